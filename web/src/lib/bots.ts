// Computer players in the reader's words. One that the catalogue does not know is still called something.
import { reader, t } from "./language.svelte";

const keyed = (bot: string): string => bot.replaceAll(":", "-");

/** What a computer player is called: `trader:shipper` is the shipper. */
export function botName(bot: string): string {
    const key = keyed(bot);
    return reader.has(`pages-bot-${key}`) ? t(`pages-bot-${key}`) : bot;
}

/** Its character in a line. */
export function botLine(bot: string): string {
    const key = keyed(bot);
    return reader.has(`pages-bot-${key}-line`) ? t(`pages-bot-${key}-line`) : "";
}
