// What the story of a game is made of: the figures, and as much of the table as it needs to name things.
import type { Luck, Situation, Story, TableInfo, TurningPoints } from "../lib/messages";

export interface Tale {
    info: Pick<TableInfo, "rules" | "seats" | "me">;
    situation: Pick<Situation, "round" | "ended" | "supply" | "scores">;
    story: Story;
}

/** Where what takes long is asked for. */
export interface Thinking {
    turningPoints(): Promise<TurningPoints>;
    luck(): Promise<Luck>;
}
