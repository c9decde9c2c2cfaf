// @vitest-environment node
// The drawn table at every fixture, as a chart and on a phone: everything has words, and every number is one.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { reader, t } from "../lib/language.svelte";
import type { TableState } from "../lib/messages";
import { rendered, type Rendered } from "../lib/rendered";
import Chart from "./Chart.svelte";
import PhoneTable from "./PhoneTable.svelte";

const tables = import.meta.glob<TableState>(["../../fixtures/*.json", "!../../fixtures/story.json"], {
    eager: true,
    import: "default",
});
const fixtures = Object.entries(tables).map(
    ([path, table]) => [/(\w+)\.json$/.exec(path)?.[1] ?? path, table] as const,
);
const drawings = [
    ["chart", Chart],
    ["phone", PhoneTable],
] as const;

const drawn = (drawing: typeof Chart | typeof PhoneTable, { info, situation }: TableState): Rendered =>
    rendered(drawing, { info, situation, deciding: null, previous: null, still: true });

const fixture = (name: string): TableState => {
    const found = fixtures.find(([one]) => one === name)?.[1];
    if (found === undefined) throw new Error(`There is no fixture ${name}.`);
    return found;
};

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {}, createElement: () => ({ getContext: () => null }) });
    await reader.read("en");
});

describe.each(drawings)("the %s", (_, drawing) => {
    it.each(fixtures)("draws %s in words and whole numbers", (_, table) => {
        const { markup, text } = drawn(drawing, table);
        expect(markup).not.toMatch(/NaN|undefined|\[object/);
        expect(text).not.toMatch(/\b(?:board|colour|seat|letter|pages)-[a-z]/);
    });

    it.each(fixtures)("tells everybody's things at %s to those who do not see them", (_, table) => {
        const rows = drawn(drawing, table).all("tr");
        for (const { seat } of table.situation.boards) {
            expect(rows.some((row) => row.startsWith(t(`seat-${seat}`)))).toBe(true);
        }
    });

    it("has nothing to press where nobody decides", () => {
        expect(drawn(drawing, fixture("mid")).markup).not.toContain('role="button"');
    });

    it("has the Investment Bank where the rules have one", () => {
        const bank = t("board-bank");
        expect(drawn(drawing, fixture("bank")).text).toContain(bank);
        expect(drawn(drawing, fixture("mid")).text).not.toContain(bank);
    });
});
