"""A plan of the round: the own dice in an order, with what would follow if nobody else moved."""

from __future__ import annotations

import pytest

from logres.engine import Chance, Session
from logres.engine.view import open_view
from logres.players.merlin.plan import Plan, Turn, Wish
from tests.games.records import beginning, read
from tests.merlin.arrange import BLUE, YELLOW, table
from tests.players.merlin.playing import begun


def rounds(**more: object) -> Session:
    """A round in which blue has dice with 1, 2, 2 and Merlin with 3, and stands on black."""
    arranged: dict[str, object] = {"faces": {BLUE: (1, 2, 2, 3)}, "knights": {BLUE: "black"}, **more}
    return begun(table(2, **arranged))  # type: ignore[arg-type]


def planned(session: Session, *wishes: Wish, seat: int = BLUE, seed: str = "plan") -> tuple[Plan, list[Turn]]:
    """A plan with these dice, and its turns."""
    plan = Plan(session, seat, Chance.seeded(seed))
    return plan, [*plan.turns(wishes)]


def spaces(session: Session, *dice: str) -> list[str]:
    """Where these dice land, one after another."""
    _, turns = planned(session, *map(Wish, dice))
    return [turn.way.space for turn in turns]


def test_each_die_goes_on_from_where_the_one_before_has_landed() -> None:
    session = rounds()
    ring = [*session.game.ring]  # type: ignore[attr-defined]
    start = ring.index("black")
    assert spaces(session, "die1", "die2", "die3") == [ring[start + 1], ring[start + 3], ring[start + 5]]
    assert spaces(session, "die2", "die1") == [ring[start + 2], ring[start + 3]]


def test_equal_dice_can_be_planned_in_any_order() -> None:
    assert spaces(rounds(), "die3", "die2") == spaces(rounds(), "die2", "die3")


def test_merlin_goes_the_way_that_is_wished() -> None:
    _, (turn,) = planned(rounds(), Wish("merlin"))
    assert len(turn.ways) == 2
    _, (back,) = planned(rounds(), Wish("merlin", turn.ways[1].words))
    assert back.way == turn.ways[1]
    assert back.way.space != turn.way.space


def test_an_apple_can_be_tried() -> None:  # R6.1
    session = rounds(apples={BLUE: 1})
    _, (turn,) = planned(session, Wish("die1"))
    with_six = next(way for way in turn.ways if way.words == ("apple:die1:6",))
    plan, turns = planned(session, Wish("die1", with_six.words), Wish("die2"))
    assert turns[0].way == with_six
    assert [event.name for event in turns[0].events if event.name == "turned"] == ["turned"]
    assert plan.game.apples[BLUE] == 0
    assert all(way.words[0].startswith("go:") for way in turns[1].ways)  # there is no second apple


def test_a_flag_can_be_tried() -> None:  # R10.3
    session = rounds(castles={BLUE: "black-flag blue-flag grey-flag purple-flag orange-flag brown-flag"})
    _, (turn,) = planned(session, Wish("die1"))
    assert {way.words[0].split(":")[0] for way in turn.ways} == {"go", "turn", "reverse"}


def test_a_way_is_kept_when_the_die_is_used_later() -> None:
    session = rounds()
    _, (first,) = planned(session, Wish("merlin"))
    back = first.ways[1].words
    _, turns = planned(session, Wish("die1"), Wish("merlin", back))
    assert turns[1].way.words == back
    _, (moved,) = planned(rounds(figures={"merlin": "grey"}), Wish("merlin", back))
    assert moved.way == moved.ways[1]


def test_missions_that_come_complete_are_resolved_and_none_is_drawn() -> None:  # R9.1, R9.5
    session = rounds(
        faces={BLUE: (4, 2, 2, 3)},
        cards={"card": "9 lady: grey flag"},
        hands={BLUE: "card"},
        vassals={BLUE: ""},
    )
    plan, (turn,) = planned(session, Wish("die1"))
    assert turn.way.space == "grey"
    assert "resolved" in [event.name for event in turn.events]
    assert plan.game.hands[BLUE] == []


def test_a_plan_can_be_made_while_another_player_is_asked() -> None:
    session = begun(table(2, active=YELLOW, faces={BLUE: (1, 2, 2, 3), YELLOW: (1, 4, 2, 3)}))
    _, turns = planned(session, Wish("die1"), Wish("die2"))
    assert len(turns) == 2


def test_used_and_unknown_dice_are_left_out() -> None:
    plan, turns = planned(
        rounds(used={BLUE: "die1"}), Wish("die1"), Wish("arthur"), Wish("die2"), Wish("die2")
    )
    assert plan.dice == ["die3", "merlin"]
    assert [turn.die for turn in turns] == ["die2"]


def test_a_die_that_was_changed_goes_first() -> None:  # R6.1
    session = rounds(apples={BLUE: 1}, castles={BLUE: "orange-flag purple-flag blue-flag grey-flag"})
    session.decide(("apple", "die2", 6))
    _, turns = planned(session, Wish("die1"), Wish("die2"))
    assert [turn.die for turn in turns] == ["die2", "die1"]


def test_a_move_that_is_the_only_one_is_planned_too() -> None:
    session = begun(
        table(
            2,
            active=YELLOW,
            used={BLUE: "die1 die2 merlin"},
            faces={BLUE: (1, 2, 2, 3)},
            knights={BLUE: "black"},
        )
    )
    _, (turn,) = planned(session, Wish("die3"))
    assert turn.ways == [turn.way]
    assert turn.way.words == ()
    assert "moved" in [event.name for event in turn.events]


def test_the_game_itself_is_not_touched() -> None:
    session = rounds(apples={BLUE: 2})
    before, events = open_view(session.game), [*session.events]
    planned(session, Wish("die1", ("apple:die1:6",)), Wish("merlin"))
    assert open_view(session.game) == before
    assert session.events == events
    assert session.choice is not None


@pytest.mark.parametrize(
    "name",
    ["decrees-4-everything", "decrees-3-points", "base-4-greedy", "arthur-2-greedy", "morgana-2-castle"],
)
def test_what_is_hidden_changes_nothing(name: str) -> None:
    whole = read("merlin", name)
    session = beginning(whole)
    tried = 0
    for number, decision in enumerate(whole.decisions):
        if number % 44 == 0 and session.game.turns:
            for seat in session.game.seats:
                dice = Plan(session, seat, Chance.seeded("dice")).dice
                plans = [
                    planned(session, *map(Wish, dice), seat=seat, seed=seed) for seed in ("one", "other")
                ]
                (one, turns), (other, again) = plans
                assert turns == again
                assert one.view() == other.view()
                assert one.game.projected() == other.game.projected()
                tried += len(turns)
        session.decide(decision.option)
    assert tried > 10
