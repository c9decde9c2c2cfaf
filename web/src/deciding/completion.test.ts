// Completing a typed line.
import { expect, it } from "vitest";
import { Completion } from "./completion.svelte";

const answers: ((words: string[]) => void)[] = [];
const slow = (): Completion => new Completion(() => new Promise((resolve) => answers.push(resolve)));
const quick = (...words: string[]): Completion => new Completion(() => Promise.resolve(words));

it("lists the words that may follow, and takes the first or the chosen one", async () => {
    const completion = quick("red:", "reprice");
    await completion.typed("buy re");
    expect([completion.open, completion.at]).toEqual([true, -1]);
    expect(completion.taken("buy re")).toBe("buy red: ");
    completion.step(-1);
    expect([completion.at, completion.taken("buy re")]).toEqual([1, "buy reprice "]);
    completion.step(1);
    expect(completion.at).toBe(0);
    completion.close();
    expect(completion.open).toBe(false);
});

it("needs no list for nothing, and for a word that is typed to its end", async () => {
    const completion = quick("end");
    await completion.typed("  ");
    expect(completion.open).toBe(false);
    await completion.typed("end");
    expect(completion.open).toBe(false);
    await completion.typed("en");
    expect(completion.open).toBe(true);
});

it("drops an answer that comes after more was typed", async () => {
    const completion = slow();
    const first = completion.typed("s");
    const second = completion.typed("sail ");
    answers[1]?.(["sea", "red"]);
    await second;
    answers[0]?.(["sail"]);
    await first;
    expect(completion.words).toEqual(["sea", "red"]);
});
