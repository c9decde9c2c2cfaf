// Containers that could be seized, as things to pick on the drawn table: they lie where the line says, on the board of
// the player in turn.
import type { Draft, Good, Kind, Situation } from "../lib/messages";

/** What is drafted, and what could be. */
interface Drafting {
    readonly drafted: Kind | undefined;
    readonly target: string | null;
}

export const isSeized = ({ kind }: Draft): boolean => kind === "seize";

/** The container of this word at this place (`red.island`), if it could be seized; of equal ones the last is taken. */
export function seizable(
    { drafted, target: chosen }: Drafting,
    situation: Situation | null,
    where: string,
    word: string,
): Good | undefined {
    const [seat, place = ""] = where.split(".");
    if (drafted?.kind !== "seize" || situation === null || seat !== situation.turn) return undefined;
    const target = drafted.targets.find((one) => one.target === `${place} ${word}`);
    const board = situation.boards.find((one) => one.seat === seat);
    if (target === undefined || board === undefined) return undefined;
    const picked = chosen === target.target ? 1 : 0;
    const lying = { factory: board.factory, harbour: board.harbour, ship: board.ship, dock: board.dock }[place];
    const there = lying?.filter((one) => one === word).length ?? board.island[word] ?? 0;
    return { word: target.target, where, there, picked, reason: target.reason };
}
