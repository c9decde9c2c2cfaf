// Sets things in motion when the situation changes by one event. Chart and phone both do it this way.
import { untrack } from "svelte";
import type { Situation } from "../lib/messages";
import type { Course } from "./course";
import type { TableProps } from "./drawing.svelte";
import { changes } from "./journeys";
import type { Motion } from "./motion.svelte";

export interface Look extends Pick<TableProps, "situation" | "previous" | "still" | "pointed"> {
    /** How the ships that moved have sailed. */
    courses: ReadonlyMap<string, Course>;
}

/** To be called while a component is made. Only what was on the screen just before can move. */
export function follow(motion: Motion, look: () => Look): void {
    let shown: Situation | null = null;
    $effect.pre(() => {
        if (look().situation !== shown && shown !== null) untrack(() => motion.remember());
    });
    $effect(() => {
        const { pointed = [] } = look();
        if (pointed.length > 0) untrack(() => motion.point(pointed));
    });
    $effect(() => {
        const before = shown;
        const { situation } = look();
        shown = situation;
        if (before === null || before === situation) return;
        untrack(() => {
            const { previous, still, courses } = look();
            if (still || previous?.number !== before.number) motion.still();
            else motion.play(changes(before, situation), courses);
        });
    });
}
