// What is drawn: whose board it is, which containers lie where, and what the draft adds to them.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { begun } from "../deciding/draft";
import { composition, NO_CASH, piece } from "../deciding/fake-table";
import type { BoardDeciding } from "../lib/board-deciding";
import { MID } from "../lib/fake-server";
import type { Board, Composition, Situation, TableInfo } from "../lib/messages";
import { Drawing, type Given, type Shown } from "./drawing.svelte";
import type { Motion } from "./motion.svelte";

let given: Given;
let drawn: Drawing;

/** A board's things, changed. */
const changed = (seat: string, change: Partial<Board>): Situation => ({
    ...MID.situation,
    boards: MID.situation.boards.map((board) => (board.seat === seat ? { ...board, ...change } : board)),
});

function decidingWith(answer: Partial<Composition> = {}, more: Partial<BoardDeciding> = {}): BoardDeciding {
    const draft = composition(begun("produce"), answer);
    return {
        composition: draft,
        preview: draft.after,
        arranging: null,
        spot: vi.fn(),
        press: vi.fn(),
        reach: vi.fn(),
        good: vi.fn(),
        pick: vi.fn(),
        unpick: vi.fn(),
        move: vi.fn(),
        explain: vi.fn(),
        ...more,
    };
}

const read = (all: readonly Shown[]): string[] =>
    all.map(({ word, number, drafted }) => `${word} ${number}${drafted ? " drafted" : ""}`);

beforeEach(() => {
    given = { info: MID.info, situation: MID.situation, deciding: null, still: false };
    drawn = new Drawing(() => given, {} as Motion);
});

describe("a drawing", () => {
    it("follows what it is given", () => {
        expect([drawn.still, drawn.situation, drawn.rules]).toEqual([false, MID.situation, MID.info.rules]);
        given = { ...given, still: true, situation: changed("red", { loans: 2 }) };
        expect([drawn.still, drawn.board("red").loans]).toEqual([true, 2]);
    });

    it("knows no board of somebody who does not play", () => {
        expect(() => drawn.board("purple")).toThrow("There is no board of purple.");
    });

    it.each([
        ["yellow", ["yellow", "green", "blue", "red"]],
        [null, ["blue", "red", "yellow", "green"]],
    ])("seats everybody around %s", (me, seats) => {
        given = { ...given, info: { ...MID.info, me } };
        expect(drawn.seats).toEqual(seats);
    });
});

describe("a player", () => {
    const named = (name: string, style = ""): TableInfo => ({
        ...MID.info,
        seats: MID.info.seats.map((one) => (one.seat === "red" ? { ...one, name, style } : one)),
    });

    it("is called by name, or by colour", () => {
        given = { ...given, info: named("Kim") };
        expect([drawn.name("red"), drawn.name("green")]).toEqual(["Kim", "seat-green"]);
    });

    it("is introduced with the computer player behind the name, and a person without", () => {
        given = { ...given, info: named("Kim", "trader:shipper") };
        expect([drawn.introduced("red"), drawn.introduced("blue")]).toEqual(["Kim · trader:shipper", "seat-blue"]);
    });

    it("has a ship at sea, at the island, at the bank or in somebody's harbour", () => {
        expect(["sea", "island", "bank", "red"].map((at) => drawn.whereabouts(at))).toEqual([
            "board-at-sea",
            "board-at-island",
            "board-at-bank",
            "board-at-harbour",
        ]);
    });
});

describe("a store", () => {
    it("shows its containers under names that tell equal ones apart", () => {
        expect(read(drawn.store("blue", "factory"))).toEqual([
            "black@3 0",
            "white@3 0",
            "tan@2 0",
            "tan@3 0",
            "tan@3 1",
        ]);
        expect(drawn.store("blue", "factory").at(-1)).toEqual({
            place: "blue.factory:tan@3:1",
            where: "blue.factory",
            word: "tan@3",
            colour: "tan",
            price: 3,
            number: 1,
            drafted: false,
        });
    });

    it("that is being arranged is shown as the draft has it, with what is new in it", () => {
        const pieces = [
            piece("tan", 3, { store: "factory" }),
            piece("tan", 3, { store: "factory", new: true }),
            piece("black", 2, { store: "harbour" }),
        ];
        given = { ...given, deciding: decidingWith({ pieces }) };
        expect(drawn.arranging("blue", "factory")).toBe(true);
        expect(read(drawn.store("blue", "factory"))).toEqual(["tan@3 0", "tan@3 1 drafted"]);
        expect(read(drawn.store("blue", "harbour"))).toEqual(["black@2 0"]);
    });

    it("of somebody else is never the one that is being arranged", () => {
        given = { ...given, deciding: decidingWith({ pieces: [piece("tan", 3, { store: "factory" })] }) };
        expect(drawn.arranging("red", "factory")).toBe(false);
        expect(drawn.store("red", "factory")).toHaveLength(6);
    });
});

