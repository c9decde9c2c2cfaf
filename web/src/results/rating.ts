// A rating against computer players, with how sure it is. Each player has a strength, and wins a game with the chance of
// their share in the strengths at the table (Plackett and Luce). A trader's strength is 1; that of the others follows from
// how often they win against three traders, which the server says. The reader's is what their games leave likely.
import type { BotChoice } from "../lib/messages";
import type { Result } from "./results";

export interface Rating {
    /** On the usual scale: 1500 is as good as a trader, 400 more is ten times as strong. */
    value: number;
    low: number;
    high: number;
    /** The chance to win against three traders, likewise: from 0 to 1. */
    wins: number;
    winsLow: number;
    winsHigh: number;
    /** So many games it rests on. */
    games: number;
}

const TRADERS = 3;
const MIDDLE = 1500;
const SCALE = 400;
/** Before any game: somewhere around a trader, perhaps ten times stronger or weaker (natural logarithm). */
const SPREAD = Math.log(10) / 1.645;
const REACH = 7;
const STEPS = 700;
/** Of 200 games: nobody wins none or all of them for ever. */
const FEWEST = 0.005;
const TAIL = 0.025;

/** How strong a computer player is that wins so many of 100 games against three traders. */
export function strengthOf(wins: number): number {
    const share = Math.min(1 - FEWEST, Math.max(FEWEST, wins / 100));
    return (TRADERS * share) / (1 - share);
}

const chance = (strength: number): number => strength / (strength + TRADERS);

/** The rating that games against computer players leave likely; null without any. */
export function ratingOf(results: readonly Result[], bots: readonly BotChoice[]): Rating | null {
    const strengths = new Map(bots.map(({ name, wins }) => [name, strengthOf(wins)]));
    const games = results.flatMap(({ bots: others, players, won }) => {
        const known = others.map((name) => strengths.get(name)).filter((strength) => strength !== undefined);
        return known.length === players - 1 ? [{ won, against: known.reduce((sum, each) => sum + each, 0) }] : [];
    });
    if (games.length === 0) return null;
    const points = Array.from({ length: STEPS + 1 }, (_, step) => -REACH + (2 * REACH * step) / STEPS);
    const heights = points.map((log) => {
        const strength = Math.exp(log);
        return games.reduce(
            (sum, { won, against }) =>
                sum +
                won * Math.log(strength / (strength + against)) +
                (1 - won) * Math.log(against / (strength + against)),
            -((log / SPREAD) ** 2) / 2,
        );
    });
    const most = Math.max(...heights);
    const weights = heights.map((height) => Math.exp(height - most));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const quantile = (share: number): number => {
        let passed = 0;
        const at = weights.findIndex((weight) => (passed += weight) >= share * whole);
        return points[at] ?? REACH;
    };
    const rated = (log: number): number => Math.round(MIDDLE + SCALE * (log / Math.LN10));
    const [low, middle, high] = [quantile(TAIL), quantile(0.5), quantile(1 - TAIL)];
    return {
        value: rated(middle),
        low: rated(low),
        high: rated(high),
        wins: chance(Math.exp(middle)),
        winsLow: chance(Math.exp(low)),
        winsHigh: chance(Math.exp(high)),
        games: games.length,
    };
}
