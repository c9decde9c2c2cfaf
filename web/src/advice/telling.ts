// Which turning points of a game are told: those that clearly cost a chance to win, the reader's own first.
import type { TurningPoint } from "../lib/messages";

/** More than these is a list that nobody reads. */
const MOST = 5;

/** The points worth telling: the reader's own, then those of the others, each in the order of the game. */
export function telling(points: readonly TurningPoint[], me: string | null): TurningPoint[] {
    const others = ({ seat }: TurningPoint): number => (seat === me ? 0 : 1);
    return points
        .filter(({ win_loss: { mean, margin } }) => mean > margin)
        .toSorted((one, other) => others(one) - others(other) || one.number - other.number)
        .slice(0, MOST);
}
