// The ship on the first page: one stretch further with each visit.
import { expect, it } from "vitest";
import { shipAt } from "./band";

it("lies at the quay at first, and again once it has been at the island", () => {
    expect([shipAt(0), shipAt(12), shipAt(24)]).toEqual([shipAt(0), shipAt(0), shipAt(0)]);
});

it("comes nearer to the island with each visit", () => {
    const way = Array.from({ length: 12 }, (_, visit) => shipAt(visit)[0]);
    expect(way).toEqual(way.toSorted((one, other) => one - other));
    expect(new Set(way).size).toBe(12);
});

it("stays south of the title and clear of the other ships", () => {
    for (let visit = 1; visit < 12; visit += 1) {
        const [, y] = shipAt(visit);
        expect(y).toBeGreaterThan(142);
        expect(y).toBeLessThan(230);
    }
});
