// The words of a lesson follow what the reader does.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { reader, t } from "../lib/language.svelte";
import type { Composition, LessonProgress } from "../lib/messages";
import { isDrafting } from "./drafting";
import { wordsOf } from "./words";

const BUYING: LessonProgress = {
    lesson: "buy",
    number: 3,
    lessons: 9,
    steps: [{ name: "buy", done: false }],
    step: "buy",
    missed: null,
    at: "tile",
    drafting: "harbour",
    show: { kind: "buy", target: "yellow" },
};

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await reader.read("en");
});

describe("words", () => {
    it("are about the tile first, then about what is drafted", () => {
        expect(wordsOf(BUYING, false)).toEqual({
            title: t("lesson-buy-buy"),
            text: t("lesson-buy-buy-note"),
            at: "tile",
        });
        expect(wordsOf(BUYING, true)).toMatchObject({ text: t("lesson-buy-buy-drafting"), at: "harbour" });
    });

    it("stay where a step has no others for the draft", () => {
        const plain: LessonProgress = { ...BUYING, step: "warehouse", drafting: null };
        expect(wordsOf(plain, true)).toEqual(wordsOf(plain, false));
    });

    it("name a mistake without pointing at anything", () => {
        const missed: LessonProgress = { ...BUYING, step: "sold", missed: "dear" };
        expect(wordsOf(missed, false)).toMatchObject({ text: t("lesson-buy-missed-dear"), at: null });
    });

    it("end with what was learned", () => {
        expect(wordsOf({ ...BUYING, step: null }, false)).toMatchObject({ text: t("lesson-buy-done"), at: null });
    });
});

describe("drafting", () => {
    const drafted = (kind: "buy" | "loan"): { composition: Composition } => ({
        composition: { draft: { kind } } as Composition,
    });

    it("is on the way with the line of the step, and with no other", () => {
        expect(isDrafting(drafted("buy"), BUYING)).toBe(true);
        expect(isDrafting(drafted("loan"), BUYING)).toBe(false);
        expect(isDrafting({ composition: null }, BUYING)).toBe(false);
        expect(isDrafting(drafted("buy"), { show: null })).toBe(false);
    });
});
