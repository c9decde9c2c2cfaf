// News of tables find the passes they belong to.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FakeServer } from "../lib/fake-server";
import type { MineRequest, TableNews } from "../lib/messages";
import { ask, found, single } from "./found";

const news = (table: string, me: string | null): TableNews => ({
    table,
    me,
    rules: "classic",
    seats: [],
    round: 1,
    status: "running",
    winners: [],
    standing: null,
    changed: "2030-01-01T00:00:00Z",
});

describe("the own tables", () => {
    it("get the way back to a seat or to the stands", () => {
        const passes = [
            { table: "a", token: "1" },
            { table: "b", token: "2" },
        ];
        const paths = found(passes, [news("a", "blue"), news("b", null)]).map(({ path }) => path);
        expect(paths).toEqual(["/t/a#1", "/w/b#2"]);
    });

    it("keep two seats at one table apart, and leave out what the server does not know", () => {
        const passes = [
            { table: "gone", token: "0" },
            { table: "a", token: "1" },
            { table: "a", token: "2" },
        ];
        const tables = found(passes, [news("a", "blue"), news("a", "red")]);
        expect(tables.map(({ pass, news }) => [pass.token, news.me])).toEqual([
            ["1", "blue"],
            ["2", "red"],
        ]);
    });

    it("show a shared screen once, and ask for whoever is waited for", () => {
        const passes = [
            { table: "a", token: "1.2" },
            { table: "b", token: "3" },
        ];
        expect(single(passes).map(({ token }) => token)).toEqual(["1", "2", "3"]);
        const red = { ...news("a", "red"), status: "waiting_for_me" as const };
        const tables = found(passes, [news("a", "blue"), red, news("b", "blue")]);
        expect(tables.map(({ path, news }) => [path, news.me])).toEqual([
            ["/t/a#1.2", "red"],
            ["/t/b#3", "blue"],
        ]);
    });
});

describe("asking how they stand", () => {
    let server: FakeServer;
    beforeEach(() => {
        server = new FakeServer();
    });
    afterEach(() => server.close());

    it("asks nothing where there is no table", async () => {
        expect([await ask([]), server.received]).toEqual([[], []]);
    });

    it("asks about everybody at a shared screen, and brings the way back to it", async () => {
        server.answer([news("a", "blue"), news("a", "red")]);
        const tables = await ask([{ table: "a", token: "1.2" }]);
        expect(tables.map(({ path }) => path)).toEqual(["/t/a#1.2"]);
        expect(server.received[0]?.body).toEqual({
            passes: [
                { table: "a", token: "1" },
                { table: "a", token: "2" },
            ],
        });
    });

    it("asks about no more than the server answers at once", async () => {
        server.answer([]);
        const passes = Array.from({ length: 90 }, (_, table) => ({ table: `t${table}`, token: "1.2" }));
        await ask(passes);
        expect((server.received[0]?.body as MineRequest).passes).toHaveLength(100);
    });
});
