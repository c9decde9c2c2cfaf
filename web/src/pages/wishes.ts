// What somebody wishes for a new table, and the request that this makes. Which words are possible, the server decides.
import type { ClockRequest, Offers, SeatRequest, TableRequest } from "../lib/messages";

/** Who shall sit on a seat, as one word of a list: `me` (here, at this screen), `person`, or `bot:` and a name. */
export type Sitter = "me" | "person" | `bot:${string}`;

export interface Wishes {
    ruleset: string;
    options: string[];
    sitters: Sitter[];
    /** By seat: of those who sit at this screen. */
    names: string[];
    /** Empty: as the ruleset has it. */
    rounds: string;
    /** Fields of a ruleset as words: `machines=3 harbour_prices=2/4/6`. */
    words: string;
    /** Seconds at first and for each turn, like `900+30`; empty: no clock. */
    clock: string;
}

/** Clocks to choose from: for an evening, and for days. */
export const CLOCKS = ["", "300+15", "900+30", "1800+60", "259200+43200"] as const;

/** A clock as the server wants it. */
export function clockOf(clock: string): ClockRequest | null {
    const [bank, increment] = clock.split("+").map(Number);
    return bank && increment ? { bank, increment } : null;
}

/** Fields as they are typed, in every language. */
export const EXAMPLE = "machines=3 harbour_prices=2/4/6";

/** To begin with: the usual rules, four players, the others computer players who are good company. */
export function firstWishes(offers: Offers, name: string): Wishes {
    const players = offers.players.includes(4) ? 4 : (offers.players[0] ?? 3);
    const names = Array.from({ length: Math.max(players, ...offers.players) }, (_, seat) => (seat === 0 ? name : ""));
    const wishes = {
        ruleset: offers.rulesets[0]?.name ?? "classic",
        options: [],
        names,
        rounds: "",
        words: "",
        clock: "",
    };
    return { ...wishes, sitters: withPlayers(["me"], players, offers) };
}

/** The seats with more or fewer players; new ones are computer players, and the reader keeps a seat. */
export function withPlayers(sitters: readonly Sitter[], players: number, offers: Offers): Sitter[] {
    const usual = offers.usual_bots;
    const seats = Array.from(
        { length: players },
        (_, seat): Sitter => sitters[seat] ?? `bot:${usual[(seat - 1) % usual.length] ?? ""}`,
    );
    if (!seats.includes("me")) seats[0] = "me";
    return seats;
}

/** The seats with another choice for one of them. Somebody always sits at this screen: the last one goes to the next seat. */
export function withSitter(sitters: readonly Sitter[], seat: number, choice: Sitter): Sitter[] {
    const changed = sitters.map((sitter, at) => (at === seat ? choice : sitter));
    if (!changed.includes("me")) changed[(seat + 1) % changed.length] = "me";
    return changed;
}

/** How many people share this screen. */
export const sharing = ({ sitters }: Wishes): number => sitters.filter((sitter) => sitter === "me").length;

/** The name that this browser remembers: of the first at this screen. */
export const firstName = ({ sitters, names }: Wishes): string => (names[sitters.indexOf("me")] ?? "").trim();

/** The words of the rules, as a record has them. */
export function rulesOf(wishes: Wishes, offers: Offers): string {
    const allowed = offers.rulesets.find(({ name }) => name === wishes.ruleset)?.options ?? [];
    const words = [wishes.ruleset, ...allowed.filter((option) => wishes.options.includes(option))];
    const rounds = String(wishes.rounds ?? "").trim();
    if (rounds !== "") words.push(`round_limit=${rounds}`);
    return [...words, ...wishes.words.split(/\s+/)].filter((word) => word !== "").join(" ");
}

/** The seats as the server wants to know them. */
export function seatRequests(sitters: readonly Sitter[], names: readonly string[]): SeatRequest[] {
    return sitters.map((sitter, seat): SeatRequest => {
        if (sitter === "me") return { kind: "me", name: (names[seat] ?? "").trim() };
        if (sitter === "person") return { kind: "person" };
        return { kind: "bot", style: sitter.slice("bot:".length) };
    });
}

export function requestOf(wishes: Wishes, offers: Offers): TableRequest {
    const seats = seatRequests(wishes.sitters, wishes.names);
    const clock = clockOf(wishes.clock);
    return { rules: rulesOf(wishes, offers), seats, ...(clock && { clock }) };
}
