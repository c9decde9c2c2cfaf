// Announcements of an auction, as its dialog says them: a heading, a line under it, and how it stands.
import { money, t } from "../lib/language.svelte";
import type { SeatNames } from "../lib/reason";
import { listed, namesOf } from "../log/names";
import { leaders, type Moment } from "./moments";
import type { AuctionShow } from "./show.svelte";
import type { AuctionTable } from "./table";

export interface Told {
    moment: Moment;
    me: string | null;
    name: SeatNames;
    /** Whose bids are still missing. */
    waiting: readonly string[];
}

/** What there is to say about a moment, to the reader of this table. */
export function told(moment: Moment, { info }: AuctionTable): Told {
    const { stage, auction } = moment;
    const waiting = stage === "bidding" ? auction.bidders.filter((seat) => !auction.sealed.includes(seat)) : [];
    return { moment, me: info?.me ?? null, name: namesOf(info), waiting };
}

/** Whether the auction waits for the reader: for a bid, or for an answer to the bids. */
export function isAsked({ over, moment }: AuctionShow, { situation }: AuctionTable): boolean {
    if (over || moment === null) return false;
    const { outcomes, stake } = moment.auction;
    return outcomes.length > 0 || ((stake ?? null) !== null && situation?.mine?.sealed_bid === null);
}

export function heading({ moment: { stage, auction, result }, me, name }: Told): string {
    const seller = name(auction.seller);
    if (result !== null) {
        const price = money(result.price);
        if (result.how === "sold")
            return result.buyer === me
                ? t("auction-sold-heading-own", { price })
                : t("auction-sold-heading", { buyer: name(result.buyer), price });
        return auction.seller === me ? t("auction-kept-heading-own") : t("auction-kept-heading", { seller });
    }
    if (stage === "open") return t("auction-open-heading");
    if (auction.extra) return t("auction-tie-heading", { names: listed(auction.bidders.map(name)) });
    return auction.seller === me ? t("auction-lands-heading-own") : t("auction-lands-heading", { seller });
}

/** The line under the heading: what this is about. */
export function outline(told: Told): string {
    const {
        moment: { stage, auction, result },
        me,
        name,
    } = told;
    if (result !== null) return status(told);
    const count = auction.cargo.length;
    const seller = name(auction.seller);
    if (stage === "bidding" && auction.extra) return t("auction-tie-outline");
    if (stage === "bidding")
        return auction.seller === me ? t("auction-outline", { count }) : t("worth-outline", { count, seller });
    const best = leaders(auction.bids);
    const names = listed(best.map(name));
    if (auction.seller !== me) return t("auction-open-outline", { seller });
    return t(best.length > 1 ? "auction-open-outline-tied" : "auction-open-outline-own", { count, names });
}

/** How it stands: who is waited for, or how it ended. */
export function status({ moment: { stage, auction, result }, me, name, waiting }: Told): string {
    const seller = name(auction.seller);
    const bids = listed(
        Object.entries(auction.bids).map(([seat, bid]) =>
            t("auction-bid-of", { name: name(seat), amount: money(bid) }),
        ),
    );
    if (result !== null) {
        const price = money(result.price);
        if (result.how === "sold") return t("auction-sold", { seller, buyer: name(result.buyer), price });
        return result.how === "declined" ? t("auction-declined", { seller, price }) : t("auction-kept", { seller });
    }
    if (stage === "open")
        return auction.seller === me ? t("auction-you-decide", { bids }) : t("auction-decides", { seller, bids });
    if (waiting.length === 0) return t("auction-all-in");
    if (me !== null && waiting.includes(me)) return t("auction-waiting-own");
    return t("auction-waiting", { names: listed(waiting.map(name)), count: waiting.length });
}
