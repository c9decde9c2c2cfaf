// The text of a clause as what is drawn of it: paragraphs and lists, links to other clauses, and what a search has found.
import type { Clause } from "../lib/messages";
import { numbered } from "./clause";

/** A paragraph, and the points of the list that follows it. */
export interface Paragraph {
    text: string;
    points: string[];
}

/** A text of the catalogue, where ¶ begins a paragraph and • a point. */
export const paragraphs = (text: string): Paragraph[] =>
    text.split("¶").map((paragraph) => {
        const [first = "", ...points] = paragraph.split("•").map((part) => part.trim());
        return { text: first, points };
    });

/** A piece of text that is drawn in one way. */
export interface Piece {
    text: string;
    /** Where it leads; null: nowhere. */
    clause: Clause | null;
    found: boolean;
}

const LINK = /(\bR\d+(?:\.\d+)?)/;

/** A text cut into pieces: numbers of clauses become links, what was looked for is marked. */
export function pieces(text: string, query: string): Piece[] {
    const hits = found(text, query);
    let at = 0;
    return text.split(LINK).flatMap((part, index) => {
        const start = at;
        at += part.length;
        const clause = index % 2 === 1 ? numbered(part) : null;
        const cuts = hits.flat().filter((place) => place > start && place < at);
        return [start, ...cuts].map((from, place): Piece => ({
            text: text.slice(from, cuts[place] ?? at),
            clause,
            found: hits.some(([begin, end]) => begin <= from && from < end),
        }));
    });
}

/** Whether every word of the query stands somewhere in the texts. */
export function matches(texts: readonly string[], query: string): boolean {
    const letters = texts.map((text) => folded(text).letters);
    return words(query).every((word) => letters.some((line) => line.includes(word)));
}

/** Where the words of a query stand in a text, from … to, in order; what overlaps is one. */
function found(text: string, query: string): [number, number][] {
    const { letters, at } = folded(text);
    const hits: [number, number][] = [];
    for (const word of words(query))
        for (let from = letters.indexOf(word); from >= 0; from = letters.indexOf(word, from + word.length))
            hits.push([at[from] ?? 0, at[from + word.length] ?? text.length]);
    const joined: [number, number][] = [];
    for (const [begin, end] of hits.sort(([one], [other]) => one - other)) {
        const last = joined.at(-1);
        if (last !== undefined && begin <= last[1]) last[1] = Math.max(last[1], end);
        else joined.push([begin, end]);
    }
    return joined;
}

const words = (query: string): string[] => folded(query).letters.split(/\s+/).filter(Boolean);

const LIGATURES: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", "’": "'" };

/** A text in plain small letters, and for each of them the place in the text that it comes from. */
function folded(text: string): { letters: string; at: number[] } {
    let letters = "";
    const at: number[] = [];
    let place = 0;
    for (const character of text) {
        const plain = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
        for (const letter of LIGATURES[plain] ?? plain) {
            letters += letter;
            at.push(place);
        }
        place += character.length;
    }
    at.push(place);
    return { letters, at };
}