describe("a ship", () => {
    it("shows its cargo, equal containers numbered", () => {
        expect(read(drawn.cargo("red"))).toEqual(["black 0", "black 1"]);
        expect(drawn.cargo("red")[1]).toMatchObject({ place: "red.ship:black:1", where: "red.ship", price: null });
    });

    it("shows what the draft would load behind what it has", () => {
        given = { ...given, situation: changed("blue", { ship: ["tan", "black"] }) };
        const after = changed("blue", { ship: ["black", "tan", "tan", "white"] });
        given.deciding = decidingWith({ after });
        expect(read(drawn.cargo("blue"))).toEqual(["tan 0", "black 0", "tan 1 drafted", "white 0 drafted"]);
    });

    it("keeps what a draft would unload until it is played", () => {
        given = { ...given, situation: changed("blue", { ship: ["tan", "black"] }) };
        given.deciding = decidingWith({ after: changed("blue", { ship: [] }) });
        expect(read(drawn.cargo("blue"))).toEqual(["tan 0", "black 0"]);
    });

    it("of somebody else does not change with the reader's draft", () => {
        given.deciding = decidingWith({ after: changed("red", { ship: ["black", "black", "tan"] }) });
        expect(drawn.preview("red")).toBeNull();
        expect(read(drawn.cargo("red"))).toEqual(["black 0", "black 1"]);
    });
});

describe("what is pressed", () => {
    it("goes to whoever decides", () => {
        const deciding = decidingWith();
        given = { ...given, deciding };
        const [shown] = drawn.store("red", "harbour");
        if (shown === undefined) throw new Error("Red's harbour is empty.");
        drawn.press("sail:red");
        drawn.explain(NO_CASH, null);
        drawn.good(shown);
        drawn.spot("warehouse");
        expect(deciding.press).toHaveBeenCalledWith("sail:red");
        expect(deciding.explain).toHaveBeenCalledWith(NO_CASH, null);
        expect(deciding.good).toHaveBeenCalledWith("red.harbour", "brown@3");
        expect(deciding.spot).toHaveBeenCalledWith("warehouse");
    });

    it("is nothing where nobody decides", () => {
        const [shown] = drawn.store("red", "harbour");
        expect([drawn.spot("warehouse"), shown && drawn.good(shown)]).toEqual([undefined, undefined]);
        expect(() => drawn.press("warehouse")).not.toThrow();
    });
});

describe("a new price", () => {
    it("is said of the only store that is being arranged", () => {
        const deciding = decidingWith({}, { arranging: "factory" });
        given = { ...given, deciding };
        drawn.move("factory", "tan@3", 4);
        expect(deciding.move).toHaveBeenCalledWith("tan@3", 4);
    });

    it("names its store where two are being arranged", () => {
        const deciding = decidingWith();
        given = { ...given, deciding };
        drawn.move("harbour", "tan@3", 4);
        expect(deciding.move).toHaveBeenCalledWith("harbour tan@3", 4);
    });

    it("that is the old one is none, but lets the container go", () => {
        const deciding = decidingWith();
        given = { ...given, deciding };
        drawn.held = { store: "factory", word: "tan@3" };
        drawn.move("factory", "tan@3", 3);
        expect(deciding.move).not.toHaveBeenCalled();
        expect(drawn.held).toBeNull();
    });
});

describe("a container that waits for its lane", () => {
    beforeEach(() => {
        drawn.held = { store: "factory", word: "tan@3" };
    });

    it("is let go with its store", () => {
        drawn.letGo("blue", "factory");
        expect(drawn.held).toBeNull();
    });

    it.each<[string, "factory" | "harbour"]>([
        ["blue", "harbour"],
        ["red", "factory"],
    ])("still waits when it was about %s's %s", (seat, store) => {
        drawn.letGo(seat, store);
        expect(drawn.held).not.toBeNull();
    });
});
