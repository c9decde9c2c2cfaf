// What happens, for those who can't see it: one list of sentences in the order in which things happened, so that nothing
// is said twice, lost or out of turn.

export interface Said {
    id: number;
    text: string;
}

/** How many sentences stay. A voice reads what is new; the rest is only there so that nothing is taken from under it. */
const KEPT = 8;

export class Announcing {
    said = $state.raw<readonly Said[]>([]);
    #ids = 0;
    #last = new Map<string, string>();

    /** Say something new about a subject: what its mark tells apart from what was said about it last. */
    say(subject: string, text: string, mark = text): void {
        if (this.#last.get(subject) === mark) return;
        this.#last.set(subject, mark);
        if (text === "") return;
        this.said = [...this.said, { id: (this.#ids += 1), text }].slice(-KEPT);
    }
}
