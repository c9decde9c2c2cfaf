import { expect, it } from "vitest";
import { linkedPath } from "./linked";

it.each([
    ["https://example.org/r/abc_-1/137?seen=red", "/r/abc_-1/137?seen=red"],
    [" http://localhost:8000/r/-/0#S8qv \n", "/r/-/0#S8qv"],
    ["https://example.org/t/table/3#token", "/t/table/3#token"],
])("finds the path in %j", (text, path) => {
    expect(linkedPath(text)).toBe(path);
});

it.each([
    "",
    "boxship record 1",
    "https://example.org/",
    "https://example.org/rules/r/1",
    "javascript:alert(1)",
    "/r/a",
])("finds none in %j", (text) => {
    expect(linkedPath(text)).toBeNull();
});
