// Several people at one screen: whose turn it is to look, and that nobody's secrets are shown to another.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FakeServer, MID, moved } from "../lib/fake-server";
import type { Situation, TableState } from "../lib/messages";
import { Together } from "./together.svelte";

const SEATS = ["blue", "red", "yellow", "green"];

let server: FakeServer;
let together: Together;

/** The table as a seat sees it; each seat's token is its name. */
const seenBy = (seat: string | null, change: Partial<Situation> = {}): Partial<TableState> => ({
    info: { ...MID.info, me: seat, watch: "stands" },
    situation: {
        ...MID.situation,
        ...change,
        mine: seat === null || MID.situation.mine === null ? null : { ...MID.situation.mine, seat },
    },
});

/** People at one screen, each with a connection that stands. */
function sit(...seats: string[]): void {
    together = new Together("abc", seats);
    seats.forEach((seat, index) => server.sockets[index]?.accept(seenBy(seat)));
}

/** Everybody hears of an event. */
function happens(number: number, change: Partial<Situation>): void {
    for (const { seat } of together.sittings) {
        const message = moved(number, change);
        const situation = { ...message.situation, ...seenBy(seat, change).situation, number };
        server.socketOf(seat ?? "").say({ ...message, situation });
    }
    together.follow();
}

const sittingOf = (seat: string) => {
    const found = together.sittings.find((one) => one.seat === seat);
    if (found === undefined) throw new Error(`${seat} does not sit here.`);
    return found;
};

beforeEach(() => {
    server = new FakeServer();
});
afterEach(() => {
    together.leave();
    server.close();
});

describe("one person", () => {
    beforeEach(() => sit("blue"));

    it("is shown at once and stays, whoever is in turn", () => {
        expect([together.shared, together.shown?.seat]).toEqual([false, "blue"]);
        happens(101, { turn: "red", to_act: ["red"] });
        expect([together.isDone, (together.shown?.hide ?? null) !== null, together.shown?.seat]).toEqual([
            false,
            false,
            "blue",
        ]);
        together.close();
        expect(together.shown?.seat).toBe("blue");
    });

    it("needs no view of the table for everybody", () => {
        together.follow();
        expect([together.open, server.sockets.length]).toEqual([null, 1]);
    });
});

describe("a shared screen", () => {
    beforeEach(() => sit("blue", "red"));

    it("shows nobody's things before somebody has said to be there", () => {
        expect([together.shared, together.shown]).toEqual([true, null]);
    });

    it("shows the table as everybody may see it, over a connection of its own", () => {
        expect(together.open).toBeNull();
        together.follow();
        together.follow();
        expect(server.sockets).toHaveLength(3);
        server.socket.accept(seenBy(null));
        expect(server.socket.sent[0]).toMatchObject({ token: "stands" });
        expect([together.open?.seat, together.open?.situation?.mine]).toEqual([null, null]);
    });

    it("invites with the link to a seat that those who sit here have, though the view for all has none", () => {
        together.follow();
        server.socket.accept(seenBy(null));
        const host = together.sittings[0]?.store;
        if (host?.info) host.info = { ...host.info, join: "seats" };
        expect([together.open?.store.info?.join ?? null, together.open?.invitation?.join]).toEqual([null, "seats"]);
    });

    it("shows whoever takes it", () => {
        together.take(sittingOf("red"));
        expect(together.shown?.seat).toBe("red");
        together.close();
        expect(together.shown).toBeNull();
    });

    it("changes what is drawn when it is handed on", () => {
        const seen: (string | null | undefined)[] = [];
        const stop = $effect.root(() => {
            $effect(() => {
                seen.push(together.shown?.seat);
            });
        });
        for (const act of [() => together.take(sittingOf("red")), () => together.close()]) {
            flushSync();
            act();
        }
        flushSync();
        stop();
        expect(seen).toEqual([undefined, "red", undefined]);
    });
});

