// What undo would take back, as the log says it.
import { beforeAll, expect, it } from "vitest";
import { entry } from "../lib/fake-server";
import { rootElement } from "../lib/fake-browser";
import { reader } from "../lib/language.svelte";
import type { Entry, Fact } from "../lib/messages";
import { lastDeed } from "./undoable";

const names = (seat: string): string => seat.toUpperCase();
const line = (number: number, ...facts: Fact[]): Entry => entry(number, { facts });
const SEA: Fact = { key: "sail-sea", seat: "blue" };
const WAREHOUSE: Fact = { key: "warehouse", seat: "blue", money: { blue: -4 } };

beforeAll(async () => {
    rootElement();
    await reader.read("en");
});

it("is the last line, with everything it did", () => {
    const deed = lastDeed([line(1, WAREHOUSE), line(2, SEA, WAREHOUSE)], names);
    expect(deed).toContain("BLUE");
    expect(deed).toContain("(−$4)");
    expect(deed.split("BLUE")).toHaveLength(3);
    expect(deed).toContain(". BLUE");
});

it("is the line before one that was taken back already", () => {
    const log = [line(1, WAREHOUSE), line(2, SEA), entry(3, { kind: "undo" })];
    expect(lastDeed(log, names)).toBe(lastDeed([line(1, WAREHOUSE)], names));
});

it("is nothing in a game that has just begun", () => {
    expect(lastDeed([], names)).toBe("");
});
