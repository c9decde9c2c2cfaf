import { expect, it } from "vitest";
import type { Offers, SeatInfo } from "../lib/messages";
import { firstSitters } from "./sitters";

const bot = (name: string): Offers["bots"][number] => ({ name, level: 1, wins: 20 });
const OFFERS = { bots: [bot("trader"), bot("captain:2")], usual_bots: ["trader"] } as unknown as Offers;
const seat = (name: string, kind: "person" | "bot", style = ""): SeatInfo => ({
    seat: name,
    name: "",
    kind,
    style,
    taken: true,
    here: false,
});

it("gives the reader a seat, leaves bots as they were, and has bots for people", () => {
    const seats = [
        seat("blue", "person"),
        seat("red", "person"),
        seat("yellow", "bot", "captain:2"),
        seat("green", "bot", "captain"),
        seat("purple", "bot", "unheard"),
    ];
    expect(firstSitters(seats, "red", OFFERS)).toEqual([
        "bot:trader",
        "me",
        "bot:captain:2",
        "bot:captain:2",
        "bot:trader",
    ]);
});
