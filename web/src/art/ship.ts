// Measures of a ship that others need too: where its containers stand.

export const SHIP = { width: 118, height: 34.5, top: 3.5 } as const;

/** The left edge of a place on the ship; the first place is at the stern. */
export const shipPlace = (place: number, west: boolean): number => (west ? 83 - 16 * place : 19 + 16 * place);
