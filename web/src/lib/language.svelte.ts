// The reader's language: Fluent catalogues, one per language, loaded when first needed. `t` gives text, `parts` gives
// text with pictures in it.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { apart, catalogues } from "virtual:catalogues";
import { recall, remember } from "./kept";
import { longer, percentLonger } from "./language-longer";

export const LANGUAGES = ["en", "de", "fr", "it", "nl", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Texts that only a part of the page says, fetched with it. */
export type Part = keyof typeof apart;
export type Values = Record<string, FluentVariable>;

const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);

function preferred(): Language {
    const wanted = [recall("language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
    return wanted.find(isLanguage) ?? "en";
}

class Reader {
    language = $state<Language>("en");
    #bundle = $state.raw<FluentBundle | null>(null);
    #loaded = new Map<Language, FluentBundle>();
    #parts = new Set<Part>();
    #added = new Set<string>();

    /** Read in another language from now on; the page changes at once, also in the middle of a game. */
    async read(language: Language): Promise<void> {
        let bundle = this.#loaded.get(language);
        if (bundle === undefined) {
            const percent = percentLonger();
            bundle = new FluentBundle(language, {
                useIsolating: false,
                ...(percent > 0 && { transform: (text: string) => longer(text, percent) }),
            });
            bundle.addResource(new FluentResource(await catalogues[language]()));
            this.#loaded.set(language, bundle);
        }
        for (const part of this.#parts) await this.#add(part, language, bundle);
        this.#bundle = bundle;
        this.language = language;
        document.documentElement.lang = language;
    }

    /** Have the texts of a part, in the language that is read and in each that will be. */
    async fetch(part: Part): Promise<void> {
        if (this.#bundle !== null) await this.#add(part, this.language, this.#bundle);
        this.#parts.add(part);
    }

    async #add(part: Part, language: Language, bundle: FluentBundle): Promise<void> {
        const name = `${language}/${part}`;
        if (this.#added.has(name)) return;
        const text = await apart[part][language]();
        if (!this.#added.has(name)) bundle.addResource(new FluentResource(text));
        this.#added.add(name);
    }

    async choose(language: Language): Promise<void> {
        await this.read(language);
        remember("language", language);
    }

    start(): Promise<void> {
        return this.read(preferred());
    }

    has(key: string): boolean {
        return this.#bundle?.hasMessage(key) ?? false;
    }

    text(key: string, values?: Values): string {
        const bundle = this.#bundle;
        const pattern = bundle?.getMessage(key)?.value;
        if (bundle === null || pattern === null || pattern === undefined) return key;
        return bundle.formatPattern(pattern, values ?? null, []);
    }
}

export const reader = new Reader();

/** A text of the catalogue. */
export const t = (key: string, values?: Values): string => reader.text(key, values);

/** A text without the places at which it may break, for a voice. */
export const unbroken = (text: string): string => text.replaceAll("\u00AD", "");

/** A language's own name for itself, for the list to choose from. */
export function endonym(language: Language): string {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Money as the reader's language groups digits; a loss has a real minus sign. */
export function money(amount: number): string {
    const digits = new Intl.NumberFormat(reader.language).format(Math.abs(amount));
    return amount < 0 ? `−$${digits}` : `$${digits}`;
}

/** A change of money, always with its sign. */
export const change = (amount: number): string => (amount > 0 ? `+${money(amount)}` : money(amount));

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A text cut where pictures go: plain strings, and `{ slot }` for each name in `slots`, in the order of the language. */
export function parts(key: string, slots: readonly string[], values: Values = {}): (string | { slot: string })[] {
    const marked: Values = { ...values };
    for (const slot of slots) marked[slot] = `${OPEN}${slot}${CLOSE}`;
    return t(key, marked)
        .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
        .filter((piece) => piece !== "")
        .map((piece) => (piece.startsWith(OPEN) ? { slot: piece.slice(1, -1) } : piece));
}
