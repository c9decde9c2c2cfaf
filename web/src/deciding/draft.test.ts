// Drafts as values.
import { expect, it } from "vitest";
import { begun, foreseen, repriced, withGood, withoutGood } from "./draft";
import { composition, good, piece } from "./fake-table";

it("picks one container instead of another where a line names only one", () => {
    expect(withGood(withGood(begun("sell"), "tan@2"), "black@3").goods).toEqual(["black@3"]);
    expect(withGood(withGood(begun("load"), "tan@2"), "black@3").goods).toEqual(["tan@2", "black@3"]);
});

it("puts back the container that was picked last", () => {
    const draft = { ...begun("load"), goods: ["tan@2", "black@3", "tan@2"] };
    expect(withoutGood(draft, "tan@2").goods).toEqual(["tan@2", "black@3"]);
    expect(withoutGood(draft, "white@2")).toBe(draft);
});

it("moves a new container rather than an old one of the same price", () => {
    const pieces = [piece("tan", 3, { new: true }), piece("tan", 3)];
    expect(repriced(pieces, "tan@3", 4)?.map(({ price }) => price)).toEqual([4, 3]);
    expect(repriced(pieces, "tan@4", 5)).toBeNull();
    expect(repriced(pieces, "factory tan@3", 5)).toBeNull();
});

it("foresees picks of the same draft, and nothing of another", () => {
    const answer = composition(begun("load"), { goods: [good("tan@3", { there: 2 })], line: "load" });
    const next = { ...begun("load"), goods: ["tan@3"] };
    expect(foreseen(answer, next, 9).goods[0]?.picked).toBe(1);
    expect(foreseen(answer, next, 9).cash_after).toBeNull();
    expect(foreseen(answer, begun("produce"), 9)).toMatchObject({ goods: [], line: "produce", cash_before: 9 });
});
