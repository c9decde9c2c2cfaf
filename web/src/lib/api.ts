// The server's HTTP routes, one function each. A refusal of any kind is thrown as `ApiError` with the server's Problem.
import type {
    AbsenceCommand,
    AgreementCommand,
    Composition,
    CountedTable,
    CountRequest,
    Done,
    Draft,
    Editions,
    Entry,
    ForkRequest,
    Hint,
    Invitation,
    JoinRequest,
    KeptRecord,
    LessonRequest,
    LineCommand,
    Luck,
    MineRequest,
    MomentRequest,
    NextWords,
    NudgeAnswer,
    NudgeRequest,
    Offers,
    OriginGame,
    Problem,
    RecordRequest,
    RematchRequest,
    Renewed,
    RenewRequest,
    Replay,
    ReplayForkRequest,
    ReplayRequest,
    ResignCommand,
    Seated,
    Situation,
    Story,
    TableInfo,
    TableNews,
    TableRequest,
    TableState,
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
/** The game to print, as PDF. */
export const kit = async (words: string, players: number, paper: string, language: string): Promise<Blob> => {
    const query = new URLSearchParams({ words, players: String(players), paper, language });
    return (await request("GET", `/api/kit?${query}`, null)).blob();
};
/** The rulebook's count of a real table. */
export const count = (body: CountRequest): Promise<CountedTable> => ask("POST", "/api/count", null, body);
export const editions = (words: string): Promise<Editions> =>
    ask("GET", `/api/editions?words=${encodeURIComponent(words)}`, null);
export const playNow = (): Promise<Seated> => ask("POST", "/api/play-now", null);
export const newTable = (body: TableRequest): Promise<Seated> => ask("POST", "/api/tables", null, body);
/** A table to learn at. */
export const learn = (body: LessonRequest): Promise<Seated> => ask("POST", "/api/lessons", null, body);
/** Whether the link to join still opens a seat. */
export const invitation = (table: string, token: string): Promise<Invitation> => ask("GET", `${at(table)}/join`, token);
export const join = (table: string, token: string, body: JoinRequest): Promise<Seated> =>
    ask("POST", `${at(table)}/join`, token, body);
/** The way to the same seat at a new table, after the end. */
export const rematch = (table: string, token: string, body: RematchRequest): Promise<Seated> =>
    ask("POST", `${at(table)}/rematch`, token, body);
export const mine = (body: MineRequest): Promise<TableNews[]> => ask("POST", "/api/mine", null, body);
export const rename = (table: string, token: string, name: string): Promise<TableInfo> =>
    ask("POST", `${at(table)}/name`, token, { name });
/** Make a link new, or free somebody's seat. */
export const renew = (table: string, token: string, body: RenewRequest): Promise<Renewed> =>
    ask("POST", `${at(table)}/links`, token, body);
export const playLine = (table: string, token: string, body: LineCommand): Promise<Done> =>
    ask("POST", `${at(table)}/lines`, token, body);
export const undo = (table: string, token: string, body: UndoCommand): Promise<Done> =>
    ask("POST", `${at(table)}/undo`, token, body);
/** Let a bot play a seat, the own one or, for the host, that of somebody who is away. */
export const takeOver = (table: string, token: string, body: AbsenceCommand): Promise<Done> =>
    ask("POST", `${at(table)}/takeover`, token, body);
export const giveBack = (table: string, token: string, body: AbsenceCommand): Promise<Done> =>
    ask("POST", `${at(table)}/return`, token, body);
export const resign = (table: string, token: string, body: ResignCommand): Promise<Done> =>
    ask("POST", `${at(table)}/resign`, token, body);
/** End the game if everybody would, or take that back. */
export const agree = (table: string, token: string, body: AgreementCommand): Promise<Done> =>
    ask("POST", `${at(table)}/agreement`, token, body);
/** Remind somebody that it is their turn. */
export const nudge = (table: string, token: string, body: NudgeRequest): Promise<NudgeAnswer> =>
    ask("POST", `${at(table)}/nudge`, token, body);
export const compose = (table: string, token: string, body: Draft): Promise<Composition> =>
    ask("POST", `${at(table)}/compose`, token, body);
export const hint = (table: string, token: string): Promise<Hint> => ask("POST", `${at(table)}/hint`, token);
export const nextWords = (table: string, token: string, text: string): Promise<NextWords> =>
    ask("POST", `${at(table)}/words`, token, { text });
export const situationAt = (table: string, token: string, number: number): Promise<Situation> =>
    ask("GET", `${at(table)}/situations/${number}`, token);
/** The page of the log that ends before an event. */
export const logBefore = (table: string, token: string, before: number): Promise<Entry[]> =>
    ask("GET", `${at(table)}/log?before=${before}`, token);
export const story = (table: string, token: string): Promise<Story> => ask("GET", `${at(table)}/story`, token);
export const turningPoints = (table: string, token: string): Promise<TurningPoints> =>
    ask("GET", `${at(table)}/turning-points`, token);
/** What the deal gave to each seat, as far as it has been played again. */
export const luck = (table: string, token: string): Promise<Luck> => ask("GET", `${at(table)}/luck`, token);
/** A whole table as its reader may see it. */
export const whole = (table: string, token: string): Promise<TableState> => ask("GET", at(table), token);
export const record = async (table: string, token: string): Promise<string> =>
    (await request("GET", `${at(table)}/record`, token)).text();

/** Open a record; it goes along with everything that is asked about it. */
export const openReplay = (body: ReplayRequest): Promise<Replay> => ask("POST", "/api/replays", null, body);
export const replayAt = (body: MomentRequest): Promise<Situation> => ask("POST", "/api/replays/situations", null, body);
export const recordTurningPoints = (body: RecordRequest): Promise<TurningPoints> =>
    ask("POST", "/api/replays/turning-points", null, body);
/** Have a record kept by the server, for a short link. */
export const keepRecord = (body: RecordRequest): Promise<KeptRecord> => ask("POST", "/api/records", null, body);
export const keptRecord = async (name: string): Promise<string> =>
    (await ask<RecordRequest>("GET", `/api/records/${encodeURIComponent(name)}`, null)).record;
/** Play on from a moment, at a new table. */
export const forkRecord = (body: ReplayForkRequest): Promise<Seated> => ask("POST", "/api/replays/fork", null, body);
export const forkTable = (table: string, token: string, body: ForkRequest): Promise<Seated> =>
    ask("POST", `${at(table)}/fork`, token, body);
/** The game that a table was forked from. */
export const origin = (table: string, token: string): Promise<OriginGame> => ask("GET", `${at(table)}/origin`, token);

/** A new id for a command: sending a command twice with the same id counts once. */
export const commandId = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");
