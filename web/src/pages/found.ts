// The news of the own tables, each with the way back to it.
import type { Pass, TableNews } from "../lib/messages";

export interface Found {
    news: TableNews;
    pass: Pass;
    path: string;
}

/**
 * Each piece of news with its pass. The server answers in the order of the passes and leaves out those it does not know,
 * so the next pass for the same table is the right one, also when a browser holds two seats at a table.
 */
export function found(passes: readonly Pass[], answer: readonly TableNews[]): Found[] {
    const left = [...passes];
    const tables: Found[] = [];
    for (const news of answer) {
        const at = left.findIndex((pass) => pass.table === news.table);
        const [pass] = at < 0 ? [] : left.splice(at, 1);
        if (pass === undefined) continue;
        const path = `/${news.me === null ? "w" : "t"}/${pass.table}#${pass.token}`;
        tables.push({ news, pass, path });
    }
    return tables;
}
