// Whether the settings lie on the table. Any screen can open them; there is one sheet for all.

class Sheet {
    open = $state(false);
}

export const sheet = new Sheet();
