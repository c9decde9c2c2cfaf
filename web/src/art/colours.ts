// How each container colour is drawn: the letter of its tokens in tokens.css and the topmark it carries. The colours of
// the Jumbo edition keep the mark of the colour whose place they take.

export type Mark = "diamond" | "can" | "cross" | "cone" | "ball";

export interface Paint {
    /** `k` stands for `--k`, `--k-s` (south face), `--k-e` (outline), `--k-m` (mark and letter). */
    token: string;
    mark: Mark;
}

const PAINTS: Record<string, Paint> = {
    black: { token: "k", mark: "diamond" },
    white: { token: "w", mark: "can" },
    brown: { token: "n", mark: "cross" },
    tan: { token: "t", mark: "cone" },
    orange: { token: "o", mark: "ball" },
    grey: { token: "g", mark: "can" },
    yellow: { token: "y", mark: "cone" },
    purple: { token: "p", mark: "ball" },
};

export const COLOURS = Object.keys(PAINTS);
export const SEATS = ["blue", "red", "yellow", "green", "purple"] as const;

/** How a colour is drawn; an unknown word is drawn as black, so that nothing is ever invisible. */
export function paint(colour: string): Paint {
    return PAINTS[colour] ?? { token: "k", mark: "diamond" };
}

/** A token of the palette for a colour: `ink("tan", "-m")` is `var(--t-m)`. */
export const ink = (colour: string, part: "" | "-s" | "-e" | "-m" = ""): string =>
    `var(--${paint(colour).token}${part})`;
