// The reader's place in the course, kept in this browser: the lesson they are at, those they have done, and the way to
// the table at which they learn. It is no table of theirs like others, so their list of tables does not know it.
import { recall, remember } from "../lib/kept";
import type { Pass } from "../lib/messages";

/** How many lessons the course has. */
export const LESSONS = 9;

export interface Place {
    lesson: number;
    /** The numbers of the lessons that are done. */
    done: readonly number[];
    /** The table that was learned at last, and which lesson it is of. */
    pass: (Pass & { lesson: number }) | null;
}

const NAME = "lessons";
const START: Place = { lesson: 1, done: [], pass: null };

/** Where the reader is; at the start, if nothing was kept or it can't be read. */
export function place(): Place {
    try {
        const kept = JSON.parse(recall(NAME) ?? "null") as Partial<Place> | null;
        const { lesson = 1, done = [], pass = null } = kept ?? {};
        return isLesson(lesson) && Array.isArray(done) ? { lesson, done: done.filter(isLesson), pass } : START;
    } catch {
        return START;
    }
}

export function keepPlace(changed: Partial<Place>): void {
    remember(NAME, JSON.stringify({ ...place(), ...changed }));
}

/** A lesson is done, and whoever comes back goes on with the next one. */
export function keepDone(lesson: number): void {
    const done = [...new Set([...place().done, lesson])].sort((one, other) => one - other);
    keepPlace({ done, lesson: Math.min(lesson + 1, LESSONS) });
}

const isLesson = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LESSONS;
