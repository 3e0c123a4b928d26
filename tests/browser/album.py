"""Pictures of pages: what is photographed, at which sizes, in which colours and languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

from logres.engine import Session
from tests.browser.laid import Known, go_on
from tests.server.process import PATIENCE

FOLDER = Path("screenshots")

Size = Literal["desktop", "laptop", "phone"]
Theme = Literal["light", "dark"]
Language = Literal["en", "de"]
SIZES: Mapping[Size, ViewportSize] = {
    "desktop": {"width": 1600, "height": 1000},
    "laptop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}
LOCALES: Mapping[Language, str] = {"en": "en-GB", "de": "de-DE"}
LONGEST = 6000  # pixels of a page that are shown


class Look(NamedTuple):
    """How a page is photographed."""

    size: Size
    theme: Theme
    language: Language = "en"


def looks(*sizes: Size, themes: Sequence[Theme] = ("light", "dark")) -> list[Look]:
    """Every size in these colours, in English."""
    return [Look(size, theme) for size, theme in product(sizes, themes)]


# Six pictures in which every size meets every colour and language, and every colour every language.
PAIRED = (
    Look("desktop", "light", "en"),
    Look("desktop", "dark", "de"),
    Look("laptop", "light", "de"),
    Look("laptop", "dark", "en"),
    Look("phone", "light", "en"),
    Look("phone", "dark", "de"),
)


@dataclass(frozen=True)
class Seating:
    """The people at a table; the first takes the pictures."""

    people: Sequence[Known]
    table: str


@dataclass(frozen=True)
class Moment:
    """A moment to photograph: a page, and what is done there first."""

    name: str
    game: Session | None = None
    decisions: int | None = None  # made in the game before the visit; None: not at a table
    arrange: Callable[[Visit], None] = lambda visit: None
    path: str = "/table/{table}"
    further: int = 0  # decisions made while the page watches
    looks: Sequence[Look] = tuple(looks("desktop", "phone"))
    is_whole: bool = False  # with everything below the edge of the window


@dataclass(frozen=True)
class Visit:
    """A page that shows one moment."""

    page: Page
    site: str
    table: str
    moment: Moment
    people: Sequence[Known]

    def play_on(self) -> None:
        """Decide as in the game, while the page watches."""
        made, game = self.moment.decisions or 0, self.moment.game
        assert game is not None
        go_on(self.site, self.people, self.table, game, range(made, made + self.moment.further))


@dataclass(frozen=True)
class Shot:
    """One picture."""

    moment: Moment
    look: Look

    @property
    def file(self) -> str:
        """Its name; the language is left out if it is English."""
        size, theme, language = self.look
        return "-".join((self.moment.name, size, theme, *(() if language == "en" else (language,)))) + ".png"


def photograph(browser: Browser, site: str, shot: Shot, seating: Seating) -> None:
    """Visit the page as the first of these people and save a screenshot."""
    people, table = seating.people, seating.table
    size, theme, language = shot.look
    is_phone = size == "phone"
    context = browser.new_context(
        viewport=SIZES[size],
        color_scheme=theme,
        locale=LOCALES[language],
        reduced_motion="reduce",
        has_touch=is_phone,
        is_mobile=is_phone,
    )
    try:
        context.set_default_timeout(PATIENCE * 1000)
        context.add_cookies([{"name": "logres", "value": people[0].cookie, "url": site}])
        page = context.new_page()
        page.goto(site + shot.moment.path.format(table=table))
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        shot.moment.arrange(Visit(page, site, table, shot.moment, people))
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)
        if shot.moment.is_whole:
            show_everything(page, SIZES[size])
        page.screenshot(path=FOLDER / shot.file)
    finally:
        context.close()


def show_everything(page: Page, size: ViewportSize) -> None:
    """Make the window as high as the page, so that nothing is fixed in its middle."""
    height = int(page.evaluate("document.documentElement.scrollHeight"))
    page.set_viewport_size({"width": size["width"], "height": max(size["height"], min(height, LONGEST))})
    page.wait_for_timeout(300)
