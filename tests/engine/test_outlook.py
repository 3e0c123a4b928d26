"""An outlook: what each option brings, as far as the asked seat can tell."""

from __future__ import annotations

import gc

from logres.engine import Chance
from logres.engine.outlook import Outcome, Outlook
from tests.engine import toy
from tests.engine.toy import STOP, everything


def outcome(option: str, *before: str) -> Outcome:
    """What an option of the toy brings after some decisions."""
    return Outlook(toy.start(*before), Chance.seeded("outlook")).of(option)


def test_points_are_promised_by_their_source() -> None:
    game = toy.start("draw")
    promised = Outlook(game, Chance.seeded("outlook")).of("score")
    before = game.game.ledger(0)
    game.decide("score")
    now = game.game.ledger(0)
    assert promised.points == {source: now[source] - before.get(source, 0) for source in now}
    assert promised.is_certain


def test_the_next_question_is_known_where_nothing_hidden_has_a_part() -> None:
    then = outcome("lay").then
    assert then is not None
    assert then.ask == "letter"


def test_nothing_is_promised_from_the_moment_the_dice_fall() -> None:
    promised = outcome("roll")
    assert (promised.events, promised.points, promised.is_certain) == ([], {}, False)
    assert promised.then is None


def test_a_drawn_card_is_not_promised() -> None:
    assert not outcome("draw").is_certain


def test_what_the_seat_would_be_shown_is_not_promised() -> None:
    assert outcome("peek").events == []
    assert not outcome("peek").is_certain


def test_the_question_of_another_seat_is_not_told() -> None:
    assert outcome("ask").then is None


def test_an_outlook_ends_with_the_turn() -> None:
    promised = outcome(STOP, "score")
    assert promised.then is None
    assert "turn" not in [event.name for event in promised.events]


def test_nothing_is_promised_from_the_end_of_the_game_on() -> None:
    promised = outcome(STOP, "score", "score", "score")
    assert "over" not in [event.name for event in promised.events]
    assert not promised.is_certain


def test_every_option_has_an_outcome_in_order_and_leaves_no_trace() -> None:
    game = toy.start("score")
    before = everything(game)
    assert game.choice is not None
    assert [found.option for found in Outlook(game, Chance.seeded("outlook"))] == [*game.choice.options]
    assert everything(game) == before


def test_what_was_tried_leaves_nothing_for_the_garbage_collector() -> None:
    outlook = Outlook(toy.start(), Chance.seeded("outlook"))
    list(outlook)
    gc.collect()
    gc.disable()
    try:
        assert list(outlook)
        assert gc.collect() == 0
    finally:
        gc.enable()
