// Light or dark: as the system says, unless the reader chose.

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "boxship.theme";

class Look {
    theme = $state<Theme>("system");

    start(): void {
        let kept: string | null = null;
        try {
            kept = localStorage.getItem(KEY);
        } catch {
            // Without storage the system decides.
        }
        this.#show(THEMES.find((theme) => theme === kept) ?? "system");
    }

    choose(theme: Theme): void {
        this.#show(theme);
        try {
            localStorage.setItem(KEY, theme);
        } catch {
            // The choice then lasts as long as the page.
        }
    }

    #show(theme: Theme): void {
        this.theme = theme;
        document.documentElement.classList.toggle("theme-light", theme === "light");
        document.documentElement.classList.toggle("theme-dark", theme === "dark");
    }
}

export const look = new Look();
