import { describe, expect, it } from "vitest";
import { pack, unpack } from "./packing";

const RECORD = `boxship record 1\nrules: classic\nnames: Zoë, Bo\n${"blue: produce -> tan@2 black@3\n".repeat(200)}`;

describe("pack", () => {
    it("makes letters of addresses, and comes back as it was", async () => {
        const packed = await pack(RECORD);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(packed.length).toBeLessThan(RECORD.length / 10);
        expect(await unpack(packed)).toBe(RECORD);
    });

    it("is read where somebody else has packed it", async () => {
        // `boxship record 1`, by another program.
        expect(await unpack("S8qvKM7ILFAoSk3OL0pRMAQA")).toBe("boxship record 1");
    });

    it.each(["", "!", "abc", "S8qvKM7ILFAoSk3O", "_____"])("is nothing where %j is broken", async (packed) => {
        expect(await unpack(packed)).toBeNull();
    });

    it("does not unpack what would fill the memory", async () => {
        expect(await unpack(await pack("a".repeat(5_000_000)))).toBeNull();
    });
});
