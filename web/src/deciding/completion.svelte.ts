// Autocompletion of a typed line: the words that may stand at its end, and which of them is chosen. An answer that comes after
// more was typed is dropped.

export class Completion {
    /** What may stand at the end; empty while the list is closed. */
    words = $state.raw<readonly string[]>([]);
    /** The word that is chosen in the list; -1: none. */
    at = $state(-1);
    #asked = 0;

    constructor(private readonly ask: (text: string) => Promise<readonly string[]>) {}

    get open(): boolean {
        return this.words.length > 0;
    }

    /** Something was typed. */
    async typed(text: string): Promise<void> {
        const asked = ++this.#asked;
        const words = text.trim() === "" ? [] : await this.ask(text);
        if (asked !== this.#asked) return;
        this.at = -1;
        // A word that is typed to its end and has no other ending needs no list.
        const last = text.split(" ").at(-1);
        this.words = words.length === 1 && words[0] === last ? [] : words;
    }

    close(): void {
        this.#asked += 1;
        this.words = [];
        this.at = -1;
    }

    /** Choose the next word (1) or the one before it (-1), around the ends. */
    step(by: 1 | -1): void {
        const count = this.words.length;
        if (count > 0) this.at = this.at < 0 && by < 0 ? count - 1 : (this.at + by + count) % count;
    }

    /** The text with a word of the list at its end: the chosen one, or the first. */
    taken(text: string, at = Math.max(this.at, 0)): string {
        const word = this.words[at];
        return word === undefined ? text : `${text.slice(0, text.lastIndexOf(" ") + 1)}${word} `;
    }
}
