// @vitest-environment node
// The course on the screen: every lesson is said to be done or not, and the present one is marked.
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { reader } from "../lib/language.svelte";
import { rendered } from "../lib/rendered";

const kept = new Map<string, string>();

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("location", { pathname: "/", hash: "" });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
    await reader.read("en");
});
beforeEach(() => kept.set("boxship.lessons", '{"lesson": 3, "done": [1, 2]}'));

describe("course", () => {
    it("leads to every lesson and says which are done", async () => {
        const { default: Course } = await import("./Course.svelte");
        const { markup } = rendered(Course, { lesson: 3, links: true });
        const labels = [...markup.matchAll(/href="\/learn\/(\d)" aria-label="([^"]*)"/g)].map(([, , label]) => label);
        expect(labels).toHaveLength(9);
        expect(labels.slice(0, 4)).toEqual(["Lesson 1, done", "Lesson 2, done", "Lesson 3", "Lesson 4"]);
        expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
    });

    it("marks the present lesson as done once it is", async () => {
        const { default: Course } = await import("./Course.svelte");
        expect(rendered(Course, { lesson: 3, finished: true }).markup).toContain("Lesson 3, done");
    });

    it("is offered again on the first page, with the place in it", async () => {
        const { default: LearnCard } = await import("./LearnCard.svelte");
        expect(rendered(LearnCard, {}).text).toContain("lesson 3 of 9");
        kept.delete("boxship.lessons");
        expect(rendered(LearnCard, {}).text).toContain("Nine short lessons");
    });
});
