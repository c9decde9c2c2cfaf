// Where on the screen a step of a lesson is about: the element that a note points at, by what it is called there.
import type { LessonProgress, LessonSpot } from "../lib/messages";

/** The selector of the thing; null: it is in front of the reader anyway, or not on the table. */
export function selectorOf(at: LessonSpot, me: string, { show }: Pick<LessonProgress, "show">): string | null {
    switch (at) {
        case "tile":
            return show === null ? null : `[data-kind="${show.kind}"]`;
        case "factory":
        case "harbour":
        case "ship":
        case "island":
            return `[data-place="${me}.${at}"]`;
        case "rivals":
            return `[data-place="${show?.target ?? me}.harbour"]`;
        case "supply":
            return '[data-place="ending"]';
        case "auction":
            return null;
    }
}

export interface Rect {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

interface Point {
    x: number;
    y: number;
}

const INSET = 14;
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where a leader ends: at the top edge of something to press, in the middle of everything else. */
export function endOf(thing: Rect, at: LessonSpot): Point {
    const x = (thing.left + thing.right) / 2;
    return { x, y: at === "tile" ? thing.top + 1 : (thing.top + thing.bottom) / 2 };
}

/** The leader from a note to a point, with one bend where they do not face each other; null: the point lies under the note. */
export function leader(note: Rect, { x, y }: Point): Point[] | null {
    const beside = x < note.left || x > note.right;
    const level = y > note.top && y < note.bottom;
    if (!beside && level) return null;
    if (level)
        return [
            { x: x < note.left ? note.left : note.right, y },
            { x, y },
        ];
    const from = { x: between(note.left + INSET, x, note.right - INSET), y: y < note.top ? note.top : note.bottom };
    return from.x === x ? [from, { x, y }] : [from, { x: from.x, y }, { x, y }];
}
