// A record in an address: compressed, and written with the letters that stand in addresses. It stays behind the `#`, so
// no server sees it.

/** A link to be sent has at most so many characters: chats and mails take that without breaking it. */
export const LONGEST_LINK = 2000;
/** What comes out of an address is not longer than this: whoever made the link may have meant harm. */
const LONGEST_TEXT = 100_000;

/** The text, packed. */
export async function pack(text: string): Promise<string> {
    const packed = await new Response(
        new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")),
    ).arrayBuffer();
    const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join("");
    return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What was packed; null where that is broken, or too long. */
export async function unpack(packed: string): Promise<string | null> {
    try {
        const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
            letter.charCodeAt(0),
        );
        const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
        return await textOf(stream.getReader());
    } catch {
        return null;
    }
}

async function textOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | null> {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return text + decoder.decode();
        text += decoder.decode(value, { stream: true });
        if (text.length > LONGEST_TEXT) {
            await reader.cancel();
            return null;
        }
    }
}
