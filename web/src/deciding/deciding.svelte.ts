// Deciding: the line on its way. It keeps what the player has said so far, asks the table what that makes (`compose`),
// and plays it once it is confirmed. It knows no rule: what is lit, what it costs and why not, the table says.
import { problemOf } from "../lib/api";
import type { BoardDeciding, Spot, SpotState } from "../lib/board-deciding";
import type { Clause, Composition, Draft, Good, Kind, LineKind, Problem, Reason, Situation } from "../lib/messages";
import type { Question } from "../lib/reason";
import { AtOnce } from "./at-once";
import { clauseBehind } from "../rules/clause";
import { begun, foreseen, repriced, withGood, withoutGood, wordOf, type Said } from "./draft";
import { isSeized, seizable } from "./seizing";

/** What deciding needs of a table. */
export interface Decidable {
    readonly situation: Situation | null;
    readonly kinds: readonly Kind[];
    readonly canUndo: boolean;
    /** Play a line; the number of its last event. */
    play(line: string): Promise<number>;
    undo(): Promise<number>;
    compose(draft: Draft): Promise<Composition>;
    /** The words with which a typed line may go on. */
    words(text: string): Promise<string[]>;
}

/** A reason that was asked for, and where. */
export interface Explained {
    reason: Reason | Question;
    near: Element | null;
}

/** Kinds that only move money: they may interrupt another draft, which goes on afterwards. */
const ASIDE: readonly LineKind[] = ["loan", "repay"];

export class Deciding implements BoardDeciding {
    composition = $state.raw<Composition | null>(null);
    /** The table has not answered yet; what is shown was foreseen. */
    asking = $state(false);
    /** What is shown is the table's answer to what was said. */
    #told = $state(false);
    /** A line is on its way to the table. */
    sending = $state(false);
    /** Why the last line or request was not carried out. */
    problem = $state.raw<Problem | null>(null);
    explained = $state.raw<Explained | null>(null);

    #draft: Said | null = null;
    /** What was drafted before, step by step. */
    #earlier = $state.raw<readonly (Said | null)[]>([]);
    #interrupted: Said | null = null;
    readonly #atOnce = new AtOnce();
    #asked = 0;
    #answered: Promise<void> = Promise.resolve();
    /** The last event of what was sent, and whether that was the draft: it stays on the screen until the event is there. */
    #sent: { number: number; draft: Said | null } | null = null;

    constructor(private readonly table: Decidable) {}

    // -- what there is to decide -----------------------------------------------------------------------------------

    kind(kind: string): Kind | undefined {
        return this.table.kinds.find((one) => one.kind === kind);
    }

    /** The kind that is being drafted, with its targets. */
    get drafted(): Kind | undefined {
        const draft = this.composition?.draft;
        return draft === undefined ? undefined : this.kind(draft.kind);
    }

    /** The clause behind what is said, or else behind what is drafted. */
    get clause(): Clause | null {
        const reason = this.explained?.reason ?? this.problem?.reason ?? null;
        return clauseBehind(reason, this.composition?.draft.kind);
    }

    get target(): string | null {
        return this.composition?.draft.target ?? null;
    }

    get preview(): Situation | null {
        return this.composition?.after ?? null;
    }

    get arranging(): "factory" | "harbour" | null {
        const stores = new Set(this.composition?.pieces.map(({ store }) => store));
        const [store] = stores;
        return stores.size === 1 && (store === "factory" || store === "harbour") ? store : null;
    }

    /** Whether the line could be played as it stands. */
    get ready(): boolean {
        return this.composition !== null && this.composition.reason === null && this.#told;
    }

    /** Whether the draft began by itself, as the only thing to decide, and nothing has been said about it yet. */
    get untouched(): boolean {
        return this.composition !== null && this.#only !== null && this.#earlier.length === 0;
    }

