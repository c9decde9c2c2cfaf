// How the page looks and moves, as far as the reader has a say in it: told to the style sheets by classes of the root.
import { prefersReducedMotion } from "svelte/motion";
import { preferences } from "./preferences.svelte";

/** Whether things change without travelling. */
export const isCalm = (): boolean =>
    preferences.motion === "none" || (preferences.motion === "system" && prefersReducedMotion.current);

/** Tell the style sheets now, and whenever something changes. */
export function startAppearance(): void {
    $effect.root(() => {
        $effect.pre(() => {
            const { classList } = document.documentElement;
            classList.toggle("theme-light", preferences.theme === "light");
            classList.toggle("theme-dark", preferences.theme === "dark");
            classList.toggle("palette-strong", preferences.palette === "strong");
            classList.toggle("calm", isCalm());
        });
    });
}
