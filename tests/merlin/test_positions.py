"""Positions of Merlin as text: games start from them, and impossible ones are refused with their line."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import logres
from logres.engine import Chance, Session
from logres.merlin import BOX, MODULES
from tests.engine.mutate import begun_or_refused, damaged, play_on


@cache
def text(modules: str = "", seats: int = 3, decisions: int = 70) -> str:
    """A position after some random decisions."""
    return played(modules, seats, decisions).position()


def played(modules: str, seats: int, decisions: int) -> Session:
    session = logres.start("merlin", seats, dict.fromkeys(modules.split(), "on"), 5)
    chance = Chance.seeded("positions")
    while session.choice is not None and len(session.decisions) < decisions:
        session.decide(session.choice.options[chance.below(len(session.choice.options))])
    return session


def line(source: str, begin: str, after: str = "[table]") -> int:
    """The number of the first line with this beginning after another line."""
    lines = source.splitlines()
    first = next(number for number, row in enumerate(lines) if row.startswith(after))
    return next(number for number in range(first, len(lines)) if lines[number].startswith(begin)) + 1


def refused(source: str, number: int, to: str) -> list[str]:
    """The refusal when one line is changed."""
    lines = source.splitlines()
    assert lines[number - 1] != to
    lines[number - 1] = to
    with pytest.raises(logres.BadPosition) as problem:
        logres.start("merlin", position="\n".join(lines))
    return str(problem.value).splitlines()


@pytest.mark.parametrize("modules", ["", "favor", " ".join(MODULES)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_begun_from_a_position_continues_the_same_to_its_end(modules: str, seats: int) -> None:
    session = played(modules, seats, 70)
    twin = logres.start("merlin", position=session.position())
    assert twin.position() == session.position()
    for made in session.decisions[session._first :]:
        twin.decide(made.option)
    chance = Chance.seeded("on")
    while session.choice is not None:
        assert twin.choice is not None
        assert (twin.choice.seat, twin.choice.ask) == (session.choice.seat, session.choice.ask)
        assert [*twin.choice.options] == [*session.choice.options]
        option = session.choice.options[chance.below(len(session.choice.options))]
        session.decide(option)
        twin.decide(option)
    assert twin.view(None) == session.view(None)
    assert logres.load(twin.record()).scores == session.scores


def test_seven_black_shields_are_named_with_the_castle() -> None:
    """I1"""
    lines = text().splitlines()
    number = line(text(), "castles", after="[seat.0]")
    while lines[number].startswith("castles"):  # a castle is one line, or one line for each of its goods
        del lines[number]
    said = refused("\n".join(lines), number, "castles = { black-shield = 7 }")
    shields = [row for row in said if "'black-shield'" in row]
    assert shields
    assert shields[0].startswith(f"line {number}: seat.0.castles.black-shield: I1: there are ")


def test_a_knight_between_spaces_is_named_with_his_line() -> None:
    lines = text().splitlines()
    number = line(text(), "figures")
    while lines[number].startswith("figures"):  # all figures are on one line, or each has its own
        del lines[number]
    figures = (
        """figures = { merlin = "black", knight0 = "grey", knight1 = "between two", knight2 = "blue" }"""
    )
    (said,) = refused("\n".join(lines), number, figures)
    assert said.startswith(
        f"line {number}: table.figures.knight1: 'knight1' cannot stand on 'between two'; its spaces are "
    )


def test_a_doubled_mission_is_named_with_its_line() -> None:
    source = text()
    number = line(source, "hands", after="[seat.1]")
    mission = source.splitlines()[line(source, "display") - 1].split('"')[1]
    hand = source.splitlines()[number - 1]
    said = refused(source, number, hand.replace(hand.split('"')[1], mission))
    assert f"line {number}: seat.1.hands: the mission '{mission}' appears twice." in said


def test_a_good_that_does_not_exist_is_named_with_those_that_do() -> None:
    source = text()
    number = line(source, "castles", after="[seat.2]")
    (said,) = refused(source, number, "castles = { red-shield = 1 }")
    assert said.startswith(
        f"line {number}: seat.2.castles.red-shield: there is no 'red-shield' here; allowed: black-shield, "
    )


@settings(max_examples=200)
@given(
    st.one_of(
        st.deferred(lambda: damaged(text())),
        st.deferred(lambda: damaged(text("favor", 4, 150))),
        st.deferred(lambda: damaged(text(" ".join(MODULES), 3, 150))),
    )
)
def test_whatever_happens_to_a_text_it_is_a_game_that_can_be_played_or_refused_with_a_line(
    source: str,
) -> None:
    session = begun_or_refused(source, BOX)
    if session is not None:
        assert session.game.faults() == []
        play_on(session, 40)
