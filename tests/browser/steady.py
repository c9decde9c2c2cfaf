"""A page whose layout has come to rest: nothing moves any more, on a quick machine or a slow one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.person import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

REST = """async ([size, patience]) => {
  const SAME = 4;  // frames in a row in which every box and every text is where it was
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const boxes = () =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, element.childNodes.length, getComputedStyle(element).opacity].join();
    });
  const fits = () => size === null || (innerWidth === size.width && innerHeight === size.height);
  const end = performance.now() + patience;
  await document.fonts.ready;
  let before = "";
  for (let same = 0; same < SAME; ) {
    if (performance.now() > end) throw new Error("the page does not come to rest");
    await frame();
    const now = boxes().join(" ");
    same = now === before && fits() ? same + 1 : 0;
    before = now;
  }
}"""


def at_rest(page: Page, size: ViewportSize | None = None) -> None:
    """Wait until nothing on the page moves; with a size, until the window has it too."""
    page.evaluate(REST, [size, PATIENCE])
