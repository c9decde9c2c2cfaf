// What is drawn, in words: for the names of things that can be pressed and for readers who do not see the picture.
import { money, t } from "../lib/language.svelte";
import { counted, piece } from "../lib/pieces";
import { inventory } from "../log/names";
import type { Drawing, Shown } from "./drawing.svelte";

/** Containers in words, equal ones counted: `2 × tan for $3, black for $2`. */
function goods(all: readonly string[]): string {
    if (all.length === 0) return t("board-nothing");
    return inventory(
        counted(all).map(([word, count]) => {
            const { colour, price } = piece(word);
            const values = { count, colour: t(`colour-${colour}`) };
            return price === null
                ? t("board-goods", values)
                : t("board-goods-priced", { ...values, price: money(price) });
        }),
    );
}

/** A container and where it lies. */
function container(drawn: Drawing, { where, colour, price }: Shown, count: number): string {
    const [seat = "", place = ""] = where.split(".");
    const values = { colour: t(`colour-${colour}`), owner: drawn.name(seat), price: money(price ?? 0), count };
    switch (place) {
        case "factory":
            return t("board-container-factory", values);
        case "harbour":
            return t("board-container-harbour", values);
        case "dock":
            return t("board-container-dock", values);
        case "island":
            return t("board-container-island", values);
        default:
            return t("board-container-ship", values);
    }
}

export const labels = { goods, container };
