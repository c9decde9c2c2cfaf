// The figures of the charts, for whoever prefers to read them.
import { describe, expect, it } from "vitest";
import story from "../../fixtures/story.json";
import type { Story, WorthParts } from "../lib/messages";
import { flowFigures, worthFigures } from "./figures";

const name = (who: string): string => who.toUpperCase();
const labelled = (round: number): string => (round === 0 ? "start" : String(round));
const worth = (total: number): WorthParts => ({
    cash: total,
    island: 0,
    harbour: 0,
    ship: 0,
    dock: 0,
    loans: 0,
    total,
});
const short: Pick<Story, "worth" | "flows"> = {
    worth: { blue: [20, 15, 31].map(worth), red: [20, -4].map(worth) },
    flows: [
        { payer: "blue", payee: "red", amount: 12, stages: { harbour: 12 } },
        { payer: "red", payee: "bank", amount: 3, stages: { interest: 3 } },
        { payer: "bank", payee: "blue", amount: 0, stages: {} },
    ],
};

describe("everybody's worth", () => {
    it("is a row for each round and a column for each player", () => {
        expect(worthFigures(short, "Round", name, labelled)).toEqual({
            corner: "Round",
            columns: ["BLUE", "RED"],
            rows: [
                { label: "start", cells: ["$20", "$20"] },
                { label: "1", cells: ["$15", "−$4"] },
                { label: "2", cells: ["$31", "$0"] },
            ],
        });
    });

    it("is told of the whole game", () => {
        const { columns, rows } = worthFigures(story, "Round", name, labelled);
        const values = Object.values(story.worth);
        expect(columns).toHaveLength(values.length);
        expect(rows).toHaveLength(values[0]?.length ?? 0);
        for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    });
});

describe("who paid whom", () => {
    it("has the payers down and the payees across, and nothing where nothing was paid", () => {
        expect(flowFigures(short, "Paid by", ["blue", "red", "bank"], name)).toEqual({
            corner: "Paid by",
            columns: ["BLUE", "RED", "BANK"],
            rows: [
                { label: "BLUE", cells: ["", "$12", ""] },
                { label: "RED", cells: ["", "", "$3"] },
                { label: "BANK", cells: ["", "", ""] },
            ],
        });
    });

    it("leaves nothing out", () => {
        const order = ["blue", "red", "yellow", "green", "bank"];
        const written = flowFigures(story, "", order, name).rows.flatMap(({ cells }) =>
            cells.filter((cell) => cell !== ""),
        );
        expect(written).toHaveLength(story.flows.length);
    });
});
