// A Vite plugin: the Fluent files of src/boxship/locales as one text per language, each loaded only when it is read. What
// only a part of the page says is apart, and loaded with that part.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../src/boxship/locales");
/** What only the terminal says. */
const TERMINAL = "terminal.ftl";
const LIST = "virtual:catalogues";
const ONE = "virtual:catalogue/";
/** The files that are apart. */
const APART = ["rules", "story", "paper", "results"];

/** A Fluent file without its comments, which are for translators. */
const messages = (file: string): string => readFileSync(file, "utf8").replace(/^#.*\n/gm, "");

/** `{ en: () => import(…), … }`, for what stands behind the language in the name of a module. */
function imports(part: string): string {
    const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const entries = languages.map(({ name }) => `${name}: () => import("${ONE}${name}${part}").then((m) => m.default)`);
    return `{ ${entries.join(", ")} }`;
}

export function catalogues(): Plugin {
    return {
        name: "catalogues",
        resolveId(id) {
            return id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined;
        },
        load(id) {
            if (id === `\0${LIST}`) {
                const apart = APART.map((name) => `${name}: ${imports(`/${name}`)}`);
                return `export const catalogues = ${imports("")}; export const apart = { ${apart.join(", ")} };`;
            }
            if (id.startsWith(`\0${ONE}`)) {
                const [language = "", part] = id.slice(ONE.length + 1).split("/");
                const folder = resolve(LOCALES, language);
                const files = readdirSync(folder)
                    .filter((name) => name.endsWith(".ftl") && name !== TERMINAL)
                    .filter((name) => {
                        const file = name.slice(0, -".ftl".length);
                        return part === undefined ? !APART.includes(file) : file === part;
                    })
                    .sort()
                    .map((name) => resolve(folder, name));
                files.forEach((file) => this.addWatchFile(file));
                return `export default ${JSON.stringify(files.map(messages).join("\n"))};`;
            }
            return undefined;
        },
    };
}
