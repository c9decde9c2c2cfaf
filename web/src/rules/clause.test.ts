// Clauses by name, number and address.
import { expect, it } from "vitest";
import { addressOf, chapterOf, clauseBehind, isClause, numbered, numberOf } from "./clause";

it("tells a clause from any other word", () => {
    expect([isClause("r5-4"), isClause("examples"), isClause("r5-9"), isClause("")]).toEqual([
        true,
        true,
        false,
        false,
    ]);
});

it("numbers a clause, and finds it by its number", () => {
    expect([numberOf("r10-4"), numberOf("r7"), numberOf("examples")]).toEqual(["R10.4", "R7", ""]);
    expect([numbered("R10.4"), numbered("R7"), numbered("R5.9")]).toEqual(["r10-4", "r7", null]);
});

it("knows the chapter", () => {
    expect([chapterOf("r10-4"), chapterOf("r7"), chapterOf("examples")]).toEqual(["r10", "r7", "examples"]);
});

it("has an address for each, and for whose rules they are", () => {
    expect(addressOf(null, null)).toBe("/rules");
    expect(addressOf("r5-4", "")).toBe("/rules/r5-4");
    expect(addressOf("r5-4", "jumbo investment_bank")).toBe("/rules/r5-4?edition=jumbo%20investment_bank");
});

it("finds the clause behind a reason, or behind what is being decided", () => {
    const reason = { code: "empty_ship" as const, values: {}, sentence: "" };
    expect(clauseBehind(reason, "sail")).toBe("r5-4");
    expect(clauseBehind({ code: "question", sentence: "?" }, "sail")).toBe("r5-1");
    expect(clauseBehind(null, "produce")).toBe("r4-4");
    expect(clauseBehind(null, undefined)).toBeNull();
});