    /** The kind that must be decided about, where there is no other. */
    get #only(): LineKind | null {
        const [only, ...others] = this.table.kinds;
        return only?.reason === null && others.length === 0 ? only.kind : null;
    }

    // -- the board's questions ---------------------------------------------------------------------------------------

    spot(spot: Spot): SpotState | undefined {
        const [word, wanted] = parted(spot);
        const kind = this.kind(word);
        const drafted = this.composition?.draft.kind;
        if (kind === undefined || (drafted !== undefined && drafted !== word)) return undefined;
        const target = kind.targets.find((one) => one.target === wanted);
        if (wanted !== null && target === undefined) return undefined;
        const reason = wanted === null ? kind.reason : (target?.reason ?? null);
        return { lit: reason === null, selected: drafted === word && this.target === wanted, reason };
    }

    press(spot: Spot): void {
        this.begin(...parted(spot));
    }

    async reach(spot: Spot, where: string, word: string): Promise<void> {
        this.press(spot);
        const draft = this.#draft;
        await this.#answered;
        if (draft !== null && this.#draft === draft) this.pick(where, word);
    }

    good(where: string, word: string): Good | undefined {
        const good = this.composition?.goods.find(
            (one) => one.where === where && (one.word === word || one.word.split(" ")[1] === word),
        );
        return good ?? seizable(this, this.table.situation, where, word);
    }

    explain(reason: Reason | Question, near: Element | null): void {
        this.explained = { reason, near };
    }

    hush(): void {
        this.explained = null;
    }

    // -- saying something --------------------------------------------------------------------------------------------

    /** Begin a line of this kind, or name its target. The same again takes it back. */
    begin(kind: string, target: string | null = null, near: Element | null = null): void {
        const offered = this.kind(kind);
        if (offered === undefined || this.sending || this.#atOnce.isDouble(kind)) return;
        const reason = target === null ? offered.reason : offered.targets.find((one) => one.target === target)?.reason;
        if (reason !== null && reason !== undefined) {
            this.explain(reason, near);
            return;
        }
        const now = this.#draft;
        if (now?.kind === kind && now.target === (target ?? now.target)) {
            this.cancel();
            return;
        }
        if (ASIDE.includes(offered.kind) && now !== null && !ASIDE.includes(now.kind)) {
            this.#clear();
            this.#interrupted = now;
        }
        this.#start(offered, target);
        this.#atOnce.begun(this.#draft);
    }

    /** Take over a whole draft that somebody proposes, in the place of what was said so far. */
    propose(draft: Draft): void {
        if (this.kind(draft.kind)?.reason !== null || this.sending) return;
        this.#clear();
        this.#say({ ...begun(draft.kind), ...draft });
    }

    pick(where: string, word: string): void {
        const good = this.good(where, word);
        if (good === undefined || this.#draft === null) return;
        if (good.reason !== null) this.explain(good.reason, null);
        else if (isSeized(this.#draft)) this.begin(this.#draft.kind, good.word);
        else this.#say(withGood(this.#draft, good.word));
    }

    unpick(where: string, word: string): void {
        const good = this.good(where, word);
        if (good === undefined || good.picked === 0 || this.#draft === null) return;
        if (isSeized(this.#draft)) this.cancel();
        else this.#say(withoutGood(this.#draft, good.word));
    }

    move(word: string, price: number): void {
        const { composition } = this;
        const pieces = composition === null ? null : repriced(composition.pieces, word, price);
        const draft = this.#draft;
        if (composition === null || pieces === null || draft === null) return;
        this.#say({ ...draft, store: pieces.map((one) => wordOf(draft.kind, one)) }, { ...composition, pieces });
    }

    /** Say how much; kept within what is possible. */
    pay(amount: number): void {
        const range = this.composition?.amount;
        if (range === null || range === undefined || this.#draft === null) return;
        const within = Math.min(range.most, Math.max(range.least, Math.round(amount)));
        if (within !== this.composition?.draft.amount) this.#say({ ...this.#draft, amount: within });
    }

    // -- going back --------------------------------------------------------------------------------------------------

    /** Whether there is something to take back: in the draft, or on the table. */
    get canGoBack(): boolean {
        return !this.sending && ((this.composition !== null && !this.untouched) || this.table.canUndo);
    }

    /** Take back the last pick or price; with nothing said yet, the last line played. */
    async back(): Promise<void> {
        if (this.#draft === null || this.untouched) {
            if (this.table.canUndo) await this.#send(() => this.table.undo());
            return;
        }
        const earlier = this.#earlier.at(-1) ?? null;
        this.#earlier = this.#earlier.slice(0, -1);
        if (earlier === null) this.cancel();
        else this.#ask(earlier, foreseen(this.composition, earlier, this.#cash));
    }

    /** Drop the draft; one that was interrupted comes back, and what must be decided begins again. */
    cancel(): void {
        const interrupted = this.#interrupted;
        this.#clear();
        if (interrupted !== null) this.#resume(interrupted);
        else this.#beginOnly();
    }

    // -- playing -----------------------------------------------------------------------------------------------------

    /** Play the drafted line. Where the table did not answer, it is asked again first. */
    async confirm(): Promise<void> {
        if (this.#draft !== null && !this.#told && !this.asking) this.#ask(this.#draft, this.composition);
        for (let answer; answer !== this.#answered;) await (answer = this.#answered);
        const line = this.ready ? this.composition?.line : undefined;
        if (line !== undefined) await this.#send(() => this.table.play(line), this.#draft);
    }

    /** The words with which a typed line may go on. */
    words(text: string): Promise<string[]> {
        return this.table.words(text);
    }

    /** Play a typed line; whether it was played. */
    say(line: string): Promise<boolean> {
        return this.#send(() => this.table.play(line));
    }

    /**
     * To be called when the table has changed: a draft is asked again, or dropped where it is no longer offered. What is
     * the only thing to decide begins by itself.
     */
    follow(): void {
        const sent = this.#sent;
        if (sent !== null && (this.table.situation?.number ?? 0) < sent.number) return;
        this.#sent = null;
        if (this.sending) return;
        if (this.#draft !== null) {
            if (sent !== null && sent.draft === this.#draft) this.cancel();
            else this.#resume(this.#draft);
        }
        if (this.#draft === null) this.#beginOnly();
    }

    get #cash(): number {
        return this.table.situation?.mine?.cash ?? 0;
    }

    #clear(): void {
        this.#asked += 1;
        this.#draft = null;
        this.#earlier = [];
        this.#interrupted = null;
        this.composition = null;
        this.asking = false;
        this.#told = false;
        this.problem = null;
        this.explained = null;
    }

    #start(offered: Kind, target: string | null): void {
        const lit = offered.targets.filter((one) => one.reason === null);
        const only = lit.length === 1 ? (lit[0]?.target ?? null) : null;
        this.#say(begun(offered.kind, target ?? only));
    }

    #beginOnly(): void {
        const only = this.#only === null ? undefined : this.kind(this.#only);
        if (only === undefined || this.sending) return;
        this.#start(only, null);
        this.#earlier = [];
    }

    /** Go on with a draft after the table has changed: no sum of before counts any more. Or drop it. */
    #resume(draft: Said): void {
        if (this.kind(draft.kind)?.reason === null) this.#ask(draft, foreseen(this.composition, draft, this.#cash));
        else this.#clear();
    }

    #say(draft: Said, expected: Composition = foreseen(this.composition, draft, this.#cash)): void {
        if (this.sending) return;
        this.#earlier = [...this.#earlier, this.#draft];
        this.#ask(draft, expected);
    }

    #ask(draft: Said, expected: Composition | null): void {
        this.#draft = draft;
        this.composition = expected;
        this.problem = null;
        this.explained = null;
        this.asking = true;
        this.#told = false;
        this.#answered = this.#answer(draft, ++this.#asked);
    }

    /** Wait for what the table says to a draft. An answer that comes after something newer was said is dropped. */
    async #answer(draft: Said, asked: number): Promise<void> {
        let problem: Problem | null = null;
        let answer: Composition | null = null;
        try {
            answer = await this.table.compose(draft);
        } catch (error) {
            problem = problemOf(error);
        }
        if (asked !== this.#asked) return;
        this.asking = false;
        this.problem = problem;
        this.#told = answer !== null;
        this.composition = answer ?? this.composition;
        if (answer !== null && this.#atOnce.takes(draft, answer)) void this.confirm();
    }

    /** Send something that changes the table; what is drafted stays visible until the table has changed. */
    async #send(send: () => Promise<number>, draft: Said | null = null): Promise<boolean> {
        if (this.sending) return false;
        this.sending = true;
        this.problem = null;
        this.explained = null;
        try {
            this.#sent = { number: await send(), draft };
        } catch (error) {
            this.problem = problemOf(error);
            return false;
        } finally {
            this.sending = false;
        }
        this.follow();
        return true;
    }
}

/** A spot as the kind of line and its target: `sail:red` is to sail to red. */
function parted(spot: Spot): [kind: string, target: string | null] {
    const colon = spot.indexOf(":");
    return colon < 0 ? [spot, null] : [spot.slice(0, colon), spot.slice(colon + 1)];
}
