// What the built page weighs on its way to the browser: the first screen, and all that a game takes. Compressed, in
// English. It fails when a game weighs more than it should.
import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";

const PAGE = resolve(import.meta.dirname, "../src/boxship/server/page");
const MOST = 200_000;
const FIRST = ["index.html", "virtual:catalogue/en"];
/** @type {Record<string, string[]>} */
const SCREENS = {
    "first screen": FIRST,
    "a whole game": [...FIRST, "src/pages/TablePage.svelte"],
};

/** @typedef {{ file: string, css?: string[], imports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(readFileSync(resolve(PAGE, "files.json"), "utf8"));

/**
 * The files that a chunk can't run without.
 * @param {string} name
 * @param {Set<string>} files
 */
function collect(name, files) {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`The page has no part ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach((other) => collect(other, files));
}

/**
 * What goes over the wire for a file.
 * @param {string} file
 */
function transfer(file) {
    const path = resolve(PAGE, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

for (const [screen, names] of Object.entries(SCREENS)) {
    const files = new Set(["index.html", "icon.svg"]);
    names.forEach((name) => collect(name, files));
    const total = [...files].reduce((sum, file) => sum + transfer(file), 0);
    console.log(`${screen}: ${(total / 1000).toFixed(1)} kB in ${files.size} files`);
    if (total > MOST) {
        console.error(`That is more than ${MOST / 1000} kB.`);
        process.exitCode = 1;
    }
}
