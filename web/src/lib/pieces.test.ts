// Words of the notation taken apart.
import { expect, it } from "vitest";
import { counted, piece } from "./pieces";

it.each([
    ["tan", "tan", null],
    ["tan@3", "tan", 3],
    ["factory tan@3", "tan", 3],
    ["island orange", "orange", null],
    ["black@10", "black", 10],
])("reads the colour and the price of %s", (word, colour, price) => {
    expect(piece(word)).toEqual({ colour, price });
});

it("counts equal words, in the order in which they first come", () => {
    expect(counted(["tan@3", "black", "tan@3", "tan@2", "black"])).toEqual([
        ["tan@3", 2],
        ["black", 2],
        ["tan@2", 1],
    ]);
    expect(counted([])).toEqual([]);
});
