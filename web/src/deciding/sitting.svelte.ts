// The view model of one seat: the table store, the draft, the history, and what follows from the three.
import { Hints } from "../advice/hints.svelte";
import { AuctionShow } from "../auction/show.svelte";
import { Coach } from "../coach/coach.svelte";
import { Absence } from "../people/absence.svelte";
import type { Place } from "../board/journeys";
import type { HintLine, Kind, Situation, TableInfo } from "../lib/messages";
import { Pacer } from "../lib/pacer.svelte";
import type { SeatNames } from "../lib/reason";
import { TableStore } from "../lib/table.svelte";
import { HistoryState } from "../log/history.svelte";
import { namesOf } from "../log/names";
import { SinceLastTurn } from "../log/since.svelte";
import { Deciding } from "./deciding.svelte";
import { tilesOf, type Tile } from "./tiles";
import { lastDeed } from "./undoable";
import { isMyMove } from "./waiting";

export class Sitting {
    readonly store: TableStore;
    readonly deciding: Deciding;
    readonly history: HistoryState;
    readonly auction = new AuctionShow();
    readonly coach = new Coach();
    readonly hints: Hints;
    readonly since: SinceLastTurn;
    readonly absence: Absence;
    /** Places on the table that the reader asked to see; each time it is asked anew. */
    pointed = $state.raw<readonly Place[]>([]);
    /** At the end: whether the result is put aside to look at the table. */
    aside = $state(false);
    /** Whether the reader chooses who plays on from the moment they look at. */
    forking = $state(false);
    /** Hides the reader's things from others at the same screen; null where there are none. */
    private cover: (() => void) | null = null;

    constructor(
        table: string,
        token: string,
        readonly pacer = new Pacer(),
        /** Somebody at this screen who may invite others, where this is the table that everybody may see. */
        private readonly host: Sitting | null = null,
    ) {
        this.store = new TableStore(table, token, pacer);
        this.deciding = new Deciding(this.store);
        this.history = new HistoryState(this.store);
        this.hints = new Hints(this.store);
        this.since = new SinceLastTurn(this.store);
        this.absence = new Absence(this.store);
    }

    /** The reader's seat; null for a spectator, and until the table has said it. */
    get seat(): string | null {
        return this.store.info?.me ?? null;
    }

    /** From now on the screen is shared: what hides the reader's things. */
    share(cover: () => void): void {
        this.cover = cover;
    }

    /** Hide the reader's things; null where nobody else looks, and at the end, which has no secrets. */
    get hide(): (() => void) | null {
        return this.isOver ? null : this.cover;
    }

    /** The table with the links that may be sent to others; who only watches has no link to a seat. */
    get invitation(): TableInfo | null {
        return this.host?.store.info ?? this.store.info;
    }

    get names(): SeatNames {
        return namesOf(this.store.info);
    }

    /** The table that is looked at: as it is, or as it was. */
    get situation(): Situation | null {
        return this.history.situation;
    }

    /** What can be done; nothing in the past, and nothing while a bot does it. */
    get kinds(): readonly Kind[] {
        return this.history.live && !this.absence.isReplaced ? this.store.kinds : [];
    }

    /** Whether something stands in place of the decision: a bot plays this seat, or everybody has ended the game. */
    get isPutAside(): boolean {
        return this.history.live && (this.absence.isReplaced || this.absence.isEnded) && !this.isOver;
    }

    get tiles(): Tile[] {
        return this.situation === null ? [] : tilesOf(this.kinds, this.situation, this.names);
    }

    /** Whether an auction is running that was put aside. */
    get auctionAside(): boolean {
        return this.auction.moment !== null && this.auction.minimised;
    }

    /** Whether the table waits for the reader. */
    get isMyMove(): boolean {
        return this.store.situation !== null && isMyMove(this.store.situation) && !this.absence.isReplaced;
    }

    get isOver(): boolean {
        return this.store.situation?.phase === "over";
    }

    /** Whether a hint can be asked for here; in an auction its dialog has it. */
    get canAskHint(): boolean {
        return (
            this.store.lesson === null && this.isMyMove && this.history.live && this.store.situation?.auction === null
        );
    }

    /** Whether a hint is shown beside the table. */
    get isHinted(): boolean {
        return this.hints.open && this.canAskHint;
    }

    /** Play on from the moment that is looked at; null where that can't be: among people the game must be over first. */
    get fork(): (() => void) | null {
        const { info, lesson } = this.store;
        const may = lesson === null && info !== null && (this.isOver || info.hints);
        return may && this.situation?.phase !== "over" ? () => (this.forking = true) : null;
    }

    /** Make a line of a hint the draft; the same again takes it back. */
    take({ draft, line }: HintLine): void {
        if (this.deciding.composition?.line === line) this.deciding.cancel();
        else this.deciding.propose(draft);
    }

    /** What undo would take back, in words; null: nothing. */
    get undoable(): string | null {
        return this.store.canUndo && this.history.live ? lastDeed(this.store.log, this.names) : null;
    }
}
