// Where sounds come from, if the reader wants any. Nothing is loaded for it before that.
import { type Choice, preferences } from "../lib/preferences.svelte";
import type { Sound } from "./sounds";

const LOUDNESS: Record<Choice<"sound">, number> = { off: 0, soft: 0.3, full: 0.9 };
/** Seconds between two sounds of one event. */
const APART = 0.14;

class Speaker {
    #context: AudioContext | null = null;
    #told = "";

    /** Browsers let nothing be heard before a first press: to be called at every one. */
    unlock(): void {
        if (preferences.sound === "off") return;
        this.#context ??= new AudioContext();
        if (this.#context.state === "suspended") void this.#context.resume();
    }

    /** Let sounds be heard one after the other; where nothing may be heard yet, they are left out. */
    async say(sounds: readonly Sound[]): Promise<void> {
        if (preferences.sound === "off" || sounds.length === 0) return;
        const { make } = await import("./synth");
        const context = this.#context;
        if (context?.state !== "running") return;
        sounds.forEach((sound, place) =>
            make(context, sound, LOUDNESS[preferences.sound], context.currentTime + place * APART),
        );
    }

    /** Let the sounds of an event be heard, once, however often it is shown. */
    async tell(event: string, sounds: readonly Sound[]): Promise<void> {
        if (event === this.#told) return;
        this.#told = event;
        await this.say(sounds);
    }

    /** How it sounds now, for whoever has just chosen it. */
    async sample(): Promise<void> {
        this.unlock();
        await this.#context?.resume();
        await this.say(["steel"]);
    }
}

export const speaker = new Speaker();
