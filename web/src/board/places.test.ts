// Where boards and lanes lie: nobody's board covers another's, and every lane can be found by pointing at it.
import { describe, expect, it } from "vitest";
import mid from "../../fixtures/mid.json";
import type { Rules } from "../lib/messages";
import { BOARD, CHARTS, laneAt, phoneYard, seatsAround, slotsFor, yardOf, type Format, type StoreName } from "./places";

const rules = mid.info.rules as unknown as Rules;
const STORES: StoreName[] = ["factory", "harbour"];

const TABLES = [3, 4, 5].flatMap((players): [number, Format][] => [
    [players, "lying"],
    [players, "upright"],
]);

describe.each(TABLES)("with %i players on the %s chart", (players, format) => {
    const slots = slotsFor(players, format);
    const chart = CHARTS[format];

    it("has a board for each", () => {
        expect(slots).toHaveLength(players);
    });

    it("keeps boards on the chart and apart", () => {
        for (const [index, one] of slots.entries()) {
            expect(one.y).toBeGreaterThanOrEqual(chart.y);
            expect(one.y + one.height).toBeLessThanOrEqual(chart.y + chart.height);
            for (const other of slots.slice(index + 1)) {
                const beside = one.x + BOARD.width <= other.x || other.x + BOARD.width <= one.x;
                const above = one.y + one.height <= other.y || other.y + other.height <= one.y;
                expect(beside || above).toBe(true);
            }
        }
    });

    it("puts the harbour at the water and everything inside the board", () => {
        for (const slot of slots) {
            const [factory, harbour] = STORES.map((store) => yardOf(slot, store, rules));
            if (factory === undefined || harbour === undefined) throw new Error("no yard");
            expect(harbour.x > factory.x).toBe(slot.side === "west");
            for (const { x, width, buildings } of [factory, harbour]) {
                expect(x).toBeGreaterThanOrEqual(0);
                expect(x + width).toBeLessThanOrEqual(BOARD.width);
                expect(buildings + 31).toBeLessThanOrEqual(slot.height + 1);
            }
        }
    });
});

it("seats the reader at the bottom left and the others clockwise", () => {
    const seats = ["blue", "red", "yellow", "green"];
    expect(seatsAround(seats, "yellow")).toEqual(["yellow", "green", "blue", "red"]);
    expect(seatsAround(seats, null)).toEqual(seats);
});

it.each(STORES)("finds the lane of a %s under a point, also beside the yard", (store) => {
    for (const yard of [phoneYard(store, rules), ...slotsFor(5).map((slot) => yardOf(slot, store, rules))]) {
        for (const lane of yard.lanes) expect(laneAt(yard, lane.x + yard.lane / 2)).toEqual(lane);
        expect(laneAt(yard, yard.x - 50)).toEqual(yard.lanes[0]);
        expect(laneAt(yard, yard.x + yard.width + 50)).toEqual(yard.lanes.at(-1));
    }
});

it("seats a spectator, and somebody whom the table does not know, like the first player", () => {
    expect(seatsAround(["blue", "red", "yellow"], "green")).toEqual(["blue", "red", "yellow"]);
});

describe("a lane", () => {
    it.each(STORES)("of a %s has each price of the rules once, from the lowest", (store) => {
        const prices = store === "factory" ? rules.factory_prices : rules.harbour_prices;
        for (const yard of [phoneYard(store, rules), ...slotsFor(4).map((slot) => yardOf(slot, store, rules))]) {
            expect(yard.lanes.map(({ price }) => price)).toEqual(prices);
            expect(yard.width).toBeCloseTo(prices.length * yard.lane);
        }
    });

    it("does not overlap with one of the other store, on any board", () => {
        for (const yards of [
            STORES.map((store) => phoneYard(store, rules)),
            ...slotsFor(5).map((slot) => STORES.map((store) => yardOf(slot, store, rules))),
        ]) {
            const [left, right] = yards.toSorted((one, other) => one.x - other.x);
            expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
        }
    });

    it("is found on its edge, and not where there are no prices", () => {
        const yard = phoneYard("factory", rules);
        expect(laneAt(yard, yard.x + yard.lane)).toEqual(yard.lanes[1]);
        expect(laneAt({ ...yard, lanes: [] }, yard.x)).toBeUndefined();
    });
});

it("draws both stores of a phone inside its picture", () => {
    for (const store of STORES) {
        const { x, width } = phoneYard(store, rules);
        expect([x >= 0, x + width <= 290]).toEqual([true, true]);
    }
});
