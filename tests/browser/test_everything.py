"""All nine modules at one table: a whole game, clicked from the first question to the last."""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import GENTLE, decide_by_board, seated, until_asked
from tests.browser.people import DESKTOP, PHONE, TABLET, Guest, Party, decide_for, open_for

EVERYTHING = dict.fromkeys(
    ("favor", "arthur", "knights", "gold", "market", "caerleon", "morgana", "treasures", "decrees"), "on"
)

NAMES = ("Guinevere", "Bartholomew", "Cerys", "Dagonet")
ROOMY: ViewportSize = {"width": 1600, "height": 1000}
# Here the castles of the others are behind a tab.
NOTEBOOK: ViewportSize = {"width": 1280, "height": 800}
# Elements that overflow their panel, and names that are cut off.
HANGING = """() => [...document.querySelectorAll("aside .leaf, aside .castle")].flatMap((panel) => {
  const { left, right } = panel.getBoundingClientRect();
  return [...panel.querySelectorAll("*:not(.for-reader, svg *)")]
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
    })
    .map((part) => part.dataset?.piece || part.className || part.tagName);
})"""
LETTERS = """() => [...document.querySelectorAll("aside .castle .name, aside .castle h2")]
  .map(({ clientWidth, scrollWidth, textContent }) => (clientWidth / scrollWidth) * textContent.length)"""


def test_at_a_full_table_nothing_hangs_out_of_its_panel_and_names_can_be_read(
    party: Party, site: str
) -> None:
    guests = [Guest(site, name) for name in NAMES]
    table = open_for(*guests, game="merlin", settings=EVERYTHING)
    decide_for(guests, table, until=(0, "move"))
    guinevere = party.person(site, guests[0])
    guinevere.visit(f"/table/{table}")
    guinevere.waits_for(guinevere.is_asked, True)
    castles = guinevere.page.locator("aside .castle")

    guinevere.resize(ROOMY)
    expect(castles).to_have_count(len(NAMES))
    assert guinevere.page.evaluate(HANGING) == []
    assert sorted(guinevere.page.evaluate(LETTERS)) == sorted(map(len, NAMES))

    guinevere.resize(NOTEBOOK)
    for tab, names in (("Castle", NAMES[:1]), ("Players", NAMES[1:])):
        guinevere.button(re.compile(f"^{tab}")).click()
        expect(castles).to_have_count(len(names))
        assert guinevere.page.evaluate(HANGING) == [], tab
        assert sorted(guinevere.page.evaluate(LETTERS)) == sorted(map(len, names)), tab


def test_everything_is_played_to_the_end_by_clicking(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    ada, table = seated(party, site, guest, GENTLE, settings=EVERYTHING, viewport=TABLET)
    asked: list[str] = []
    while until_asked(ada):
        assert "A decision" not in ada.question.inner_text(), guest.state(table, 0)["question"]["ask"]
        asked.append(decide_by_board(ada, guest, table))
        if asked[-1] == "move" and asked.count("move") == 1:
            assert_clean(ada, "a table with all nine modules", PHONE, DESKTOP)
            ada.resize(TABLET)
    assert {"ally", "move", "send"} <= {*asked}
    state = guest.state(table, 0)
    assert state["table"]["stage"] == "over"
    expect(ada.heading("Points by source")).to_be_visible()
    for points in state["table"]["points"]:
        expect(ada.page.get_by_text(str(points), exact=True).first).to_be_visible()
