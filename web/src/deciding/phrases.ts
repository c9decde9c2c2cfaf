// The line on its way in words: what it does, what is still to be said, and what follows from it. Only the catalogue
// knows sentences; in here is which one, and what goes into it.
import { listed } from "../log/names";
import { brokerName } from "../lib/brokers";
import { money, t } from "../lib/language.svelte";
import type { Composition, Draft, Kind, LineKind, Reason, Rules, Situation } from "../lib/messages";
import { counted, piece } from "../lib/pieces";
import { type Question, said, type SeatNames } from "../lib/reason";

export interface DraftWords {
    /** What the line does, whole: for whoever does not see the containers beside it. */
    headline: string;
    /** The same with a count in place of several containers, which are drawn beside it. */
    short: string;
    /** Further short sentences. */
    notes: string[];
    /** Whether the headline asks for something that is not yet said. */
    asks: boolean;
}

/** Everything the draft strip says about a draft. */
export function draftWords(
    composition: Composition,
    kind: Kind | undefined,
    situation: Situation,
    { ship_places: most }: Pick<Rules, "ship_places">,
    names: SeatNames,
): DraftWords {
    const question = asked(composition, kind, names);
    if (question !== null) return { headline: question, short: question, notes: [], asks: true };
    const { reason } = composition;
    const notes = reason === null ? consequences(composition, situation, most) : [said(reason, names)];
    const made = composition.pieces.filter((one) => one.new).map((one) => one.colour);
    const headline = deedInWords(composition, made, situation, names);
    return { headline, short: counting(composition, made.length, situation, names) ?? headline, notes, asks: false };
}

/** The containers of a draft as words of the notation: those picked, or those that a production makes. */
export function drawnGoods({ draft, pieces }: Composition): string[] {
    if (draft.kind !== "produce") return draft.goods ?? [];
    return pieces.filter((one) => one.new).map(({ colour, price }) => `${colour}@${price}`);
}

/** Where the own ship lies. */
const ownPlace = ({ boards, mine }: Situation): string => boards.find(({ seat }) => seat === mine?.seat)?.at ?? "";

/** What a line with several containers does, with their number; null: one container, or none. */
function counting({ draft }: Composition, made: number, situation: Situation, names: SeatNames): string | null {
    const count = draft.kind === "produce" ? made : (draft.goods?.length ?? 0);
    if (count < 2) return null;
    const target = draft.target ?? "";
    switch (draft.kind) {
        case "produce":
            return t("strip-produce", { count });
        case "buy":
            return t("strip-buy", { count, seat: names(target) });
        case "load": {
            const at = ownPlace(situation);
            return at === "bank" ? t("strip-load-dock", { count }) : t("strip-load", { count, seat: names(at) });
        }
        case "sail":
            return target === "bank"
                ? t("strip-sail-bank", { count })
                : t("strip-sail-harbour", { count, seat: names(target) });
        default:
            return null;
    }
}

/** Containers in words, equal colours counted: `2 × tan and orange`. */
function goodsInWords(words: readonly string[]): string {
    const colours = counted(words.map((word) => piece(word).colour));
    return listed(
        colours.map(([colour, count]) =>
            count === 1 ? t(`colour-${colour}`) : t("deciding-goods-counted", { count, colour: t(`colour-${colour}`) }),
        ),
    );
}

/** A place a ship can lie at: `sea`, `island`, `bank`, or the harbour of a seat. */
export function placeInWords(place: string, names: SeatNames): string {
    if (place === "sea" || place === "island" || place === "bank") return t(`deciding-place-${place}`);
    return t("deciding-place-harbour", { seat: names(place) });
}

/** A target of a kind as a short label. */
export function targetInWords(kind: LineKind, target: string, names: SeatNames): string {
    switch (kind) {
        case "sail":
            return placeInWords(target, names);
        case "machine":
            return t(`colour-${target}`);
        case "building":
            return t(`deciding-building-${target}`);
        case "seize":
            return seizureInWords(target);
        case "call":
            return spaceInWords(target);
        case "buy":
        case "accept":
            return names(target);
        case "produce":
        case "reprice":
        case "load":
        case "warehouse":
        case "raise":
        case "loan":
        case "repay":
        case "end":
        case "sell":
        case "keep":
        case "bid":
        case "decline":
        case "default":
        case "return":
            return target;
    }
}

/** A broker's space: `2 containers`. */
function spaceInWords(space: string): string {
    const [broker = "", what = ""] = space.split(" ");
    return t(`deciding-space-${what}`, { broker: brokerName(broker) });
}

