// Where the story of a game begins that lies in a file of its own: everything it needs stands in that file.
import { mount } from "svelte";
import { reader, type Language } from "../lib/language.svelte";
import type { StoryFile } from "../lib/messages";
import FileTale from "./FileTale.svelte";
import "../styles/tokens.css";
import "../styles/base.css";

async function begin(): Promise<void> {
    const [target, data] = [document.getElementById("app"), document.getElementById("story")];
    if (target === null || data === null) throw new Error("The file has no story.");
    const file = JSON.parse(data.textContent) as StoryFile;
    await reader.read(file.language as Language);
    mount(FileTale, { target, props: { file } });
}

void begin();
