// Keys of the auction's dialog, as they stand beside the bid.

/** The keys, and the catalogue's word for what they do. */
export const BID_KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
    [["↑", "↓"], "worth-key-step"],
    [["0–9"], "worth-key-type"],
    [["Enter"], "worth-key-seal"],
    [["B"], "worth-key-borrow"],
];

/** Takes the sealed bid back. */
export const CHANGE_KEY = "U";
