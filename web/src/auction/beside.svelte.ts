// Room beside the own things: on a desk the dialog leaves the own board and value card in sight, on its left.

/** The least width that is left to the dialog; with less it covers everything. */
const LEAST = 780;
const GAP = 8;

class Beside {
    /** Where the dialog's part of the window begins, in pixels from the left; null: it has all of it. */
    room = $state<number | null>(null);

    /** Look where the own panel lies, now and whenever the window changes; the answer ends that. */
    look(): () => void {
        const measure = (): void => {
            const own = document.querySelector("section.own")?.getBoundingClientRect();
            const right = own === undefined || own.left > innerWidth / 4 ? Infinity : own.right + GAP;
            this.room = innerWidth - right < LEAST ? null : right;
        };
        measure();
        addEventListener("resize", measure);
        return () => removeEventListener("resize", measure);
    }
}

export const beside = new Beside();
