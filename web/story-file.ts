// A Vite plugin: beside the built page, one script and one style sheet for the story of a game as a file of its own. The
// script has everything in it but the texts, which the file brings along in the one language that it is written in.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";

const NAME = "story-file";
const LIST = "virtual:catalogues";

/** Texts from the file instead of those of the server. */
function given(): Plugin {
    return {
        name: "given-catalogue",
        resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
        load: (id) =>
            id === `\0${LIST}`
                ? `const none = async () => "";
                   const given = async () => JSON.parse(document.getElementById("story").textContent).texts;
                   const every = (text) => ({ en: text, de: text, fr: text, it: text, nl: text, es: text });
                   export const catalogues = every(given);
                   export const apart = { rules: every(none), story: every(none), paper: every(none), results: every(none) };`
                : undefined,
    };
}

export function storyFile(): Plugin {
    let folder = "";
    return {
        name: NAME,
        apply: "build",
        configResolved(config) {
            folder = resolve(config.root, config.build.outDir);
        },
        async closeBundle() {
            await build({
                configFile: false,
                root: import.meta.dirname,
                logLevel: "warn",
                plugins: [svelte(), given()],
                build: {
                    outDir: folder,
                    emptyOutDir: false,
                    copyPublicDir: false,
                    target: "es2022",
                    cssCodeSplit: false,
                    modulePreload: false,
                    rolldownOptions: {
                        input: resolve(import.meta.dirname, "src/story/file.ts"),
                        output: { format: "iife", entryFileNames: `${NAME}.js`, assetFileNames: `${NAME}.[ext]` },
                    },
                },
            });
        },
    };
}