describe("who is wanted", () => {
    it("is nobody until the table is known", () => {
        together = new Together("abc", ["blue", "red"]);
        expect(together.wanted).toBeNull();
    });

    it("is the one whom the table waits for", () => {
        sit("blue", "red");
        expect(together.wanted?.seat).toBe("blue");
        happens(101, { turn: "red", to_act: ["red"] });
        expect(together.wanted?.seat).toBe("red");
        happens(102, { turn: "green", to_act: ["green"] });
        expect(together.wanted).toBeNull();
    });

    it.each([
        ["blue", "red"],
        ["red", "yellow"],
        ["yellow", "green"],
        ["green", "blue"],
    ])("is the first to the left of %s, who lands for an auction", (turn, first) => {
        sit(...SEATS);
        happens(101, { turn, to_act: SEATS.filter((seat) => seat !== turn), phase: "bid" });
        expect(together.wanted?.seat).toBe(first);
    });

    it("is the player in turn before all others", () => {
        sit("blue", "yellow", "red");
        happens(101, { turn: "yellow", to_act: ["blue", "red", "yellow"] });
        expect(together.wanted?.seat).toBe("yellow");
    });
});

describe("somebody who decides", () => {
    beforeEach(() => {
        sit("blue", "red");
        together.take(sittingOf("blue"));
    });

    it("is not hurried as long as the decision is open", () => {
        expect([together.isDone, (together.shown?.hide ?? null) !== null]).toEqual([false, true]);
        happens(101, { to_act: ["blue"] });
        expect(together.isDone).toBe(false);
    });

    it("sees their own things no longer than that, also when a computer player comes next", () => {
        happens(101, { turn: "green", to_act: ["green"] });
        expect([together.shown, (together.shown?.hide ?? null) !== null]).toEqual([null, false]);
    });

    it("can hide them earlier", () => {
        together.shown?.hide?.();
        expect([together.shown, (together.shown?.hide ?? null) !== null]).toEqual([null, false]);
    });

    it("stays where the same person is asked again, together with others", () => {
        happens(101, { turn: "red", to_act: ["blue", "red"], phase: "bid" });
        expect([together.isDone, together.shown?.seat]).toEqual([false, "blue"]);
    });
});

describe("somebody who only looks", () => {
    beforeEach(() => {
        sit("blue", "red");
        happens(101, { turn: "green", to_act: ["green"] });
        together.take(sittingOf("red"));
    });

    it("may look as long as nobody else is wanted", () => {
        expect([(together.shown?.hide ?? null) !== null, together.shown?.seat]).toEqual([true, "red"]);
        happens(102, { turn: "blue", to_act: ["blue"] });
        expect([(together.shown?.hide ?? null) !== null, together.shown]).toEqual([false, null]);
    });

    it("decides when asked, and is done afterwards like everybody", () => {
        happens(102, { turn: "red", to_act: ["red"] });
        expect(together.shown?.seat).toBe("red");
        happens(103, { turn: "green", to_act: ["green"] });
        expect(together.shown).toBeNull();
    });
});

describe("the end", () => {
    it("has no secrets: everybody sees the result at once", () => {
        sit("blue", "red");
        happens(101, { phase: "over", to_act: [] });
        expect(together.shown).not.toBeNull();
        expect([(together.shown?.hide ?? null) !== null, together.isDone]).toEqual([false, false]);
    });

    it("leaves whoever has decided last in front of the result", () => {
        sit("blue", "red");
        together.take(sittingOf("red"));
        happens(101, { phase: "over", to_act: [] });
        expect([together.shown?.seat, together.isDone]).toEqual(["red", false]);
    });

    it("of a table that is gone is said, not hidden behind the question who is there", () => {
        sit("blue", "red");
        server.socketOf("red").say({
            type: "closed",
            problem: { code: "not_found", sentence: "", reason: null },
        });
        expect(together.shown?.store.closed?.code).toBe("not_found");
    });
});

it("leaves with everybody, and with the view for all", () => {
    sit("blue", "red");
    together.follow();
    together.leave();
    expect(server.sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, true]);
});
