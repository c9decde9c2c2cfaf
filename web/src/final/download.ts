// Something as a file for the reader to keep.

/** Let the browser save a text under a name. */
export const download = (text: string, name: string): void => save(new Blob([text], { type: "text/plain" }), name);

/** The same for any kind of file. */
export function save(file: Blob, name: string): void {
    const address = URL.createObjectURL(file);
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
}
