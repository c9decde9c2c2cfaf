// A link that somebody pasted where a record is wanted: the path in it, whichever server it names.

/** The path of a link to a replay, or to a moment of a table; null for any other text. */
export function linkedPath(text: string): string | null {
    const given = text.trim();
    if (!/^https?:\/\/\S+$/.test(given)) return null;
    try {
        const { pathname, search, hash } = new URL(given);
        return /^\/(r|t|w)\/[\w-]+(\/\d{1,6})?$/.test(pathname) ? pathname + search + hash : null;
    } catch {
        return null;
    }
}
