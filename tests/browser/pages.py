"""The pages beside a table that are photographed: rules, lessons, hall, a new table, the waiting room."""

from __future__ import annotations

import re

from tests.browser.album import PAIRED, Moment, Visit
from tests.browser.moments import records
from tests.server.process import Browser

SEATS = 4  # in the game whose tables the hall shows


def choose_modules(visit: Visit) -> None:
    """Choose King's favor for the new table; on a phone, two steps further."""
    further = visit.page.get_by_role("button", name=re.compile("^(Next|Weiter): "))
    for _ in range(2 * further.count()):
        further.tap()
    favor = visit.page.get_by_role("checkbox", name=re.compile("King’s favor|Gunst des Königs")).first
    favor.wait_for(state="attached")
    favor.check(force=True)


def answer_wrongly(visit: Visit) -> None:
    """Try the first answer of the first worked example, and wait until it has been played."""
    visit.page.locator(".answers button").first.click()
    visit.page.locator("main [role=status] a").first.wait_for()


def search_the_rules(visit: Visit) -> None:
    """Search for a word."""
    visit.page.get_by_role("searchbox").first.fill("Excalibur")
    visit.page.locator("main mark").first.wait_for()


def wait_for_friends(visit: Visit) -> None:
    """Open a table for two friends and a bot, of whom one friend has come."""
    ada, borin = Browser(visit.site), Browser(visit.site)
    for browser, known in zip((ada, borin), visit.people, strict=False):
        browser.cookie = f"logres={known.cookie}"
    seats = [{"kind": "you"}, {"kind": "friend"}, {"kind": "friend"}, {"kind": "bot", "bot": "knight"}]
    settings = {"favor": "on", "gold": "on", "market": "on"}
    plan = {"game": "merlin", "seats": seats, "settings": settings, "visibility": "open"}
    status, table = ada.ask("POST", "/api/tables", plan)
    assert status == 201, table
    status, answer = borin.ask("POST", f"/api/tables/{table['id']}/sit")
    assert status == 200, answer
    visit.page.goto(f"{visit.site}/table/{table['id']}")
    visit.page.get_by_role("heading", level=1).wait_for()


def pages() -> list[Moment]:
    """The pages of the site, from the front page of the rules to the waiting room."""
    game = next(game for game in records("merlin") if len(game.players) == SEATS)

    def page(name: str, path: str, *, is_whole: bool = True) -> Moment:
        return Moment(name, path=path, looks=PAIRED, is_whole=is_whole)

    return [
        Moment("hall", game, path="/", looks=PAIRED),
        Moment("new-table", arrange=choose_modules, path="/table/new?game=merlin", looks=PAIRED),
        Moment("waiting-room", arrange=wait_for_friends, path="/about", looks=PAIRED),
        page("lessons", "/lessons"),
        page("rules", "/rules/merlin"),
        page("rules-cards", "/rules/kingarthur"),
        page("rules-board", "/rules/R2"),
        page("rules-chapter", "/rules/R12"),
        page("rules-module", "/rules/R80"),
        page("rules-law", "/rules/merlin/law", is_whole=False),
        Moment("rules-search", arrange=search_the_rules, path="/rules/merlin", looks=PAIRED),
        Moment("rules-example", arrange=answer_wrongly, path="/rules/R5", looks=PAIRED, is_whole=True),
    ]
