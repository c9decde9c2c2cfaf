// What moves when the picture changes. The elements are boxes that say where they are and remember how they were moved.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { courseOf, type Course } from "./course";
import type { Changes, Journey } from "./journeys";
import { Motion, TIMES } from "./motion.svelte";

const system = vi.hoisted(() => ({ current: false }));
vi.mock("svelte/motion", () => ({ prefersReducedMotion: system }));

class FakeElement {
    readonly moves: { frames: Keyframe[]; timing: number | KeyframeAnimationOptions }[] = [];
    constructor(
        public x = 0,
        public y = 0,
        public width = 30,
        public height = 25,
    ) {}
    getBoundingClientRect(): object {
        const { x, y, width, height } = this;
        return { x, y, width, height };
    }
    animate(frames: Keyframe[], timing: number | KeyframeAnimationOptions): void {
        this.moves.push({ frames, timing });
    }
}
/** Drawn at double size, as a chart on a large screen is. */
class FakeGraphics extends FakeElement {
    getScreenCTM(): object {
        return { a: 2 };
    }
}
vi.stubGlobal("SVGGraphicsElement", FakeGraphics);

let motion: Motion;
let root: FakeElement;

/** Draws an element at a place; what is returned takes it away again. */
function draw(place: string, element: FakeElement): () => void {
    const forget = motion.at(place)(element as never as HTMLElement);
    return () => forget?.();
}

const changes = (...containers: Journey[]): Changes => ({ containers, ships: [], appeared: [] });
const journey = (from: string, to: string, first = false): Journey => ({ colour: "tan", from, to, first });
const NOWHERE = new Map<string, Course>();

beforeEach(() => {
    system.current = false;
    motion = new Motion();
    root = new FakeElement(100, 50, 1280, 532);
    motion.root(root as never as HTMLElement);
});

describe("a container", () => {
    const from = "red.harbour:tan@3:0";
    const to = "blue.ship:tan:0";

    it("travels from where it was to where it is, as seen within the picture", () => {
        const gone = draw(from, new FakeElement(400, 250));
        motion.remember();
        gone();
        draw(to, new FakeElement(700, 450, 15, 26));
        motion.play(changes(journey(from, to)), NOWHERE);
        expect(motion.travellers).toEqual([
            {
                id: 1,
                colour: "tan",
                upright: true,
                from: { x: 300, y: 200, width: 30, height: 25 },
                to: { x: 600, y: 400, width: 15, height: 26 },
                delay: 0,
            },
        ]);
    });

    it("is hidden at its end until it arrives, where nothing lay before", () => {
        const [first, further] = [new FakeElement(), new FakeElement()];
        draw(from, new FakeElement());
        motion.remember();
        draw("blue.island:tan", first);
        draw("red.island:tan", further);
        motion.play(changes(journey(from, "blue.island:tan", true), journey(from, "red.island:tan")), NOWHERE);
        expect(first.moves).toEqual([{ frames: [{ opacity: 0 }, { opacity: 0 }], timing: TIMES.container }]);
        expect(further.moves).toEqual([]);
    });

    it("follows the one before it", () => {
        draw("supply:tan", new FakeElement());
        motion.remember();
        const places = ["blue.factory:tan@2:0", "blue.factory:tan@2:1", "blue.factory:tan@3:0"];
        for (const place of places) draw(place, new FakeElement());
        motion.play(changes(...places.map((place) => journey("supply:tan", place))), NOWHERE);
        expect(motion.travellers.map(({ delay }) => delay)).toEqual([0, TIMES.apart, 2 * TIMES.apart]);
        expect(new Set(motion.travellers.map(({ id }) => id)).size).toBe(3);
    });

    it("waits for the ship that takes it", () => {
        draw(from, new FakeElement());
        motion.remember();
        draw(to, new FakeElement());
        const course = courseOf({ x: 0, y: 0, west: false }, { x: 100, y: 0, west: false });
        motion.play(changes(journey(from, to)), new Map([["blue", course]]));
        expect(motion.travellers[0]?.delay).toBe(TIMES.ship);
    });

    it("does not travel from or to what is not on the screen", () => {
        draw(from, new FakeElement());
        motion.remember();
        motion.play(changes(journey(from, to), journey("nowhere", from)), NOWHERE);
        expect(motion.travellers).toEqual([]);
    });

    it("is gone from the air once it has arrived", () => {
        draw(from, new FakeElement());
        motion.remember();
        draw(to, new FakeElement());
        motion.play(changes(journey(from, to), journey(from, to)), NOWHERE);
        const [first, second] = motion.travellers;
        motion.arrived(first?.id ?? 0);
        expect(motion.travellers).toEqual([second]);
    });

    it("cannot fly twice from one memory", () => {
        draw(from, new FakeElement());
        motion.remember();
        draw(to, new FakeElement());
        motion.play(changes(journey(from, to)), NOWHERE);
        motion.play(changes(journey(from, to)), NOWHERE);
        expect(motion.travellers).toEqual([]);
    });
});