/** What is seized: `island orange`, `harbour black@3`, `machine brown`, `warehouse`. */
function seizureInWords(target: string): string {
    const [place = "", word] = target.split(" ");
    if (word === undefined) return t("deciding-seize-warehouse");
    const { colour, price } = piece(word);
    return t(`deciding-seize-${place}`, { colour: t(`colour-${colour}`), price: price === null ? "" : money(price) });
}

const sum = (goods: readonly string[]): number => goods.reduce((total, word) => total + (piece(word).price ?? 0), 0);

/** What is still to be said, as a question; null where the line says something already. */
function asked({ draft, reason, goods }: Composition, kind: Kind | undefined, names: SeatNames): string | null {
    const target = draft.target ?? null;
    if (target === null && kind !== undefined && kind.targets.length > 0) return t(`deciding-ask-${draft.kind}`);
    if (reason === null || draft.goods?.length || goods.length === 0) return null;
    return t(`deciding-pick-${draft.kind}`, { seat: target === null ? "" : names(target) });
}

/** What a line does; `made` are the colours that a production makes. */
export function deedInWords(
    { draft, line }: { draft: Draft; line: string },
    made: readonly string[],
    situation: Situation,
    names: SeatNames,
): string {
    const { kind } = draft;
    const target = draft.target ?? null;
    const picked = draft.goods ?? [];
    const goods = goodsInWords(picked);
    const cost = money(sum(picked));
    switch (kind) {
        case "produce":
            return made.length > 0
                ? t("deciding-do-produce", { goods: goodsInWords(made) })
                : t("deciding-do-produce-nothing");
        case "buy":
            return t("deciding-do-buy", { goods, cost, seat: names(target ?? "") });
        case "load": {
            const at = ownPlace(situation);
            return at === "bank"
                ? t("deciding-do-load-dock", { goods })
                : t("deciding-do-load", { goods, cost, seat: names(at) });
        }
        case "sail":
            return sailing(target ?? "", picked, names);
        case "machine":
            return t("deciding-do-machine", { colour: t(`colour-${target}`) });
        case "sell":
            return t("deciding-do-sell", { goods });
        case "seize":
            return t("deciding-do-seize", { thing: seizureInWords(target ?? "") });
        case "building":
            return t(`deciding-do-building-${target}`);
        case "call":
        case "raise": {
            const space = spaceInWords(target ?? situation.payment?.space ?? "");
            const offer = picked.length > 0 ? goods : money(draft.amount ?? 0);
            return t(`deciding-do-${kind}`, { offer, space });
        }
        case "reprice":
        case "warehouse":
        case "loan":
        case "repay":
        case "default":
        case "keep":
        case "return":
        case "end":
            return t(`deciding-do-${kind}`);
        case "bid":
        case "accept":
        case "decline":
            return line;
    }
}

function sailing(place: string, picked: readonly string[], names: SeatNames): string {
    const known = place === "sea" || place === "island" || place === "bank";
    const values = { seat: known ? "" : names(place), goods: goodsInWords(picked), cost: money(sum(picked)) };
    const where = known ? place : "harbour";
    return picked.length === 0
        ? t(`deciding-do-sail-${where}`, values)
        : t(`deciding-do-sail-${where}-loading`, values);
}

/** What follows from a line that can be played: read off the table as it would be afterwards. */
function consequences(
    { draft, pieces, after, ends_turn, useless }: Composition,
    situation: Situation,
    most: number,
): string[] {
    const notes: string[] = [];
    if (useless) notes.push(t("worth-useless"));
    if (pieces.length > 0) notes.push(t("strip-move"));
    const mine = after?.boards.find(({ seat }) => seat === situation.mine?.seat);
    if (mine !== undefined && (draft.kind === "load" || draft.kind === "sail") && draft.goods?.length) {
        notes.push(t("strip-ship", { count: mine.ship.length, most }));
    }
    if (draft.kind === "sail" && draft.target === "island") notes.push(t("deciding-note-island"));
    if (draft.kind === "loan") notes.push(t("deciding-note-loan"));
    if (after?.ending && !situation.ending) notes.push(t("deciding-note-ending"));
    if (ends_turn && draft.kind !== "end") notes.push(t("deciding-note-ends"));
    return notes;
}

/** Why a draft can't be confirmed, for the button: a question that is open says it better than the table's reason. */
export function confirmReason(
    composition: Composition,
    kind: Kind | undefined,
    asking: boolean,
    names: SeatNames,
): Reason | Question | null {
    if (asking) return null;
    const question = asked(composition, kind, names);
    return question === null ? composition.reason : { code: "question", sentence: question };
}
