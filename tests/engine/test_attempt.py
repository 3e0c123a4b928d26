"""Attempts: where answers would lead, tried without a trace."""

from __future__ import annotations

from typing import cast

import pytest

from logres.engine import Chance, IllegalDecision
from tests.engine import toy
from tests.engine.toy import STOP, Toy, everything


class Hasty(Toy):
    """The toy, but every turn is over after one deed."""

    async def turn(self) -> None:
        """One deed."""
        await self.do(self.active, await self.choose(self.active, "deed", self.deeds(self.active), "T1"))


def test_an_attempt_leads_to_the_position_and_the_question_that_deciding_leads_to() -> None:
    game = toy.start("score", "draw")
    tried = game.attempt(("score", "lay"))
    for answer in ("score", "lay"):
        game.decide(answer)
    assert game.choice is not None
    assert tried.choice is not None
    assert (tried.choice.ask, tried.choice.options) == (game.choice.ask, game.choice.options)
    assert {name: getattr(tried.game, name) for name in Toy.zones} == {
        name: getattr(game.game, name) for name in Toy.zones
    }


def test_an_attempt_can_be_continued() -> None:
    game = toy.start("score")
    tried = game.attempt()
    tried.answer("draw")
    tried.answer("lay")
    assert tried.choice is not None
    assert tried.choice.ask == "letter"
    assert len(cast("Toy", tried.game).hands[0]) == 3


def test_an_attempt_leaves_no_trace() -> None:
    game = toy.start("draw")
    before = everything(game)
    game.attempt(("roll", "draw", STOP))
    assert everything(game) == before


def test_at_the_end_of_the_turn_there_is_no_further_question() -> None:
    tried = toy.start("score").attempt((STOP,))
    assert tried.choice is None
    assert cast("Toy", tried.game).active == 1


def test_an_attempt_draws_from_what_was_redealt() -> None:
    game = toy.start("score")
    drawn = set()
    for seed in range(20):
        guess = game.redealt(0, Chance.seeded(seed))
        top = cast("Toy", guess.game).bag[-1]
        tried = guess.attempt(("show",))
        assert cast("Toy", tried.game).row == [top]
        drawn.add(top)
    assert len(drawn) > 1


def test_other_rules_can_end_the_turn_earlier() -> None:
    game = toy.start()
    tried = game.attempt(("score",), type("HastyTable", (Hasty, type(game.game)), {}))
    assert tried.choice is None
    assert cast("Toy", tried.game).points[0] == 1


@pytest.mark.parametrize(("deed", "passes"), [("score", False), ("draw", False), ("ask", True), (STOP, True)])
def test_an_answer_passes_on_if_it_ends_the_turn_or_another_seat_is_asked(deed: str, passes: bool) -> None:
    game = toy.start("score")
    before = everything(game)
    assert game.would_end_turn(deed, Chance.seeded(1)) is passes
    assert everything(game) == before


def test_an_answer_that_is_not_offered_is_not_tried() -> None:
    with pytest.raises(IllegalDecision):
        toy.start("score").would_end_turn("dance", Chance.seeded(1))
