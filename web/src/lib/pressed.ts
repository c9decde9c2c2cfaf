// Whether a key that was pressed is meant for something else: for a text, for a button, for a dialog.

export const isTyping = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("textarea, select, input:not([type=range], [type=radio])"));

export const isControl = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest("a, button, input, select, summary, [role=button]") !== null;

export const inDialog = (): boolean => document.querySelector("dialog[open], [popover]:popover-open") !== null;
