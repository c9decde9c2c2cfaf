// What the build adds: the language catalogues of the Python package (see vite.config.ts).
declare module "virtual:catalogues" {
    type ByLanguage = Record<"en" | "de" | "fr" | "it" | "nl" | "es", () => Promise<string>>;
    export const catalogues: ByLanguage;
    /** What only a part of the page says. */
    export const apart: Record<"rules" | "story" | "paper" | "results", ByLanguage>;
}
