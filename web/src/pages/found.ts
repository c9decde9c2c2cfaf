// The news of the own tables, each with the way back to it.
import { mine } from "../lib/api";
import type { Pass, TableNews } from "../lib/messages";
import { type KeptPass, tokensOf } from "../lib/passes";

export interface Found {
    news: TableNews;
    pass: KeptPass;
    path: string;
}

/** So many passes may be asked about at once. */
const MOST = 100;

/** Ask how these tables stand. */
export async function ask(passes: readonly KeptPass[]): Promise<Found[]> {
    if (passes.length === 0) return [];
    return found(passes, await mine({ passes: single(passes).slice(0, MOST) }));
}

/** Every token by itself: the server knows nothing of shared screens. */
export const single = (passes: readonly Pass[]): Pass[] =>
    passes.flatMap(({ table, token }) => tokensOf(token).map((one) => ({ table, token: one })));

/**
 * Each piece of news with its pass. The server answers in the order of the tokens and leaves out those it does not know,
 * so the next one for the same table is the right one, also when a browser holds two seats at a table. A table at which
 * several people share the screen stands there once; it waits for them if it waits for one of them.
 */
export function found(passes: readonly KeptPass[], answer: readonly TableNews[]): Found[] {
    const left = passes.flatMap((pass) => single([pass]).map(() => pass));
    const tables: Found[] = [];
    for (const news of answer) {
        const at = left.findIndex((pass) => pass.table === news.table);
        const [pass] = at < 0 ? [] : left.splice(at, 1);
        if (pass === undefined) continue;
        const known = tables.find((one) => one.pass === pass);
        if (known !== undefined) {
            if (news.status === "waiting_for_me") known.news = news;
            continue;
        }
        const path = `/${news.me === null ? "w" : "t"}/${pass.table}#${pass.token}`;
        tables.push({ news, pass, path });
    }
    return tables;
}
