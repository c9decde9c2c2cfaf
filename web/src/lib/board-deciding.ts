// What the drawn table asks of whoever decides: which things on it are lit, why the others are not, and what a press does.
// The board draws this and knows nothing else about deciding.
import type { Composition, Good, Reason, Situation } from "./messages";

/** A thing on the board that can be pressed, besides containers: the words that follow are its name. */
export type Spot =
    | `sail:${string}` // sea, island, bank or a seat
    | `machine:${string}` // a colour
    | "warehouse"
    | `buy:${string}` // the factory store of a seat
    | "produce"
    | "reprice"
    | "load"
    | `call:${string}` // a broker's space, like `2 containers`
    | `seize:${string}`; // a building of the player in turn: `machine tan`, `warehouse`

export interface SpotState {
    lit: boolean;
    selected: boolean;
    reason: Reason | null;
}

export interface BoardDeciding {
    /** The line on its way; null while there is none. */
    readonly composition: Composition | null;
    /** The table as the draft would leave it; drafted pieces are drawn from the difference. */
    readonly preview: Situation | null;
    /** The own store that is being arranged. */
    readonly arranging: "factory" | "harbour" | null;
    /** Undefined: this spot is nothing to decide about now, and is drawn plain. */
    spot(spot: Spot): SpotState | undefined;
    press(spot: Spot): void;
    /** Press a spot for the sake of one of its containers, which is picked too. */
    reach(spot: Spot, where: string, word: string): Promise<void>;
    /** Undefined: this container is nothing to decide about now. `where` is `red.factory`, `red.harbour`, `blue.dock`,
     *  and where something is seized also `red.ship`, `red.island`. */
    good(where: string, word: string): Good | undefined;
    pick(where: string, word: string): void;
    unpick(where: string, word: string): void;
    /** Give a piece of the store being arranged another price. */
    move(word: string, price: number): void;
    /** Show a reason to the reader, near the element if there is one. */
    explain(reason: Reason, near: Element | null): void;
}
