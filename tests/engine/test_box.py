"""The settings and the modules of a box."""

from __future__ import annotations

import pytest

from logres.engine import BadPosition, BadRecord, BadTable, Box, Setting, start
from logres.engine.replay import load
from tests.engine.toy import Toy

BOX = Box(
    "toy",
    "7",
    range(2, 4),
    (
        Setting("stars", ("off", "on"), "T1"),
        Setting("moons", ("off", "on"), "T2", omitted_when_default=True),
        Setting("mood", ("merry", "grave"), "T3"),
        Setting("twinkling", ("soft", "bright"), "T4", modules=("stars",)),
        Setting("rising", ("early", "never"), "T5", modules=("moons",), omitted_when_default=True),
    ),
    lambda settings: Toy,
    modules=("stars", "moons"),
    needs={"moons": ("stars",)},
)

BOTH = {"moons": "on", "stars": "on"}
NEED = "The module 'moons' needs the module 'stars': switch it on too."


def record(**settings: str) -> str:
    """A game that has just begun, as a text."""
    return start(BOX, 2, settings, 5).save()


def test_a_record_names_a_later_setting_only_if_it_is_not_the_default() -> None:
    said = [line for line in record().splitlines() if line.startswith("setting")]
    assert said == ["setting stars: off", "setting mood: merry", "setting twinkling: soft"]
    assert "setting rising: never" in record(rising="never")


def test_a_view_names_settings_as_a_record_does() -> None:
    assert start(BOX, 2, BOTH, 5).view(None)["settings"] == {
        "stars": "on",
        "moons": "on",
        "mood": "merry",
        "twinkling": "soft",
    }


def test_a_record_without_a_later_setting_is_a_game_with_its_default() -> None:
    old = record()
    again = load(old, lambda _: BOX)
    assert again.game.settings["moons"] == "off"
    assert again.save() == old


def test_a_position_names_settings_as_a_record_does() -> None:
    game = start(BOX, 2, BOTH, 5)
    game.decide("red")
    game.decide("blue")
    assert 'moons = "on"' in game.position()
    assert "rising" not in game.position()
    assert start(BOX, position=game.position()).game.settings == game.game.settings


def test_a_module_is_refused_without_the_one_that_it_needs() -> None:
    assert BOX.complete(BOTH)["moons"] == "on"
    for settings in ({"moons": "on"}, {"moons": "on", "stars": "off"}):
        with pytest.raises(BadTable) as refused:
            BOX.complete(settings)
        assert (str(refused.value), refused.value.setting) == (NEED, "moons")
        with pytest.raises(BadTable):
            start(BOX, 2, settings, 5)


def test_a_module_and_the_one_it_needs_can_be_requested_together() -> None:
    assert BOX.complete(BOX.with_needed({"moons": "on"})) == BOX.complete(BOTH)


def test_a_record_is_refused_at_the_module_whose_need_is_not_met() -> None:
    broken = record(**BOTH).replace("setting stars: on", "setting stars: off")
    line = broken.splitlines().index("setting moons: on") + 1
    with pytest.raises(BadRecord) as refused:
        load(broken, lambda _: BOX)
    assert str(refused.value) == f"line {line}: {NEED}"


def test_a_record_may_name_a_module_before_the_one_that_it_needs() -> None:
    lines = record(**BOTH).splitlines()
    lines.remove("setting moons: on")
    lines.insert(lines.index("setting stars: on"), "setting moons: on")
    assert load("\n".join(lines), lambda _: BOX).game.settings["moons"] == "on"


def test_a_position_is_refused_at_the_module_whose_need_is_not_met() -> None:
    game = start(BOX, 2, BOTH, 5)
    game.decide("red")
    game.decide("blue")
    broken = game.position().replace('stars = "on"', 'stars = "off"')
    line = broken.splitlines().index('moons = "on"') + 1
    with pytest.raises(BadPosition) as refused:
        start(BOX, position=broken)
    assert str(refused.value) == f"line {line}: settings.moons: {NEED}"
