// Sitting at a table: what follows from the table, the line on its way and the way through the past together.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { entry, FakeServer, MID, moved, settled } from "../lib/fake-server";
import type { Auction, Entry, EntryKind, FactKey, HintLine, Situation } from "../lib/messages";
import { kind, target } from "./fake-table";
import { Sitting } from "./sitting.svelte";

let server: FakeServer;
let sitting: Sitting;

const KINDS = [kind("produce"), kind("sail", { targets: [target("sea"), target("red")] }), kind("loan"), kind("end")];
const AUCTION = { seller: "red", cargo: ["tan"], bidders: ["blue"], sealed: [], bids: {} } as never as Auction;

beforeEach(() => {
    server = new FakeServer();
    sitting = new Sitting("abc", "token");
});
afterEach(() => {
    sitting.store.leave();
    server.close();
});

describe("before the table is known", () => {
    it("there is no seat, nothing to do and nobody's move", () => {
        expect([sitting.seat, sitting.situation, sitting.tiles]).toEqual([null, null, []]);
        expect([sitting.isMyMove, sitting.isOver, sitting.canAskHint, sitting.undoable]).toEqual([
            false,
            false,
            false,
            null,
        ]);
    });
});

describe("whose move it is", () => {
    it("is the reader's where the table waits for the reader", () => {
        server.socket.accept();
        expect([sitting.seat, sitting.isMyMove]).toEqual(["blue", true]);
        server.socket.say(moved(101, { turn: "red", to_act: ["red"] }));
        expect(sitting.isMyMove).toBe(false);
        server.socket.say(moved(102, { turn: "red", to_act: ["yellow", "blue"] }));
        expect(sitting.isMyMove).toBe(true);
    });

    it("is never a spectator's", () => {
        server.socket.accept({
            info: { ...MID.info, me: null },
            situation: { ...MID.situation, mine: null },
        });
        expect([sitting.seat, sitting.isMyMove]).toEqual([null, false]);
    });

    it("is nobody's at the end", () => {
        server.socket.accept({ situation: { ...MID.situation, phase: "over", to_act: [] } });
        expect([sitting.isOver, sitting.isMyMove]).toEqual([true, false]);
    });

    it("is told to whatever is drawn from it", () => {
        const seen: boolean[] = [];
        const stop = $effect.root(() => {
            $effect(() => {
                seen.push(sitting.isMyMove);
            });
        });
        flushSync();
        server.socket.accept();
        flushSync();
        server.socket.say(moved(101, { to_act: ["red"] }));
        flushSync();
        stop();
        expect(seen).toEqual([false, true, false]);
    });
});

describe("what can be done", () => {
    beforeEach(() => server.socket.accept({ kinds: KINDS, can_undo: true, log: [] }));

    it("is a tile for each kind that costs an action", () => {
        expect(sitting.tiles.map(({ kind: { kind } }) => kind)).toEqual(["produce", "sail"]);
    });

    it("is nothing while the past is looked at", async () => {
        server.answer({ ...MID.situation, number: 40 });
        sitting.history.go(40);
        await settled();
        expect(sitting.situation?.number).toBe(40);
        expect([sitting.kinds, sitting.tiles, sitting.canAskHint, sitting.undoable]).toEqual([[], [], false, null]);
        sitting.history.toLive();
        expect([sitting.kinds.length, sitting.canAskHint]).toEqual([4, true]);
    });
});

describe("undo", () => {
    const line = (number: number, key: FactKey, kind: EntryKind = "line"): Entry =>
        entry(number, { kind, facts: [{ key, seat: "blue" }] });

    it("says the last line that still stands", () => {
        const log = [line(98, "produce"), line(99, "warehouse"), line(100, "undo", "undo")];
        server.socket.accept({ can_undo: true, log });
        expect(sitting.undoable).toBe("log-produce");
    });

    it("says nothing where the table would not take anything back", () => {
        server.socket.accept({ can_undo: false, log: [line(100, "produce")] });
        expect(sitting.undoable).toBeNull();
    });
});

describe("hints", () => {
    const LINE = { line: "sail red", draft: { kind: "sail", target: "red" } } as HintLine;

    beforeEach(() => server.socket.accept({ kinds: KINDS }));

    it("are shown only as long as there is something to decide", async () => {
        server.answer({ lines: [], cargo: null, bids: [], playouts: 1 });
        sitting.hints.show();
        expect(sitting.isHinted).toBe(true);
        await settled();
        server.socket.say(moved(101, { to_act: ["red"] }));
        expect(sitting.isHinted).toBe(false);
    });

    it("stand in the dialog, not beside the table, during an auction", () => {
        server.socket.say(moved(101, { phase: "bid", auction: AUCTION }));
        expect([sitting.isMyMove, sitting.canAskHint]).toEqual([true, false]);
    });

    it("become the draft, and the same again takes it back", async () => {
        server.answer({ draft: LINE.draft, line: LINE.line, reason: null, goods: [], pieces: [] });
        sitting.take(LINE);
        await settled();
        expect(sitting.deciding.composition?.line).toBe("sail red");
        sitting.take(LINE);
        expect(sitting.deciding.composition).toBeNull();
    });

    it("take the place of what was drafted", async () => {
        server.answer({ draft: { kind: "produce" }, line: "produce", reason: null, goods: [], pieces: [] });
        sitting.deciding.begin("produce");
        await settled();
        server.answer({ draft: LINE.draft, line: LINE.line, reason: null, goods: [], pieces: [] });
        sitting.take(LINE);
        await settled();
        expect(sitting.deciding.composition?.draft).toEqual(LINE.draft);
        expect(server.received.at(-1)?.body).toMatchObject({ kind: "sail", target: "red" });
    });
});

it("knows an auction that was put aside", () => {
    server.socket.accept();
    expect(sitting.auctionAside).toBe(false);
    const situation: Situation = { ...MID.situation, phase: "bid", auction: AUCTION };
    sitting.auction.follow(situation, null, "blue", false);
    expect(sitting.auctionAside).toBe(false);
    sitting.auction.minimised = true;
    expect(sitting.auctionAside).toBe(true);
});

it("calls players by their names, and by their colours where they have none", () => {
    const seats = MID.info.seats.map((one) => (one.seat === "red" ? { ...one, name: "Kim" } : one));
    server.socket.accept({ info: { ...MID.info, seats } });
    expect([sitting.names("red"), sitting.names("green")]).toEqual(["Kim", "seat-green"]);
});
