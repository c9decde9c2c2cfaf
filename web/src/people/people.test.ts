import { beforeAll, describe, expect, it, vi } from "vitest";
import { reader } from "../lib/language.svelte";
import type { Attendance, SeatInfo, TableInfo } from "../lib/messages";
import { clockWords, lengthWords, peopleOf, presenceWords } from "./people";

const NOW = Date.parse("2026-01-01T12:00:00Z");

const seat = (name: string, extra: Partial<SeatInfo> = {}): SeatInfo => ({
    seat: name,
    name: "",
    kind: "person",
    style: "",
    taken: true,
    here: true,
    away: null,
    ...extra,
});

const info = (seats: SeatInfo[], extra: Partial<TableInfo> = {}): TableInfo =>
    ({ table: "t", seats, me: "blue", host: true, patience: 300, ...extra }) as TableInfo;

const away = (minutes: number): Partial<SeatInfo> => ({
    here: false,
    away: new Date(NOW - minutes * 60_000).toISOString(),
});

const at = (said: Attendance): { said: Attendance; at: number } => ({ said, at: NOW - 10_000 });

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    await reader.read("en");
});

describe("people", () => {
    it("says who is here, who thinks, who is away, and for whom a bot plays", () => {
        const table = info([
            seat("blue"),
            seat("red"),
            seat("yellow", away(6)),
            seat("green"),
            seat("purple", { kind: "bot" }),
        ]);
        const people = peopleOf(table, at({ thinking: { red: 32_000 }, bots: { green: "trader" } }), NOW);
        expect(people.map(presenceWords)).toEqual(["here", "thinking 0:42", "away 6 min", "a bot is playing"]);
    });

    it("lets a clock run only for whoever owes a decision", () => {
        const clocks = { bank: 600, increment: 0, left: { blue: 65_000, red: 600_000 }, running: ["blue"] };
        const [mine, theirs] = peopleOf(info([seat("blue"), seat("red")]), at({ clocks }), NOW);
        expect([mine?.left, mine?.low, mine?.runs]).toEqual([55_000, true, true]);
        expect([theirs?.left, theirs?.low, theirs?.runs]).toEqual([600_000, false, false]);
        expect(peopleOf(info([seat("blue")]), at({ clocks }), NOW + 999_999)[0]?.left).toBe(0);
    });

    it("offers what the reader may do, and nothing once the game has ended", () => {
        const seats = [seat("blue"), seat("red", away(6)), seat("yellow", away(4)), seat("green", { taken: false })];
        const said: Attendance = { thinking: { red: 1, blue: 1 } };
        const may = (table: TableInfo, more: Attendance = said): string[] =>
            peopleOf(table, at(more), NOW).map(({ may }) => may.join(" "));
        expect(may(info(seats))).toEqual(["", "takeover nudge", "", "takeover"]);
        expect(may(info(seats, { host: false }))).toEqual(["", "nudge", "", ""]);
        expect(may(info(seats, { me: null, host: false }))).toEqual(["", "", "", ""]);
        expect(may(info(seats), { ...said, ended: true })).toEqual(["", "", "", ""]);
        const bots = { red: "trader", yellow: "trader" };
        expect(may(info(seats), { bots, by_host: ["red"] })).toEqual(["", "return", "", "takeover"]);
        expect(may(info(seats), { bots, by_host: ["red"], resigned: ["red"] })).toEqual(["", "", "", "takeover"]);
    });
});

describe("times", () => {
    it("are shown as on a clock", () => {
        expect([0, 999, 65_000, 3_661_000].map(clockWords)).toEqual(["0:00", "0:01", "1:05", "1:01:01"]);
    });

    it("are said in a word or two", () => {
        expect([5000, 360_000, 7_200_000, 259_200_000].map(lengthWords)).toEqual(["5 sec", "6 min", "2 hr", "3 days"]);
    });
});
