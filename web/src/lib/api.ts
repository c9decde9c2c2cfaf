// The server's HTTP routes, one function each. A refusal of any kind is thrown as `ApiError` with the server's Problem.
import type {
    Composition,
    Done,
    Draft,
    Editions,
    Hint,
    JoinRequest,
    LessonRequest,
    LineCommand,
    MineRequest,
    NextWords,
    Offers,
    Problem,
    RematchRequest,
    Seated,
    Situation,
    Story,
    TableInfo,
    TableNews,
    TableRequest,
    TurningPoints,
    UndoCommand,
} from "./messages";

export class ApiError extends Error {
    constructor(
        readonly status: number,
        readonly problem: Problem,
    ) {
        super(problem.sentence);
    }
}

/** The server's Problem behind what was thrown; anything else is thrown on. */
export function problemOf(error: unknown): Problem {
    if (error instanceof ApiError) return error.problem;
    throw error;
}

/** No answer at all: the server can't be reached. */
const UNREACHABLE: Problem = { code: "unreachable", sentence: "The server does not answer.", reason: null };

async function request(method: "GET" | "POST", path: string, token: string | null, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = {};
    if (token !== null) headers["Authorization"] = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    let answer: Response;
    try {
        answer = await fetch(path, init);
    } catch {
        throw new ApiError(0, UNREACHABLE);
    }
    if (!answer.ok) {
        const problem = (await answer.json().catch(() => null)) as Problem | null;
        throw new ApiError(answer.status, problem ?? { code: "failed", sentence: answer.statusText, reason: null });
    }
    return answer;
}

async function ask<T>(method: "GET" | "POST", path: string, token: string | null, body?: unknown): Promise<T> {
    return (await (await request(method, path, token, body)).json()) as T;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const offers = (): Promise<Offers> => ask("GET", "/api/offers", null);
export const editions = (words: string): Promise<Editions> =>
    ask("GET", `/api/editions?words=${encodeURIComponent(words)}`, null);
export const playNow = (): Promise<Seated> => ask("POST", "/api/play-now", null);
export const newTable = (body: TableRequest): Promise<Seated> => ask("POST", "/api/tables", null, body);
/** A table to learn at. */
export const learn = (body: LessonRequest): Promise<Seated> => ask("POST", "/api/lessons", null, body);
export const join = (table: string, token: string, body: JoinRequest): Promise<Seated> =>
    ask("POST", `${at(table)}/join`, token, body);
/** The way to the same seat at a new table, after the end. */
export const rematch = (table: string, token: string, body: RematchRequest): Promise<Seated> =>
    ask("POST", `${at(table)}/rematch`, token, body);
export const mine = (body: MineRequest): Promise<TableNews[]> => ask("POST", "/api/mine", null, body);
export const rename = (table: string, token: string, name: string): Promise<TableInfo> =>
    ask("POST", `${at(table)}/name`, token, { name });
export const playLine = (table: string, token: string, body: LineCommand): Promise<Done> =>
    ask("POST", `${at(table)}/lines`, token, body);
export const undo = (table: string, token: string, body: UndoCommand): Promise<Done> =>
    ask("POST", `${at(table)}/undo`, token, body);
export const compose = (table: string, token: string, body: Draft): Promise<Composition> =>
    ask("POST", `${at(table)}/compose`, token, body);
export const hint = (table: string, token: string): Promise<Hint> => ask("POST", `${at(table)}/hint`, token);
export const nextWords = (table: string, token: string, text: string): Promise<NextWords> =>
    ask("POST", `${at(table)}/words`, token, { text });
export const situationAt = (table: string, token: string, number: number): Promise<Situation> =>
    ask("GET", `${at(table)}/situations/${number}`, token);
export const story = (table: string, token: string): Promise<Story> => ask("GET", `${at(table)}/story`, token);
export const turningPoints = (table: string, token: string): Promise<TurningPoints> =>
    ask("GET", `${at(table)}/turning-points`, token);
export const record = async (table: string, token: string): Promise<string> =>
    (await request("GET", `${at(table)}/record`, token)).text();

/** A new id for a command: sending a command twice with the same id counts once. */
export const commandId = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");
