import { describe, expect, it } from "vitest";
import story from "../../fixtures/story.json";
import { bandPath, flowPicture } from "./flows";
import { netWorthPicture, pointList, spread } from "./net-worth";

const frame = { left: 50, top: 10, width: 440, height: 220 };

describe("netWorthPicture", () => {
    it("draws every value inside its frame, from the start to the last round", () => {
        const picture = netWorthPicture(story.net_worth, frame);
        for (const { points } of picture.lines) {
            expect(points[0]?.[0]).toBe(50);
            expect(points.at(-1)?.[0]).toBeCloseTo(490);
            for (const [, y] of points) {
                expect(y).toBeGreaterThanOrEqual(10);
                expect(y).toBeLessThanOrEqual(230);
            }
        }
    });

    it("reaches below zero when somebody does", () => {
        const { scale } = netWorthPicture({ red: [20, -7], blue: [20, 33] }, frame);
        expect(scale[0]?.value).toBe(-10);
        expect(scale.at(-1)?.value).toBe(40);
        expect(scale.map(({ y }) => y)).toEqual([...scale.map(({ y }) => y)].sort((a, b) => b - a));
    });

    it("names fewer rounds where there is little room", () => {
        const narrow = netWorthPicture(story.net_worth, { ...frame, width: 200 });
        expect(narrow.rounds.length).toBeLessThan(netWorthPicture(story.net_worth, frame).rounds.length + 1);
        expect(narrow.rounds[0]?.round).toBe(0);
    });

    it("writes points as a list", () => {
        expect(
            pointList([
                [1, 2],
                [3.14159, 4],
            ]),
        ).toBe("1.0,2.0 3.1,4.0");
    });
});

describe("spread", () => {
    it("leaves places that are apart where they are", () => {
        expect(spread([10, 50, 90], 20, [0, 100])).toEqual([10, 50, 90]);
    });

    it("moves close ones apart in their order, within the ends", () => {
        expect(spread([95, 94, 96], 20, [0, 100])).toEqual([80, 60, 100]);
        expect(spread([0, 0], 20, [0, 100])).toEqual([0, 20]);
    });
});

describe("flowPicture", () => {
    const order = ["blue", "red", "yellow", "green", "bank"];
    const picture = flowPicture(story.flows, order, 20, 300);

    it("gives both columns the same whole, with bands that fill them", () => {
        for (const nodes of [picture.payers, picture.payees]) {
            const last = nodes.at(-1);
            expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(320);
        }
        for (const node of picture.payers) {
            const out = picture.bands.filter(({ payer }) => payer === node.who);
            expect(out.reduce((sum, { thickness }) => sum + thickness, 0)).toBeCloseTo(node.height);
        }
    });

    it("has one band for each sum", () => {
        expect(picture.bands).toHaveLength(story.flows.length);
        expect(bandPath({ payer: "a", payee: "b", amount: 1, from: 0, to: 10, thickness: 4 }, 0, 100)).toBe(
            "M0.0 0.0C50.0 0.0 50.0 10.0 100.0 10.0V14.0C50.0 14.0 50.0 4.0 0.0 4.0Z",
        );
    });

    it("draws nothing where nothing was paid", () => {
        expect(flowPicture([], order, 20, 300).bands).toEqual([]);
    });
});
