// Where the focus goes when what it was on has gone: nobody with a keyboard or a screen reader is left with nothing.
import { tick } from "svelte";

/** Take the focus over, if nothing else has it by then. */
export function takeOver(part: HTMLElement): void {
    void tick().then(() => {
        const at = document.activeElement;
        if (at === null || at === document.body || at.matches("dialog")) part.focus({ preventScroll: true });
    });
}
