import { expect, it } from "vitest";
import { worthLines } from "./worth-lines";

const SIZE = { width: 100, height: 10 };

it("draws everybody's worth to the end", () => {
    expect(worthLines({ red: [0, 10, 20], blue: [0, 0, 10] }, null, SIZE)).toEqual([
        { seat: "red", points: "0.0,10.0 50.0,5.0 100.0,0.0" },
        { seat: "blue", points: "0.0,10.0 50.0,10.0 100.0,5.0" },
    ]);
});

it("draws nothing of what is still to come, and its height does not tell it either", () => {
    const [poor] = worthLines({ red: [0, 10, 20] }, 1, SIZE);
    const [rich] = worthLines({ red: [0, 10, 2000] }, 1, SIZE);
    expect(poor).toEqual({ seat: "red", points: "0.0,10.0 50.0,0.0" });
    expect(rich).toEqual(poor);
});

it("draws nothing of nobody", () => {
    expect(worthLines({}, 3, SIZE)).toEqual([]);
});
