// Keyboard shortcuts of a replay. They never take a key from somebody who is typing or who is in a dialog.
import type { Jump } from "../log/marks";
import { inDialog, isControl, isTyping } from "../lib/pressed";

/** What stands on the keys of the jumps. */
export const KEYS = { turn: "T", auction: "A", mistake: "M" } as const;

/** What the keys reach. */
export interface KeyedReplay {
    toggle(): void;
    step(by: 1 | -1): void;
    leap(to: Jump, towards: 1 | -1): void;
    mistake(): void;
    first(): void;
    last(): void;
}

/** Carry out what a key means; whether it meant anything. */
export function carryOut(event: KeyboardEvent, replay: KeyedReplay): boolean {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (isTyping(event.target) || inDialog()) return false;
    const onSlider = event.target instanceof HTMLInputElement;
    const does: Record<string, (() => void) | undefined> = {
        " ": isControl(event.target) ? undefined : () => replay.toggle(),
        ArrowLeft: onSlider ? undefined : () => replay.step(-1),
        ArrowRight: onSlider ? undefined : () => replay.step(1),
        Home: onSlider ? undefined : () => replay.first(),
        End: onSlider ? undefined : () => replay.last(),
        t: () => replay.leap("turn", 1),
        T: () => replay.leap("turn", -1),
        a: () => replay.leap("auction", 1),
        A: () => replay.leap("auction", -1),
        m: () => replay.mistake(),
    };
    const doing = does[event.key];
    doing?.();
    return doing !== undefined;
}
