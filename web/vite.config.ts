// How the page is built: into the Python package, which serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { compress } from "./compress.ts";
import { storyFile } from "./story-file.ts";

export default defineConfig({
    plugins: [svelte(), catalogues(), compress(), storyFile()],
    build: {
        outDir: "../src/boxship/server/page",
        emptyOutDir: true,
        // What belongs to which part of the page; weight.js reads it.
        manifest: "files.json",
        target: "es2022",
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
    },
    server: { proxy: { "/api": { target: process.env["BOXSHIP_SERVER"] ?? "http://127.0.0.1:8000", ws: true } } },
    // Under test Svelte, too, is the one of the browser.
    environments: process.env["VITEST"] === undefined ? {} : { client: { resolve: { conditions: ["browser"] } } },
    test: {
        include: ["src/**/*.test.ts"],
        pool: "threads",
        environment: "./test-environment.ts",
        server: { deps: { inline: ["svelte"] } },
    },
});
