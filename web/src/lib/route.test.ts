// Addresses lead to the right screen.
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplayRoute, Route } from "./route.svelte";

let routeOf: (path: string, hash: string, query?: string) => Route;
let router: {
    readonly route: Route;
    readonly at: number | null;
    go(path: string): void;
    replace(path: string): void;
    look(at: number | null): void;
};
let follow: (event: MouseEvent) => void;
let replayPath: (shown: Omit<ReplayRoute, "page">) => string;

const listeners = new Map<string, () => void>();
const address = { pathname: "/", hash: "", search: "" };
const visited: string[] = [];
const scrolled = vi.fn();

/** The browser's own way to another address: back, forward, or typed. */
function arrive(path: string): void {
    const { pathname, hash, search } = new URL(path, "https://boxship.example");
    Object.assign(address, { pathname, hash, search });
}

beforeAll(async () => {
    vi.stubGlobal("location", address);
    vi.stubGlobal("addEventListener", (name: string, heard: () => void) => listeners.set(name, heard));
    vi.stubGlobal("history", {
        pushState(_state: unknown, _title: string, path: string): void {
            visited.push(path);
            arrive(path);
        },
        replaceState(_state: unknown, _title: string, path: string): void {
            visited.splice(-1, 1, path);
            arrive(path);
        },
    });
    vi.stubGlobal("scrollTo", scrolled);
    ({ routeOf, router, follow, replayPath } = await import("./route.svelte"));
});

describe("addresses", () => {
    it.each(["new", "tables"])("knows /%s", (page) => {
        expect(routeOf(`/${page}`, "")).toEqual({ page });
        expect(routeOf(`/${page}/`, "")).toEqual({ page });
    });

    it("knows tables with their tokens", () => {
        expect(routeOf("/", "")).toEqual({ page: "home" });
        expect(routeOf("/t/abc", "#xyz")).toEqual({ page: "seat", table: "abc", token: "xyz", at: null });
        expect(routeOf("/w/abc", "#xyz")).toEqual({ page: "watch", table: "abc", token: "xyz", at: null });
        expect(routeOf("/j/abc", "#xyz")).toEqual({ page: "join", table: "abc", token: "xyz" });
    });

    it("knows a replay: its record, its moment, whose eyes, and whether the end may show", () => {
        const here = { page: "replay", kept: "", packed: "S8qv", at: null, seen: "", me: "", open: false };
        expect(routeOf("/replay", "")).toEqual({ page: "open" });
        expect(routeOf("/r/-", "#S8qv")).toEqual(here);
        expect(routeOf("/r/-/137", "#S8qv", "?seen=red&me=blue&open")).toEqual({
            ...here,
            at: 137,
            seen: "red",
            me: "blue",
            open: true,
        });
        expect(routeOf("/r/k3v9/4", "")).toEqual({ ...here, kept: "k3v9", packed: "", at: 4 });
        expect(routeOf("/r/-/3", "")).toEqual({ page: "lost" });
        expect(routeOf("/r/k3v9/soon", "")).toEqual({ page: "lost" });
        expect(routeOf("/r/k3v9/1/2", "")).toEqual({ page: "lost" });
    });

    it.each([
        { kept: "", packed: "S8qv", at: 3, seen: "", me: "", open: false },
        { kept: "k3v9", packed: "", at: 0, seen: "everybody", me: "blue", open: true },
    ])("writes the address of a replay as it is read: %j", (shown) => {
        const { pathname, hash, search } = new URL(replayPath(shown), "https://boxship.example");
        expect(routeOf(pathname, hash, search)).toEqual({ page: "replay", ...shown });
    });

    it("knows a moment of a table", () => {
        expect(routeOf("/t/abc/0", "#xyz")).toEqual({ page: "seat", table: "abc", token: "xyz", at: 0 });
        expect(routeOf("/w/abc/136", "#xyz")).toMatchObject({ page: "watch", at: 136 });
        expect(routeOf("/t/abc/soon", "#xyz")).toEqual({ page: "lost" });
        expect(routeOf("/t/abc/story", "#xyz")).toEqual({ page: "story", way: "t", table: "abc", token: "xyz" });
        expect(routeOf("/w/abc/story", "#xyz")).toMatchObject({ page: "story", way: "w" });
        expect(routeOf("/j/abc/story", "#xyz")).toMatchObject({ page: "join" });
        expect(routeOf("/t/abc/story", "")).toEqual({ page: "lost" });
    });

    it("knows the rules, a clause of them, and whose they are", () => {
        expect(routeOf("/rules", "")).toEqual({ page: "rules", clause: "", edition: "" });
        expect(routeOf("/help", "")).toEqual({ page: "rules", clause: "", edition: "" });
        expect(routeOf("/rules/r5-4", "", "?edition=jumbo%20investment_bank")).toEqual({
            page: "rules",
            clause: "r5-4",
            edition: "jumbo investment_bank",
        });
    });

    it("is lost anywhere else, and where a link was cut off", () => {
        expect(routeOf("/somewhere", "")).toEqual({ page: "lost" });
        expect(routeOf("/rules/r5/4", "")).toEqual({ page: "lost" });
        expect(routeOf("/t/abc", "")).toEqual({ page: "lost" });
        expect(routeOf("/t", "#xyz")).toEqual({ page: "lost" });
    });
});

