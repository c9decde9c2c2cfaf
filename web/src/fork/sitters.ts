// Who plays on in a fork: the reader where they looked from, computer players as they were, and others for people.
import type { Offers, SeatInfo } from "../lib/messages";
import type { Sitter } from "../pages/wishes";

/** To begin with: one seat is the reader's; whoever was a person before is a computer player now. */
export function firstSitters(seats: readonly SeatInfo[], mine: string, offers: Offers): Sitter[] {
    const usual = offers.usual_bots;
    /** The same bot, or one of the same family where only another of it is offered. */
    const like = (style: string): string | undefined =>
        offers.bots.find(({ name }) => name === style)?.name ??
        offers.bots.find(({ name }) => name.split(":")[0] === style.split(":")[0])?.name;
    return seats.map(({ seat, kind, style }, index): Sitter => {
        if (seat === mine) return "me";
        return `bot:${(kind === "bot" ? like(style) : undefined) ?? usual[index % usual.length] ?? ""}`;
    });
}
