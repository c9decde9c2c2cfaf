// The own tables in the order in which somebody wants them: the last game, those that wait for the reader, those where
// others are thinking, and those that are over or were left.
import type { TableNews } from "../lib/messages";
import type { Found } from "../pages/found";

const WEEK = 7 * 24 * 3600 * 1000;

/** Whether a game alone against bots was left: nothing has happened for a week. */
export function isLeft({ status, seats, me, changed }: TableNews, now: number = Date.now()): boolean {
    const alone = seats.every(({ kind, seat }) => kind === "bot" || seat === me);
    return status !== "finished" && alone && now - Date.parse(changed) > WEEK;
}

export interface Sorted {
    /** The game to go on with: the one that was opened last. */
    last: Found | null;
    /** Who has waited longest comes first. */
    waiting: Found[];
    /** The newest first, as the next ones. */
    running: Found[];
    finished: Found[];
}

/** The tables as they stand, which come in the order in which they were opened, the last one first. */
export function sorted(tables: readonly Found[], now: number = Date.now()): Sorted {
    const isOver = ({ news }: Found): boolean => news.status === "finished" || isLeft(news, now);
    const changed = ({ news }: Found): number => Date.parse(news.changed);
    const open = tables.filter((one) => !isOver(one));
    const last = open.find(({ news }) => news.me !== null) ?? null;
    const others = open.filter((one) => one !== last);
    return {
        last,
        waiting: others
            .filter(({ news }) => news.status === "waiting_for_me")
            .toSorted((one, other) => changed(one) - changed(other)),
        running: others
            .filter(({ news }) => news.status === "running")
            .toSorted((one, other) => changed(other) - changed(one)),
        finished: tables.filter(isOver).toSorted((one, other) => changed(other) - changed(one)),
    };
}

/** How many of the finished games the reader won. */
export const won = (tables: readonly Found[]): number =>
    tables.filter(({ news }) => news.me !== null && news.winners.includes(news.me)).length;
