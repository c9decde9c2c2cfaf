import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Looked } from "./address";

const address = vi.hoisted(() => ({ at: null as number | null }));
vi.mock("../lib/route.svelte", () => ({ router: address }));
const { momentOf, obey } = await import("./address");

/** A table with 30 events. */
function looked(isOver: boolean): Looked {
    const history = {
        number: 30,
        live: true,
        go(number: number) {
            Object.assign(history, { number, live: number === 30 });
        },
        toLive() {
            history.go(30);
        },
    };
    return { history: history as unknown as Looked["history"], isOver, aside: false };
}

beforeEach(() => {
    address.at = null;
});

describe("the moment in the address", () => {
    it("is none for the table as it is, and the event for the table as it was", () => {
        const table = looked(false);
        expect(momentOf(table)).toBeNull();
        table.history.go(12);
        expect(momentOf(table)).toBe(12);
    });

    it("is none for a result, and its last event for the table behind it", () => {
        const table = looked(true);
        expect(momentOf(table)).toBeNull();
        table.aside = true;
        expect(momentOf(table)).toBe(30);
    });
});

describe("an address", () => {
    it.each([false, true])("shows its moment, and without one what is now (over: %s)", (isOver) => {
        const table = looked(isOver);
        address.at = 12;
        obey(table);
        expect([momentOf(table), table.history.live]).toEqual([12, false]);
        address.at = null;
        obey(table);
        expect([momentOf(table), table.history.live, table.aside]).toEqual([null, true, false]);
    });

    it("of the last event of a finished game is the table, not the result", () => {
        const table = looked(true);
        address.at = 30;
        obey(table);
        expect([table.aside, momentOf(table)]).toEqual([true, 30]);
    });
});
