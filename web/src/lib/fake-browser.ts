// What tests need of a browser: its storage, its address and the languages of its reader.
import { vi } from "vitest";

/** Storage that keeps texts, or refuses everything as private windows may. */
export function storage({ refuses = false } = {}): Map<string, string> {
    const kept = new Map<string, string>();
    const guard = (): void => {
        if (refuses) throw new DOMException("The operation is insecure.", "SecurityError");
    };
    vi.stubGlobal("localStorage", {
        getItem(key: string): string | null {
            guard();
            return kept.get(key) ?? null;
        },
        setItem(key: string, value: string): void {
            guard();
            kept.set(key, value);
        },
    });
    return kept;
}

/** The root element of the page, of which only the language and the classes are known. */
export function rootElement(): { lang: string; classes: Set<string> } {
    const classes = new Set<string>();
    const toggle = (name: string, on: boolean): void => void (on ? classes.add(name) : classes.delete(name));
    const root = { lang: "", classes, classList: { toggle } };
    vi.stubGlobal("document", { documentElement: root });
    return root;
}
