"""How much a first visit loads: script and style, as they come over the wire."""

from __future__ import annotations

import gzip
import re

from playwright.sync_api import Response, expect

from tests.browser.people import BOT, YOU, Guest, Party, Person

HALL_BUDGET, TABLE_BUDGET = 120_000, 140_000  # as in client/build/size.js


def loaded(person: Person) -> dict[str, int]:
    """The scripts and styles that a page has loaded, with the bytes of each as it was sent."""
    return {
        response.url.rpartition("/")[2]: size_of(response)
        for response in person.responses
        if response.request.resource_type in ("script", "stylesheet")
    }


def size_of(response: Response) -> int:
    """The bytes of a body as the server sends it, pressed."""
    assert response.headers["content-encoding"] == "gzip", response.url
    length = int(response.headers["content-length"])
    assert length <= len(gzip.compress(response.body(), 9)) + 64
    return length


def told(what: str, files: dict[str, int]) -> str:
    """The figure, and what it is made of."""
    sizes = "\n".join(f"{size:8} {name}" for name, size in sorted(files.items(), key=lambda item: -item[1]))
    return f"{what}: {sum(files.values()) / 1000:.1f} kB of script and style, gzipped\n{sizes}"


def test_the_first_visit_of_the_hall_loads_less_than_120_kb(party: Party, site: str) -> None:
    ada = party.person(site)
    ada.visit("/")
    expect(ada.button(re.compile("^Play now: King Arthur"))).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    files = loaded(ada)
    print(told("hall", files))
    assert 20_000 < sum(files.values()) < HALL_BUDGET, told("hall", files)


def test_the_first_visit_of_a_table_loads_less_than_140_kb(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, BOT)
    ada = party.person(site, guest)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)
    files = loaded(ada)
    print(told("table", files))
    assert 20_000 < sum(files.values()) < TABLE_BUDGET, told("table", files)


def test_what_was_loaded_once_is_not_asked_for_again(party: Party, site: str) -> None:
    ada = party.person(site)
    ada.visit("/")
    expect(ada.button(re.compile("^Play now: King Arthur"))).to_be_visible()
    ada.page.wait_for_load_state("networkidle")  # the pictures come after the page
    ada.page.reload()
    expect(ada.button(re.compile("^Play now: King Arthur"))).to_be_visible()
    fresh = ada.page.evaluate(
        """() => performance.getEntriesByType("resource")
            .filter((entry) => entry.name.includes("/assets/") && entry.transferSize > 0)
            .map((entry) => entry.name)"""
    )
    assert fresh == []
