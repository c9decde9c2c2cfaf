// The groups of the settings sheet: what is chosen, with its icon. Title, choices and explanation are texts of these names.
import type { IconName } from "../art/icons";
import type { Preference } from "../lib/preferences.svelte";

export const GROUPS: readonly { name: Preference; icon: IconName }[] = [
    { name: "sound", icon: "sound" },
    { name: "pace", icon: "clock" },
    { name: "motion", icon: "motion" },
    { name: "confirm", icon: "check" },
    { name: "coaching", icon: "hint" },
    { name: "palette", icon: "palette" },
    { name: "theme", icon: "sun" },
];
