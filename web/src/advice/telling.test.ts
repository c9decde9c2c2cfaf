import { describe, expect, it } from "vitest";
import type { TurningPoint } from "../lib/messages";
import { telling } from "./telling";

const deed = { line: "end", facts: [], money: { mean: 0, margin: 0 }, win: { mean: 0, margin: 0 } };
function point(number: number, seat: string, mean = 0.2, margin = 0.05): TurningPoint {
    return {
        number,
        seat,
        round: 1,
        played: deed,
        better: deed,
        loss: { mean: 9, margin: 2 },
        win_loss: { mean, margin },
    };
}
const numbers = (points: TurningPoint[], me: string | null): number[] => telling(points, me).map((one) => one.number);

describe("telling", () => {
    it("has the reader's own first, each in the order of the game", () => {
        const points = [point(9, "red"), point(40, "blue"), point(3, "green"), point(12, "blue")];
        expect(numbers(points, "blue")).toEqual([12, 40, 3, 9]);
        expect(numbers(points, null)).toEqual([3, 9, 12, 40]);
    });

    it("leaves out what is within its error", () => {
        expect(
            numbers([point(1, "blue", 0, 0.02), point(2, "blue", 0.02, 0.02), point(3, "red", 0.03, 0.02)], "blue"),
        ).toEqual([3]);
    });

    it("is short", () => {
        const many = Array.from({ length: 8 }, (_, number) => point(number, number === 7 ? "blue" : "red"));
        expect(numbers(many, "blue")).toEqual([7, 0, 1, 2, 3]);
    });
});
