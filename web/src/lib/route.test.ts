// Addresses lead to the right screen.
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Route } from "./route.svelte";

let routeOf: (path: string, hash: string) => Route;

beforeAll(async () => {
    vi.stubGlobal("location", { pathname: "/", hash: "" });
    vi.stubGlobal("addEventListener", () => undefined);
    ({ routeOf } = await import("./route.svelte"));
});

describe("addresses", () => {
    it.each(["new", "tables", "help"])("knows /%s", (page) => {
        expect(routeOf(`/${page}`, "")).toEqual({ page });
        expect(routeOf(`/${page}/`, "")).toEqual({ page });
    });

    it("knows tables with their tokens", () => {
        expect(routeOf("/", "")).toEqual({ page: "home" });
        expect(routeOf("/t/abc", "#xyz")).toEqual({ page: "seat", table: "abc", token: "xyz" });
        expect(routeOf("/w/abc", "#xyz")).toEqual({ page: "watch", table: "abc", token: "xyz" });
        expect(routeOf("/j/abc", "#xyz")).toEqual({ page: "join", table: "abc", token: "xyz" });
    });

    it("is lost anywhere else, and where a link was cut off", () => {
        expect(routeOf("/somewhere", "")).toEqual({ page: "lost" });
        expect(routeOf("/help/me", "")).toEqual({ page: "lost" });
        expect(routeOf("/t/abc", "")).toEqual({ page: "lost" });
        expect(routeOf("/t", "#xyz")).toEqual({ page: "lost" });
    });
});
