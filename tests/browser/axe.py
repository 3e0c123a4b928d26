"""axe, which finds barriers for people who use a screen reader, a keyboard or have weak eyes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle, product
from pathlib import Path
from typing import Literal

from playwright.sync_api import ViewportSize, expect

from tests.browser.people import DESKTOP, PHONE, Person

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"

# Elements that are still fading in do not have their final colours yet.
RUN = """async () => {
  const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
  return axe.run(document, { resultTypes: ["violations"] });
}"""


@cache
def source() -> str:
    """The source of axe."""
    return AXE.read_text(encoding="utf-8")


def assert_clean(person: Person, what: str, *sizes: ViewportSize) -> None:
    """axe finds nothing on the page at each of these sizes, alternating between light and dark."""
    # Evaluated directly in the page, because its content security policy blocks foreign scripts.
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(source())
    sizes = sizes or (DESKTOP, PHONE)
    looks = zip(sizes, cycle(THEMES), strict=False) if len(sizes) > 1 else product(sizes, THEMES)
    faults = [fault for size, theme in looks for fault in _faults(person, size, theme)]
    person.page.emulate_media(color_scheme=THEMES[0])
    assert not faults, f"{what}:\n" + "\n".join(faults)


def _faults(person: Person, size: ViewportSize, theme: Theme) -> Iterator[str]:
    person.resize(size)
    person.page.emulate_media(color_scheme=theme)
    person.page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
    # A layout that is shown for the first time is loaded first. Every page has such a heading.
    expect(person.page.locator("h1")).not_to_have_count(0)
    for violation in person.page.evaluate(RUN)["violations"]:
        places = [f"{node['html'][:160]} {node['failureSummary']}" for node in violation["nodes"][:3]]
        yield f"{size['width']} px, {theme}: {violation['id']}: {violation['help']}\n  " + "\n  ".join(places)
