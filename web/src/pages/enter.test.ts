import { expect, it, vi } from "vitest";
import { keep } from "../lib/passes";
import { router } from "../lib/route.svelte";
import { enter } from "./enter";

vi.mock("../lib/passes", async (real) => ({ ...(await real<typeof import("../lib/passes")>()), keep: vi.fn() }));
vi.mock("../lib/route.svelte", () => ({ router: { go: vi.fn() } }));

it("keeps the pass, of a seat nothing else, and goes to the table", () => {
    const seated = { table: "abc", token: "secret", seat: "blue" };
    enter(seated);
    expect(vi.mocked(keep).mock.calls).toEqual([[{ table: "abc", token: "secret" }]]);
    expect(vi.mocked(router.go).mock.calls).toEqual([["/t/abc#secret"]]);
});

it("goes with all who share the screen", () => {
    enter({ table: "abc", token: "one", others: [{ seat: "red", token: "two" }] });
    expect(vi.mocked(router.go)).toHaveBeenLastCalledWith("/t/abc#one.two");
});
