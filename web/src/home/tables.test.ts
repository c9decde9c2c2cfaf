// The own tables, in the order in which somebody wants them, and in words.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { SeatInfo, TableNews } from "../lib/messages";
import type { Found } from "../pages/found";
import { isLeft, sorted, won } from "./tables";

const NOW = Date.parse("2030-01-20T12:00:00Z");
const DAY = 24 * 3600 * 1000;

const seat = (word: string, extra: Partial<SeatInfo> = {}): SeatInfo => ({
    seat: word,
    name: "",
    kind: "bot",
    style: "trader",
    taken: true,
    here: true,
    ...extra,
});
const ALONE = [seat("blue", { kind: "person", style: "" }), seat("red"), seat("yellow")];
const WITH_BO = [...ALONE.slice(0, 2), seat("yellow", { kind: "person", style: "", name: "Bo" })];

const table = (name: string, daysAgo: number, extra: Partial<TableNews> = {}): Found => ({
    news: {
        table: name,
        me: "blue",
        rules: "classic",
        seats: ALONE,
        round: 3,
        status: "waiting_for_me",
        winners: [],
        standing: null,
        changed: new Date(NOW - daysAgo * DAY).toISOString(),
        ...extra,
    },
    pass: { table: name, token: "1" },
    path: `/t/${name}#1`,
});

const names = (tables: readonly Found[]): string[] => tables.map(({ news }) => news.table);

describe("a game that was left", () => {
    it.each([
        ["after a week alone", {}, 8, true],
        ["not within a week", {}, 6, false],
        ["not with other people", { seats: WITH_BO }, 30, false],
        ["not once it is over", { status: "finished" }, 30, false],
    ] as const)("%s", (_, extra, days, left) => {
        expect(isLeft(table("a", days, extra as Partial<TableNews>).news, NOW)).toBe(left);
    });
});

describe("sorted tables", () => {
    it("begin with the one that was opened last, if the reader plays there and it goes on", () => {
        const tables = [
            table("over", 0, { status: "finished" }),
            table("watched", 0, { me: null }),
            table("left", 9),
            table("last", 2, { status: "running" }),
            table("other", 1),
        ];
        expect(sorted(tables, NOW).last?.news.table).toBe("last");
        expect(sorted(tables.slice(0, 3), NOW).last).toBeNull();
    });

    it("ask first for those who have waited longest, and tell the newest of the others first", () => {
        const running = { status: "running" } as const;
        const finished = { status: "finished", winners: ["blue"] } as const;
        const all = sorted(
            [
                table("last", 0),
                table("short", 1),
                table("long", 5),
                table("old", 3, running),
                table("new", 1, running),
                table("first", 20, { ...finished, winners: ["red"] }),
                table("second", 4, { ...finished, winners: ["blue"] }),
                table("left", 10),
            ],
            NOW,
        );
        expect(names(all.waiting)).toEqual(["long", "short"]);
        expect(names(all.running)).toEqual(["new", "old"]);
        expect(names(all.finished)).toEqual(["second", "left", "first"]);
        expect(won(all.finished)).toBe(1);
    });
});

describe("in words", () => {
    beforeAll(async () => {
        vi.stubGlobal("document", { documentElement: { lang: "" } });
        vi.stubGlobal("location", { search: "" });
        const { reader } = await import("../lib/language.svelte");
        await reader.read("en");
    });
    const catalogue = readFileSync(resolve(import.meta.dirname, "../../../src/boxship/locales/en/home.ftl"), "utf8");

    it.each([
        ["bid", "Bid"],
        ["decide", "Decide"],
        ["act", "Play"],
        ["interest", "Play"],
    ] as const)("a button says what is due: %s", async (phase, word) => {
        const { verb } = await import("./words");
        const standing = { phase, turn: "blue", to_act: ["blue"], cash: 20, on_island: 0, supply: {} };
        expect(verb({ ...table("a", 0).news, standing })).toBe(word);
        expect(catalogue).toContain(` = ${word}\n`);
    });

    it("says who is waited for, which seats are free, and how it ended", async () => {
        const { rivals, standingWords, verb } = await import("./words");
        const { news } = table("a", 0, { seats: WITH_BO, status: "running" });
        const standing = {
            phase: "act",
            turn: "yellow",
            to_act: ["yellow"],
            cash: 20,
            on_island: 0,
            supply: {},
        } as const;
        expect(rivals(news)).toBe("Trader and Bo");
        expect(standingWords({ ...news, standing: { ...standing, to_act: ["yellow"] } })).toBe("Round 3 · Bo’s turn");
        const free = { ...news, seats: [...ALONE, seat("green", { kind: "person", taken: false })] };
        expect([standingWords(free), verb(free)]).toEqual(["One seat is free", "Invite"]);
        const over = { ...news, status: "finished", winners: ["yellow"] } as const;
        expect([standingWords({ ...over, winners: ["yellow"] }), verb({ ...over, winners: [] })]).toEqual([
            "Bo won",
            "Review",
        ]);
    });
});
