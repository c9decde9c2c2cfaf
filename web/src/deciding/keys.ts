// Keyboard shortcuts of the table. They never take a key from somebody who is typing or who is in a dialog.
import { t } from "../lib/language.svelte";
import { inDialog, isControl, isTyping } from "../lib/pressed";
import type { Deciding } from "./deciding.svelte";
import { numberedRow } from "./editing";
import type { Jump } from "../log/marks";
import type { Tile } from "./tiles";

/** What the keys need to reach besides the draft. */
export interface KeyedTable {
    deciding: Deciding;
    tiles: readonly Tile[];
    /** Go to the box for typed lines. */
    type(): void;
    /** Show the list of keys. */
    help(): void;
    /** Open the rules at what is said or chosen now. */
    rules(): void;
    /** Ask for a hint, or put it away. */
    hint(): void;
    /** Put the hint away; whether one was shown. */
    closeHint(): boolean;
    /** Go back (-1) or forward (1) in the history. */
    travel(step: 1 | -1): void;
    /** Go to where the next turn or auction begins (1), or back (-1). */
    leap(to: Jump, step: 1 | -1): void;
    /** Show the next move of the others; whether one was waiting for that. */
    next(): boolean;
}

/** The list that `?` shows: the key, and the catalogue's word for what it does. */
export const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
    [["1", "…", "9"], "deciding-keys-number"],
    [["⇧ 1", "…", "⇧ 9"], "deciding-keys-shift"],
    [["Enter"], "deciding-keys-enter"],
    [["Ctrl Enter"], "deciding-keys-ctrl"],
    [["Esc"], "deciding-keys-escape"],
    [["Backspace"], "deciding-keys-undo"],
    [["B"], "deciding-keys-borrow"],
    [["R"], "deciding-keys-repay"],
    [["E"], "deciding-keys-end"],
    [["H"], "deciding-keys-hint"],
    [["←", "→"], "deciding-keys-arrows-price"],
    [["←", "→"], "deciding-keys-arrows-history"],
    [["T", "⇧ T"], "digest-keys-turn"],
    [["A", "⇧ A"], "digest-keys-auction"],
    [["Space"], "digest-keys-next"],
    [["↑", "↓"], "worth-keys-step"],
    [["0", "…", "9"], "worth-keys-type"],
    [["Enter"], "worth-keys-seal"],
    [["U"], "worth-keys-change"],
    [["/"], "deciding-keys-slash"],
    [["W"], "clauses-keys-rule"],
    [["?"], "deciding-keys-question"],
];

/** Keys with a word on them, which keyboards write in their language. */
const WORDED: Readonly<Record<string, string>> = {
    Enter: "deciding-cap-enter",
    "Ctrl Enter": "deciding-cap-ctrl-enter",
    Esc: "deciding-cap-escape",
    Backspace: "deciding-cap-backspace",
    Space: "deciding-cap-space",
};

/** What is written on a key of that list, in the reader's language. */
export function caption(key: string): string {
    const worded = WORDED[key];
    return worded === undefined ? key : t(worded);
}

/** Carry out what a key means; whether it meant anything. */
export function carryOut(event: KeyboardEvent, table: KeyedTable): boolean {
    const { deciding } = table;
    if (event.defaultPrevented || event.altKey || isTyping(event.target) || inDialog()) return false;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey || !isControl(event.target))) {
        if (deciding.composition === null) return false;
        void deciding.confirm();
        return true;
    }
    if (event.ctrlKey || event.metaKey) return false;
    if (event.key === " ") return !isControl(event.target) && table.next();
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (digit !== undefined) return choose(Number(digit) - 1, event.shiftKey, table);
    return act(event.key, table);
}

function act(key: string, { deciding, type, help, rules, hint, closeHint, travel, leap }: KeyedTable): boolean {
    switch (key) {
        case "Escape":
            if (deciding.explained !== null) deciding.hush();
            else if (!closeHint()) deciding.cancel();
            return true;
        case "Backspace":
            if (!deciding.canGoBack) return false;
            void deciding.back();
            return true;
        case "b":
            deciding.begin("loan");
            return true;
        case "r":
            deciding.begin("repay");
            return true;
        case "e":
            deciding.begin("end");
            return true;
        case "h":
            hint();
            return true;
        case "/":
            type();
            return true;
        case "w":
            rules();
            return true;
        case "?":
            help();
            return true;
        case "ArrowLeft":
        case "ArrowRight":
            if (deciding.composition !== null) return false;
            travel(key === "ArrowLeft" ? -1 : 1);
            return true;
        case "t":
        case "T":
        case "a":
        case "A":
            if (deciding.composition !== null) return false;
            leap(key.toLowerCase() === "t" ? "turn" : "auction", key === key.toLowerCase() ? 1 : -1);
            return true;
        default:
            return false;
    }
}

/** Press what stands at a place of the row that the numbers stand for now. */
function choose(place: number, back: boolean, { deciding, tiles }: KeyedTable): boolean {
    const row = numberedRow(deciding);
    if (row === "goods") {
        const good = deciding.composition?.goods[place];
        if (good === undefined) return false;
        if (back) deciding.unpick(good.where, good.word);
        else deciding.pick(good.where, good.word);
        return true;
    }
    if (back) return false;
    const kind = row === "targets" ? deciding.drafted : tiles[place]?.kind;
    const target = row === "targets" ? deciding.drafted?.targets[place]?.target : null;
    if (kind === undefined || target === undefined) return false;
    deciding.begin(kind.kind, target);
    return true;
}
