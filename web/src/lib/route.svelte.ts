// Where the reader is: the address as a value, and moving to another one without loading the page again.

export type Route =
    | { page: "home" | "new" | "tables" | "open" | "paper" | "results" | "lost" }
    | ReplayRoute
    /** A lesson by its number; null: where the reader left off. */
    | { page: "learn"; lesson: number | null }
    /** The clause that is looked for, and the ruleset whose rules are read; each empty where the address has none. */
    | { page: "rules"; clause: string; edition: string }
    | { page: "join"; table: string; token: string }
    /** The story of a finished table, by the way its reader came: a seat's or a spectator's. */
    | { page: "story"; way: "t" | "w"; table: string; token: string }
    /** `at`: the event after which the table is looked at; null: as it is, or its result. */
    | { page: "seat" | "watch"; table: string; token: string; at: number | null };

/** A record that is replayed. */
export interface ReplayRoute {
    page: "replay";
    /** The name under which the server keeps it; empty: it stands in the address itself. */
    kept: string;
    /** The record, packed; empty where the server keeps it. */
    packed: string;
    /** The event after which it is looked at; null: none is named. */
    at: number | null;
    /** With whose eyes: `everybody`, `spectator` or a seat; empty: not said. */
    seen: string;
    /** The seat whose mistakes are looked for; empty: everybody's. */
    me: string;
    /** Whether what is still to come may be shown. */
    open: boolean;
}

const TABLES: Record<string, "seat" | "watch" | "join"> = { t: "seat", w: "watch", j: "join" };
const PLAIN: Record<string, Route> = {
    "": { page: "home" },
    new: { page: "new" },
    tables: { page: "tables" },
    paper: { page: "paper" },
    replay: { page: "open" },
    results: { page: "results" },
    learn: { page: "learn", lesson: null },
};
const STORY = "story";
/** Whoever looks for help finds the rules. */
const RULES = ["rules", "help"];

const EVENT = /^\d{1,6}$/;
/** In the place of a record's name: the record stands behind the `#`. */
const HERE = "-";

/** The address of a moment of a replay. */
export function replayPath({ kept, packed, at, seen, me, open }: Omit<ReplayRoute, "page">): string {
    const words = new URLSearchParams();
    if (seen !== "") words.set("seen", seen);
    if (me !== "") words.set("me", me);
    if (open) words.set("open", "");
    const query = words.size === 0 ? "" : `?${words.toString().replace(/=(?=&|$)/g, "")}`;
    return `/r/${kept === "" ? HERE : kept}/${at ?? 0}${query}${kept === "" ? `#${packed}` : ""}`;
}

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
        if (event === STORY) return { page: "story", way: page === "seat" ? "t" : "w", table, token };
        if (event === undefined || EVENT.test(event)) {
            return { page, table, token, at: event === undefined ? null : Number(event) };
        }
    }
    if (first === "r" && table !== "" && more.length <= 1) {
        const [event] = more;
        const isHere = table === HERE;
        if ((isHere ? token !== "" : true) && (event === undefined || EVENT.test(event))) {
            const words = new URLSearchParams(query);
            return {
                page: "replay",
                kept: isHere ? "" : table,
                packed: isHere ? token : "",
                at: event === undefined ? null : Number(event),
                seen: words.get("seen") ?? "",
                me: words.get("me") ?? "",
                open: words.has("open"),
            };
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

    /** The address of the story of the table that is looked at. */
    get story(): string {
        const [, way, table] = location.pathname.split("/");
        return `/${way}/${table}/${STORY}${location.hash}`;
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
