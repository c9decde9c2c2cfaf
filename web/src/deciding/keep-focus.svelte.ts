// The focus of the deck: when the button it was on has gone, because a line was played or the next thing is asked, it goes
// to what comes next, so that nobody with a keyboard or a screen reader is left with nothing.
import { untrack } from "svelte";

/**
 * What comes next within a draft. After a line was played it is the deck itself and no button: a key that is held down
 * must not begin the next line.
 */
const NEXT = "button.good:not(.off), button.chip:not(.off)";

/** To be called while a deck is made: `changed` reads everything that may take a button away. */
export function keepFocus(deck: () => HTMLElement | undefined, changed: () => unknown): void {
    $effect.pre(() => {
        changed();
        untrack(() => {
            const part = deck();
            if (part?.contains(document.activeElement)) requestAnimationFrame(() => takeUp(part));
        });
    });
}

function takeUp(deck: HTMLElement): void {
    const at = document.activeElement;
    if (at !== null && at !== document.body && at !== deck) return;
    const next = deck.querySelector<HTMLElement>(NEXT);
    (next ?? deck).focus({ preventScroll: true });
}
