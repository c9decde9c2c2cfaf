// A Vite plugin: the Fluent files of src/boxship/locales as one text per language, each loaded only when it is read.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../src/boxship/locales");
/** What only the terminal says. */
const TERMINAL = "terminal.ftl";
const LIST = "virtual:catalogues";
const ONE = "virtual:catalogue/";

/** A Fluent file without its comments, which are for translators. */
const messages = (file: string): string => readFileSync(file, "utf8").replace(/^#.*\n/gm, "");

export function catalogues(): Plugin {
    return {
        name: "catalogues",
        resolveId(id) {
            return id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined;
        },
        load(id) {
            if (id === `\0${LIST}`) {
                const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
                const entries = languages.map(
                    ({ name }) => `${name}: () => import("${ONE}${name}").then((m) => m.default)`,
                );
                return `export const catalogues = { ${entries.join(", ")} };`;
            }
            if (id.startsWith(`\0${ONE}`)) {
                const folder = resolve(LOCALES, id.slice(ONE.length + 1));
                const files = readdirSync(folder)
                    .filter((name) => name.endsWith(".ftl") && name !== TERMINAL)
                    .sort()
                    .map((name) => resolve(folder, name));
                files.forEach((file) => this.addWatchFile(file));
                return `export default ${JSON.stringify(files.map(messages).join("\n"))};`;
            }
            return undefined;
        },
    };
}
