import { beforeEach, describe, expect, it, vi } from "vitest";
import table from "../../fixtures/over.json";
import told from "../../fixtures/story.json";
import { storage } from "../lib/fake-browser";
import type { Story, TableState } from "../lib/messages";
import { ratingOf, strengthOf } from "./rating";
import { csvOf, grouped, keepResult, resultOf, results, type Result } from "./results";

const { info, situation } = table as unknown as TableState;
const story = told as unknown as Story;
const BOTS = [
    { name: "trader", level: 2, wins: 25 },
    { name: "captain:3", level: 5, wins: 98 },
];
const game = (more: Partial<Result> = {}): Result => ({
    table: "a",
    seat: "blue",
    date: "2026-02-28",
    rules: "classic",
    players: 4,
    bots: ["trader", "trader", "trader"],
    place: 1,
    total: 90,
    margin: 5,
    won: 1,
    bids: 4,
    off: 3,
    below: 1,
    ...more,
});

beforeEach(() => {
    vi.unstubAllGlobals();
});

describe("own results", () => {
    it("are those of the seat, and none for a spectator", () => {
        const [first] = situation.scores;
        const seat = first?.seat ?? "";
        const result = resultOf({ ...info, me: seat }, situation, story, "2026-02-28");
        expect(result).toMatchObject({ seat, place: 1, total: first?.total, won: 1, players: situation.scores.length });
        expect(result?.margin).toBe((first?.total ?? 0) - (situation.scores[1]?.total ?? 0));
        expect(result?.bids).toBe(story.judgement[seat]?.bids);
        expect(resultOf({ ...info, me: null }, situation, story, "")).toBeNull();
    });

    it("are kept once, and what can't be read is left out", () => {
        const kept = storage();
        keepResult(game());
        keepResult(game({ total: 1 }));
        keepResult(game({ seat: "red" }));
        expect(results().map(({ seat, total }) => [seat, total])).toEqual([
            ["red", 90],
            ["blue", 90],
        ]);
        kept.set("boxship.results", JSON.stringify([game(), { table: 3 }, null, { ...game(), off: "much" }]));
        expect(results()).toHaveLength(1);
        kept.set("boxship.results", "{");
        expect(results()).toEqual([]);
    });

    it("are nothing where nothing can be kept", () => {
        storage({ refuses: true });
        keepResult(game());
        expect(results()).toEqual([]);
    });

    it("are a table for other programs, with nothing in it that would be run", () => {
        const lines = csvOf([game({ rules: '=1+"2"', bots: ["trader", "captain:3"] })]).split("\r\n");
        expect(lines[0]).toBe("date,rules,players,bots,place,total,margin,won,bids,off,below,table,seat");
        expect(lines[1]).toBe(`"2026-02-28","'=1+""2""",4,"trader captain:3",1,90,5,1,4,3,1,"a","blue"`);
        expect(lines).toHaveLength(3);
    });

    it("are summed up by what they have in common", () => {
        const all = [game(), game({ won: 0, place: 3, margin: -15, bids: 0 }), game({ bots: ["captain:3"], off: 9 })];
        const [traders, captain] = grouped(all, ({ bots }) => bots);
        expect(traders).toMatchObject({ label: "trader", games: 2, wins: 1, place: 2, margin: -5, off: 3 });
        expect(captain).toMatchObject({ label: "captain:3", games: 1, off: 9 });
    });
});

describe("the rating", () => {
    it("takes a trader for 1, and who always wins for very strong, not for endless", () => {
        expect(strengthOf(25)).toBeCloseTo(1);
        expect(strengthOf(100)).toBeLessThan(1000);
        expect(strengthOf(0)).toBeGreaterThan(0);
    });

    it("says how sure it is: the more games, the surer", () => {
        const some = (count: number): Result[] =>
            Array.from({ length: count }, (_, at) => game({ won: at % 4 === 0 ? 1 : 0 }));
        const [few, many] = [ratingOf(some(8), BOTS), ratingOf(some(200), BOTS)];
        expect(many?.wins).toBeCloseTo(0.25, 1);
        expect(Math.abs((many?.value ?? 0) - 1500)).toBeLessThan(30);
        expect((many?.high ?? 0) - (many?.low ?? 0)).toBeLessThan(((few?.high ?? 0) - (few?.low ?? 0)) / 2);
        expect(many?.games).toBe(200);
    });

    it("values a victory over captains more", () => {
        const over = (bot: string): number => ratingOf([game({ bots: [bot, bot, bot] })], BOTS)?.value ?? 0;
        expect(over("captain:3")).toBeGreaterThan(over("trader"));
    });

    it("counts only games against computer players that it knows", () => {
        expect(ratingOf([game({ bots: ["trader", "trader"] }), game({ bots: ["x", "x", "x"] })], BOTS)).toBeNull();
        expect(ratingOf([], BOTS)).toBeNull();
    });
});
