// What a layout of the table is made of: the wide one of a screen and the narrow one of a phone.
import type { Snippet } from "svelte";
import type { Situation, TableInfo } from "../lib/messages";
import type CommandBox from "./CommandBox.svelte";
import type { Sitting } from "./sitting.svelte";

export interface LayoutProps {
    sitting: Sitting;
    info: TableInfo;
    /** As it is now, and as it is looked at. */
    now: Situation;
    situation: Situation;
    /** The log and the way through the past. */
    past: Snippet;
    /** In place of the decision. */
    curtain?: Snippet | undefined;
    /** The box for typed lines, once it is there. */
    command?: CommandBox | undefined;
}
