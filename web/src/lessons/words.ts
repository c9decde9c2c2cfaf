// What is said to the reader at this moment of a lesson: the texts by the names that the table gives.
import { t } from "../lib/language.svelte";
import type { LessonProgress, LessonSpot } from "../lib/messages";

export interface Words {
    title: string;
    text: string;
    /** What it is about; null: nothing in particular. */
    at: LessonSpot | null;
}

/** The words for now; they change once the line of the step is being drafted. */
export function wordsOf(progress: LessonProgress, drafting: boolean): Words {
    const { lesson, step, missed } = progress;
    if (step === null) return { title: t("lesson-well-done"), text: t(`lesson-${lesson}-done`), at: null };
    const title = t(`lesson-${lesson}-${step}`);
    if (missed !== null)
        return { title: t("lesson-once-more"), text: t(`lesson-${lesson}-missed-${missed}`), at: null };
    if (drafting && progress.drafting !== null) {
        return { title, text: t(`lesson-${lesson}-${step}-drafting`), at: progress.drafting };
    }
    return { title, text: t(`lesson-${lesson}-${step}-note`), at: progress.at };
}
