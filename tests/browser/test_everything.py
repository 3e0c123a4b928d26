"""All nine modules at one table: a whole game, clicked from the first question to the last."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import GENTLE, decide_by_board, seated, until_asked
from tests.browser.people import DESKTOP, PHONE, Guest, Party

EVERYTHING = dict.fromkeys(
    ("favor", "arthur", "knights", "gold", "market", "caerleon", "morgana", "treasures", "decrees"), "on"
)


def test_everything_is_played_to_the_end_by_clicking(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    ada, table = seated(party, site, guest, GENTLE, options=EVERYTHING)
    asked: list[str] = []
    while until_asked(ada):
        assert "A decision" not in ada.question.inner_text(), guest.state(table, 0)["question"]["ask"]
        asked.append(decide_by_board(ada, guest, table))
        if asked[-1] == "move" and asked.count("move") == 1:
            assert_clean(ada, "a table with all nine modules", PHONE, DESKTOP)
    assert {"ally", "move", "send"} <= {*asked}
    state = guest.state(table, 0)
    assert state["table"]["stage"] == "over"
    expect(ada.heading("Points by source")).to_be_visible()
    for points in state["table"]["points"]:
        expect(ada.page.get_by_text(str(points), exact=True).first).to_be_visible()
