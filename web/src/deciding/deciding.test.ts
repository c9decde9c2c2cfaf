// Deciding with a table that answers when it is told to.
import { beforeEach, describe, expect, it } from "vitest";
import type { Board } from "../lib/messages";
import { Deciding } from "./deciding.svelte";
import { FakeTable, good, kind, NO_CASH, piece, settled, target } from "./fake-table";

let table: FakeTable;
let deciding: Deciding;

beforeEach(() => {
    table = new FakeTable();
    table.kinds = [
        kind("produce", { cost: 1 }),
        kind("load"),
        kind("sail", { targets: [target("sea"), target("island", NO_CASH), target("red")] }),
        kind("machine", { reason: NO_CASH, targets: [target("tan", NO_CASH)] }),
        kind("call", { targets: [target("1 money", NO_CASH), target("2 containers")] }),
        kind("loan"),
        kind("end"),
    ];
    deciding = new Deciding(table);
});

describe("what is lit", () => {
    it("says it of a spot as the table says it", () => {
        expect(deciding.spot("sail:sea")).toEqual({ lit: true, selected: false, reason: null });
        expect(deciding.spot("sail:island")).toEqual({ lit: false, selected: false, reason: NO_CASH });
        expect(deciding.spot("machine:tan")?.lit).toBe(false);
        expect(deciding.spot("warehouse")).toBeUndefined();
        expect(deciding.spot("sail:green")).toBeUndefined();
    });

    it("leaves only the drafted kind to be pressed", () => {
        deciding.press("sail:sea");
        expect(deciding.spot("sail:sea")?.selected).toBe(true);
        expect(deciding.spot("sail:red")?.lit).toBe(true);
        expect(deciding.spot("produce")).toBeUndefined();
    });

    it("explains instead of beginning what is not lit", () => {
        deciding.begin("machine");
        expect(deciding.composition).toBeNull();
        expect(deciding.explained?.reason).toBe(NO_CASH);
        deciding.hush();
        deciding.press("sail:island");
        expect(deciding.explained?.reason).toBe(NO_CASH);
        expect(table.questions).toHaveLength(0);
    });
});

describe("a container of a lit store", () => {
    it("is picked with the press that begins the line", async () => {
        table.kinds = [kind("buy", { targets: [target("red"), target("green", NO_CASH)] })];
        const reached = deciding.reach("buy:red", "red.factory", "tan@2");
        expect(deciding.composition?.draft).toMatchObject({ kind: "buy", target: "red", goods: [] });
        await table.last.answer({ goods: [good("tan@2", { where: "red.factory" })] });
        await reached;
        expect(deciding.composition?.draft.goods).toEqual(["tan@2"]);
    });

    it("is not picked once something else has been said", async () => {
        table.kinds = [kind("buy", { targets: [target("red")] }), kind("loan")];
        const reached = deciding.reach("buy:red", "red.factory", "tan@2");
        const asked = table.last;
        deciding.cancel();
        await asked.answer({ goods: [good("tan@2", { where: "red.factory" })] });
        await reached;
        expect(deciding.composition).toBeNull();
    });
});

describe("a draft", () => {
    it("is shown at once and then as the table answers", async () => {
        deciding.begin("produce");
        expect(deciding.composition?.draft.kind).toBe("produce");
        expect(deciding.ready).toBe(false);
        await table.last.answer({ cash_after: 8 });
        expect(deciding.composition?.cash_after).toBe(8);
        expect(deciding.ready).toBe(true);
    });

    it("can be taken over as a whole from a proposal", async () => {
        deciding.begin("produce");
        deciding.propose({ kind: "sail", target: "red", goods: ["tan@3"] });
        expect(table.last.draft).toEqual({ kind: "sail", target: "red", goods: ["tan@3"], store: null, amount: null });
        await table.last.answer();
        expect(deciding.ready).toBe(true);
        deciding.cancel();
        expect(deciding.composition).toBeNull();
    });

    it("is not taken over where it could not be begun", () => {
        deciding.propose({ kind: "machine", target: "tan" });
        deciding.propose({ kind: "seize", target: "island tan" });
        expect(table.questions).toHaveLength(0);
    });

    it("takes the only target that is lit", () => {
        deciding.begin("call");
        expect(table.last.draft.target).toBe("2 containers");
    });

    it("is taken back by pressing the same again", () => {
        deciding.begin("sail");
        deciding.begin("sail", "red");
        expect(deciding.target).toBe("red");
        deciding.begin("sail", "red");
        expect(deciding.composition).toBeNull();
    });

    it("drops answers to what was said before", async () => {
        deciding.begin("sail", "sea");
        const first = table.last;
        deciding.begin("sail", "red");
        await table.last.answer({ line: "sail red" });
        await first.answer({ line: "sail sea" });
        expect(deciding.composition?.line).toBe("sail red");
        expect(deciding.asking).toBe(false);
    });

    it("drops answers that come after it was cancelled", async () => {
        deciding.begin("produce");
        deciding.cancel();
        await table.last.answer();
        expect(deciding.composition).toBeNull();
    });

    it("says why the table gave no answer", async () => {
        deciding.begin("produce");
        await table.last.fail({ code: "unreachable", sentence: "no answer" });
        expect(deciding.problem?.code).toBe("unreachable");
        expect(deciding.asking).toBe(false);
    });
});

