// Who hears what: nothing where sound is off, and nothing before a first press.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storage } from "../lib/fake-browser";
import { prefer } from "../lib/preferences.svelte";
import { speaker } from "./speaker";

const heard = vi.hoisted(() => [] as [sound: string, loudness: number, at: number][]);
vi.mock("./synth", () => ({
    make: (_: unknown, sound: string, loudness: number, at: number) => heard.push([sound, loudness, at]),
}));

const contexts: { state: string }[] = [];

beforeEach(() => {
    storage();
    heard.length = 0;
    vi.stubGlobal(
        "AudioContext",
        class {
            state = "suspended";
            currentTime = 5;
            constructor() {
                contexts.push(this);
            }
            resume(): Promise<void> {
                this.state = "running";
                return Promise.resolve();
            }
        },
    );
});
afterEach(() => {
    prefer("sound", "off");
    vi.unstubAllGlobals();
});

it("makes nothing, and needs nothing, while sound is off", async () => {
    speaker.unlock();
    await speaker.say(["steel"]);
    expect([heard, contexts]).toEqual([[], []]);
});

it("is heard after a press, softly or fully, one sound after the other", async () => {
    prefer("sound", "soft");
    await speaker.say(["steel"]);
    expect(heard).toEqual([]);
    speaker.unlock();
    await speaker.say(["horn", "turn"]);
    expect(heard.map(([sound, loudness]) => [sound, loudness])).toEqual([
        ["horn", 0.3],
        ["turn", 0.3],
    ]);
    expect(heard[1]?.[2]).toBeGreaterThan(heard[0]?.[2] ?? Infinity);
    prefer("sound", "full");
    await speaker.sample();
    expect(heard.at(-1)?.slice(0, 2)).toEqual(["steel", 0.9]);
    heard.length = 0;
    await speaker.tell("table 1", ["seal"]);
    await speaker.tell("table 1", ["seal"]);
    await speaker.tell("table 2", ["seal"]);
    expect(heard).toHaveLength(2);
    expect(contexts).toHaveLength(1);
});
