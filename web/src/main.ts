// Where the page begins: the language first, then the screen that the address names.
import { mount } from "svelte";
import App from "./App.svelte";
import { startAppearance } from "./lib/appearance.svelte";
import { reader } from "./lib/language.svelte";
import { recallPreferences } from "./lib/preferences.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

recallPreferences();
startAppearance();
await reader.start();
const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the app.");
mount(App, { target });