describe("a ship", () => {
    const course = courseOf({ x: 690, y: 474, west: false }, { x: 352, y: 178, west: false });

    it("sails its course and ends where it is drawn", () => {
        const hull = new FakeElement();
        draw("blue.hull", hull);
        motion.remember();
        motion.play({ ...changes(), ships: ["blue"] }, new Map([["blue", course]]));
        const [{ frames, timing } = { frames: [], timing: 0 }] = hull.moves;
        expect(frames[0]?.["transform"]).toBe("translate(338px, 296px)");
        expect(frames.at(-1)?.["transform"]).toBe("translate(0px, 0px)");
        expect(timing).toEqual({ duration: TIMES.ship, easing: "ease-out" });
    });

    it("lies still where nobody knows how it sailed", () => {
        const hull = new FakeElement();
        draw("blue.hull", hull);
        motion.remember();
        motion.play({ ...changes(), ships: ["blue"] }, NOWHERE);
        expect(hull.moves).toEqual([]);
    });

    it("takes its cargo with it: that does not slide by itself", () => {
        const [hull, aboard] = [new FakeElement(), new FakeElement()];
        draw("blue.hull", hull);
        draw("blue.ship:tan:0", aboard);
        motion.remember();
        hull.x = aboard.x = 400;
        motion.play({ ...changes(), ships: ["blue"] }, new Map([["blue", course]]));
        expect([hull.moves.length, aboard.moves.length]).toEqual([1, 0]);
    });
});

describe("what stays but lies elsewhere", () => {
    const place = "red.harbour:tan@3:0";

    it("slides there", () => {
        const element = new FakeElement(400, 250);
        draw(place, element);
        motion.remember();
        element.y = 275;
        motion.play(changes(), NOWHERE);
        expect(element.moves).toEqual([
            {
                frames: [{ transform: "translate(0px, -25px)" }, { transform: "none" }],
                timing: { duration: TIMES.container, easing: "ease-out" },
            },
        ]);
    });

    it("slides in the units of its drawing, which may be shown larger", () => {
        const element = new FakeGraphics(400, 250);
        draw(place, element);
        motion.remember();
        element.x = 440;
        motion.play(changes(), NOWHERE);
        expect(element.moves[0]?.frames[0]).toEqual({ transform: "translate(-20px, 0px)" });
    });

    it("does not tremble over less than a pixel", () => {
        const element = new FakeElement(400, 250);
        draw(place, element);
        motion.remember();
        element.x = 400.6;
        motion.play(changes(), NOWHERE);
        expect(element.moves).toEqual([]);
    });

    it("does not slide because the window was made larger", () => {
        const element = new FakeElement(400, 250);
        draw(place, element);
        motion.remember();
        element.x = 500;
        root.width = 1600;
        motion.play(changes(), NOWHERE);
        expect(element.moves).toEqual([]);
    });

    it("does not slide because the page was scrolled", () => {
        const element = new FakeElement(400, 250);
        draw(place, element);
        motion.remember();
        element.y = 150;
        root.y = -50;
        motion.play(changes(), NOWHERE);
        expect(element.moves).toEqual([]);
    });
});

it("lets buildings and loans appear", () => {
    motion.remember();
    const machine = new FakeElement();
    draw("blue.machine:1", machine);
    motion.play({ ...changes(), appeared: ["blue.machine:1", "blue.loan:0"] }, NOWHERE);
    expect(machine.moves).toEqual([{ frames: [{ opacity: 0 }, { opacity: 1 }], timing: TIMES.container }]);
});

describe("a reader who wants no motion", () => {
    beforeEach(() => {
        system.current = true;
    });

    it("sees rings around what changed, each once, and nothing that travels", () => {
        const from = "red.harbour:tan@3:0";
        draw(from, new FakeElement(400, 250));
        motion.remember();
        const [island, hull] = [new FakeElement(500, 150), new FakeElement(600, 450, 118, 34)];
        draw("blue.island:tan", island);
        draw("red.hull", hull);
        const both = [journey(from, "blue.island:tan", true), journey(from, "blue.island:tan")];
        motion.play({ containers: both, ships: ["red"], appeared: ["blue.loan:0"] }, NOWHERE);
        expect(motion.travellers).toEqual([]);
        expect(motion.rings.map(({ box }) => box)).toEqual([
            { x: 400, y: 100, width: 30, height: 25 },
            { x: 500, y: 400, width: 118, height: 34 },
        ]);
        expect([island, hull].map(({ moves }) => moves.map(({ timing }) => timing))).toEqual([
            [TIMES.fade],
            [TIMES.fade],
        ]);
        motion.arrived(motion.rings[0]?.id ?? 0);
        expect(motion.rings).toHaveLength(1);
    });
});

describe("the trolleys", () => {
    it("stand over the lane that was last served, each on its own gantry", () => {
        motion.play(changes(journey("supply:tan", "blue.factory:tan@2:0")), NOWHERE);
        motion.play(changes(journey("red.harbour:tan@4:1", "blue.ship:tan:0")), NOWHERE);
        motion.play(changes(journey("supply:black", "blue.factory:black@3:0")), NOWHERE);
        expect(motion.trolleys).toEqual({ "blue.factory": 3, "red.harbour": 4 });
    });

    it("do not go to places without lanes", () => {
        motion.play(changes(journey("blue.ship:tan:0", "blue.island:tan")), NOWHERE);
        expect(motion.trolleys).toEqual({});
    });
});

describe("memory", () => {
    it("belongs to the element that is drawn now, not to the one it replaced", () => {
        const place = "red.harbour:tan@3:0";
        const forgetOld = draw(place, new FakeElement(0, 0));
        draw(place, new FakeElement(400, 250));
        forgetOld();
        motion.remember();
        draw("blue.ship:tan:0", new FakeElement());
        motion.play(changes(journey(place, "blue.ship:tan:0")), NOWHERE);
        expect(motion.travellers[0]?.from).toMatchObject({ x: 300, y: 200 });
    });

    it("ends with everything in the air when something else is looked at", () => {
        draw("supply:tan", new FakeElement());
        motion.remember();
        draw("blue.factory:tan@2:0", new FakeElement());
        motion.play(changes(journey("supply:tan", "blue.factory:tan@2:0")), NOWHERE);
        motion.still();
        expect([motion.travellers, motion.rings]).toEqual([[], []]);
    });
});
