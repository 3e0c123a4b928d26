"""Projected scoring: what each player would score if the scoring and the end came now."""

from __future__ import annotations

import json
from random import Random

import pytest

from logres.engine import Option, Question
from logres.engine.view import view
from logres.merlin import Merlin
from tests.merlin.arrange import BLUE, RED, YELLOW, Rule, drive, fresh, projection, table


def declining(rule: Rule) -> list[Question]:
    """Play a rule to its end, with no flag, no seal and no Grail, but with all shields."""
    questions: list[Question] = []
    answer: Option = None
    while True:
        try:
            questions.append(rule.send(answer))
        except StopIteration:
            return questions
        shields = questions[-1].ask in ("shield", "raise")
        answer = questions[-1].options[0] if shields else None


def scored_at_the_end(game: Merlin) -> list[dict[str, int]]:
    """What the last scoring and the end of the game would add to each ledger now."""
    twin = game.copy()
    assert isinstance(twin, Merlin)
    twin.round = 6
    before = [twin.ledger(seat) for seat in twin.seats]
    declining(twin.end_round())
    added = []
    for seat in twin.seats:
        ledger = twin.ledger(seat)
        added.append({source: ledger[source] - before[seat].get(source, 0) for source in ledger})
    return [{source: points for source, points in one.items() if points} for one in added]


def without_nothing(projection: list[dict[str, int]]) -> list[dict[str, int]]:
    """The categories that would score."""
    return [{source: points for source, points in one.items() if points} for one in projection]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"favor": "on"},
        {"excaliburNeedsOne": "on", "markers": "7"},
        {"floorZero": "on", "keepShields": "on"},
    ],
)
def test_the_projection_equals_the_scoring_and_the_end(seats: int, settings: dict[str, str]) -> None:
    """R12.1b, R12.1c, R12.2, R12.3, R12.4, R13.1, R13.2: except for decisions."""
    for seed in range(3):
        game, fate = fresh(seats, seed=seed, settings=settings), Random(seed)
        for _ in range(6 * 4 * seats - 1):
            drive(game.turn(), fate)
            game.turns += 1
            assert without_nothing(game.projected()) == scored_at_the_end(game)


def test_every_seat_sees_the_same_projection() -> None:
    """R1.5: everything it needs lies open."""
    game, fate = fresh(4, seed=3), Random(3)
    for _ in range(40):
        drive(game.turn(), fate)
    projections = [projection(game, view(game, seat)) for seat in (None, 0, 1, 2, 3)]
    assert projections == [game.projected()] * 5


def test_a_view_that_was_sent_as_json_gives_the_same_projection() -> None:
    """R1.5"""
    game, fate = fresh(3, seed=5), Random(5)
    for _ in range(30):
        drive(game.turn(), fate)
    sent = json.loads(json.dumps(view(game, RED)))
    assert projection(game, sent) == game.projected()


def test_a_projection_is_that_of_the_view_and_not_of_the_game() -> None:
    """R1.5: an earlier view gives an earlier projection."""
    game = table(apples={RED: 2})
    before = view(game, None)
    game.apples[RED] = 0
    assert projection(game, before)[RED]["apples"] == 2
    assert game.projected()[RED]["apples"] == 0


def test_a_projection_changes_nothing() -> None:
    """R12.1a"""
    game, fate = fresh(3, seed=2), Random(2)
    for _ in range(20):
        drive(game.turn(), fate)
    assert game.events is not None
    told, seen = len(game.events), view(game, None)
    copied = json.dumps(seen)
    projection(game, seen)
    assert json.dumps(seen) == copied
    assert json.dumps(view(game, None)) == copied
    assert len(game.events) == told


def test_a_projection_names_every_category() -> None:
    """R12.1b, R12.1c, R12.2, R12.3, R12.4, R13.1, R13.2"""
    game = table(
        castles={RED: "blue-shield grey-flag grey-flag grey-flag"},
        traitors={RED: "blue", YELLOW: "grey grey"},
        excalibur=RED,
        manors={"a1": BLUE},
        markers={RED: "black", BLUE: "black black"},
        vassals={YELLOW: "lady:grey"},
        apples={YELLOW: 1},
        staffs={BLUE: 3},
    )
    nothing = dict.fromkeys(
        ["traitors", "excalibur", "environs", "influence", "vassals", "apples", "staffs", "goods"], 0
    )
    assert game.projected() == [
        {**nothing, "environs": 6, "influence": 3, "staffs": 6},
        {**nothing, "traitors": -6, "vassals": 1, "apples": 1},
        {**nothing, "excalibur": 3, "goods": 1},
    ]


def test_shields_that_repel_are_not_projected_as_goods() -> None:
    """R12.1a, R13.2: they will have been given back."""
    game = table(castles={RED: "blue-shield blue-shield grey-flag"}, traitors={RED: "blue"})
    assert game.projected()[RED]["goods"] == 0
    game = table(castles={RED: "blue-shield blue-shield grey-flag"})
    assert game.projected()[RED]["goods"] == 1


def test_no_points_are_projected_for_excalibur_if_a_traitor_is_needed() -> None:
    """Q20, excaliburNeedsOne=on"""
    assert table(excalibur=RED, excaliburNeedsOne="on").projected()[RED]["excalibur"] == 0
    assert table(excalibur=RED).projected()[RED]["excalibur"] == 3


def test_no_more_points_are_projected_as_lost_than_can_be_lost() -> None:
    """Q7, floorZero=on"""
    game = table(traitors={RED: "blue grey"}, points={RED: 4}, floorZero="on")
    assert game.projected()[RED]["traitors"] == -4


def test_a_tie_is_projected_as_shared_even_for_the_holder_of_the_grail() -> None:
    """R12.3a: using it is a decision."""
    game = table(grail=RED, markers={RED: "blue", BLUE: "blue"})
    assert [one["influence"] for one in game.projected()] == [1, 0, 1]
