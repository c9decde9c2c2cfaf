// Which sentence a draft gets. Without a catalogue a text is its key, so the keys can be read here.
import { expect, it } from "vitest";
import type { Board, Situation } from "../lib/messages";
import { begun } from "./draft";
import { composition, FakeTable, good, kind, NO_CASH, piece, target } from "./fake-table";
import { confirmReason, draftWords, drawnGoods } from "./phrases";

const names = (seat: string): string => seat;
const here: Situation = {
    ...new FakeTable().situation,
    boards: [{ seat: "blue", at: "red", ship: [] } as never as Board],
};
const RULES = { ship_places: 5 };
const SAIL = kind("sail", { targets: [target("sea"), target("red")] });

const headline = (...[answer, of]: [ReturnType<typeof composition>, ReturnType<typeof kind>?]): string =>
    draftWords(answer, of, here, RULES, names).headline;

it("asks for what is still to be said", () => {
    expect(headline(composition(begun("sail")), SAIL)).toBe("deciding-ask-sail");
    const open = composition(begun("load"), { reason: NO_CASH, goods: [good("tan@3")] });
    expect(draftWords(open, kind("load"), here, RULES, names)).toMatchObject({
        headline: "deciding-pick-load",
        asks: true,
    });
    expect(confirmReason(open, kind("load"), false, names)?.sentence).toBe("deciding-pick-load");
    expect(confirmReason(open, kind("load"), true, names)).toBeNull();
});

it("says what a line does, by kind and place", () => {
    expect(headline(composition(begun("sail", "sea")), SAIL)).toBe("deciding-do-sail-sea");
    expect(headline(composition(begun("sail", "red")), SAIL)).toBe("deciding-do-sail-harbour");
    expect(headline(composition({ ...begun("sail", "red"), goods: ["tan@3"] }), SAIL)).toBe(
        "deciding-do-sail-harbour-loading",
    );
    expect(headline(composition({ ...begun("load"), goods: ["tan@3"] }))).toBe("deciding-do-load");
    expect(headline(composition(begun("produce"), { pieces: [piece("tan", 2)] }))).toBe("deciding-do-produce-nothing");
    expect(headline(composition(begun("produce"), { pieces: [piece("tan", 2, { new: true })] }))).toBe(
        "deciding-do-produce",
    );
    expect(headline(composition(begun("building", "machine")))).toBe("deciding-do-building-machine");
    expect(headline(composition(begun("decline"), { line: "decline" }))).toBe("decline");
});

it("says what follows, or why it can't be done", () => {
    const after = { ...here, ending: true };
    const notes = draftWords(
        composition(begun("produce"), { after, ends_turn: true }),
        undefined,
        here,
        RULES,
        names,
    ).notes;
    expect(notes).toEqual(["deciding-note-ending", "deciding-note-ends"]);
    const over = composition(begun("end"), { ends_turn: true });
    expect(draftWords(over, undefined, here, RULES, names).notes, "the line itself says that").toEqual([]);
    const refused = composition({ ...begun("load"), goods: ["tan@3"] }, { reason: NO_CASH });
    expect(draftWords(refused, undefined, here, RULES, names).notes).toEqual([NO_CASH.sentence]);
});

it("counts several containers, which are drawn beside the words", () => {
    const short = (answer: ReturnType<typeof composition>): string =>
        draftWords(answer, undefined, here, RULES, names).short;
    const two = ["tan@3", "black@4"];
    expect(short(composition({ ...begun("sail", "red"), goods: two }))).toBe("strip-sail-harbour");
    expect(short(composition({ ...begun("load"), goods: two }))).toBe("strip-load");
    expect(short(composition({ ...begun("buy", "red"), goods: two }))).toBe("strip-buy");
    expect(short(composition({ ...begun("load"), goods: ["tan@3"] }))).toBe("deciding-do-load");
    const made = composition(begun("produce"), { pieces: [{ ...piece("tan", 2), new: true }, piece("black", 3)] });
    expect(drawnGoods(made)).toEqual(["tan@2"]);
    expect(short(made)).toBe("deciding-do-produce");
});
