// Computer players in words.
import { beforeAll, expect, it } from "vitest";
import { botLine, botName } from "./bots";
import { rootElement } from "./fake-browser";
import { reader } from "./language.svelte";

beforeAll(async () => {
    rootElement();
    await reader.read("en");
});

it("calls a computer player by the catalogue's name, a style by its own", () => {
    expect(botName("trader")).not.toBe("trader");
    expect(botName("trader:shipper")).not.toBe(botName("trader"));
    expect(botName("trader:shipper")).not.toContain(":");
    expect(botLine("trader").length).toBeGreaterThan(10);
});

it("still calls one that the catalogue does not know something", () => {
    expect([botName("somebody:new"), botLine("somebody:new")]).toEqual(["somebody:new", ""]);
});

it("calls a person nothing", () => {
    expect([botName(""), botLine("")]).toEqual(["", ""]);
});
