// The guide through the course: it opens the table of a lesson, goes back to one that was left, and starts one again.
import { learn, mine, newTable, offers, problemOf } from "../lib/api";
import type { Pass, Problem, Seated } from "../lib/messages";
import { keepPlace, place, type Place } from "./place";

/** Rules and company of a first game: the Beginner Variant, and the friendliest three. */
const FIRST_GAME = "classic domestic_sale";
const RIVALS = 3;

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

    /** A table for the first game after the course; null where none could be had. */
    async firstGame(): Promise<Seated | null> {
        this.problem = null;
        try {
            const { bots } = await offers();
            const rivals = bots.slice(0, RIVALS).map(({ name }) => ({ kind: "bot" as const, style: name }));
            return await newTable({ rules: FIRST_GAME, seats: [{ kind: "me" }, ...rivals] });
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
