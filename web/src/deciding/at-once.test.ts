// Playing without a confirmation: only what can be taken back, only where nothing is left to choose, only if wished.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storage } from "../lib/fake-browser";
import { prefer } from "../lib/preferences.svelte";
import { Deciding } from "./deciding.svelte";
import { FakeTable, good, kind, piece, target } from "./fake-table";

let table: FakeTable;
let deciding: Deciding;

beforeEach(() => {
    storage();
    vi.useFakeTimers({ toFake: ["Date"] });
    prefer("confirm", "lasting");
    table = new FakeTable();
    table.kinds = [
        kind("warehouse", { cost: 4 }),
        kind("machine", { targets: [target("tan"), target("black")] }),
        kind("loan"),
        kind("end"),
    ];
    deciding = new Deciding(table);
});
afterEach(() => {
    prefer("confirm", "everything");
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe("with a confirmation only for what lasts", () => {
    it("plays what can be taken back as soon as the table has answered", async () => {
        deciding.begin("warehouse");
        expect(table.played).toEqual([]);
        await table.last.answer({ lasting: false });
        expect(table.played).toEqual(["warehouse"]);
    });

    it("waits for a confirmation of what lasts", async () => {
        deciding.begin("end");
        await table.last.answer({ lasting: true });
        expect([table.played, deciding.ready]).toEqual([[], true]);
        await deciding.confirm();
        expect(table.played).toEqual(["end"]);
    });

    it("waits while a target is missing, and plays once it is named", async () => {
        deciding.begin("machine");
        await table.last.answer({ reason: { code: "shape", values: {}, sentence: "" }, lasting: true });
        expect(table.played).toEqual([]);
        deciding.begin("machine", "tan");
        await table.last.answer({ lasting: false });
        expect(table.played).toEqual(["machine tan"]);
    });

    it.each([
        ["containers", { goods: [good("tan@3")] }],
        ["prices", { pieces: [piece("tan", 3)] }],
        ["an amount", { amount: { least: 0, most: 9 } }],
    ])("waits where %s can be chosen", async (_, extra) => {
        deciding.begin("warehouse");
        await table.last.answer({ lasting: false, ...extra });
        expect([table.played, deciding.ready]).toEqual([[], true]);
    });

    it("waits with what somebody proposes, and with what began by itself", async () => {
        deciding.propose({ kind: "warehouse" });
        await table.last.answer({ lasting: false });
        table.kinds = [kind("loan")];
        deciding.cancel();
        await table.last.answer({ lasting: false });
        expect([table.played, deciding.composition?.draft.kind]).toEqual([[], "loan"]);
    });

    it("takes a double press for one, and another one later for another", async () => {
        deciding.begin("loan");
        await table.last.answer({ lasting: false });
        table.happen();
        deciding.follow();
        deciding.begin("loan");
        expect([table.played, table.questions.length]).toEqual([["loan"], 1]);
        vi.setSystemTime(Date.now() + 1000);
        deciding.begin("loan");
        await table.last.answer({ lasting: false });
        expect(table.played).toEqual(["loan", "loan"]);
    });
});

it("is not for those who confirm everything", async () => {
    prefer("confirm", "everything");
    deciding.begin("warehouse");
    await table.last.answer({ lasting: false });
    expect([table.played, deciding.ready]).toEqual([[], true]);
});
