// Animation of what moves on the table. The picture is always drawn as the situation says; an animation only leads the eye
// from where a thing was on the screen to where it is now, and whatever becomes of it, the picture stays right.
import type { Attachment } from "svelte/attachments";
import { isCalm } from "../lib/appearance.svelte";
import type { Course } from "./course";
import { places, type Changes, type Journey, type Place } from "./journeys";

export const TIMES = { container: 220, apart: 40, ship: 600, fade: 120, ring: 1000 } as const;

/** A rectangle within the table's picture, in pixels. */
export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** A container on its way, drawn above everything. */
export interface Traveller {
    id: number;
    colour: string;
    upright: boolean;
    from: Box;
    to: Box;
    delay: number;
}

/** A ring around something that changed, where nothing may travel. */
export interface Ring {
    id: number;
    box: Box;
}

export class Motion {
    travellers = $state.raw<Traveller[]>([]);
    rings = $state.raw<Ring[]>([]);
    /** Over which price the trolleys of the gantries stand, by `red.harbour`. */
    trolleys = $state.raw<Record<string, number>>({});
    #root: Element | null = null;
    #drawn = new Map<Place, Element>();
    #before = new Map<Place, Box>();
    #size = "";
    #ids = 0;

    /** The element that holds the whole picture. */
    root: Attachment = (element) => {
        this.#root = element;
        return () => (this.#root = null);
    };

    /** Names a drawn thing, so that it can be found before and after a change. */
    at(place: Place): Attachment {
        return (element) => {
            this.#drawn.set(place, element);
            return () => {
                if (this.#drawn.get(place) === element) this.#drawn.delete(place);
            };
        };
    }

    /** To be called before the picture changes. */
    remember(): void {
        this.#before = new Map([...this.#drawn].map(([place, element]) => [place, this.#box(element)]));
        this.#size = this.#measure();
    }

    /** To be called once the picture has changed. */
    play(changes: Changes, courses: ReadonlyMap<string, Course>): void {
        this.still();
        this.trolleys = { ...this.trolleys, ...trolleysFor(changes.containers) };
        if (isCalm()) this.#showChanges(changes);
        else this.#move(changes, courses);
        this.#before.clear();
    }

    /** Put a ring around places, those of them that are drawn. */
    point(pointed: readonly Place[]): void {
        this.rings = this.#ringed(pointed);
    }

    /** Nothing moves any more. */
    still(): void {
        this.travellers = [];
        this.rings = [];
    }

    arrived(id: number): void {
        this.travellers = this.travellers.filter((traveller) => traveller.id !== id);
        this.rings = this.rings.filter((ring) => ring.id !== id);
    }

    /** Everything is measured at its end before anything starts to move. */
    #move(changes: Changes, courses: ReadonlyMap<string, Course>): void {
        const wait = courses.size > 0 ? TIMES.ship : 0;
        this.travellers = changes.containers.flatMap((journey, index) => {
            const traveller = this.#travel(journey, wait + index * TIMES.apart);
            return traveller === null ? [] : [traveller];
        });
        this.#settle(changes);
        for (const place of changes.appeared) this.#drawn.get(place)?.animate(FADE, TIMES.container);
        for (const seat of changes.ships) this.#sail(seat, courses.get(seat));
    }

    /** A container flies from where it was; the drawn one appears when it arrives. */
    #travel({ colour, from, to, first }: Journey, delay: number): Traveller | null {
        const start = this.#before.get(from);
        const element = this.#drawn.get(to);
        if (start === undefined || element === undefined) return null;
        const end = this.#box(element);
        if (first) element.animate(HIDDEN, delay + TIMES.container);
        return { id: (this.#ids += 1), colour, upright: end.height > end.width, from: start, to: end, delay };
    }

    #sail(seat: string, course: Course | undefined): void {
        if (course === undefined) return;
        const frames = Array.from({ length: 25 }, (_, step) => {
            const { x, y } = course.at(step / 24);
            return { transform: `translate(${x - course.to.x}px, ${y - course.to.y}px)` };
        });
        this.#drawn.get(places.hull(seat))?.animate(frames, { duration: TIMES.ship, easing: "ease-out" });
    }

    /** What keeps its name but lies elsewhere now slides there: the others in a lane from which one was taken. */
    #settle(changes: Changes): void {
        if (this.#measure() !== this.#size) return;
        const travelled = new Set(changes.containers.map(({ to }) => to));
        const aboard = changes.ships.map((seat) => places.loaded(seat, "", 0).split(":")[0] ?? "");
        for (const [place, element] of this.#drawn) {
            const was = this.#before.get(place);
            if (was === undefined || travelled.has(place) || place.endsWith(".hull")) continue;
            if (aboard.some((ship) => place.startsWith(ship))) continue;
            const is = this.#box(element);
            const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
            const [x, y] = [(was.x - is.x) / scale, (was.y - is.y) / scale];
            if (Math.hypot(x, y) < 1) continue;
            element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
                duration: TIMES.container,
                easing: "ease-out",
            });
        }
    }

    #showChanges(changes: Changes): void {
        const changed = [
            ...changes.containers.map(({ to }) => to),
            ...changes.ships.map((seat) => places.hull(seat)),
            ...changes.appeared,
        ];
        for (const place of new Set(changed)) this.#drawn.get(place)?.animate(FADE, TIMES.fade);
        this.rings = this.#ringed(changed);
    }

    #ringed(all: readonly Place[]): Ring[] {
        const elements = new Set(all.flatMap((place) => this.#drawn.get(place) ?? []));
        return [...elements].map((element) => ({ id: (this.#ids += 1), box: this.#box(element) }));
    }

    /** Where an element is within the picture. */
    #box(element: Element): Box {
        const { x, y, width, height } = element.getBoundingClientRect();
        const root = this.#root?.getBoundingClientRect();
        return { x: x - (root?.x ?? 0), y: y - (root?.y ?? 0), width, height };
    }

    #measure(): string {
        const root = this.#root?.getBoundingClientRect();
        return `${root?.width} × ${root?.height}`;
    }
}

/** A trolley leads what leaves or reaches a lane of its store. */
function trolleysFor(journeys: readonly Journey[]): Record<string, number> {
    const ends = journeys.flatMap(({ from, to }) => [from, to]);
    return Object.fromEntries(
        ends.flatMap((place) => {
            const [, where, price] = /^(.+):[a-z]+@(\d+):\d+$/.exec(place) ?? [];
            return where === undefined ? [] : [[where, Number(price)]];
        }),
    );
}

const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const HIDDEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];
