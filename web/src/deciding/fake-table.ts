// A table for tests that answers when it is told to, and remembers what it was asked.
import { ApiError } from "../lib/api";
import type {
    Composition,
    Draft,
    Good,
    Kind,
    LineKind,
    Mine,
    Piece,
    Problem,
    Reason,
    Situation,
    Target,
} from "../lib/messages";
import type { Decidable } from "./deciding.svelte";

export const NO_CASH: Reason = { code: "cash", values: { cost: 9, cash: 3 }, sentence: "that costs $9" };

export const kind = (word: LineKind, extra: Partial<Kind> = {}): Kind => ({
    kind: word,
    cost: null,
    payee: null,
    reason: null,
    targets: [],
    useless: false,
    ...extra,
});

export const target = (word: string, reason: Reason | null = null): Target => ({ target: word, cost: null, reason });

export const good = (word: string, extra: Partial<Good> = {}): Good => ({
    word,
    where: "red.harbour",
    there: 1,
    picked: 0,
    reason: null,
    ...extra,
});

export const piece = (colour: string, price: number, extra: Partial<Piece> = {}): Piece => ({
    colour,
    price,
    new: false,
    store: "harbour",
    ...extra,
});

export const composition = (draft: Draft, extra: Partial<Composition> = {}): Composition => ({
    draft,
    line: [draft.kind, draft.target, ...(draft.goods ?? [])].filter(Boolean).join(" "),
    reason: null,
    goods: [],
    pieces: [],
    prices: {},
    amount: null,
    cash_before: 9,
    cash_after: 9,
    ends_turn: false,
    lasting: true,
    useless: false,
    after: null,
    ...extra,
});

/** Blue, the reader, is in turn; nobody has anything. */
export const SITUATION: Situation = {
    number: 1,
    round: 1,
    turn: "blue",
    to_act: ["blue"],
    phase: "act",
    boards: [],
    supply: {},
    removed: {},
    machines_left: {},
    warehouses_left: 0,
    ending: false,
    ended: null,
    winners: [],
    brokers: [],
    payment: null,
    auction: null,
    mine: { seat: "blue", cash: 9 } as Mine,
    scores: [],
};

interface Question {
    draft: Draft;
    answer: (extra?: Partial<Composition>) => Promise<void>;
    fail: (problem: Problem) => Promise<void>;
}

export class FakeTable implements Decidable {
    situation = SITUATION;
    kinds: Kind[] = [];
    canUndo = false;
    played: string[] = [];
    undone = 0;
    questions: Question[] = [];
    /** What the next line is refused with. */
    refusal: Problem | null = null;

    /** The newest question. */
    get last(): Question {
        const question = this.questions.at(-1);
        if (question === undefined) throw new Error("Nothing was asked.");
        return question;
    }

    compose(draft: Draft): Promise<Composition> {
        return new Promise((resolve, reject) => {
            this.questions.push({
                draft,
                answer: async (extra) => {
                    resolve(composition(draft, extra));
                    await settled();
                },
                fail: async (problem) => {
                    reject(new ApiError(409, problem));
                    await settled();
                },
            });
        });
    }

    words(): Promise<string[]> {
        return Promise.resolve([]);
    }

    play(line: string): Promise<number> {
        if (this.refusal !== null) return Promise.reject(new ApiError(409, this.refusal));
        this.played.push(line);
        return Promise.resolve(this.situation.number + 1);
    }

    undo(): Promise<number> {
        this.undone += 1;
        return Promise.resolve(this.situation.number + 1);
    }

    /** One more event happened. */
    happen(kinds: Kind[] = this.kinds): void {
        this.situation = { ...this.situation, number: this.situation.number + 1 };
        this.kinds = kinds;
    }
}

/** Everything that was waiting has gone on. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
