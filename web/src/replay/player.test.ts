import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Situation } from "../lib/messages";
import { Player, type Travelled } from "./player.svelte";

/** A game of five events; each is drawn as soon as it is asked for, unless it is told to wait. */
class Game implements Travelled {
    number = 0;
    failed = false;
    drawn: number | null = null;
    get live(): boolean {
        return this.number === 5;
    }
    get situation(): Situation {
        return { number: this.drawn ?? this.number } as Situation;
    }
    go(number: number): void {
        this.number = number;
    }
    step(by: number): void {
        this.number += by;
    }
}

describe("Player", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("goes from event to event and stops at the end", () => {
        const game = new Game();
        const player = new Player(game);
        player.play();
        expect([game.number, player.playing]).toEqual([0, true]);
        vi.advanceTimersByTime(1200);
        expect(game.number).toBe(1);
        vi.advanceTimersByTime(10_000);
        expect([game.number, player.playing]).toEqual([5, false]);
    });

    it("is as fast as wished, at once", () => {
        const game = new Game();
        const player = new Player(game);
        player.speed = 4;
        player.play();
        vi.advanceTimersByTime(650);
        expect(game.number).toBe(2);
        player.speed = 0.5;
        vi.advanceTimersByTime(2300);
        expect(game.number).toBe(2);
        vi.advanceTimersByTime(200);
        expect(game.number).toBe(3);
    });

    it("waits until an event is drawn", () => {
        const game = new Game();
        const player = new Player(game);
        player.play();
        game.drawn = -1;
        vi.advanceTimersByTime(5000);
        expect(game.number).toBe(0);
        game.drawn = null;
        vi.advanceTimersByTime(100);
        expect(game.number).toBe(1);
        player.stop();
        vi.advanceTimersByTime(5000);
        expect(game.number).toBe(1);
    });

    it("begins again at the end, and stops where nothing can be had", () => {
        const game = new Game();
        game.number = 5;
        const player = new Player(game);
        player.toggle();
        expect(game.number).toBe(0);
        game.failed = true;
        vi.advanceTimersByTime(1300);
        expect([game.number, player.playing]).toEqual([0, false]);
    });
});
