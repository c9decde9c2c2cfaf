// What there is to edit in a draft, and what the number keys stand for.
import { expect, it } from "vitest";
import { Deciding } from "./deciding.svelte";
import { begun } from "./draft";
import { isEditable, numberedRow } from "./editing";
import { composition, FakeTable, good, kind, piece, target } from "./fake-table";

const SAIL = kind("sail", { targets: [target("sea"), target("red")] });

it("is nothing without a draft, and nothing in a draft that says all with its kind", () => {
    expect(isEditable(null, undefined)).toBe(false);
    expect(isEditable(composition(begun("end")), kind("end"))).toBe(false);
});

it("is a target, containers, prices or an amount", () => {
    expect(isEditable(composition(begun("sail")), SAIL)).toBe(true);
    const answers = [{ goods: [good("tan@3")] }, { pieces: [piece("tan", 3)] }, { amount: { least: 0, most: 4 } }];
    for (const answer of answers) expect(isEditable(composition(begun("load"), answer), kind("load"))).toBe(true);
});

it("is numbered row by row: tiles, then targets, then containers", async () => {
    const table = new FakeTable();
    table.kinds = [SAIL, kind("load"), kind("end")];
    const deciding = new Deciding(table);
    expect(numberedRow(deciding)).toBe("tiles");
    deciding.begin("sail");
    expect(numberedRow(deciding)).toBe("targets");
    deciding.begin("sail", "red");
    await table.last.answer();
    expect(numberedRow(deciding)).toBe("targets");
    deciding.begin("sail", "sea");
    await table.last.answer({ goods: [good("tan@3")] });
    expect(numberedRow(deciding)).toBe("goods");
    deciding.cancel();
    deciding.begin("end");
    await table.last.answer();
    expect(numberedRow(deciding)).toBe("tiles");
});
