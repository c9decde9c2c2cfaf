// Whose move it is, in words.
import { beforeAll, describe, expect, it } from "vitest";
import { MID } from "../lib/fake-server";
import { rootElement } from "../lib/fake-browser";
import { reader, t } from "../lib/language.svelte";
import type { Phase, SeatInfo, Situation } from "../lib/messages";
import { idleWords, isMyMove, titleWords } from "./waiting";

const names = (seat: string): string => seat.toUpperCase();
const situation = (change: Partial<Situation> = {}): Situation => ({ ...MID.situation, ...change });
const others: Partial<Situation> = { to_act: ["red", "green"], phase: "bid" };
const seats = (change: Partial<SeatInfo> = {}): SeatInfo[] =>
    MID.info.seats.map((one) => (one.seat === "green" ? { ...one, ...change } : one));
/** Every phase, which the type checks. */
const PHASES = Object.keys({
    interest: true,
    building: true,
    seize: true,
    sale: true,
    act: true,
    bid: true,
    decide: true,
    return: true,
    over: true,
} satisfies Record<Phase, true>) as Phase[];

beforeAll(async () => {
    rootElement();
    await reader.read("en");
});

describe("the title", () => {
    it("asks the reader for the first action, and then for the second", () => {
        const boards = MID.situation.boards.map((board) => ({ ...board, actions: 1 }));
        expect(titleWords(situation(), names)).toBe(t("deciding-title-act-first"));
        expect(titleWords(situation({ boards }), names)).toBe(t("deciding-title-act-second"));
    });

    it.each(PHASES.filter((phase) => phase !== "act" && phase !== "over"))(
        "asks the reader in the phase %s",
        (phase) => {
            expect(reader.has(`deciding-title-${phase}`)).toBe(true);
            expect(titleWords(situation({ phase }), names)).toBe(t(`deciding-title-${phase}`));
        },
    );

    it("says who is waited for, all of them", () => {
        const said = titleWords(situation(others), names);
        expect(said).toContain("RED and GREEN");
        expect(said).not.toBe(titleWords(situation({ ...others, to_act: ["red"] }), names));
    });

    it.each(PHASES.filter((phase) => phase !== "over"))("says who is waited for in the phase %s", (phase) => {
        expect(titleWords(situation({ ...others, phase }), names)).toContain("RED and GREEN");
    });

    it("waits for nobody while all bids are in", () => {
        const all: Partial<Situation> = { phase: "bid", to_act: [] };
        expect(titleWords(situation(all), names)).toBe(t("deciding-wait-reveal"));
        const mine = MID.situation.mine && { ...MID.situation.mine, sealed_bid: 3 };
        expect(idleWords(situation({ ...all, mine }), seats(), names).note, "it can't be changed any more").toBe("");
    });

    it("says that the game is over", () => {
        expect(titleWords(situation({ phase: "over", to_act: [] }), names)).toBe(t("deciding-wait-over"));
    });
});

describe("the reader's move", () => {
    it("is where the table waits for the reader, also out of turn", () => {
        expect(isMyMove(situation())).toBe(true);
        expect(isMyMove(situation({ turn: "red", to_act: ["blue"] }))).toBe(true);
        expect(isMyMove(situation({ to_act: ["red"] }))).toBe(false);
    });

    it("is never a spectator's", () => {
        expect(isMyMove(situation({ mine: null }))).toBe(false);
    });
});

describe("while nothing is drafted", () => {
    it("the reader is asked for a decision", () => {
        expect(idleWords(situation(), seats(), names)).toEqual({ headline: t("deciding-idle-act"), note: "" });
    });

    it.each(PHASES.filter((phase) => phase !== "over"))(
        "has words for the reader's decision in the phase %s",
        (phase) => {
            expect(reader.has(`deciding-idle-${phase}`)).toBe(true);
            expect(idleWords(situation({ phase }), seats(), names).headline).toBe(t(`deciding-idle-${phase}`));
        },
    );

    it("everybody else is waited for, and nothing more is said as long as all are there", () => {
        const { headline, note } = idleWords(situation(others), seats(), names);
        expect([headline, note]).toEqual([titleWords(situation(others), names), ""]);
    });

    it("a seat that nobody has taken is said before one whose player is away", () => {
        const note = (change: Partial<SeatInfo>): string => idleWords(situation(others), seats(change), names).note;
        expect(note({ taken: false, here: false })).toBe(t("deciding-wait-nobody"));
        expect(note({ here: false })).toBe(t("deciding-wait-away"));
    });

    it("somebody who is away is no matter where nobody waits for them", () => {
        const note = idleWords(situation({ to_act: ["red"] }), seats({ here: false }), names).note;
        expect(note).toBe("");
    });

    it("spectators are told that they watch", () => {
        expect(idleWords(situation({ ...others, mine: null }), seats(), names).note).toBe(t("deciding-watching"));
    });

    it("the own sealed bid is told to its bidder", () => {
        const mine = MID.situation.mine && { ...MID.situation.mine, sealed_bid: 7 };
        expect(idleWords(situation({ ...others, mine }), seats(), names).note).toContain("$7");
    });
});
