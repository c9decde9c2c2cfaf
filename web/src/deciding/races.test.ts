// Deciding over a slow line: answers come late, in any order or not at all, and the table moves on in between. Whenever
// something could be confirmed, it is what the table says now to what was said last.
import { expect, it } from "vitest";
import { ApiError } from "../lib/api";
import type { Composition, Draft, LineKind, Mine } from "../lib/messages";
import { Deciding } from "./deciding.svelte";
import { composition, FakeTable, good, kind, settled, target } from "./fake-table";

const GOODS = ["tan@2", "tan@3", "black@4"];
const LOST = new ApiError(0, { code: "unreachable", sentence: "no answer" });

/** Numbers that look random and are the same in every run. */
function chance(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor((state / 2147483648) * below);
    };
}

/** A table whose server is ahead of what the page has heard. Whatever is picked costs what it says; a loan brings 10. */
class SlowTable extends FakeTable {
    cash = 30;
    events = 1;
    /** What is under way to the page, each to be delivered at any time. */
    underway: (() => void)[] = [];

    constructor(readonly below: (number: number) => number) {
        super();
        this.kinds = [
            kind("load"),
            kind("sail", { targets: [target("sea"), target("red")] }),
            kind("loan"),
            kind("end"),
        ];
        this.hear();
    }

    answer(draft: Draft): Composition {
        const cost = (draft.goods ?? []).reduce((sum, word) => sum + Number(word.split("@")[1]), 0);
        const cash_after = this.cash - cost + (draft.kind === "loan" ? 10 : 0);
        const goods = GOODS.map((word) => good(word, { there: 9 }));
        return composition(draft, { goods, cash_before: this.cash, cash_after });
    }

    override compose(draft: Draft): Promise<Composition> {
        const answer = this.answer(draft);
        return new Promise((resolve, reject) => {
            this.underway.push(this.below(8) === 0 ? () => reject(LOST) : () => resolve(answer));
        });
    }

    override play(line: string): Promise<number> {
        const [word, ...goods] = line.split(" ");
        this.cash =
            this.answer({ kind: word as LineKind, goods: goods.filter((one) => one.includes("@")) }).cash_after ?? 0;
        return this.move();
    }

    override undo(): Promise<number> {
        this.cash += 1;
        return this.move();
    }

    /** One more event at the server; its number, as soon as that gets through. */
    move(): Promise<number> {
        const number = ++this.events;
        return new Promise((resolve) => this.underway.push(() => resolve(number)));
    }

    /** The page hears of everything that happened. */
    hear(): void {
        const mine = { ...this.situation.mine, cash: this.cash } as Mine;
        this.situation = { ...this.situation, number: this.events, mine };
        this.canUndo = true;
    }
}

function does(deciding: Deciding, table: SlowTable, below: (number: number) => number): void {
    const word = GOODS[below(GOODS.length)] ?? "";
    const acts = [
        () => deciding.begin("load"),
        () => deciding.begin("sail", below(2) === 0 ? "sea" : "red"),
        () => deciding.begin("loan"),
        () => deciding.pick("red.harbour", word),
        () => deciding.pick("red.harbour", word),
        () => deciding.unpick("red.harbour", word),
        () => void deciding.back(),
        () => deciding.cancel(),
        () => void deciding.confirm(),
        () => {
            // Another window of the same player borrows.
            table.cash += 10;
            void table.move();
        },
        () => {
            table.hear();
            deciding.follow();
        },
    ];
    acts[below(acts.length)]?.();
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])("never offers an old answer (%i)", async (seed) => {
    const below = chance(seed);
    const table = new SlowTable(below);
    const deciding = new Deciding(table);
    let offered = 0;
    for (let step = 0; step < 400; step += 1) {
        does(deciding, table, below);
        while (table.underway.length > 0 && below(3) > 0) {
            table.underway.splice(below(table.underway.length), 1)[0]?.();
            await settled();
        }
        const upToDate = table.situation.number === table.events;
        if (!upToDate || !deciding.ready || deciding.sending || deciding.composition === null) continue;
        const { draft, cash_before, cash_after } = deciding.composition;
        expect([cash_before, cash_after]).toEqual([table.cash, table.answer(draft).cash_after]);
        offered += 1;
    }
    expect(offered).toBeGreaterThan(5);
});

it("offers nothing of before when the table has moved and does not answer", async () => {
    const table = new FakeTable();
    table.kinds = [kind("sail", { targets: [target("red")] })];
    table.kinds.push(kind("end"));
    const deciding = new Deciding(table);
    deciding.begin("sail");
    await table.last.answer({ cash_before: 1, cash_after: 0 });
    expect(deciding.ready).toBe(true);
    table.happen();
    deciding.follow();
    expect([deciding.composition?.cash_before, deciding.composition?.cash_after]).toEqual([9, null]);
    await table.last.fail({ code: "unreachable", sentence: "no answer" });
    expect(deciding.ready).toBe(false);
    const asked = table.questions.length;
    const confirmed = deciding.confirm();
    expect(table.questions).toHaveLength(asked + 1);
    await table.last.answer({ line: "sail red" });
    await confirmed;
    expect(table.played).toEqual(["sail red"]);
});
