"""What is learned: numbers that describe a position, and a correction of greedy's worth by them."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import logres
from logres.engine import Session
from logres.games import box
from logres.merlin import Merlin
from logres.merlin.modules import MODULES
from logres.players import ask, opponent
from logres.players.merlin import Correction, Weights, evaluator_for
from logres.players.merlin.features import LEADS, PARTS, lead, moment
from logres.players.merlin.learned import read, shipped
from logres.players.merlin.modules import features_class
from logres.sim.training.fitting import save
from tests.merlin.arrange import BLUE, YELLOW, table

SETS = ("", "favor", "arthur", "knights", "gold market", "gold caerleon morgana", " ".join(MODULES))


def after_turns(turns: int, modules: str = "", players: int = 2) -> Session:
    """A game after some turns of random players."""
    session = logres.start("merlin", players, dict.fromkeys(modules.split(), "on"), 4)
    anyone = opponent("random", 1)
    while session.choice is not None and session.turn < turns:
        session.decide(ask(anyone, session))
    return session


def described(session: Session, seat: int) -> dict[str, float]:
    """The numbers of a position for a seat, by their name."""
    return described_game(cast("Merlin", session.game), seat)


def described_game(game: Merlin, seat: int) -> dict[str, float]:
    """The numbers of a game for a seat, by their name."""
    kind = features_class(type(game))
    numbers = kind(evaluator_for(Weights(), game, seat)).of(game)
    return dict(zip(kind.names(), numbers, strict=True))


@pytest.mark.parametrize("modules", SETS)
def test_every_number_has_a_name_of_its_own(modules: str) -> None:
    session = after_turns(6, modules, players=3)
    kind = features_class(cast("type[Merlin]", type(session.game)))
    assert len({*kind.names()}) == len(kind.names())
    assert {*described(session, 0)} == {*kind.names()}


@pytest.mark.parametrize("modules", ["", "favor", " ".join(MODULES)])
def test_what_is_own_to_one_seat_is_its_rivals_to_the_other(modules: str) -> None:
    session = after_turns(9, modules)
    mine, theirs = described(session, 0), described(session, 1)
    own = [name for name in mine if name.startswith("own ")]
    assert [mine[name] for name in own] == [theirs[f"rival {name.removeprefix('own ')}"] for name in own]


def test_the_numbers_of_several_rivals_are_averaged() -> None:
    session = after_turns(9, players=4)
    apples = cast("Merlin", session.game).apples
    assert described(session, 0)["rival apples"] == pytest.approx(sum(apples[1:]) / 3)


def test_numbers_use_nothing_that_the_seat_cannot_know() -> None:
    session = after_turns(9, "favor")
    for seat in range(2):
        shuffled = session.redealt(seat, opponent("random", 2).chance)
        assert described(shuffled, seat) == described(session, seat)


@pytest.mark.parametrize(
    ("own", "rival", "named"),
    [(3, 1, "led by far"), (2, 1, "led"), (1, 1, "tied"), (0, 1, "behind"), (0, 0, "free")],
)
def test_a_lead_is_told_apart(own: int, rival: int, named: str) -> None:
    assert LEADS[lead(own, rival)] == named


# The correction


def constant(points: float) -> Correction:
    """A correction that adds the same points everywhere."""
    return Correction({"constant": (points, *[0.0] * (len(PARTS) - 1))})


def test_a_correction_adds_to_the_worth() -> None:
    game = cast("Merlin", after_turns(9).game)
    plain = evaluator_for(Weights(), game, 0)
    assert evaluator_for(Weights(), game, 0, correction=constant(2.5)).worth(game) == pytest.approx(
        plain.worth(game) + 2.5
    )


def test_the_moment_of_a_scoring_is_not_corrected() -> None:
    game = cast("Merlin", after_turns(9).game)
    plain = evaluator_for(Weights(), game, 0, is_scoring=True)
    corrected = evaluator_for(Weights(), game, 0, is_scoring=True, correction=constant(2.5))
    assert corrected.worth(game) == plain.worth(game)


def test_what_was_not_learned_counts_nothing() -> None:
    names = ["constant", "a number of a module that came later"]
    assert constant(2.0).at([1.0] * len(PARTS), names) == [2.0, 0.0]


def test_the_parts_of_a_weight_count_with_time_and_table() -> None:
    def now(turns: int, players: int = 2) -> dict[str, float]:
        game = cast("Merlin", after_turns(turns, "", players).game)
        return dict(zip(PARTS, moment(evaluator_for(Weights(), game, 0), game), strict=True))

    assert now(1)["early"] > now(20)["early"]
    assert now(7)["soon"] < now(15)["soon"]  # the scoring after the second round is near
    assert [now(1, players)["crowd"] for players in (2, 3, 4)] == [0, 0.5, 1]


def test_a_number_counts_no_more_than_the_nearest_one_that_was_met() -> None:
    game = cast("Merlin", after_turns(9, players=4).game)
    plain = evaluator_for(Weights(), game, 0).worth(game)

    def with_apples(ranges: dict[str, tuple[float, float]]) -> float:
        learned = Correction({"own apples": (1.0, 0.0, 0.0, 0.5)}, {}, ranges, PARTS)
        return evaluator_for(Weights(), game, 0, correction=learned).worth(game) - plain

    for apples, counted in ((0, 2), (3, 3), (9, 5)):
        game.apples[0] = apples
        plain = evaluator_for(Weights(), game, 0).worth(game)
        assert with_apples({"own apples": (2.0, 5.0)}) == pytest.approx(counted * 1.5)
        assert with_apples({"own apples": (2.0, 5.0), "crowd": (0.0, 0.0)}) == pytest.approx(counted)
        assert with_apples({}) == pytest.approx(apples * 1.5)


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    ranges = {"constant": (1.0, 1.0), **dict.fromkeys(PARTS, (0.0, 0.5))}
    kept = Correction({"constant": (1.0, 2.0, 3.0, 4.0)}, {"seed": "7"}, ranges, PARTS)
    save(kept, tmp_path / "weights.npz")
    assert read(tmp_path / "weights.npz") == kept


def test_the_weights_in_the_package_know_every_number_and_say_where_they_come_from() -> None:
    everything = box("merlin")
    settings = everything.complete(dict.fromkeys(everything.modules, "on"))
    names = features_class(cast("type[Merlin]", everything.rules_for(settings))).names()
    assert [*shipped().weights] == names
    assert [*shipped().ranges] == [*names, *PARTS]
    assert shipped().about.keys() >= {"seed", "commit", "games", "date"}


# What modules add


def test_treasures_that_were_found_are_counted() -> None:
    game = table(
        2, treasures="on", treasure_tiles={"a3": "discard-shield-flag"}, manors={"a3": BLUE}, neutral_staffs=1
    )
    numbers = described_game(game, BLUE)
    assert (numbers["treasures found"], numbers["neutral staffs"]) == (1, 1)


def test_vassals_in_the_city_are_counted_and_those_that_the_next_one_sends_home() -> None:
    posts = {BLUE: "builder:orange lady:orange flag-bearer:grey", YELLOW: "flag-bearer:orange"}
    numbers = described_game(table(2, gold="on", caerleon="on", vassals=posts), BLUE)
    assert (numbers["own lodgers"], numbers["own lodgers in the way"]) == (2, 1)
    assert (numbers["rival lodgers"], numbers["rival lodgers in the way"]) == (1, 1)
