// What the build adds: the language catalogues of the Python package (see vite.config.ts).
declare module "virtual:catalogues" {
    export const catalogues: Record<"en" | "de" | "fr" | "it" | "nl" | "es", () => Promise<string>>;
}
