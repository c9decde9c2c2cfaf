// A Vite plugin: beside each text file of the built page, the same file compressed, so that the server never has to.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

export function compress(): Plugin {
    let folder = "";
    return {
        name: "compress",
        apply: "build",
        configResolved(config) {
            folder = resolve(config.root, config.build.outDir);
        },
        writeBundle() {
            const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
            for (const path of names.filter((name) => TEXT.test(name)).map((name) => resolve(folder, name))) {
                const plain = readFileSync(path);
                const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
                const gzip = gzipSync(plain, { level: 9 });
                if (brotli.length < plain.length) writeFileSync(`${path}.br`, brotli);
                if (gzip.length < plain.length) writeFileSync(`${path}.gz`, gzip);
            }
        },
    };
}
