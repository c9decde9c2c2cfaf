// Where the reader is: the address as a value, and moving to another one without loading the page again.

export type Route =
    | { page: "home" | "new" | "tables" | "lost" }
    /** A lesson by its number; null: where the reader left off. */
    | { page: "learn"; lesson: number | null }
    /** The clause that is looked for, and the ruleset whose rules are read; each empty where the address has none. */
    | { page: "rules"; clause: string; edition: string }
    | { page: "join"; table: string; token: string }
    /** `at`: the event after which the table is looked at; null: as it is, or its result. */
    | { page: "seat" | "watch"; table: string; token: string; at: number | null };

const TABLES: Record<string, "seat" | "watch" | "join"> = { t: "seat", w: "watch", j: "join" };
const PLAIN: Record<string, Route> = {
    "": { page: "home" },
    new: { page: "new" },
    tables: { page: "tables" },
    learn: { page: "learn", lesson: null },
};
/** Whoever looks for help finds the rules. */
const RULES = ["rules", "help"];

export function routeOf(path: string, hash: string, query = ""): Route {
    const [first = "", table = "", ...more] = path.split("/").filter(Boolean);
    if (RULES.includes(first) && more.length === 0)
        return { page: "rules", clause: table, edition: new URLSearchParams(query).get("edition") ?? "" };
    const page = TABLES[first];
    const token = hash.replace(/^#/, "");
    // Without its token a link opens nothing.
    if (page !== undefined && table !== "" && token !== "") {
        const [event] = more;
        if (page === "join") return { page, table, token };
        if (event === undefined || /^\d{1,6}$/.test(event)) {
            return { page, table, token, at: event === undefined ? null : Number(event) };
        }
    }
    if (first === "learn" && /^[1-9]$/.test(table)) return { page: "learn", lesson: Number(table) };
    return (table === "" ? PLAIN[first] : undefined) ?? { page: "lost" };
}

class Router {
    route = $state.raw<Route>(routeOf(location.pathname, location.hash, location.search));

    constructor() {
        addEventListener("popstate", () => this.#read());
        addEventListener("hashchange", () => this.#read());
    }

    go(path: string): void {
        history.pushState(null, "", path);
        this.#read();
        scrollTo(0, 0);
    }

    /** The event after which the table of this address is looked at; null: as it is, and anywhere else. */
    get at(): number | null {
        return "at" in this.route ? this.route.at : null;
    }

    /**
     * Look at the table after an event, or (null) as it is. From one moment to another the address changes in its place;
     * from the table as it is, or back to it, is a step that the browser's own Back takes back.
     */
    look(at: number | null): void {
        if (!("at" in this.route) || this.at === at) return;
        const [, way, table] = location.pathname.split("/");
        const path = `/${way}/${table}${at === null ? "" : `/${at}`}${location.search}${location.hash}`;
        if (this.at === null || at === null) history.pushState(null, "", path);
        else history.replaceState(null, "", path);
        this.#read();
    }

    /** Another address for the page that is read, in the place of the present one. */
    replace(path: string): void {
        history.replaceState(null, "", path);
        this.#read();
    }

    #read(): void {
        this.route = routeOf(location.pathname, location.hash, location.search);
    }
}

export const router = new Router();

/** Whether a click on a link is meant for this page, not for a new tab. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
    !metaKey && !ctrlKey && !shiftKey && button === 0;

/** For links: follow them here instead of loading the page, unless the reader wants a new tab. */
export function follow(event: MouseEvent): void {
    const link = (event.currentTarget as HTMLAnchorElement | null)?.getAttribute("href");
    if (link === null || link === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    router.go(link);
}
