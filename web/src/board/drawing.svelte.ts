// What every part of the drawn table needs: the situation, whose board is whose, and what can be pressed. Parts find it
// in their context, so that chart and phone can share them.
import { createContext } from "svelte";
import type { BoardDeciding, Spot, SpotState } from "../lib/board-deciding";
import { botName } from "../lib/bots";
import { t } from "../lib/language.svelte";
import type { Board, Good, Reason, Situation, TableInfo } from "../lib/messages";
import { piece } from "../lib/pieces";
import type { Gone } from "../log/digest";
import type { Person } from "../people/people";
import { numbered, places, type Place } from "./journeys";
import type { Motion } from "./motion.svelte";
import { seatsAround, type StoreName } from "./places";

/** What the table is drawn from, as a chart or on a phone. */
export interface TableProps {
    info: TableInfo;
    situation: Situation;
    deciding: BoardDeciding | null;
    /** The situation before the newest event; what changed since then moves. */
    previous: Situation | null;
    /** Nothing moves: the past is being looked at. */
    still: boolean;
    /** Containers of the reader's that were bought since their last turn, as long as they are told of it. */
    gone?: readonly Gone[];
    /** Places that the reader asked to see. */
    pointed?: readonly Place[];
    /** The people at the table as they are now; nobody in the past and where all others are computer players. */
    people?: readonly Person[];
}

export type Given = Omit<TableProps, "previous" | "pointed">;

/** A container as it is drawn. */
export interface Shown {
    place: Place;
    /** As `BoardDeciding` names places: `red.factory`. */
    where: string;
    word: string;
    colour: string;
    price: number | null;
    /** Index among identical containers, from 0. */
    number: number;
    /** It will lie here if the line on its way is played. */
    drafted: boolean;
}

/** A container of the own store that was pressed and waits for a lane. */
export interface Held {
    store: StoreName;
    word: string;
}

export class Drawing {
    /** Pressed, and waiting for the lane to go to. */
    held = $state.raw<Held | null>(null);
    /** Moved with the keyboard: it keeps the focus where it lies now. */
    followed = $state.raw<Held | null>(null);
    #given: () => Given;

    constructor(
        given: () => Given,
        readonly motion: Motion,
    ) {
        this.#given = given;
    }

    get info(): TableInfo {
        return this.#given().info;
    }
    get rules(): TableInfo["rules"] {
        return this.info.rules;
    }
    get situation(): Situation {
        return this.#given().situation;
    }
    get deciding(): BoardDeciding | null {
        return this.#given().deciding;
    }
    get still(): boolean {
        return this.#given().still;
    }
    get me(): string | null {
        return this.info.me;
    }

    /** What was bought out of a store of the reader's at a price. */
    gone(seat: string, store: StoreName, price: number): readonly Gone[] {
        if (seat !== this.me) return [];
        return (this.#given().gone ?? []).filter((one) => one.store === store && one.price === price);
    }

    /** The seats as they sit around the table, the reader first. */
    get seats(): string[] {
        const all = this.info.seats.map(({ seat }) => seat);
        return seatsAround(all, this.me);
    }

    board(seat: string): Board {
        const found = this.situation.boards.find((board) => board.seat === seat);
        if (found === undefined) throw new Error(`There is no board of ${seat}.`);
        return found;
    }

    /** The reader's own board as the draft would leave it; for everybody else, and without a draft, null. */
    preview(seat: string): Board | null {
        if (seat !== this.me) return null;
        return this.deciding?.preview?.boards.find((board) => board.seat === seat) ?? null;
    }

    name(seat: string): string {
        return this.info.seats.find((one) => one.seat === seat)?.name || t(`seat-${seat}`);
    }

    /** Who has a seat and how they are; null for computer players, and where that does not matter. */
    person(seat: string): Person | null {
        return this.#given().people?.find((one) => one.seat === seat) ?? null;
    }

    /** Which computer player has a seat, in words; empty for a person. */
    bot(seat: string): string {
        return botName(this.info.seats.find((one) => one.seat === seat)?.style ?? "");
    }

    /** The name of a seat, and which computer player it is, if it is one. */
    introduced(seat: string): string {
        return [this.name(seat), this.bot(seat)].filter((word) => word !== "").join(" · ");
    }

    /** Where a ship is, in words. */
    whereabouts(at: string): string {
        if (at === "sea" || at === "island" || at === "bank") return t(`board-at-${at}`);
        return t("board-at-harbour", { name: this.name(at) });
    }

    /** What sailing there is called; a destination has other words than the place where a ship lies. */
    sailing(to: string): string {
        const destination =
            to === "sea" || to === "island" || to === "bank"
                ? t(`board-to-${to}`)
                : t("board-to-harbour", { name: this.name(to) });
        return t("board-press-sail", { destination });
    }

    /** Whether this store is being arranged now. */
    arranging(seat: string, store: StoreName): boolean {
        return seat === this.me && (this.deciding?.composition?.pieces.some((one) => one.store === store) ?? false);
    }

    /** The containers of a store as they are drawn: where it is being arranged, as the draft has it. */
    store(seat: string, store: StoreName): Shown[] {
        const arranged = this.arranging(seat, store)
            ? (this.deciding?.composition?.pieces ?? []).filter((one) => one.store === store)
            : null;
        const words = arranged?.map(({ colour, price }) => `${colour}@${price}`) ?? this.board(seat)[store];
        const numbers = numbered(words);
        return words.map((word, index) => {
            const number = numbers[index] ?? 0;
            return {
                place: places.stored(seat, store, word, number),
                where: `${seat}.${store}`,
                word,
                ...piece(word),
                number,
                drafted: arranged?.[index]?.new ?? false,
            };
        });
    }

    /** The cargo of a ship as it is drawn, with what the draft would load last. */
    cargo(seat: string): Shown[] {
        const now = this.board(seat).ship;
        const left = [...now];
        const added = (this.preview(seat)?.ship ?? []).filter((colour) => {
            const at = left.indexOf(colour);
            if (at >= 0) left.splice(at, 1);
            return at < 0;
        });
        const all = [...now, ...added];
        const numbers = numbered(all);
        return all.map((colour, index) => {
            const number = numbers[index] ?? 0;
            const place = places.loaded(seat, colour, number);
            const drafted = index >= now.length;
            return { place, where: `${seat}.ship`, word: colour, colour, price: null, number, drafted };
        });
    }

    spot(spot: Spot): SpotState | undefined {
        return this.deciding?.spot(spot);
    }

    press(spot: Spot): void {
        this.deciding?.press(spot);
    }

    explain(reason: Reason, near: Element | null): void {
        this.deciding?.explain(reason, near);
    }

    good(shown: Shown): Good | undefined {
        return this.deciding?.good(shown.where, shown.word);
    }

    /** Nothing of this store waits for a lane any more. */
    letGo(seat: string, store: StoreName): void {
        if (seat === this.me && this.held?.store === store) this.held = null;
    }

    /** Give a container of an own store another price. */
    move(store: StoreName, word: string, price: number): void {
        this.held = null;
        if (piece(word).price === price) return;
        const named = this.deciding?.arranging === null ? `${store} ${word}` : word;
        this.deciding?.move(named, price);
    }
}

export const [drawing, provideDrawing] = createContext<Drawing>();