describe("looking at a moment", () => {
    beforeEach(() => {
        router.go("/t/abc#xyz");
        visited.length = 0;
    });

    it("is a step that can be taken back, and from there the address changes in its place", () => {
        expect(router.at).toBeNull();
        router.look(12);
        expect(visited).toEqual(["/t/abc/12#xyz"]);
        router.look(13);
        router.look(13);
        expect([router.at, visited]).toEqual([13, ["/t/abc/13#xyz"]]);
        router.look(null);
        expect([router.at, visited.at(-1)]).toEqual([null, "/t/abc#xyz"]);
    });

    it("is possible at tables only", () => {
        router.go("/help");
        visited.length = 0;
        router.look(3);
        expect([router.at, visited]).toEqual([null, []]);
    });
});

describe("going somewhere", () => {
    beforeEach(() => {
        visited.length = 0;
        scrolled.mockClear();
    });

    it("changes the address and begins at the top", () => {
        router.go("/new");
        expect([router.route, visited]).toEqual([{ page: "new" }, ["/new"]]);
        expect(scrolled).toHaveBeenCalledWith(0, 0);
    });

    it("takes another address for the same page", () => {
        router.go("/rules/r1");
        scrolled.mockClear();
        router.replace("/rules/r1?edition=short");
        expect([router.route, visited]).toEqual([
            { page: "rules", clause: "r1", edition: "short" },
            ["/rules/r1?edition=short"],
        ]);
        expect(scrolled).not.toHaveBeenCalled();
    });

    it.each(["popstate", "hashchange"])("follows the browser's own buttons (%s)", (event) => {
        router.go("/t/abc#one");
        arrive("/t/abc#two");
        listeners.get(event)?.();
        expect(router.route).toEqual({ page: "seat", table: "abc", token: "two", at: null });
    });
});

describe("a link", () => {
    const click = (change: Partial<MouseEvent> = {}, href: string | null = "/new"): boolean => {
        const preventDefault = vi.fn();
        const plain = { metaKey: false, ctrlKey: false, shiftKey: false, button: 0 };
        const link = { getAttribute: () => href };
        follow({ ...plain, ...change, currentTarget: link, preventDefault } as never as MouseEvent);
        return preventDefault.mock.calls.length > 0;
    };

    beforeEach(() => router.go("/"));

    it("is followed without loading the page", () => {
        expect([click(), router.route]).toEqual([true, { page: "new" }]);
    });

    it.each<Partial<MouseEvent>>([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
        "is left to the browser where a new tab is wanted (%j)",
        (change) => {
            expect([click(change), router.route]).toEqual([false, { page: "home" }]);
        },
    );

    it("without an address leads nowhere", () => {
        expect([click({}, null), router.route]).toEqual([false, { page: "home" }]);
    });
});
