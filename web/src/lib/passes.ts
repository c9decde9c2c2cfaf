// What this browser keeps: the tables it has a seat at or watches, each as a pass (a table and its token), and the
// player's name for the next one. Where several people share the screen, a pass holds the tokens of all of them.
import { recall, remember } from "./kept";
import type { Pass } from "./messages";

const MOST = 100;

/** Between the tokens of people who share a screen; it occurs in none of them. */
const BETWEEN = ".";

export const tokensOf = (token: string): string[] => token.split(BETWEEN).filter((one) => one !== "");
export const together = (tokens: readonly string[]): string => tokens.join(BETWEEN);

/** A pass as it is kept. */
export interface KeptPass extends Pass {
    /** Put away: the way back is kept, but the first page does not show it. */
    away?: boolean;
}

const isSame = (one: Pass, other: Pass): boolean => one.table === other.table && one.token === other.token;

export function passes(): KeptPass[] {
    try {
        const kept: unknown = JSON.parse(recall("passes") ?? "[]");
        return Array.isArray(kept) ? kept.filter(isPass) : [];
    } catch {
        return [];
    }
}

/** Keep a pass, the newest first. Whoever opens a table that was put away has it back. */
export function keep({ table, token }: Pass): void {
    const pass = { table, token };
    write([pass, ...passes().filter((kept) => !isSame(kept, pass))].slice(0, MOST));
}

export function forget(pass: Pass): void {
    write(passes().filter((kept) => !isSame(kept, pass)));
}

/** Put a table away, or bring it back to its old place. */
export function putAway(pass: Pass, away: boolean): void {
    write(passes().map((kept) => (isSame(kept, pass) ? { ...kept, away } : kept)));
}

/** The name given last, so that nobody types it twice. */
export const ownName = (): string => recall("name") ?? "";

export const keepName = (name: string): void => remember("name", name);

/** Without storage the link itself is the way back. */
const write = (kept: KeptPass[]): void => remember("passes", JSON.stringify(kept));

function isPass(value: unknown): value is KeptPass {
    return (
        typeof value === "object" &&
        value !== null &&
        typeof (value as Pass).table === "string" &&
        typeof (value as Pass).token === "string"
    );
}
