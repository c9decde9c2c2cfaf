// No two ships ever touch, whoever comes and goes, and a ship that stays is never shifted.
import { describe, expect, it } from "vitest";
import { SHIP } from "../art/shapes";
import { harbourOf, moored, touching, type Moored, type Position, type Waters } from "./moorings";
import { slotsFor, type Format } from "./places";

const SEATS = ["blue", "red", "yellow", "green", "purple"];

const watersOf = (players: number, bank: boolean, format: Format = "lying"): Waters => ({
    seats: SEATS.slice(0, players),
    slots: slotsFor(players, format),
    bank,
    format,
});

/** Both charts, with the bank and without. */
const CHARTS: [Format, boolean][] = [
    ["lying", false],
    ["lying", true],
    ["upright", false],
    ["upright", true],
];

/** Every way in which the ships of these seats can lie; no ship lies in its own harbour. */
function* positions(waters: Waters, done: Position[] = []): Generator<Position[]> {
    const seat = waters.seats[done.length];
    if (seat === undefined) {
        yield done;
        return;
    }
    const places = ["sea", "island", ...(waters.bank ? ["bank"] : []), ...waters.seats.filter((at) => at !== seat)];
    for (const at of places) yield* positions(waters, [...done, { seat, at }]);
}

function collisions(ships: ReadonlyMap<string, Moored>): string[] {
    const all = [...ships];
    return all.flatMap(([seat, one], index) =>
        all.slice(index + 1).flatMap(([other, two]) => (touching(one, two) ? [`${seat} and ${other}`] : [])),
    );
}

describe.each([3, 4, 5])("with %i players", (players) => {
    it.each(CHARTS)("ships never touch when a table is opened (%s chart, bank: %s)", (format, bank) => {
        const waters = watersOf(players, bank, format);
        for (const all of positions(waters)) {
            expect(collisions(moored(waters, all)), JSON.stringify(all)).toEqual([]);
        }
    });

    it.each(CHARTS)("ships never touch when one after the other moves (%s chart, bank: %s)", (format, bank) => {
        const waters = watersOf(players, bank, format);
        const all = [...positions(waters)];
        let seed = 7;
        const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
        let now = all[0] ?? [];
        let ships = moored(waters, now);
        for (let step = 0; step < 4000; step += 1) {
            const mover = waters.seats[random(players)];
            const wish = all[random(all.length)]?.find(({ seat }) => seat === mover);
            now = now.map((ship) => (ship.seat === mover && wish !== undefined ? wish : ship));
            const next = moored(waters, now, ships);
            expect(collisions(next), JSON.stringify(now)).toEqual([]);
            for (const { seat } of now) if (seat !== mover) expect(next.get(seat)).toEqual(ships.get(seat));
            ships = next;
        }
    });
});

it("gives every ship its own anchorage at sea", () => {
    const waters = watersOf(4, false);
    const ships = moored(
        waters,
        waters.seats.map((seat) => ({ seat, at: "sea" })),
    );
    expect(new Set([...ships.values()].map(({ x, y }) => `${x},${y}`)).size).toBe(4);
});

it("keeps ships at sea away from the island's pier, with five players and the bank too", () => {
    const waters = watersOf(5, true);
    const all = (at: string): Position[] => waters.seats.map((seat) => ({ seat, at }));
    const pier = moored(waters, all("island")).get("blue");
    for (const { y } of moored(waters, all("sea")).values()) expect(y).not.toBe(pier?.y);
});

describe("a harbour", () => {
    it.each([3, 4, 5])("has its berths at the water of its board, bows to the quay (%i players)", (players) => {
        for (const slot of slotsFor(players)) {
            const all = harbourOf(slot, false);
            expect(all).toHaveLength(4);
            expect(new Set(all.map(({ west }) => west))).toEqual(new Set([slot.side === "east"]));
            for (const { x } of all) expect(slot.side === "west" ? x > 346 : x + SHIP.width < 934).toBe(true);
        }
    });

    it.each([3, 4, 5])("has its first berth beside its board on the upright chart (%i players)", (players) => {
        for (const slot of slotsFor(players, "upright")) {
            const [best] = harbourOf(slot, false, "upright");
            expect(best?.y).toBeGreaterThan(slot.y);
            expect((best?.y ?? 0) + SHIP.height).toBeLessThan(slot.y + slot.height);
            expect(best?.west).toBe(slot.side === "east");
        }
        const first = slotsFor(players, "upright").map((slot) => harbourOf(slot, false, "upright")[0]?.y);
        expect(new Set(first).size).toBe(players);
    });

    it("leaves the way to the pontoon free where there is an Investment Bank", () => {
        const [lowerLeft] = slotsFor(4);
        if (lowerLeft === undefined) throw new Error("There is no board.");
        const lowest = (bank: boolean): number => Math.max(...harbourOf(lowerLeft, bank).map(({ y }) => y));
        expect(lowest(true)).toBeLessThan(lowest(false));
    });
});

describe("a ship that stays", () => {
    const waters = watersOf(4, false);
    const at = (...places: string[]): Position[] =>
        waters.seats.map((seat, index) => ({ seat, at: places[index] ?? "sea" }));

    it("keeps its berth when the one before it leaves", () => {
        const both = moored(waters, at("green", "green"));
        const alone = moored(waters, at("sea", "green"), both);
        expect(alone.get("red")).toEqual(both.get("red"));
        expect(alone.get("red")).not.toEqual(moored(waters, at("sea", "green")).get("red"));
    });

    it("that comes later takes the best berth that is free", () => {
        const alone = moored(waters, at("sea", "green"));
        const joined = moored(waters, at("green", "green"), alone);
        const green = waters.slots[waters.seats.indexOf("green")];
        const [first, second] = green === undefined ? [] : harbourOf(green, false);
        expect(joined.get("red")).toMatchObject(first ?? {});
        expect(joined.get("blue")).toMatchObject(second ?? {});
    });

    it("is nowhere at the harbour of somebody who does not play", () => {
        expect(moored(waters, at("purple")).has("blue")).toBe(false);
    });
});
