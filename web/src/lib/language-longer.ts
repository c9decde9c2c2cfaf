// `?longer=40` in the address shows every text 40 % longer than it is: a way to see whether a screen leaves enough room
// for languages that need more of it than English, before anybody has translated a word.

const MOST = 200;

/** By how many percent the address asks for longer texts; it holds until the page is loaded again. */
export function percentLonger(): number {
    const asked = Number(new URLSearchParams(globalThis.location?.search).get("longer"));
    return asked > 0 ? Math.min(asked, MOST) : 0;
}

/** The text with longer words: each repeats its last letter until the text as a whole has grown as asked. */
export function longer(text: string, percent: number): string {
    let owed = 0;
    return text.replace(/\p{Letter}+/gu, (word) => {
        owed += (word.length * percent) / 100;
        const more = Math.floor(owed);
        owed -= more;
        return word + word.slice(-1).repeat(more);
    });
}
