// What undo would take back: the own last line that still stands, as the log says it.
import type { Entry } from "../lib/messages";
import type { SeatNames } from "../lib/reason";
import { undoneNumbers } from "../log/rows";
import { plain } from "../log/sentence";

export function lastDeed(log: readonly Entry[], names: SeatNames): string {
    const undone = undoneNumbers(log);
    const last = log.findLast(({ kind, number }) => kind === "line" && !undone.has(number));
    return last?.facts.map((fact) => plain(fact, names)).join(". ") ?? "";
}
