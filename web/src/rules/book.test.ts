// A text of the rules as what is drawn of it.
import { describe, expect, it } from "vitest";
import { matches, paragraphs, pieces } from "./book";

describe("paragraphs", () => {
    it("begins points and paragraphs where the text says so", () => {
        expect(paragraphs("First: • one • two ¶ Then this.")).toEqual([
            { text: "First:", points: ["one", "two"] },
            { text: "Then this.", points: [] },
        ]);
        expect(paragraphs("• only a list")).toEqual([{ text: "", points: ["only a list"] }]);
    });
});

describe("pieces", () => {
    const marked = (text: string, query: string): string[] =>
        pieces(text, query)
            .filter(({ found }) => found)
            .map((piece) => piece.text);

    it("makes links of the numbers of clauses, and of no others", () => {
        expect(pieces("see R5.4, R10 and R99.", "").map(({ text, clause }) => [text, clause])).toEqual([
            ["see ", null],
            ["R5.4", "r5-4"],
            [", ", null],
            ["R10", "r10"],
            [" and ", null],
            ["R99", null],
            [".", null],
        ]);
    });

    it("marks what was looked for, whatever its accents and capitals", () => {
        expect(marked("L’île étrangère: à l’ile", "ILE")).toEqual(["île", "ile"]);
        expect(marked("Die größte Straße", "grosste strasse")).toEqual(["größte", "Straße"]);
        expect(marked("l’offre", "l'of")).toEqual(["l’of"]);
    });

    it("loses no letter, and marks nothing twice", () => {
        const text = "abab (R5.4) aba";
        const cut = pieces(text, "aba ab");
        expect(cut.map((piece) => piece.text).join("")).toBe(text);
        expect(marked(text, "aba ab")).toEqual(["abab", "aba"]);
    });

    it("marks nothing while nothing is looked for", () => {
        expect(marked("anything", "")).toEqual([]);
        expect(marked("anything", "  ")).toEqual([]);
    });
});

describe("matches", () => {
    it("wants every word, in whichever text", () => {
        expect(matches(["R6.1", "Borrowing", "A loan brings $10."], "loan borrow")).toBe(true);
        expect(matches(["R6.1", "Borrowing", "A loan brings $10."], "r6.1")).toBe(true);
        expect(matches(["R6.1", "Borrowing", "A loan brings $10."], "loan island")).toBe(false);
    });
});
