"""Where text stands on a page, measured line by line: what runs into other text, and what is cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Allowed(NamedTuple):
    """A text that may do what others may not."""

    selector: str
    fault: str
    """One of ``overlap``, ``cut``, ``out`` and ``short``, as below; ``pile``: two of them in one drawing."""
    reason: str


ALLOWED = (
    Allowed(".sounding", "overlap", "depths are printed on the sea; ships and other things of the game lie over them"),
    Allowed(".b-water", "overlap", "the name of the sea is printed on it; ships sail over it"),
    Allowed(".letter", "pile", "containers of a pile hide the letters of those below them"),
    Allowed(".band > svg", "overlap", "the picture of the first page lies behind all that is written on it"),
    Allowed(".band > svg", "cut", "the picture of the first page fills a band of any size, and shows as much as fits"),
    Allowed("[data-held]", "overlap", "a container in the hand is over whatever it is carried across"),
)

MEASURE = r"""(allowed) => {
  const SLACK = 1.5;  // pixels that nobody sees
  const INK = 0.24;   // of the height of a line: what ascenders and descenders leave free above and below
  const may = (element, fault) =>
    allowed.some((one) => one.fault === fault && element.closest(one.selector) !== null);
  const piled = (one, other) =>
    allowed.some(({ fault, selector }) => {
      const pile = fault === "pile" && [one, other].every((text) => text.closest(selector) !== null);
      return pile && one.closest("svg") === other.closest("svg");
    });
  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+/g) ?? [];
    return colour === "transparent" ? 0 : Number(parts[3] ?? 1);
  };
  const said = (element) => element.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
  const name = (element) => {
    const words = [...element.classList].filter((one) => !one.startsWith("s-") && !one.startsWith("svelte-"));
    return [element.localName, ...words].join(".");
  };
  const path = (element) => {
    const names = [];
    for (let one = element; one !== null && one !== document.body && names.length < 4; one = one.parentElement)
      names.unshift(name(one));
    return names.join(" > ");
  };
  const chain = (element) => {
    const all = [];
    for (let one = element; one !== null; one = one.parentElement) all.push(one);
    return all;
  };
  const modal = [...document.querySelectorAll("dialog[open]")].filter((one) => one.matches(":modal")).at(-1);
  const root = modal ?? document.body;
  const faults = [];
  const report = (fault, element, more) => {
    if (!may(element, fault)) faults.push(`${fault}: "${said(element)}" (${path(element)})${more ?? ""}`);
  };

  // Every line of text that can be seen, as a box around its letters.
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.textContent.trim() === "" || element.closest(".unseen, title, desc, option, script, style")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const above = chain(element);
    if (above.some((box) => getComputedStyle(box).clipPath === "inset(50%)")) continue; // only for those who hear it
    const drawing = element.closest("svg");
    if (drawing !== null && /…$/.test(said(element))) {
      const text = element.closest("text");
      const group = text?.parentElement?.querySelector(":scope > title");
      const whole = text?.querySelector("title") ?? group ?? drawing.closest("[title], [aria-label]");
      if (!whole) report("short", element);
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const free = INK * rect.height;
      let seen = { left: rect.left + 1, right: rect.right - 1, top: rect.top + free, bottom: rect.bottom - free };
      const whole = { ...seen };
      let cut = false;
      let framed = false;
      for (const box of above) {
        if (box === document.body || box === document.documentElement) break;
        const style = getComputedStyle(box);
        if (style.display === "contents" || (box !== element && style.display === "inline")) continue;
        const room = box.getBoundingClientRect();
        const html = box instanceof HTMLElement;
        const border = html && ["Top", "Right", "Bottom", "Left"]
          .every((side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== "none");
        if (!framed && border) {
          framed = true;
          const out = whole.left < room.left - SLACK || whole.right > room.right + SLACK ||
            whole.top < room.top - SLACK || whole.bottom > room.bottom + SLACK;
          const scrolls = above.slice(0, above.indexOf(box) + 1)
            .some((one) => /auto|scroll|hidden|clip/.test(getComputedStyle(one).overflow));
          if (out && !scrolls) report("out", element, ` of ${path(box)}`);
        }
        const clips = (overflow) => overflow !== "visible";
        const rolls = (overflow) => overflow === "auto" || overflow === "scroll";
        if (!html && box.localName !== "svg") continue;
        const [x, y] = [style.overflowX, style.overflowY];
        const ends = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        const dots = ends && box.closest("[title], [aria-label]") !== null;
        const wide = clips(x) && (seen.left < room.left - SLACK || seen.right > room.right + SLACK);
        const high = clips(y) && (seen.top < room.top - SLACK || seen.bottom > room.bottom + SLACK);
        if ((wide && !rolls(x) && !dots) || (high && !rolls(y) && !dots)) cut = true;
        if (clips(x)) seen = { ...seen, left: Math.max(seen.left, room.left), right: Math.min(seen.right, room.right) };
        if (clips(y)) seen = { ...seen, top: Math.max(seen.top, room.top), bottom: Math.min(seen.bottom, room.bottom) };
        if (style.position === "fixed") break;
      }
      const there = seen.right - seen.left > 1 && seen.bottom - seen.top > 1;
      if (cut) report("cut", element);
      if (there && (seen.left < -SLACK || seen.right > innerWidth + SLACK)) report("cut", element, " by the window");
      if (there) lines.push({ node, element, above, ...seen });
    }
  }

  // Two lines of different texts in one place, unless one of them lies on a surface that hides the other.
  const hides = (one, other) => {
    const shared = new Set(other.above);
    for (const box of one.above) {
      if (shared.has(box)) return false;
      const style = getComputedStyle(box);
      const solid = alpha(style.backgroundColor) > 0.99 || box.localName === "dialog";
      if (/absolute|fixed|sticky/.test(style.position) && solid) return true;
    }
    return false;
  };
  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top > one.bottom) break;
      if (one.node === other.node) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across < SLACK || down < SLACK || hides(one, other) || hides(other, one)) continue;
      if (may(other.element, "overlap") || piled(one.element, other.element)) continue;
      report("overlap", one.element, ` and "${said(other.element)}" (${path(other.element)})`);
    }
  }
  return [...new Set(faults)];
}"""
"""All faults of the page as it is now, each in words:

* ``overlap``: letters of one text lie over letters of another;
* ``cut``: a text sticks out of a box that hides what sticks out and can't be scrolled, or out of the window's side. One
  that ends in dots has a title with all of it;
* ``out``: a text sticks out of the frame around it;
* ``short``: a text in a drawing was shortened, and nothing says it whole.

Under a modal dialog nothing is measured.
"""


def faults(page: Page) -> list[str]:
    """What is wrong with the texts of a page."""
    found: list[str] = page.evaluate(MEASURE, [one._asdict() for one in ALLOWED])
    return found
