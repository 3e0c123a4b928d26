"""Two people with one browser each play a whole game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import TABLET, Guest, Party, Person, play_on, ranks


def open_by_link(ada: Person, bela: Person) -> str:
    """One opens a table with a seat for a friend, the other comes by its link; return the id of the table."""
    ada.visit("/")
    ada.link("Make a table: King Arthur").click()
    ada.page.get_by_role("radiogroup", name="Players").get_by_text("2").click()
    ada.page.get_by_role("combobox", name="Who takes seat 2").select_option("Friend by link")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Open the table").click()
    expect(ada.page.get_by_text("The game begins when every seat is taken.")).to_be_visible()
    ada.button("Link for seat 2").click()
    expect(ada.button("Copied")).to_be_visible()

    bela.page.goto(ada.clipboard())
    expect(bela.heading("You are invited")).to_be_visible()
    bela.page.get_by_label("What should we call you?").fill("Bela")
    bela.button("Sit down").click()
    for person in (ada, bela):
        expect(person.question).to_be_visible()
    assert ada.page.url == bela.page.url
    return ada.page.url.rpartition("/")[2]


def test_two_people_play_a_whole_game_by_a_link_and_see_the_same_end(party: Party, site: str) -> None:
    ada = party.person(site, viewport=TABLET, permissions=["clipboard-read", "clipboard-write"])
    bela = party.person(site, viewport=TABLET)
    table = open_by_link(ada, bela)
    clicks = play_on([ada, bela])

    # Both see the same result, which is the server's.
    result = Guest(site, "Cleo").state(table)
    points, winners = result["table"]["points"], result["table"]["winners"]
    assert clicks >= result["seq"] - 1 > 40, "every decision was a click of somebody"
    for seat, person in enumerate((ada, bela)):
        title = person.page.get_by_role("heading", level=1)
        expect(title).to_be_focused()
        if winners == [seat]:
            expect(title).to_contain_text("You win")
        rows = ranks(person)
        assert rows == ranks(ada)
        assert sorted(int(row[-1]) for row in rows) == sorted(points)
        for row in rows:
            assert sum(int(cell) for cell in row[2:-1] if cell != "–") == int(row[-1])
        assert rows[0][0] == "1st"
        assert any("1st" in line and "Ada" in line and "Bela" in line for line in person.announced())

        # The deal is verified on the device itself.
        expect(person.heading("The deal was fair")).to_be_visible()
        expect(
            person.page.get_by_text("the seed matches the seal that this device saw during the game")
        ).to_be_visible()