describe("picking", () => {
    beforeEach(async () => {
        deciding.begin("load");
        await table.last.answer({ goods: [good("tan@3", { there: 2 }), good("black@4", { reason: NO_CASH })] });
    });

    it("shows a pick before the answer and asks for it", () => {
        deciding.pick("red.harbour", "tan@3");
        expect(deciding.good("red.harbour", "tan@3")?.picked).toBe(1);
        expect(table.last.draft.goods).toEqual(["tan@3"]);
        deciding.pick("red.harbour", "tan@3");
        expect(table.last.draft.goods).toEqual(["tan@3", "tan@3"]);
        deciding.unpick("red.harbour", "tan@3");
        expect(table.last.draft.goods).toEqual(["tan@3"]);
    });

    it("explains what can't be picked, and knows nothing of other places", () => {
        const asked = table.questions.length;
        deciding.pick("red.harbour", "black@4");
        expect(deciding.explained?.reason).toBe(NO_CASH);
        deciding.pick("green.harbour", "tan@3");
        deciding.unpick("red.harbour", "tan@3");
        expect(table.questions).toHaveLength(asked);
    });

    it("goes back pick by pick, and then out of the draft", async () => {
        deciding.pick("red.harbour", "tan@3");
        deciding.pick("red.harbour", "tan@3");
        await deciding.back();
        expect(table.last.draft.goods).toEqual(["tan@3"]);
        await deciding.back();
        expect(table.last.draft.goods).toEqual([]);
        await deciding.back();
        expect(deciding.composition).toBeNull();
        expect(table.undone).toBe(0);
    });

    it("finds a container of an offer, whose word says its store", async () => {
        deciding.begin("call");
        await table.last.answer({ goods: [good("factory tan@3", { where: "blue.factory" })] });
        deciding.pick("blue.factory", "tan@3");
        expect(table.last.draft.goods).toEqual(["factory tan@3"]);
    });
});

describe("prices and amounts", () => {
    it("shows a moved price at once and asks with the whole store", async () => {
        deciding.begin("produce");
        await table.last.answer({ pieces: [piece("tan", 3), piece("tan", 3, { new: true }), piece("black", 2)] });
        deciding.move("tan@3", 5);
        expect(deciding.composition?.pieces[1]?.price).toBe(5);
        expect(table.last.draft.store).toEqual(["tan@3", "tan@5", "black@2"]);
    });

    it("names the store of what is returned", async () => {
        table.kinds = [kind("return")];
        deciding.begin("return");
        const pieces = [piece("tan", 3, { store: "factory" }), piece("tan", 3)];
        await table.last.answer({ pieces });
        deciding.move("factory tan@3", 1);
        expect(table.last.draft.store).toEqual(["factory tan@1", "harbour tan@3"]);
    });

    it("keeps an amount within what is possible", async () => {
        deciding.begin("call");
        await table.last.answer({ amount: { least: 2, most: 6 } });
        deciding.pay(40);
        expect(table.last.draft.amount).toBe(6);
    });
});

