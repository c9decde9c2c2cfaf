// A text as a file: the browser is asked to save it, and its address is given back afterwards.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { download } from "./download";

const link = { href: "", download: "", click: vi.fn() };
const made: Blob[] = [];
const revoked: string[] = [];

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { createElement: () => link });
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
        made.push(blob as Blob);
        return "blob:1";
    });
    vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void revoked.push(address));
});
afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

it("saves a text under its name, and forgets it once it is saved", async () => {
    link.click.mockImplementation(() => expect([link.href, link.download]).toEqual(["blob:1", "game.txt"]));
    download("1 blue: end\n", "game.txt");
    expect(link.click).toHaveBeenCalledOnce();
    expect(await made[0]?.text()).toBe("1 blue: end\n");
    expect(revoked).toEqual([]);
    vi.runAllTimers();
    expect(revoked).toEqual(["blob:1"]);
});
