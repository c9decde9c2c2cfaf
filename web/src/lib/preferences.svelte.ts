// What the reader prefers: how the table looks, sounds and moves, and how much it asks and explains. Every choice acts at
// once and is kept in this browser.
import { recall, remember } from "./kept";

/** What can be chosen, in the order in which it is offered. */
export const CHOICES = {
    theme: ["system", "light", "dark"],
    sound: ["off", "soft", "full"],
    /** How fast the moves of the others are shown. */
    pace: ["slow", "normal", "fast", "step"],
    motion: ["system", "full", "none"],
    /** What is played only after a confirmation: everything, or only what can't be undone. */
    confirm: ["everything", "lasting"],
    palette: ["chart", "strong"],
    coaching: ["on", "off"],
} as const;

export type Preference = keyof typeof CHOICES;
export type Choice<Name extends Preference> = (typeof CHOICES)[Name][number];
type Choices = { [Name in Preference]: Choice<Name> };

const USUAL: Choices = {
    theme: "system",
    sound: "off",
    pace: "normal",
    motion: "system",
    confirm: "everything",
    palette: "chart",
    coaching: "off",
};

const chosen = $state<Choices>({ ...USUAL });

/** The choices that hold now. */
export const preferences: Readonly<Choices> = chosen;

/** Choose, from now on and for the next visits. */
export function prefer<Name extends Preference>(name: Name, choice: Choice<Name>): void {
    chosen[name] = choice as Choices[Name];
    remember(name, choice);
}

/** Take up what was chosen before. */
export function recallPreferences(): void {
    for (const name of Object.keys(CHOICES) as Preference[]) take(name);
}

function take<Name extends Preference>(name: Name): void {
    const kept = recall(name);
    const choices: readonly Choice<Name>[] = CHOICES[name];
    chosen[name] = (choices.find((choice) => choice === kept) ?? USUAL[name]) as Choices[Name];
}