describe("playing", () => {
    it("keeps the draft on the screen until the table has moved", async () => {
        deciding.begin("produce");
        await table.last.answer({ line: "produce -> tan@2" });
        await deciding.confirm();
        expect(table.played).toEqual(["produce -> tan@2"]);
        expect(deciding.composition).not.toBeNull();
        table.happen();
        deciding.follow();
        expect(deciding.composition).toBeNull();
    });

    it("waits for the answer when it is confirmed early", async () => {
        deciding.begin("produce");
        const confirmed = deciding.confirm();
        await table.last.answer({ line: "produce -> -" });
        await confirmed;
        expect(table.played).toEqual(["produce -> -"]);
    });

    it("does not play what the table would refuse", async () => {
        deciding.begin("load");
        await table.last.answer({ reason: NO_CASH });
        await deciding.confirm();
        expect(table.played).toEqual([]);
    });

    it("says why a line was refused and keeps the draft", async () => {
        deciding.begin("produce");
        await table.last.answer();
        table.refusal = { code: "refused", sentence: "no", reason: NO_CASH };
        await deciding.confirm();
        expect(deciding.problem?.reason).toBe(NO_CASH);
        expect(deciding.composition?.draft.kind).toBe("produce");
    });

    it("plays a typed line beside a draft, which is asked again", async () => {
        deciding.begin("load");
        await table.last.answer();
        expect(await deciding.say("loan")).toBe(true);
        table.happen();
        deciding.follow();
        expect(table.questions).toHaveLength(2);
        expect(deciding.composition?.draft.kind).toBe("load");
    });

    it("lets a loan interrupt a draft, which comes back afterwards", async () => {
        deciding.begin("load");
        await table.last.answer({ goods: [good("tan@3")] });
        deciding.pick("red.harbour", "tan@3");
        deciding.begin("loan");
        await table.last.answer({ line: "loan" });
        await deciding.confirm();
        table.happen();
        deciding.follow();
        await settled();
        expect(deciding.composition?.draft).toMatchObject({ kind: "load", goods: ["tan@3"] });
        deciding.begin("loan");
        deciding.cancel();
        expect(deciding.composition?.draft.kind).toBe("load");
    });
});

describe("when the table changes", () => {
    it("asks for the draft again, or drops it where it is no longer offered", () => {
        deciding.begin("load");
        table.happen();
        deciding.follow();
        expect(table.questions).toHaveLength(2);
        table.happen([kind("load", { reason: NO_CASH })]);
        deciding.follow();
        expect(deciding.composition).toBeNull();
    });

    it("begins by itself what is the only thing to decide", () => {
        table.happen([kind("seize", { targets: [target("island tan"), target("island black")] })]);
        deciding.follow();
        expect(deciding.composition?.draft).toMatchObject({ kind: "seize", target: null });
    });

    it("undoes the last line when nothing is drafted", async () => {
        table.canUndo = true;
        expect(deciding.canGoBack).toBe(true);
        await deciding.back();
        expect(table.undone).toBe(1);
    });
});

describe("what must be decided", () => {
    const [black, white] = [target("factory black@4"), target("factory white@1")];
    beforeEach(() => {
        const board = { seat: "red", factory: ["black@4", "white@1", "white@1"], island: {} } as unknown as Board;
        table.situation = { ...table.situation, turn: "red", phase: "seize", boards: [board] };
        table.kinds = [kind("seize", { targets: [black, white] })];
        deciding.follow();
    });

    it("begins by itself, and there is nothing to take back yet", () => {
        expect(deciding.composition?.draft.kind).toBe("seize");
        expect(deciding.untouched).toBe(true);
        expect(deciding.canGoBack).toBe(false);
    });

    it("begins again when it is cancelled or taken back", async () => {
        deciding.begin("seize", "factory white@1");
        expect(deciding.canGoBack).toBe(true);
        await deciding.back();
        expect([deciding.target, deciding.untouched]).toEqual([null, true]);
        deciding.begin("seize", "factory white@1");
        deciding.cancel();
        expect([deciding.composition?.draft.kind, deciding.target, deciding.untouched]).toEqual(["seize", null, true]);
    });

    it("leaves the last line to be taken back", async () => {
        table.canUndo = true;
        expect(deciding.canGoBack).toBe(true);
        await deciding.back();
        expect(table.undone).toBe(1);
    });

    it("can be pressed on the board of the player in turn", () => {
        expect(deciding.good("red.factory", "white@1")).toMatchObject({ there: 2, picked: 0, reason: null });
        expect(deciding.good("blue.factory", "white@1")).toBeUndefined();
        expect(deciding.good("red.harbour", "white@1")).toBeUndefined();
        deciding.pick("red.factory", "white@1");
        expect(table.last.draft.target).toBe("factory white@1");
        expect(deciding.good("red.factory", "white@1")?.picked).toBe(1);
        deciding.pick("red.factory", "black@4");
        expect(table.last.draft.target).toBe("factory black@4");
        deciding.unpick("red.factory", "black@4");
        expect(deciding.target).toBeNull();
    });
});
