// The difference of two situations, as journeys from one place on the table to another. Containers of a colour are all
// alike, so any that is missing here and any that is new there may be the same one.
import { piece } from "../lib/pieces";
import type { Board, Situation } from "../lib/messages";

/** The name of a place on the table, under which the drawn thing can be found. */
export type Place = string;

export interface Journey {
    colour: string;
    from: Place;
    to: Place;
    /** There was none at its end before: what is drawn there comes with it. */
    first: boolean;
}

export interface Changes {
    containers: Journey[];
    /** Seats whose ships are somewhere else now. */
    ships: string[];
    /** What appeared without a journey: buildings and loans. */
    appeared: Place[];
}

/** Names of places; identical containers at one place are numbered from 0. */
export const places = {
    stored: (seat: string, store: string, word: string, number: number): Place => `${seat}.${store}:${word}:${number}`,
    loaded: (seat: string, colour: string, number: number): Place => `${seat}.ship:${colour}:${number}`,
    island: (seat: string, colour: string): Place => `${seat}.island:${colour}`,
    dock: (seat: string, colour: string): Place => `${seat}.dock:${colour}`,
    broker: (number: number, colour: string): Place => `broker.${number}:${colour}`,
    payment: (colour: string): Place => `payment:${colour}`,
    supply: (colour: string): Place => `supply:${colour}`,
    machine: (seat: string, space: number): Place => `${seat}.machine:${space}`,
    warehouse: (seat: string, space: number): Place => `${seat}.warehouse:${space}`,
    loan: (seat: string, number: number): Place => `${seat}.loan:${number}`,
    hull: (seat: string): Place => `${seat}.hull`,
    yard: (seat: string, store: string): Place => `${seat}.${store}`,
    gone: (store: string, colour: string, price: number): Place => `gone.${store}:${colour}@${price}`,
};

/** Index of each word among identical ones: `tan tan black` becomes 0, 1, 0. */
export function numbered(words: readonly string[]): number[] {
    const seen = new Map<string, number>();
    return words.map((word) => {
        const number = seen.get(word) ?? 0;
        seen.set(word, number + 1);
        return number;
    });
}

export function changes(before: Situation, after: Situation): Changes {
    const old = new Map(before.boards.map((board) => [board.seat, board]));
    const pairs = after.boards.flatMap((board) => {
        const was = old.get(board.seat);
        return was === undefined ? [] : [{ was, is: board }];
    });
    return {
        containers: containerJourneys(before, after),
        ships: pairs.filter(({ was, is }) => was.at !== is.at).map(({ is }) => is.seat),
        appeared: pairs.flatMap(({ was, is }) => appeared(was, is)),
    };
}

function appeared(was: Board, is: Board): Place[] {
    const more = (from: number, to: number, name: (seat: string, number: number) => Place): Place[] =>
        Array.from({ length: Math.max(0, to - from) }, (_, step) => name(is.seat, from + step));
    return [
        ...is.machines.flatMap((colour, space) =>
            colour !== null && (was.machines[space] ?? null) === null ? [places.machine(is.seat, space)] : [],
        ),
        ...more(was.warehouses, is.warehouses, places.warehouse),
        ...more(was.loans, is.loans, places.loan),
    ];
}

function containerJourneys(before: Situation, after: Situation): Journey[] {
    const [lost, gained] = [contents(before), contents(after)];
    const sources = new Map<string, Place[]>();
    const journeys: Journey[] = [];
    for (const [place, { colour, count }] of lost) {
        const gone = count - (gained.get(place)?.count ?? 0);
        const list = sources.get(colour) ?? [];
        for (let one = 0; one < gone; one += 1) list.push(place);
        sources.set(colour, list);
    }
    for (const [place, { colour, count }] of gained) {
        const come = count - (lost.get(place)?.count ?? 0);
        for (let one = 0; one < come; one += 1) {
            const from = sources.get(colour)?.shift();
            if (from === undefined) continue;
            const first = (lost.get(place)?.count ?? 0) === 0;
            journeys.push({ colour, from: fromMachine(from, place, colour, after), to: place, first });
        }
    }
    return journeys;
}

/** What comes from the supply into a factory store comes out of the machine of its colour. */
function fromMachine(from: Place, to: Place, colour: string, after: Situation): Place {
    const [seat = ""] = to.split(".");
    if (from !== places.supply(colour) || !to.startsWith(`${seat}.factory:`)) return from;
    const space = after.boards.find((board) => board.seat === seat)?.machines.indexOf(colour) ?? -1;
    return space < 0 ? from : places.machine(seat, space);
}

/** Every place that holds containers, and how many of which colour. */
function contents(situation: Situation): Map<Place, { colour: string; count: number }> {
    const found = new Map<Place, { colour: string; count: number }>();
    const add = (place: Place, colour: string, count = 1): void => {
        found.set(place, { colour, count: count + (found.get(place)?.count ?? 0) });
    };
    for (const { seat, factory, harbour, ship, island, dock } of situation.boards) {
        for (const [store, words] of Object.entries({ factory, harbour })) {
            const numbers = numbered(words);
            words.forEach((word, at) => add(places.stored(seat, store, word, numbers[at] ?? 0), piece(word).colour));
        }
        const numbers = numbered(ship);
        ship.forEach((colour, at) => add(places.loaded(seat, colour, numbers[at] ?? 0), colour));
        for (const [colour, count] of Object.entries(island)) add(places.island(seat, colour), colour, count);
        for (const colour of dock) add(places.dock(seat, colour), colour);
    }
    situation.brokers.forEach(({ containers }, broker) => {
        for (const colour of containers) add(places.broker(broker, colour), colour);
    });
    for (const word of situation.payment?.goods ?? []) add(places.payment(piece(word).colour), piece(word).colour);
    for (const [colour, count] of Object.entries(situation.supply)) add(places.supply(colour), colour, count);
    return found;
}
