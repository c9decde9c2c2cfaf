import { expect, it } from "vitest";
import { MID } from "../lib/fake-server";
import { cardRows, cardWorths } from "./cards";

const { rules } = MID.info;
const [first] = MID.situation.boards;
if (first === undefined) throw new Error("There is a board.");

it("has a row for each card that is seen, the dearest colour first and the one with two values after it", () => {
    const card = "tan";
    const boards = [
        { ...first, seat: "blue", card, island: { tan: 3 } },
        { ...first, seat: "red", card: null },
    ];
    const rows = cardRows(boards, rules);
    expect(rows.map(({ seat }) => seat)).toEqual(["blue"]);
    const [row] = rows;
    expect(row?.cells[0]).toEqual({ colour: "tan", count: 3 });
    expect(row?.cells[1]?.colour).toBe(rules.card_doubles[card]);
    const values = row?.cells.slice(2).map(({ colour }) => rules.card_values[card]?.[colour]);
    expect(values).toEqual([6, 4, 2]);
});

it("says what the places are worth", () => {
    expect(cardWorths(rules)).toEqual(["$10", "$5/10", "$6", "$4", "$2"]);
});
