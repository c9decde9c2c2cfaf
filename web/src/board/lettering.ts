// Text measurement: text in drawings does not wrap or end in dots by itself, so it is measured in the font it will have.

let pen: CanvasRenderingContext2D | null = null;
const families = new Map<string, string>();

/** The width of a text; `font` is like `600 17px serif`, its family one of the palette's. */
export function widthOf(text: string, font: string): number {
    pen ??= document.createElement("canvas").getContext("2d");
    if (pen === null) return text.length * 7;
    pen.font = font.replace(/(serif|sans|narrow)$/, (name) => {
        const family = families.get(name) ?? getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
        families.set(name, family);
        return family;
    });
    return pen.measureText(text).width;
}

/** The text, or as much of its beginning as fits with three dots. */
export function shortened(text: string, width: number, font: string): string {
    if (widthOf(text, font) <= width) return text;
    const letters = [...text];
    while (letters.length > 1 && widthOf(`${letters.join("").trimEnd()}…`, font) > width) letters.pop();
    return `${letters.join("").trimEnd()}…`;
}

/** The text in at most this many lines; the last one is shortened if it must be. */
export function lines(text: string, width: number, font: string, most: number): string[] {
    const found: string[] = [];
    for (const word of text.split(" ")) {
        const longer = found.length === 0 ? word : `${found.at(-1)} ${word}`;
        if (found.length === 0 || (found.length < most && widthOf(longer, font) > width)) found.push(word);
        else found[found.length - 1] = longer;
    }
    return found.map((line) => shortened(line, width, font));
}
