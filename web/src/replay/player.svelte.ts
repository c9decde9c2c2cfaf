// Plays a replay by itself: one event after the other, at the reader's speed. It never runs ahead of what is drawn.
import type { Situation } from "../lib/messages";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds from one event to the next, at the usual speed. */
const BEAT = 1200;
/** Milliseconds until it is looked again whether the event is drawn. */
const PATIENCE = 60;

/** What is played; a HistoryState is one. */
export interface Travelled {
    readonly number: number;
    readonly live: boolean;
    readonly failed: boolean;
    readonly situation: Situation | null;
    go(number: number): void;
    step(by: number): void;
}

export class Player {
    #playing = $state(false);
    #speed = $state<Speed>(1);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly history: Travelled) {}

    get playing(): boolean {
        return this.#playing;
    }

    get speed(): Speed {
        return this.#speed;
    }

    set speed(speed: Speed) {
        this.#speed = speed;
        if (this.#playing) this.#wait();
    }

    /** From the end it begins again. */
    play(): void {
        if (this.history.live) this.history.go(0);
        this.#playing = true;
        this.#wait();
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.#playing = false;
    }

    toggle(): void {
        if (this.#playing) this.stop();
        else this.play();
    }

    #wait(): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#beat(), BEAT / this.#speed);
    }

    #beat(): void {
        const { history } = this;
        if (history.live || history.failed) {
            this.stop();
        } else if (history.situation?.number !== history.number) {
            this.#timer = setTimeout(() => this.#beat(), PATIENCE);
        } else {
            history.step(1);
            if (history.live) this.stop();
            else this.#wait();
        }
    }
}
