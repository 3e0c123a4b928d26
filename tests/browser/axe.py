"""axe, which finds what somebody with a screen reader, a keyboard or weak eyes would stumble over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import ViewportSize

from tests.browser.people import DESKTOP, PHONE, Json, Person

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"

# What is just fading in has not yet the colours it will have.
RUN = """async (options) => {
  const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
  return axe.run(document, { resultTypes: ["violations"], ...options });
}"""


@cache
def source() -> str:
    """axe itself."""
    return AXE.read_text(encoding="utf-8")


def assert_clean(person: Person, what: str, *sizes: ViewportSize) -> None:
    """axe finds nothing on the page, in light and in dark, at each of these sizes."""
    # Given to the page past its content security policy, which lets no script in from elsewhere.
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(source())
    faults = [fault for size in sizes or (DESKTOP, PHONE) for fault in _faults(person, size)]
    assert not faults, f"{what}:\n" + "\n".join(faults)


def _faults(person: Person, size: ViewportSize) -> Iterator[str]:
    person.resize(size)
    # What is dark differs from what is light by its colours alone.
    themes: dict[Literal["light", "dark"], Json] = {"dark": {"runOnly": ["color-contrast"]}, "light": {}}
    for theme, options in themes.items():
        person.page.emulate_media(color_scheme=theme)
        person.page.wait_for_function(
            "(theme) => document.documentElement.dataset.theme === theme", arg=theme
        )
        for violation in person.page.evaluate(RUN, options)["violations"]:
            places = [f"{node['html'][:160]} {node['failureSummary']}" for node in violation["nodes"][:3]]
            yield f"{size['width']} px, {theme}: {violation['id']}: {violation['help']}\n  " + "\n  ".join(
                places
            )
