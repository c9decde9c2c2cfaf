// A component as a server would send it, for tests of what stands on the screen: its words, and its controls.
import type { Component, ComponentProps } from "svelte";
import { render } from "svelte/server";

export interface Rendered {
    markup: string;
    /** All words in their order. */
    text: string;
    /** The words of each element of a kind: `button`, `td`. */
    all(tag: string): string[];
}

const words = (markup: string): string =>
    markup
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .replaceAll("&amp;", "&")
        .trim();

/** To be called in the environment `node`, where components are compiled for a server. */
export function rendered<C extends Component<any>>(component: C, props: ComponentProps<C>): Rendered {
    const markup = render(component as Component<any>, { props }).body.replace(/<!--.*?-->/gs, "");
    return {
        markup,
        text: words(markup),
        all: (tag) =>
            [...markup.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, "gs"))].map(([element]) => words(element)),
    };
}
