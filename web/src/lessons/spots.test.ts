// What a note points at, and the way there.
import { describe, expect, it } from "vitest";
import { endOf, leader, selectorOf } from "./spots";

const NOTE = { left: 100, top: 100, right: 200, bottom: 150 };

describe("leader", () => {
    it("goes straight where the thing lies above or below", () => {
        expect(leader(NOTE, { x: 150, y: 300 })).toEqual([
            { x: 150, y: 150 },
            { x: 150, y: 300 },
        ]);
        expect(leader(NOTE, { x: 150, y: 20 })?.[0]).toEqual({ x: 150, y: 100 });
    });

    it("goes straight sideways where it lies level", () => {
        expect(leader(NOTE, { x: 20, y: 120 })).toEqual([
            { x: 100, y: 120 },
            { x: 20, y: 120 },
        ]);
        expect(leader(NOTE, { x: 320, y: 120 })?.[0]).toEqual({ x: 200, y: 120 });
    });

    it("bends once otherwise, and leaves the note within its edge", () => {
        expect(leader(NOTE, { x: 20, y: 20 })).toEqual([
            { x: 114, y: 100 },
            { x: 114, y: 20 },
            { x: 20, y: 20 },
        ]);
    });

    it("is not drawn to what the note covers", () => {
        expect(leader(NOTE, { x: 150, y: 120 })).toBeNull();
    });
});

describe("what a note points at", () => {
    it("is the edge of a tile and the middle of a place", () => {
        expect(endOf(NOTE, "tile")).toEqual({ x: 150, y: 101 });
        expect(endOf(NOTE, "harbour")).toEqual({ x: 150, y: 125 });
    });

    it("has a name on the screen", () => {
        const show = { kind: "sail" as const, target: "green" };
        expect(selectorOf("tile", "blue", { show })).toBe('[data-kind="sail"]');
        expect(selectorOf("rivals", "blue", { show })).toBe('[data-place="green.harbour"]');
        expect(selectorOf("factory", "blue", { show: null })).toBe('[data-place="blue.factory"]');
        expect(selectorOf("tile", "blue", { show: null })).toBeNull();
        expect(selectorOf("auction", "blue", { show })).toBeNull();
    });
});
