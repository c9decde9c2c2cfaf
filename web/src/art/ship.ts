// Where the containers on a ship stand.
import { SHIP } from "./shapes";

/** The left edge of a place on the ship; the first place is at the stern. */
export const shipPlace = (place: number, west: boolean): number =>
    west ? SHIP.width - SHIP.stern - SHIP.step * (place + 1) : SHIP.stern + SHIP.step * place;
