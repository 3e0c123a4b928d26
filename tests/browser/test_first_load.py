"""The size of a first visit: scripts and styles, as they are sent."""

from __future__ import annotations

import gzip
import re

from playwright.sync_api import Response, expect

from tests.browser.people import BOT, YOU, Guest, Party, Person

# The hall with the picture of Merlin, which loads after the page; the tables as in client/build/size.js, with
# what follows their first paint: the board in words, the drawer, the buttons to skip, the words of the keys.
HALL_BUDGET, MERLIN_BUDGET, KING_ARTHUR_BUDGET = 103_000, 192_000, 132_000
RULES_BUDGET = 235_000


def loaded(person: Person) -> dict[str, int]:
    """The scripts and styles that a page has loaded, with the bytes of each as sent."""
    return {
        response.url.rpartition("/")[2]: size_of(response)
        for response in person.responses
        if response.request.resource_type in ("script", "stylesheet")
    }


def size_of(response: Response) -> int:
    """The bytes of a body as the server sends it, compressed."""
    assert response.headers["content-encoding"] == "gzip", response.url
    length = int(response.headers["content-length"])
    assert length <= len(gzip.compress(response.body(), 9)) + 64
    return length


def told(what: str, files: dict[str, int]) -> str:
    """The total, and what it consists of."""
    sizes = "\n".join(f"{size:8} {name}" for name, size in sorted(files.items(), key=lambda item: -item[1]))
    return f"{what}: {sum(files.values()) / 1000:.1f} kB of script and style, gzipped\n{sizes}"


def test_the_first_visit_of_the_hall_loads_less_than_103_kb(party: Party, site: str) -> None:
    ada = party.person(site)
    ada.visit("/")
    expect(ada.button(re.compile("^Play now: King Arthur"))).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    files = loaded(ada)
    print(told("hall", files))
    assert 20_000 < sum(files.values()) < HALL_BUDGET, told("hall", files)


def loaded_at_table(party: Party, site: str, game: str) -> dict[str, int]:
    """What a guest loads whose first visit is to a table of a game."""
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, BOT, game=game)
    ada = party.person(site, guest)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)
    files = loaded(ada)
    print(told(game, files))
    return files


def test_the_first_visit_of_a_table_of_merlin_loads_less_than_192_kb(party: Party, site: str) -> None:
    files = loaded_at_table(party, site, "merlin")
    assert 20_000 < sum(files.values()) < MERLIN_BUDGET, told("table of Merlin", files)


def test_the_first_visit_of_a_table_of_king_arthur_loads_less_than_132_kb(party: Party, site: str) -> None:
    files = loaded_at_table(party, site, "kingarthur")
    assert 20_000 < sum(files.values()) < KING_ARTHUR_BUDGET, told("table of King Arthur", files)


def test_the_first_visit_of_the_rules_loads_less_than_235_kb(party: Party, site: str) -> None:
    ada = party.person(site)
    ada.visit("/rules/merlin")
    expect(ada.page.get_by_role("heading", name="The 24 spaces of the ring")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    files = loaded(ada)
    print(told("rules", files))
    assert 20_000 < sum(files.values()) < RULES_BUDGET, told("rules", files)


def test_a_table_does_not_load_the_words_of_other_pages(party: Party, site: str) -> None:
    words = {name.partition("-")[0] for name in loaded_at_table(party, site, "kingarthur")}
    assert {"common", "table", "kingarthur"} <= words
    assert not {"hall", "merlin", "end", "scoring"} & words


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
