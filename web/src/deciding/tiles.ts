// The tiles of the deck: which kinds of line get one, with icon, label and the small second line.
import type { IconName } from "../art/icons";
import { money, t } from "../lib/language.svelte";
import type { Kind, LineKind, Situation } from "../lib/messages";
import type { SeatNames } from "../lib/reason";
import { placeInWords } from "./phrases";

export interface Tile {
    kind: Kind;
    icon: IconName;
    label: string;
    note: string;
}

/** Kinds that cost no action: they stand in a row of their own, beside the typed line. */
const FREE: readonly LineKind[] = ["loan", "repay", "end"];
/** Kinds that the dialog of the auction asks for. */
const IN_DIALOG: readonly LineKind[] = ["bid", "accept", "decline"];

/** The kinds with a tile, in the order in which the table lists them. Where interest is due, borrowing is an answer to it. */
export function tilesOf(kinds: readonly Kind[], situation: Situation, names: SeatNames): Tile[] {
    const due = kinds.some(({ kind }) => kind === "default");
    return kinds
        .filter(({ kind }) => !IN_DIALOG.includes(kind) && (due || !FREE.includes(kind)))
        .map((kind) => ({
            kind,
            icon: iconOf(kind.kind),
            label: t(`deciding-kind-${kind.kind}`),
            note: lessonNote(kind) ?? shortReason(kind) ?? waste(kind) ?? noteOf(kind, situation, names),
        }));
}

/** The kinds of the row below the draft, where they are offered. */
export function freeKind(kinds: readonly Kind[], kind: LineKind): Kind | undefined {
    return kinds.some((one) => one.kind === "default") ? undefined : kinds.find((one) => one.kind === kind);
}

/** Every kind has an icon of its own name, which the type checks; that of a loan shows the paper, this the borrowing. */
const iconOf = (kind: LineKind): IconName => (kind === "loan" ? "borrow" : kind);

/** In a lesson: when a kind that waits will come. */
function lessonNote({ reason }: Kind): string | null {
    if (reason?.code === "lesson_later") return t("lesson-later", { lesson: Number(reason.values["lesson"]) });
    return reason?.code === "lesson_now" ? t("lesson-not-now") : null;
}

/** A reason short enough to stand inside a button. */
export function shortReason({ reason }: Kind): string | null {
    const cost = reason?.code === "cash" ? reason.values["cost"] : undefined;
    return cost === undefined ? null : t("deciding-needs", { money: money(Number(cost)) });
}

/** What it costs, and who gets it where that is a player. */
const costOf = (cost: number, payee: string | null, names: SeatNames): string =>
    payee === null ? money(cost) : t("deciding-tile-produce", { money: money(cost), seat: names(payee) });

/** What a tile says instead where the action is possible and brings nothing. */
const waste = ({ kind, useless }: Kind): string | null => (useless ? t(`worth-useless-${kind}`) : null);

function noteOf(kind: Kind, situation: Situation, names: SeatNames): string {
    if (kind.cost !== null) return costOf(kind.cost, kind.payee, names);
    const mine = situation.boards.find(({ seat }) => seat === situation.mine?.seat);
    switch (kind.kind) {
        case "sail": {
            const lit = kind.targets.filter(({ reason }) => reason === null);
            return lit.length === 1 ? placeInWords(lit[0]?.target ?? "", names) : t("deciding-tile-sail");
        }
        case "load":
            if (mine === undefined || mine.at === "sea" || mine.at === "island") return "";
            return mine.at === "bank"
                ? t("deciding-tile-load-dock")
                : t("deciding-tile-load", { place: names(mine.at) });
        case "raise":
            return situation.payment === null
                ? ""
                : t("deciding-tile-raise", { seat: names(situation.payment.holder) });
        case "seize":
            return t("deciding-tile-seize", { seat: names(situation.turn) });
        case "loan":
        case "buy":
        case "reprice":
        case "call":
        case "default":
        case "sell":
        case "keep":
        case "building":
        case "return":
            return t(`deciding-tile-${kind.kind}`);
        case "produce":
        case "machine":
        case "warehouse":
        case "repay":
        case "end":
        case "bid":
        case "accept":
        case "decline":
            return "";
    }
}
