// Times are said as a person would say them.
import { describe, expect, it } from "vitest";
import { ago } from "./ago";

const NOW = Date.parse("2030-03-10T12:00:00Z");

describe("ago", () => {
    it.each([
        ["2030-03-10T11:59:40Z", "now"],
        ["2030-03-10T11:55:00Z", "5 minutes ago"],
        ["2030-03-10T10:00:00Z", "2 hours ago"],
        ["2030-03-09T09:00:00Z", "yesterday"],
        ["2030-02-20T12:00:00Z", "2 weeks ago"],
        ["2030-03-10T12:00:30Z", "now"],
    ])("says %s as %s", (time, words) => {
        expect(ago(time, NOW)).toBe(words);
    });
});
