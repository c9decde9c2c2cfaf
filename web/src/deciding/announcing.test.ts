// What is read out: everything once, in its order.
import { expect, it } from "vitest";
import { Announcing } from "./announcing.svelte";

const texts = ({ said }: Announcing): string[] => said.map(({ text }) => text);

it("keeps the order of what happened, and says nothing twice", () => {
    const announcing = new Announcing();
    announcing.say("event", "Red ends the turn", "1");
    announcing.say("event", "Red ends the turn", "1");
    announcing.say("turn", "It is your turn");
    announcing.say("turn", "It is your turn");
    expect(texts(announcing)).toEqual(["Red ends the turn", "It is your turn"]);
});

it("says the same again when it happens again", () => {
    const announcing = new Announcing();
    for (const text of ["It is your turn", "", "It is your turn"]) announcing.say("turn", text);
    expect(texts(announcing)).toEqual(["It is your turn", "It is your turn"]);
    expect(new Set(announcing.said.map(({ id }) => id)).size).toBe(2);
});

it("says the same words of another event", () => {
    const announcing = new Announcing();
    for (const mark of ["1", "2"]) announcing.say("event", "Red ends the turn", mark);
    expect(texts(announcing)).toHaveLength(2);
});

it("does not grow for ever, and takes only the oldest away", () => {
    const announcing = new Announcing();
    for (let number = 1; number <= 20; number += 1) announcing.say("event", `move ${number}`);
    expect(texts(announcing)).toEqual([13, 14, 15, 16, 17, 18, 19, 20].map((number) => `move ${number}`));
});
