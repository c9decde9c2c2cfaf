// The guide through the course: it opens the table of a lesson, goes back to one that was left, and starts one again.
import { coachedGame } from "../coach/coached-game";
import { learn, mine, problemOf } from "../lib/api";
import type { Pass, Problem, Seated } from "../lib/messages";
import { keepPlace, place, type Place } from "./place";

export class Guide {
    /** The table that is learned at; null until it is there. */
    pass = $state.raw<Place["pass"]>(null);
    problem = $state.raw<Problem | null>(null);
    #busy = false;

    /** The lesson as the reader left it, if its table is still there; otherwise from its start. */
    async open(lesson: number): Promise<void> {
        const { pass } = place();
        if (pass !== null && pass.lesson === lesson && (await isThere(pass))) this.pass = pass;
        else await this.begin(lesson);
    }

    /** The lesson from its start, in the place of what was learned before. */
    async begin(lesson: number): Promise<void> {
        if (this.#busy) return;
        this.#busy = true;
        this.problem = null;
        try {
            const { pass: old } = place();
            const { table, token } = await learn({ lesson, instead: old && bare(old) });
            this.pass = { lesson, table, token };
            keepPlace({ lesson, pass: this.pass });
        } catch (error) {
            this.problem = problemOf(error);
        } finally {
            this.#busy = false;
        }
    }

    /** A table for the first game after the course, which is coached; null where none could be had. */
    async firstGame(): Promise<Seated | null> {
        this.problem = null;
        try {
            return await coachedGame();
        } catch (error) {
            this.problem = problemOf(error);
            return null;
        }
    }
}

const bare = ({ table, token }: Pass): Pass => ({ table, token });

async function isThere(pass: Pass): Promise<boolean> {
    try {
        return (await mine({ passes: [bare(pass)] })).length > 0;
    } catch {
        return false;
    }
}
