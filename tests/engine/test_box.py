"""What is in a box: its options, and its modules."""

from __future__ import annotations

from logres.engine import Box, Setting, session
from logres.engine.replay import load
from tests.engine.toy import Toy

BOX = Box(
    "toy",
    "7",
    range(2, 4),
    (
        Setting("stars", ("off", "on"), "T1", module="stars"),
        Setting("moons", ("off", "on"), "T2", module="moons", is_late=True),
        Setting("mood", ("merry", "grave"), "T3"),
        Setting("twinkling", ("soft", "bright"), "T4", module="stars"),
        Setting("rising", ("early", "never"), "T5", module="moons", is_late=True),
    ),
    lambda options: Toy,
    modules=("stars", "moons"),
)


def record(**options: str) -> str:
    """A game that has just begun, as a text."""
    return session.start(BOX, 2, options, 5).save()


def test_a_record_names_an_option_that_came_later_only_where_it_is_not_the_default() -> None:
    said = [line for line in record().splitlines() if line.startswith("option")]
    assert said == ["option stars: off", "option mood: merry", "option twinkling: soft"]
    assert "option rising: never" in record(rising="never")


def test_a_view_names_options_as_a_record_does() -> None:
    assert session.start(BOX, 2, {"moons": "on"}, 5).view(None)["options"] == {
        "stars": "off",
        "moons": "on",
        "mood": "merry",
        "twinkling": "soft",
    }


def test_a_record_without_a_later_option_is_a_game_with_its_default() -> None:
    old = record()
    again = load(old, lambda _: BOX)
    assert again.game.options["moons"] == "off"
    assert again.save() == old


def test_a_position_names_options_as_a_record_does() -> None:
    game = session.start(BOX, 2, {"moons": "on"}, 5)
    game.decide("red")
    game.decide("blue")
    assert 'moons = "on"' in game.position()
    assert "rising" not in game.position()
    assert session.start(BOX, position=game.position()).game.options == game.game.options
