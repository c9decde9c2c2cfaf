// What the auction needs of a table: what the server last said, and a way to answer.
import type { TableStore } from "../lib/table.svelte";

export type AuctionTable = Readonly<Pick<TableStore, "info" | "situation" | "kinds" | "newest" | "play">>;
