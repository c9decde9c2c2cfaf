// A text as a file for the reader to keep.

/** Let the browser save a text under a name. */
export function download(text: string, name: string): void {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
}
