import { describe, expect, it } from "vitest";
import story from "../../fixtures/story.json";
import { totalsOf } from "./figures";
import { bandPath, flowPicture, labelled } from "./flows";
import { netWorthPicture, pointList, spread } from "./net-worth";

const totals = totalsOf(story);
const frame = { left: 50, top: 10, width: 440, height: 220 };

describe("netWorthPicture", () => {
    it("draws every value inside its frame, from the start to the last round", () => {
        const picture = netWorthPicture(totals, frame);
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
        const narrow = netWorthPicture(totals, { ...frame, width: 200 });
        expect(narrow.rounds.length).toBeLessThan(netWorthPicture(totals, frame).rounds.length + 1);
        expect(narrow.rounds[0]?.round).toBe(0);
    });

    it("draws the water under the lowest line of each round, down to the ground", () => {
        const { water, lines } = netWorthPicture({ red: [20, 5], blue: [10, 30] }, frame);
        const lowest = [0, 1].map((round) => Math.max(...lines.map(({ points }) => points[round]?.[1] ?? 0)));
        expect(water.slice(0, 2).map(([, y]) => y)).toEqual(lowest);
        expect(water.slice(2)).toEqual([
            [490, 230],
            [50, 230],
        ]);
    });

    it("says what each line came to, beside its end and apart from the others", () => {
        const { lines } = netWorthPicture({ red: [20, 40], blue: [20, 41], green: [20, 39] }, frame);
        expect(lines.map(({ seat, total }) => [seat, total])).toEqual([
            ["red", 40],
            ["blue", 41],
            ["green", 39],
        ]);
        const [green = 0, red = 0, blue = 0] = lines.map(({ label }) => label).toSorted((a, b) => b - a);
        expect(Math.min(green - red, red - blue)).toBeGreaterThanOrEqual(21);
    });

    it.each([
        [[20, 20], 44, [0, 10, 20]],
        [[0, 0], 220, [0, 5]],
        [[0, 180], 220, [0, 50, 100, 150, 200]],
        [[0, 9000], 88, [0, 2000, 4000, 6000, 8000, 10000]],
    ])("has a scale of round numbers for %j", (values, height, expected) => {
        const { scale } = netWorthPicture({ red: values }, { ...frame, height });
        expect(scale.map(({ value }) => value)).toEqual(expected);
    });

    it("draws a game that ended in its first round", () => {
        const { lines, rounds } = netWorthPicture({ red: [20], blue: [20] }, frame);
        expect(lines.map(({ points }) => points.length)).toEqual([1, 1]);
        expect(rounds.map(({ round }) => round)).toEqual([0, 1]);
        for (const { points } of lines) for (const [x, y] of points) expect(Number.isFinite(x + y)).toBe(true);
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

    it("goes beyond the end where there is no room for all", () => {
        expect(spread([5, 5, 5], 20, [0, 30])).toEqual([0, 20, 40]);
        expect(spread([], 20, [0, 30])).toEqual([]);
    });

    it("moves close ones apart in their order, within the ends", () => {
        expect(spread([95, 94, 96], 20, [0, 100])).toEqual([80, 60, 100]);
        expect(spread([0, 0], 20, [0, 100])).toEqual([0, 20]);
    });
});

describe("labelled", () => {
    const node = (y: number, height: number) => ({ who: "red", total: 1, y, height });

    it("puts a label beside the middle of its node", () => {
        expect(labelled([node(0, 40), node(50, 60)], 15, [0, 120])).toEqual([20, 80]);
    });

    it("keeps a line of text between thin ones", () => {
        const nodes = [node(0, 2), node(12, 0), node(22, 4), node(36, 40)];
        expect(labelled(nodes, 15, [0, 120])).toEqual([1, 16, 31, 56]);
    });

    it("names the thin ones at the end inside the picture", () => {
        const nodes = [node(0, 80), node(90, 2), node(102, 1), node(113, 0)];
        expect(labelled(nodes, 15, [0, 115])).toEqual([40, 85, 100, 115]);
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

    it("keeps bands apart where they leave and where they arrive", () => {
        for (const [who, from] of [
            ["payer", "from"],
            ["payee", "to"],
        ] as const) {
            for (const seat of order) {
                const own = picture.bands.filter((band) => band[who] === seat).toSorted((a, b) => a[from] - b[from]);
                own.slice(1).forEach((band, index) => {
                    const above = own[index];
                    expect(band[from]).toBeCloseTo((above?.[from] ?? 0) + (above?.thickness ?? 0));
                });
            }
        }
    });

    it("adds up what everybody paid and received", () => {
        const flows = [
            { payer: "blue", payee: "red", amount: 12 },
            { payer: "blue", payee: "bank", amount: 3 },
            { payer: "bank", payee: "blue", amount: 5 },
        ];
        const { payers, payees } = flowPicture(flows, ["blue", "red", "bank"], 0, 100);
        expect(payers.map(({ total }) => total)).toEqual([15, 0, 5]);
        expect(payees.map(({ total }) => total)).toEqual([5, 12, 3]);
    });

    it("draws nothing where nothing was paid", () => {
        expect(flowPicture([], order, 20, 300).bands).toEqual([]);
    });
});
