// What this browser keeps: the tables it has a seat at or watches, each as a pass (a table and its token), and the
// player's name for the next one. Where several people share the screen, a pass holds the tokens of all of them.
import { recall, remember } from "./kept";
import type { Pass } from "./messages";

const MOST = 100;

/** Between the tokens of people who share a screen; it occurs in none of them. */
const BETWEEN = ".";

export const tokensOf = (token: string): string[] => token.split(BETWEEN).filter((one) => one !== "");
export const together = (tokens: readonly string[]): string => tokens.join(BETWEEN);

export function passes(): Pass[] {
    try {
        const kept: unknown = JSON.parse(recall("passes") ?? "[]");
        return Array.isArray(kept) ? kept.filter(isPass) : [];
    } catch {
        return [];
    }
}

/** Keep a pass, the newest first. */
export function keep(pass: Pass): void {
    const others = passes().filter((kept) => kept.table !== pass.table || kept.token !== pass.token);
    write([pass, ...others].slice(0, MOST));
}

export function forget(pass: Pass): void {
    write(passes().filter((kept) => kept.table !== pass.table || kept.token !== pass.token));
}

/** The name given last, so that nobody types it twice. */
export const ownName = (): string => recall("name") ?? "";

export const keepName = (name: string): void => remember("name", name);

/** Without storage the link itself is the way back. */
const write = (kept: Pass[]): void => remember("passes", JSON.stringify(kept));

function isPass(value: unknown): value is Pass {
    return (
        typeof value === "object" &&
        value !== null &&
        typeof (value as Pass).table === "string" &&
        typeof (value as Pass).token === "string"
    );
}
