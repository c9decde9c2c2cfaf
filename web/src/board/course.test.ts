// Courses begin and end where the ships lie, and go round the island.
import { expect, it } from "vitest";
import { courseOf, middle } from "./course";

const sea = { x: 690, y: 474, west: false };
const west = { x: 352, y: 178, west: false };
const east = { x: 810, y: 178, west: true };

it("begins and ends in the middle of the ship", () => {
    const course = courseOf(sea, west);
    expect(course.at(0)).toEqual(course.from);
    expect(course.at(1)).toEqual(course.to);
});

it.each([
    ["west", west],
    ["east", east],
])("keeps clear of the island's heart on the way to the %s", (_, harbour) => {
    for (let step = 0; step <= 20; step += 1) {
        const { x, y } = courseOf(sea, harbour).at(step / 20);
        expect(x > 520 && x < 760 && y > 190 && y < 400).toBe(false);
    }
});

it("is the same way back", () => {
    const [out, back] = [courseOf(sea, west), courseOf(west, sea)];
    expect(back.at(0.25).x).toBeCloseTo(out.at(0.75).x);
    expect(back.at(0.25).y).toBeCloseTo(out.at(0.75).y);
});

it("is drawn as the curve that the ship sails", () => {
    const course = courseOf(sea, west);
    const numbers = course.d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(course.d).toMatch(/^M[^C]+C/);
    expect(numbers.slice(0, 2)).toEqual([course.from.x, course.from.y]);
    expect(numbers.slice(-2)).toEqual([course.to.x, course.to.y]);
});

it("stays below the island between two places that lie there", () => {
    const anchorage = { x: 378, y: 512, west: false };
    for (let step = 0; step <= 10; step += 1) {
        expect(courseOf(sea, anchorage).at(step / 10).y).toBeGreaterThan(middle(sea).y - 1);
    }
});

it("goes through the mouth of the fjord on the upright chart", () => {
    const [open, berth] = [
        { x: 672, y: 166, west: false },
        { x: 351, y: 500, west: false },
    ];
    const course = courseOf(open, berth, "upright");
    for (let step = 0; step <= 20; step += 1) {
        const { x, y } = course.at(step / 20);
        expect(x > 290 && x < 530 && y > 90 && y < 290).toBe(false);
    }
});
