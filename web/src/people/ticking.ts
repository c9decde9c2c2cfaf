// The time of day for whatever counts seconds: it ticks only while something on the page reads it.
import { createSubscriber } from "svelte/reactivity";

const EVERY = 1000;

const subscribe = createSubscriber((update) => {
    const timer = setInterval(update, EVERY);
    return () => clearInterval(timer);
});

/** This moment, in milliseconds since 1970; who reads it while drawing is drawn again every second. */
export function ticking(): number {
    subscribe();
    return Date.now();
}
