import { describe, expect, it } from "vitest";
import type { WorthParts } from "../lib/messages";
import { areasPicture, barsPicture } from "./worth-parts";

const worth = (cash: number, island = 0, loans = 0, ship = 0): WorthParts => ({
    cash,
    island,
    harbour: 0,
    ship,
    dock: 0,
    loans,
    total: cash + island + loans + ship,
});

describe("barsPicture", () => {
    it("stacks what is owned from zero to the right, and loans to the left", () => {
        const { zero, rows } = barsPicture(
            [
                ["blue", worth(60, 30)],
                ["red", worth(30, 0, -10)],
            ],
            100,
            200,
        );
        expect(zero).toBe(120);
        expect(rows[0]?.segments.map(({ part, x, width }) => [part, x, width])).toEqual([
            ["cash", 120, 120],
            ["island", 240, 60],
        ]);
        expect(rows[1]?.segments.map(({ part, amount, x, width }) => [part, amount, x, width])).toEqual([
            ["loans", -10, 100, 20],
            ["cash", 30, 120, 60],
        ]);
    });

    it("keeps the amounts of small segments apart", () => {
        const { rows } = barsPicture([["blue", worth(2, 100, -2, 3)]], 0, 300);
        const [loans, cash, , ship] = rows[0]?.segments ?? [];
        expect((cash?.label ?? 0) - (loans?.label ?? 0)).toBeGreaterThanOrEqual(28);
        expect(ship?.label).toBeLessThanOrEqual(300);
    });
});

describe("areasPicture", () => {
    const frame = { left: 40, top: 10, width: 400, height: 200 };

    it("lays one part on the other, ends at the total, and hangs loans below zero", () => {
        const { areas, total, ground, scale } = areasPicture([worth(20), worth(30, 40, -11), worth(30, 70)], frame);
        expect(areas.map(({ part }) => part)).toEqual(["cash", "island", "loans"]);
        const [cash, island, loans] = areas;
        expect(island?.points.slice(3)).toEqual(cash?.points.slice(0, 3).toReversed());
        expect(loans?.points[1]?.[1]).toBeGreaterThan(ground);
        expect(total.at(-1)).toEqual(island?.points[2]);
        expect(scale[0]?.value).toBeLessThanOrEqual(-11);
        expect(scale.at(-1)?.value).toBeGreaterThanOrEqual(100);
    });

    it("names a part only where it is thick enough", () => {
        const rounds = Array.from({ length: 9 }, () => worth(100, 1));
        const { areas } = areasPicture(rounds, frame);
        expect(areas.map(({ label }) => label !== null)).toEqual([true, false]);
    });
});
