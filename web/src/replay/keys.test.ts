import { expect, it, vi } from "vitest";
import { carryOut, type KeyedReplay } from "./keys";

function pressed(key: string, change: Partial<KeyboardEvent> = {}): string[] {
    const done: string[] = [];
    const note =
        (name: string) =>
        (...values: unknown[]): void =>
            void done.push([name, ...values].join(" "));
    const replay: KeyedReplay = {
        toggle: note("toggle"),
        step: note("step"),
        leap: note("leap"),
        mistake: note("mistake"),
        first: note("first"),
        last: note("last"),
    };
    const event = { key, target: null, ...change } as KeyboardEvent;
    const meant = carryOut(event, replay);
    expect(meant).toBe(done.length > 0);
    return done;
}

vi.stubGlobal("HTMLElement", class {});
vi.stubGlobal("HTMLInputElement", class {});
vi.stubGlobal("Element", class {});
vi.stubGlobal("document", { querySelector: () => null });

it.each([
    [" ", "toggle"],
    ["ArrowLeft", "step -1"],
    ["ArrowRight", "step 1"],
    ["t", "leap turn 1"],
    ["T", "leap turn -1"],
    ["a", "leap auction 1"],
    ["A", "leap auction -1"],
    ["m", "mistake"],
    ["Home", "first"],
    ["End", "last"],
])("%j does %s", (key, does) => {
    expect(pressed(key)).toEqual([does]);
});

it("leaves other keys alone, and those of the browser", () => {
    expect(pressed("x")).toEqual([]);
    expect(pressed("a", { ctrlKey: true })).toEqual([]);
    expect(pressed("t", { metaKey: true })).toEqual([]);
    expect(pressed("m", { defaultPrevented: true })).toEqual([]);
});
