// Texts that this browser keeps from one visit to the next, each under a name. A browser that keeps nothing, as private
// windows may, is no reason to fail: what is chosen there lasts as long as the page.

const keyed = (name: string): string => `boxship.${name}`;

/** What was kept under a name; null where nothing is. */
export function recall(name: string): string | null {
    try {
        return localStorage.getItem(keyed(name));
    } catch {
        return null;
    }
}

export function remember(name: string, text: string): void {
    try {
        localStorage.setItem(keyed(name), text);
    } catch {
        // It is then asked for, or chosen, again.
    }
}
