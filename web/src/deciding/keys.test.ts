// Keys: what each does, and when it is left alone.
import { beforeEach, expect, it, vi } from "vitest";
import { Deciding } from "./deciding.svelte";
import { FakeTable, good, kind, target } from "./fake-table";
import { caption, carryOut, KEYS, type KeyedTable } from "./keys";
import { tilesOf } from "./tiles";

class FakeElement {
    isContentEditable = false;
    constructor(private readonly tag: string) {}
    matches(selector: string): boolean {
        return selector.includes(this.tag);
    }
    closest(selector: string): FakeElement | null {
        return this.matches(selector) ? this : null;
    }
}
vi.stubGlobal("Element", FakeElement);
vi.stubGlobal("HTMLElement", FakeElement);
let open: unknown = null;
vi.stubGlobal("document", { querySelector: () => open });

let table: FakeTable;
let keyed: KeyedTable;

const press = (key: string, extra: object = {}, target = "main"): boolean => {
    const code = /^\d$/.test(key) ? `Digit${key}` : key;
    const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false };
    return carryOut(
        { key, code, ...plain, target: new FakeElement(target), ...extra } as never as KeyboardEvent,
        keyed,
    );
};

beforeEach(() => {
    open = null;
    table = new FakeTable();
    table.kinds = [
        kind("produce"),
        kind("sail", { targets: [target("sea"), target("red")] }),
        kind("end"),
        kind("loan"),
    ];
    keyed = {
        deciding: new Deciding(table),
        tiles: tilesOf(table.kinds, table.situation, (seat) => seat),
        type: vi.fn(),
        help: vi.fn(),
        rules: vi.fn(),
        hint: vi.fn(),
        closeHint: vi.fn(() => false),
        travel: vi.fn(),
        leap: vi.fn(),
        next: vi.fn(() => true),
    };
});

it("numbers the tiles, then the targets, then the containers", async () => {
    expect(press("2")).toBe(true);
    expect(table.last.draft.kind).toBe("sail");
    press("2");
    expect(table.last.draft.target).toBe("red");
    await table.last.answer({ goods: [good("tan@3")] });
    press("1");
    expect(table.last.draft.goods).toEqual(["tan@3"]);
    press("1", { shiftKey: true });
    expect(table.last.draft.goods).toEqual([]);
    expect(press("9")).toBe(false);
});

it("confirms, cancels and goes back", async () => {
    press("1");
    await table.last.answer({ line: "produce -> -" });
    expect(press("Enter", {}, "button")).toBe(false);
    press("Enter");
    await vi.waitFor(() => expect(table.played).toEqual(["produce -> -"]));
    press("e");
    expect(keyed.deciding.composition?.draft.kind).toBe("end");
    press("Escape");
    expect(keyed.deciding.composition).toBeNull();
});

it("asks for a hint, and puts it away before it cancels anything", () => {
    press("h");
    expect(keyed.hint).toHaveBeenCalledOnce();
    press("1");
    vi.mocked(keyed.closeHint).mockReturnValueOnce(true);
    press("Escape");
    expect(keyed.deciding.composition).not.toBeNull();
    press("Escape");
    expect(keyed.deciding.composition).toBeNull();
});

it("travels in the history only while nothing is drafted", () => {
    press("ArrowLeft");
    expect(keyed.travel).toHaveBeenCalledWith(-1);
    press("b");
    expect(press("ArrowRight")).toBe(false);
});

it("leaves keys to who types, to dialogs and to the browser", () => {
    expect(press("e", {}, "textarea")).toBe(false);
    expect(press("r", { ctrlKey: true })).toBe(false);
    open = {};
    expect(press("?")).toBe(false);
    expect(keyed.deciding.composition).toBeNull();
    open = null;
    expect(press("?")).toBe(true);
    expect(press("/")).toBe(true);
    expect(press("w")).toBe(true);
    expect(keyed.rules).toHaveBeenCalledOnce();
    expect(keyed.help).toHaveBeenCalledOnce();
    expect(keyed.type).toHaveBeenCalledOnce();
});

it("shows the next move with the space bar, except on a button, which has it for itself", () => {
    expect(press(" ", {}, "button")).toBe(false);
    expect(keyed.next).not.toHaveBeenCalled();
    expect(press(" ")).toBe(true);
    expect(keyed.next).toHaveBeenCalledOnce();
});

it("names a key with a word on it in the reader's language, and leaves letters, digits and arrows", () => {
    const keys = KEYS.flatMap(([all]) => all);
    expect(keys.filter((key) => /[a-z]{2}/i.test(caption(key)) && !caption(key).startsWith("deciding-cap-"))).toEqual(
        [],
    );
    expect(keys.filter((key) => key.length === 1).map(caption)).toEqual(keys.filter((key) => key.length === 1));
});

it("leaps from turn to turn and from auction to auction, as long as nothing is drafted", () => {
    for (const key of ["t", "T", "a", "A"]) expect(press(key)).toBe(true);
    expect(vi.mocked(keyed.leap).mock.calls).toEqual([
        ["turn", 1],
        ["turn", -1],
        ["auction", 1],
        ["auction", -1],
    ]);
    press("e");
    expect(press("t")).toBe(false);
});
