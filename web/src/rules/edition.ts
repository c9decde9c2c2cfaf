// An edition of the game as the sentences of the rules quote it: their values, what holds in it, and what it is called.
import { money, t, type Values } from "../lib/language.svelte";
import type { Clause, Edition } from "../lib/messages";
import { either, listed } from "../log/names";
import { DIFFERS_BY, HOLDS_WITH, SETTINGS } from "./clauses";

/** The colours of the sentences, in the one order of colours: an edition has its own in these places. */
const PLACES = ["black", "white", "brown", "tan", "orange"];

/** What the sentences are filled with. */
export function valuesOf({ money: amounts, numbers, prices, colours }: Edition): Values {
    const further = (spaces: readonly number[] = []): string => listed(spaces.slice(1).map(money)) || "–";
    return {
        ...numbers,
        ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, money(amount)])),
        ...Object.fromEntries(PLACES.map((name, place) => [name, t(`colour-${colours[place]}`)])),
        "machine-prices": further(prices["machine_spaces"]),
        "warehouse-prices": further(prices["warehouse_spaces"]),
    };
}

/** `Jumbo, Investment Bank`. */
export function nameOf({ name, options: possible, settings }: Edition): string {
    const options = possible.filter((option) => settings[option] === "on");
    return [t(`pages-ruleset-${name}`), ...options.map((option) => t(`pages-option-${option}`))].join(", ");
}

/** Whether a clause is played in an edition. */
export function holds(clause: Clause, { settings }: Edition): boolean {
    const [field, value] = HOLDS_WITH[clause] ?? [];
    return field === undefined || settings[field] === value;
}

/** What has to be chosen for a clause to be played: an option, or one of some editions. */
export function condition(clause: Clause, named: readonly Edition[]): string {
    const [field = "", value = ""] = HOLDS_WITH[clause] ?? [];
    return t("rules-only", { what: chosen(field, value, named) });
}

/** One wording of a clause that differs by a setting. */
export interface Wording {
    key: string;
    /** With what it is played. */
    label: string;
    played: boolean;
}

/** The wordings of a clause, the one that is played first. */
export function wordings(clause: Clause, edition: Edition, named: readonly Edition[]): Wording[] {
    const field = DIFFERS_BY[clause];
    if (field === undefined) return [];
    const all = (SETTINGS[field] ?? []).map((value) => {
        const label = value === "off" ? "rules-without" : "rules-with";
        return {
            key: `rules-${clause}-${value}`,
            label: t(label, { what: chosen(field, value, named) }),
            played: edition.settings[field] === value,
        };
    });
    return all.sort((one, other) => Number(other.played) - Number(one.played));
}

/** An option by its name; for other settings, the editions that have this value. */
function chosen(field: string, value: string, named: readonly Edition[]): string {
    if (SETTINGS[field]?.includes("off")) return t(`pages-option-${field}`);
    const editions = named.filter(({ settings }) => settings[field] === value);
    return either(editions.map(({ name }) => t(`pages-ruleset-${name}`)));
}
