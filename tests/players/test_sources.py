"""What a position is worth, told apart by the sources of points."""

from __future__ import annotations

from typing import cast

import pytest

import logres
from logres.games import box
from logres.merlin import Merlin
from logres.players.correction import Correction
from logres.players.merlin.learned import shipped
from logres.players.merlin.modules import EVALUATORS, Weights, evaluator_class, evaluator_for, features_class
from logres.players.merlin.sources import POSITION, RIVALS, added, differences
from tests.games.records import beginning, read

RECORDS = ("base-2-greedy", "favor-4-builder", "knights-2-gareth", "market-3-greedy", "morgana-4-everything")


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("correction", [None, shipped()], ids=["fitted", "learned"])
def test_the_parts_of_every_position_add_up_to_what_it_is_worth(
    name: str, correction: Correction | None
) -> None:
    whole = read("merlin", name)
    session = beginning(whole)
    for number, decision in enumerate(whole.decisions):
        session.decide(decision.option)
        if number % 9 and not session.over:
            continue
        game = cast("Merlin", session.game)
        for seat in game.seats if game.turns else ():
            evaluator = evaluator_for(Weights(), game, seat, correction=correction)
            assert sum(evaluator.parts(game).values()) == pytest.approx(evaluator.worth(game), abs=1e-6)
    assert session.over


def test_the_records_have_every_layer_that_holds_something() -> None:
    tables = [evaluator_class(type(read("merlin", name).game)) for name in RECORDS]
    missing = {
        layer.__name__
        for layer in EVALUATORS
        if "held" in vars(layer) and not any(issubclass(table, layer) for table in tables)
    }
    assert not missing


def test_once_the_game_is_over_only_points_and_the_best_rival_count() -> None:
    game = cast("Merlin", read("merlin", "base-2-greedy").game)
    parts = evaluator_for(Weights(), game, 0).parts(game)
    assert parts.pop(RIVALS) == pytest.approx(-Weights().rival * game.score_of(1))
    assert parts == game.ledger(0)


@pytest.mark.parametrize("modules", box("merlin").module_sets()[::41])
def test_every_number_that_was_learned_from_has_a_source(modules: tuple[str, ...]) -> None:
    game = logres.start("merlin", 2, dict.fromkeys(modules, "on"), seed=3).game
    features = features_class(cast("type[Merlin]", type(game)))
    named = dict(zip(features.names(), features.sources(), strict=True))
    assert {named["own shields"], named["rival environs"], named["pots tied"]} == {
        "goods",
        "environs",
        "influence",
    }
    assert named["best space"] == POSITION


def test_parts_are_added_and_compared_source_by_source() -> None:
    here, there = {"goods": 1.0, "environs": 4.0}, {"goods": 1.0, "influence": 2.0}
    assert added(here, there) == {"goods": 2.0, "environs": 4.0, "influence": 2.0}
    assert differences(here, there) == {"environs": 4.0, "influence": -2.0}
