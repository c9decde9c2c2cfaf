// Where the reader is: the address as a value, and moving to another one without loading the page again.

export type Route =
    | { page: "home" | "new" | "tables" | "help" | "lost" }
    /** A lesson by its number; null: where the reader left off. */
    | { page: "learn"; lesson: number | null }
    | { page: "seat" | "watch" | "join"; table: string; token: string };

const TABLES: Record<string, "seat" | "watch" | "join"> = { t: "seat", w: "watch", j: "join" };
const PLAIN: Record<string, Route> = {
    "": { page: "home" },
    new: { page: "new" },
    tables: { page: "tables" },
    help: { page: "help" },
    learn: { page: "learn", lesson: null },
};

export function routeOf(path: string, hash: string): Route {
    const [first = "", table = ""] = path.split("/").filter(Boolean);
    const page = TABLES[first];
    const token = hash.replace(/^#/, "");
    // Without its token a link opens nothing.
    if (page !== undefined && table !== "" && token !== "") return { page, table, token };
    if (first === "learn" && /^[1-9]$/.test(table)) return { page: "learn", lesson: Number(table) };
    return (table === "" ? PLAIN[first] : undefined) ?? { page: "lost" };
}

class Router {
    route = $state.raw<Route>(routeOf(location.pathname, location.hash));

    constructor() {
        addEventListener("popstate", () => this.#read());
        addEventListener("hashchange", () => this.#read());
    }

    go(path: string): void {
        history.pushState(null, "", path);
        this.#read();
        scrollTo(0, 0);
    }

    #read(): void {
        this.route = routeOf(location.pathname, location.hash);
    }
}

export const router = new Router();

/** For links: follow them here instead of loading the page, unless the reader wants a new tab. */
export function follow(event: MouseEvent): void {
    const link = (event.currentTarget as HTMLAnchorElement | null)?.getAttribute("href");
    if (link === null || link === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
        return;
    event.preventDefault();
    router.go(link);
}
