import { beforeAll, describe, expect, it, vi } from "vitest";
import fixture from "../../fixtures/story.json";
import { reader } from "../lib/language.svelte";
import type { Story } from "../lib/messages";
import { byStage, inWords } from "./money-words";

const { flows, worth } = fixture as unknown as Story;
const seats = Object.keys(worth);
const name = (who: string): string => who.toUpperCase();

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await reader.read("en");
    await reader.fetch("story");
});

describe("money by stages", () => {
    it("leads from the cash at the start to the cash at the end, for everybody", () => {
        const stages = byStage(flows, seats);
        seats.forEach((seat, index) => {
            const change = stages.reduce((sum, { sums }) => sum + (sums[index] ?? 0), 0);
            expect((worth[seat]?.[0]?.cash ?? 0) + change).toBe(worth[seat]?.at(-1)?.cash);
        });
    });

    it("leaves out what nobody paid", () => {
        const some = byStage([{ payer: "red", payee: "bank", amount: 3, stages: { interest: 3 } }], ["red", "blue"]);
        expect(some).toEqual([{ stage: "interest", sums: [-3, 0] }]);
    });
});

describe("money in words", () => {
    it("says the largest streams of one player, with what they were for", () => {
        const said = inWords(
            [
                { payer: "red", payee: "blue", amount: 12, stages: { wages: 2, harbour: 10 } },
                { payer: "blue", payee: "bank", amount: 20, stages: { building: 20 } },
                { payer: "red", payee: "bank", amount: 90, stages: { loan: 90 } },
            ],
            "blue",
            name,
        );
        expect(said).toEqual([
            { who: "bank", sentence: "BLUE paid BANK $20: machines and warehouses $20." },
            { who: "red", sentence: "RED paid BLUE $12: goods from harbours $10, wages $2." },
        ]);
    });
});
