"""Zones: who sees what, and that everything in a position is declared."""

from __future__ import annotations

import json

import pytest

from logres.engine import NOBODY, OWNER, Box, Event, start, zone
from tests.engine import toy
from tests.engine.toy import Toy, position


def test_a_seat_sees_its_own_hand_and_only_counts_the_hidden() -> None:
    game = toy.start("show", "draw", "stop", "roll", seats=3)
    held = position(game).hands
    for seat in (0, 1, 2):
        view = game.view(seat)
        assert view["hands"] == [hand if owner == seat else len(hand) for owner, hand in enumerate(held)]
        assert view["bag"] == 2
        assert view["row"] == position(game).row


def test_a_spectator_sees_no_hand() -> None:
    assert toy.start("draw").view(None)["hands"] == [3, 2]


def test_once_the_game_is_over_everything_lies_open() -> None:
    game = toy.start("draw", "score", "score", "score", "stop")
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view["hands"] == position(game).hands
        assert view["bag"] == position(game).bag
        assert (view["scores"], view["winners"]) == ([3, 0], [0])


def test_a_view_of_a_running_game_has_no_scores() -> None:
    view = toy.start("score").view(0)
    assert (view["over"], view["scores"], view["winners"]) == (False, None, None)


def test_a_view_names_the_game_its_version_its_table_and_who_is_asked() -> None:
    view = toy.start("ask").view(None)
    facts = {key: view[key] for key in ("game", "rules", "seats", "settings", "asked")}
    assert facts == {"game": "toy", "rules": "7", "seats": 2, "settings": {"mood": "merry"}, "asked": 1}


def test_a_view_goes_to_json_and_back() -> None:
    view = toy.start("show", "draw").view(1)
    assert json.loads(json.dumps(view)) == view


def test_a_view_never_names_the_dice() -> None:
    game = toy.start("roll")
    assert "dice" not in game.view(0)
    assert game.game.chance.key.hex() not in json.dumps(game.view(0))


def test_changing_a_view_does_not_change_the_game() -> None:
    game = toy.start("show")
    view = game.view(0)
    for key in ("row", "hands", "points"):
        part = view[key]
        assert isinstance(part, list)
        part.clear()
    assert position(game).row != []
    assert len(position(game).hands) == 2
    assert position(game).points == [0, 0]


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_there_is_no_view_of_a_missing_seat(seat: int) -> None:
    with pytest.raises(ValueError, match=f"There is no seat {seat}; seats are 0 to 1"):
        toy.start().view(seat)


# Declaring


def test_an_attribute_that_no_zone_declares_is_refused() -> None:
    class Sly(Toy):
        async def turn(self) -> None:
            """Keep a card up the sleeve."""
            self.sleeve = self.bag[-1]  # as a careless rule would
            await super().turn()

    box = Box("sly", "1", range(2, 4), (), lambda settings: Sly)
    game = start(box, 2, None, 5)
    game.decide("red")
    with pytest.raises(AttributeError, match="sleeve"):
        game.decide("blue")


def test_a_value_that_is_not_plain_data_is_noticed() -> None:
    game = start(toy.BOX, 2, None, 5).game
    assert game.misshapen() == []
    game.row.append({"a", "set"})  # type: ignore[attr-defined]
    assert game.misshapen() == ["row"]


def test_a_stacked_class_adds_its_zones() -> None:
    class More(Toy):
        hat: list[str] = zone()

    assert "hat" in More.zones
    assert Toy.zones.items() <= More.zones.items()
    assert "hat" not in Toy.zones


@pytest.mark.parametrize("sight", [NOBODY, OWNER])
def test_a_secret_zone_must_belong_to_a_deck(sight: str) -> None:
    with pytest.raises(AssertionError, match="a secret zone belongs to a deck"):
        zone(sight)  # type: ignore[arg-type]


# Events


def test_a_secret_is_told_only_to_those_who_may_know_it() -> None:
    game = toy.start("peek", seats=3)
    letter = position(game).bag[-1]
    assert game.events_for(0)[-1] == {"name": "peeked", "seat": 0, "facts": {"letter": letter}}
    for seat in (1, 2, None):
        assert game.events_for(seat)[-1] == {"name": "peeked", "seat": 0, "facts": {}}
    assert game.events[-1].in_full() == {"name": "peeked", "seat": 0, "facts": {"letter": letter}}


def test_events_are_told_from_a_given_number_on() -> None:
    game = toy.start("score", "score")
    assert [event["name"] for event in game.events_for(None)] == ["turn", "scored", "scored"]
    assert [event["name"] for event in game.events_for(None, after=2)] == ["scored"]
    assert game.events_for(None, after=3) == []


def test_an_event_in_public_has_no_secret() -> None:
    event = Event("drew", 1, {"count": 2}, {"cards": ["a", "b"]}, (1,))
    assert event.in_public() == Event("drew", 1, {"count": 2})
    assert event.in_public().told_to(1) == event.told_to(0)
