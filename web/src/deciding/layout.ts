// What a layout of the table is made of: the wide one of a screen and the narrow one of a phone.
import type { Snippet } from "svelte";
import type { TableProps } from "../board/drawing.svelte";
import type { Draft, Situation, TableInfo } from "../lib/messages";
import { peopleOf } from "../people/people";
import { ticking } from "../people/ticking";
import type CommandBox from "./CommandBox.svelte";
import type { Sitting } from "./sitting.svelte";

/** What a lesson adds to the table, each part in its place. */
export interface LessonParts {
    /** In the place of the log. */
    panel: Snippet<[Sitting]>;
    /** On the chart, with a leader to the thing it is about. */
    margin: Snippet<[Sitting]>;
    /** A row of words, where there is no room for a margin; what is shown to whoever asks goes to the second. */
    row: Snippet<[Sitting, (draft: Draft) => void]>;
    /** On a phone, under its title. */
    bar: Snippet<[Sitting]>;
}

export interface LayoutProps {
    sitting: Sitting;
    info: TableInfo;
    /** As it is looked at: now, or as it was. */
    situation: Situation;
    /** The log and the way through the past. */
    past: Snippet;
    lesson?: LessonParts | undefined;
    /** In place of the decision. */
    curtain?: Snippet | undefined;
    /** Play again, after everybody has ended the game; undefined for who only watches. */
    rematch?: (() => Promise<void>) | undefined;
    /** The box for typed lines, once it is there. */
    command?: CommandBox | undefined;
}

/** What is drawn of the table: in the past nothing moves and nothing can be pressed. */
export function tableProps({
    sitting,
    info,
    situation,
}: Pick<LayoutProps, "sitting" | "info" | "situation">): TableProps {
    const { store, deciding, history, since, pointed } = sitting;
    const others = info.seats.filter(({ kind, seat }) => kind === "person" && seat !== info.me);
    return {
        info,
        situation,
        deciding: history.live ? deciding : null,
        previous: store.before,
        still: !history.live,
        gone: history.live && since.isOpen ? (since.digest?.gone ?? []) : [],
        pointed,
        people: history.live && others.length > 0 ? peopleOf(info, store.attendance, ticking()) : [],
    };
}
