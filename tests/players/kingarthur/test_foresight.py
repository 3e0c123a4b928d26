"""What is learned of King Arthur: numbers that describe a position, and a turn that is tried to its end."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

import logres
from logres.engine import Session
from logres.kingarthur.rules import KingArthur
from logres.players import Seat, ask, opponent
from logres.players.correction import Correction
from logres.players.kingarthur.evaluation import Evaluator
from logres.players.kingarthur.features import NAMES, PARTS, described
from logres.players.kingarthur.foresight import DEEDS, Foresight, corrected, shipped
from logres.players.kingarthur.planning import Planner, Weights
from logres.players.kingarthur.seen import Seen
from logres.sim.training import kingarthur as training


def after_turns(turns: int, seals: str = "on", players: int = 3) -> Session:
    """A game that greedy players have played for some turns, at a question that is worth trying."""
    session = logres.start("kingarthur", players, {"seals": seals}, 7)
    greedy = opponent("greedy", 1)
    while session.choice is not None and (session.turn < turns or session.choice.ask not in DEEDS):
        session.decide(ask(greedy, session))
    assert session.choice is not None
    return session


def evaluator(session: Session, seat: int) -> Evaluator:
    return Evaluator(Planner(Weights()), Seen.of(cast("KingArthur", session.game), seat))


@pytest.mark.parametrize("seals", ["off", "on"])
def test_what_is_read_from_a_game_is_what_is_read_from_the_view(seals: str) -> None:
    session = after_turns(20, seals)
    assert session.choice is not None
    seat, parts = session.choice.seat, cast("KingArthur", session.game).parts
    view, game = Seen(session.view(seat), seat, parts), Seen.of(cast("KingArthur", session.game), seat)
    assert {name: value for name, value in vars(view).items() if name != "table"} == {
        name: value for name, value in vars(game).items() if name != "table"
    }
    assert game.unseen() == view.unseen()
    assert game.lead(3) == view.lead(3)


@pytest.mark.parametrize("seals", ["off", "on"])
def test_every_number_has_a_name(seals: str) -> None:
    position = described(evaluator(after_turns(12, seals), 0), 1)
    assert len(position.numbers) == len(NAMES) == len({*NAMES})
    assert len(position.moment) == len(PARTS)
    named = dict(zip(NAMES, position.numbers, strict=True))
    assert named["knights drawn"] == 1
    assert position.moment[PARTS.index("seals")] == (seals == "on")


def test_numbers_use_nothing_that_the_seat_cannot_know_and_no_memory_of_trophies() -> None:
    """KQ17: a redeal shuffles the trophies of rivals, though their owners won them openly."""
    session = after_turns(24, "off")
    shuffled = session.redealt(0, opponent("random", 2).chance)
    games = [cast("KingArthur", one.game) for one in (session, shuffled)]
    assert games[0].trophies != games[1].trophies
    assert described(evaluator(session, 0), 1) == described(evaluator(shuffled, 0), 1)


def test_a_number_counts_by_its_weight_as_far_as_it_was_met() -> None:
    position = described(evaluator(after_turns(12), 0), 1)
    shields = position.numbers[NAMES.index("knights")]
    weight = Correction({"knights": (2.0, 0.0, 0.0, 0.0)}, {}, {}, PARTS)
    assert corrected(weight, position) == pytest.approx(2 * shields)
    met = Correction({"knights": (2.0, 0.0, 0.0, 0.0)}, {}, {"knights": (0.0, 1.0)}, PARTS)
    assert corrected(met, position) == pytest.approx(2.0)


def test_a_challenge_is_tried_together_with_the_best_adventure_after_it() -> None:
    session, lengths = after_turns(0), set[int]()
    greedy = opponent("greedy", 1)
    foresight = Foresight(shipped())
    while session.choice is not None and lengths != {1, 2}:
        if session.choice.ask == "challenge":
            line = foresight.chosen(Seat(session, greedy.chance)).line
            assert line[0] in session.choice.options
            lengths.add(len(line))
        session.decide(ask(greedy, session))
    assert lengths == {1, 2}


def test_the_weights_in_the_package_know_every_number_and_say_where_they_come_from() -> None:
    assert (*shipped().weights,) == NAMES
    assert shipped().ranges.keys() == {*NAMES, *PARTS}
    assert shipped().about.keys() >= {"seed", "games", "positions", "rules", "date"}


def test_a_game_teaches_each_turn_of_each_seat() -> None:
    one, other = training.lesson(None, 5, 1), training.lesson(None, 5, 1)
    assert one.numbers.shape == (len(one), len(NAMES))
    assert np.array_equal(one.numbers, other.numbers)
    assert {*one.players.tolist()} == {0, 1}
    assert len({*one.leads.tolist()}) == 2


def test_generations_learn_from_all_games_so_far() -> None:
    learned = training.learned_from(games=2, generations=2, seed=3, jobs=1)
    assert (learned.about["games"], learned.about["generations"]) == ("4", "2")
    assert any(any(weight) for weight in learned.weights.values())
