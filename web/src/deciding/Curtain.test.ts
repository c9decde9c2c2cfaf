// @vitest-environment node
// The curtain between people who share a screen: who is called, and who else may look.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { reader, t } from "../lib/language.svelte";
import { Pacer } from "../lib/pacer.svelte";
import { rendered, type Rendered } from "../lib/rendered";
import Curtain from "./Curtain.svelte";
import type { Sitting } from "./sitting.svelte";
import type { Together } from "./together.svelte";

const NAMES: Record<string, string> = { blue: "Kim", red: "Bo" };

const sitting = (seat: string | null): Sitting =>
    ({ seat, names: (one: string) => NAMES[one] ?? one }) as Partial<Sitting> as Sitting;

function curtain(wanted: string | null, ...seats: (string | null)[]): Rendered {
    const sittings = seats.map(sitting);
    const found = sittings.find(({ seat }) => seat === wanted) ?? null;
    return rendered(Curtain, {
        together: { sittings, wanted: found, pacer: new Pacer() } as Partial<Together> as Together,
    });
}

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await reader.read("en");
});

describe("the curtain", () => {
    it("calls whoever is wanted, and has a button for them before all others", () => {
        const { text, all } = curtain("red", "blue", "red");
        expect(all("h2")).toEqual([t("deciding-curtain-turn", { name: "Bo" })]);
        expect(all("button")).toEqual([
            t("deciding-curtain-am", { name: "Bo" }),
            t("deciding-curtain-am", { name: "Kim" }),
        ]);
        expect(text).toContain(t("deciding-curtain-hand"));
    });

    it("says that nobody here is wanted, and lets everybody look", () => {
        const { all } = curtain(null, "blue", "red");
        expect(all("h2")).toEqual([t("deciding-curtain-wait")]);
        expect(all("button")).toHaveLength(2);
    });

    it("has no button for somebody whom the table has not named yet", () => {
        expect(curtain("blue", "blue", null).all("button")).toEqual([t("deciding-curtain-am", { name: "Kim" })]);
        expect(curtain(null, null, null).all("button")).toEqual([]);
    });

    it("says in words who is called, for those who do not see the screen", () => {
        expect(curtain("blue", "blue", "red").markup).toMatch(/role="status"/);
    });
});
