// Lanes: room for five, rows that move together for more, piles where that is too tight.
import { expect, it } from "vitest";
import { LYING, marked, smaller, stacked } from "./lanes";

const tans = (count: number): { colour: string }[] => Array.from({ length: count }, () => ({ colour: "tan" }));

it("stacks from the foot of the lane upwards", () => {
    expect(stacked(tans(3), 136).map(({ rise }) => rise)).toEqual([26, 51.5, 77]);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])("keeps %i containers inside a lane, each by itself", (count) => {
    const stacks = stacked(tans(count), 136);
    expect(stacks).toHaveLength(count);
    expect(stacks.at(-1)?.rise).toBeLessThanOrEqual(136);
});

it("makes one pile of each colour where a low lane is too tight", () => {
    const mixed = [...tans(3), { colour: "white" }, { colour: "white" }];
    const stacks = stacked(mixed, 68);
    expect(stacks.map(({ items }) => [items[0]?.colour, items.length])).toEqual([
        ["tan", 3],
        ["white", 2],
    ]);
    expect(stacks.at(-1)?.rise).toBeLessThanOrEqual(68);
});

it("leaves an empty lane empty", () => {
    expect(stacked([], 136)).toEqual([]);
});

it("stacks smaller containers more closely", () => {
    const size = smaller(LYING, 0.5);
    expect(size).toEqual({ box: 13, row: 12.75, least: 7.5, low: 6.75 });
    expect(stacked(tans(2), 136, size).map(({ rise }) => rise)).toEqual([13, 25.75]);
});

it("keeps the order of the lane in its piles, and every container", () => {
    const mixed = ["tan", "white", "tan", "black", "white", "tan"].map((colour, id) => ({ colour, id }));
    const stacks = stacked(mixed, 60);
    expect(stacks.map(({ items }) => items.map(({ id }) => id))).toEqual([[0, 2, 5], [1, 4], [3]]);
});

it("lays the marks of what is gone on top of what is left", () => {
    const { stacks, marks } = marked(tans(1), ["red", "green"], 136);
    expect(stacks.map(({ rise }) => rise)).toEqual([26]);
    expect(marks).toEqual([
        { items: ["red"], rise: 51.5, low: false },
        { items: ["green"], rise: 77, low: false },
    ]);
});

it.each([
    [0, 2, false, 2],
    [1, 1, false, 1],
    [2, 1, true, 1],
    [1, 2, true, 2],
    [1, 3, true, 1],
    [2, 3, true, 1],
])("has room on a phone for %i containers and %i that are gone", (count, gone, low, drawn) => {
    const size = smaller(LYING, 0.9);
    const { stacks, marks } = marked(tans(count), Array(gone).fill("red"), 56, size);
    expect([stacks.length, marks.length, marks[0]?.low]).toEqual([count, drawn, low]);
    expect(marks.at(-1)?.rise).toBeLessThanOrEqual(56.5);
    expect(marks.flatMap(({ items }) => items)).toHaveLength(gone);
    const foot = stacks.at(-1)?.rise ?? 0;
    expect((marks[0]?.rise ?? 0) - (low ? size.low : size.row)).toBeCloseTo(foot);
});
