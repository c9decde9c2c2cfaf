// Whether the reader is on the way with the line that their step is about.
import type { Composition, LessonProgress } from "../lib/messages";

export const isDrafting = (
    { composition }: { readonly composition: Composition | null },
    { show }: Pick<LessonProgress, "show">,
): boolean => show !== null && composition?.draft.kind === show.kind;
