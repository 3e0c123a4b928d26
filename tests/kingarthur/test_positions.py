"""
Positions of King Arthur as text: games start from them, and impossible ones are refused with their line.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import logres
from logres.engine import Chance, Session
from logres.kingarthur import BOX
from logres.kingarthur.cards import KNIGHTS
from tests.engine.mutate import begun_or_refused, damaged, play_on


def played(seals: str, decisions: int, seats: int = 3, seed: int = 11) -> Session:
    """A game after some random decisions."""
    session = logres.start("kingarthur", seats, {"seals": seals}, seed, ["Ada", "Borin", "Cei"][:seats])
    chance = Chance.seeded("positions")
    while session.choice is not None and len(session.decisions) < decisions:
        session.decide(session.choice.options[chance.below(len(session.choice.options))])
    return session


BASIC = played("off", 90).position()
SEALED = played("on", 60).position()


def refused(text: str) -> list[str]:
    """The refusal of an impossible position."""
    with pytest.raises(logres.BadPosition) as problem:
        logres.start("kingarthur", position=text)
    return str(problem.value).splitlines()


def line(text: str, begin: str, after: str = "[table]") -> int:
    """The number of the first line with this beginning after another line."""
    lines = text.splitlines()
    first = next(number for number, row in enumerate(lines) if row.startswith(after))
    return next(number for number in range(first, len(lines)) if lines[number].startswith(begin)) + 1


def edited(text: str, number: int, to: str) -> str:
    """The text with one line changed."""
    lines = text.splitlines()
    lines[number - 1] = to
    return "\n".join(lines)


# Beginning from a position


@pytest.mark.parametrize("text", [BASIC, SEALED], ids=["basic", "seals"])
def test_a_game_begun_from_a_position_has_the_same_text(text: str) -> None:
    """KI1, KI2, KI3"""
    session = logres.start("kingarthur", position=text)
    assert session.position() == text
    assert session.game.faults() == []
    assert session.players == ["Ada", "Borin", "Cei"]


@pytest.mark.parametrize("seals", ["off", "on"])
def test_a_game_begun_from_a_position_continues_the_same_to_its_end(seals: str) -> None:
    """KI1, KI2, KI3"""
    session = played(seals, 80)
    twin = logres.start("kingarthur", position=session.position())
    for made in session.decisions[session._first :]:
        twin.decide(made.option)
    chance = Chance.seeded("on")
    while session.choice is not None:
        assert twin.choice is not None
        assert (twin.choice.seat, twin.choice.ask) == (session.choice.seat, session.choice.ask)
        assert twin.choice.options == session.choice.options
        for seat in (None, 0, 1, 2):
            assert twin.view(seat) == session.view(seat)
        option = session.choice.options[chance.below(len(session.choice.options))]
        session.decide(option)
        twin.decide(option)
    assert (twin.scores, twin.winners, twin.view(None)) == (
        session.scores,
        session.winners,
        session.view(None),
    )
    again = logres.load(twin.record())
    assert (again.scores, again.record()) == (twin.scores, twin.record())


def test_a_puzzle_has_new_chance_with_every_seed() -> None:
    """K7.2: only what chance decides from now on."""
    ended = set()
    for seed in range(3):
        session = logres.start("kingarthur", position=BASIC, seed=seed)
        assert session.view(None) == logres.start("kingarthur", position=BASIC).view(None)
        session.play_out_fast(lambda choice: choice.options[0])
        ended.add(str(session.view(None)))
    assert len(ended) == 3


def test_the_cards_of_a_hand_may_be_written_in_any_order() -> None:
    """KI1"""
    number = line(BASIC, "hands", after="[seat.2]")
    hand = BASIC.splitlines()[number - 1].removeprefix("hands = [").removesuffix("]").split(", ")
    assert len(set(hand)) > 1
    turned = edited(BASIC, number, f"hands = [{', '.join(reversed(hand))}]")
    assert logres.start("kingarthur", position=turned).position() == BASIC


# What is impossible


def test_a_card_too_many_is_named_with_the_hand_it_is_in() -> None:
    """KI1"""
    number = line(BASIC, "hands", after="[seat.0]")
    hand = BASIC.splitlines()[number - 1]
    (said,) = refused(edited(BASIC, number, hand.replace("]", ', "merlin", "merlin"]')))
    merlins = KNIGHTS.count("merlin")
    assert said.startswith(
        f"line {number}: seat.0.hands: KI1: merlin appears {merlins + 2} times, not {merlins}: "
    )


def test_a_card_that_is_nowhere_is_missed_in_the_supply() -> None:
    """KI2"""
    number = line(BASIC, "columns.dragon")
    assert '"dragon' in BASIC.splitlines()[number - 1]
    said = refused(edited(BASIC, number, "columns.dragon = []"))
    supply = line(BASIC, "adversary_supply")
    assert said
    assert all(row.startswith(f"line {supply}: table.adversary_supply: KI2: dragon") for row in said)


def test_five_cards_in_a_column_are_named_with_the_column() -> None:
    """KI4"""
    number = line(BASIC, "columns.dark")
    said = refused(edited(BASIC, number, "columns.dark = ['dark1', 'dark1', 'dark1', 'dark1', 'dark1']"))
    assert f"line {number}: table.columns.dark: KI4: a column has at most 4 cards, not 5." in said


@pytest.mark.parametrize(
    ("entry", "to", "what"),
    [
        ("active", "active = 3", "table.active: there is no seat 3; seats are 0 to 2"),
        ("active", "active = -1", "table.active: there is no seat -1; seats are 0 to 2"),
        (
            "adventures.grail",
            "adventures.grail = 5",
            "table.adventures.grail: there is no seat 5; seats are 0 to 2",
        ),
        (
            "adventures.grail",
            "adventures.picnic = 1",
            "table.adventures.picnic: there is no adventure 'picnic'",
        ),
        (
            "adventures.grail",
            "adventures.grail = true",
            'table.adventures.grail: true is not a whole number, or "-" for nothing',
        ),
        (
            "columns.dark",
            "columns.witch = []",
            "table.columns.witch: there is no 'witch' here; allowed: dark, enemy, monster, dragon",
        ),
        ("over", "over = true", "table.ended: 'over' and 'ended' do not agree"),
        ("ended", 'ended = "stalemate"', "table.over: 'over' and 'ended' do not agree"),
        ("resting", "resting = 6", "table.over: the game must be over, for 'stalemate' has ended it"),
        ("resting", "resting = 7", "table.resting: turns without a deed are 0 to 6, not 7"),
        ("seals.dark", "seals.dark = [0, 0, 0, 0, 0]", "table.seals.dark: 5 places for a seal lie beside "),
        ("turns", "turns = 0", "table.turns: turns are counted from 1 to 99999"),
    ],
    ids=str,
)
def test_an_impossible_entry_is_named_with_its_line(entry: str, to: str, what: str) -> None:
    """KI3, KI5, K3.1, K6.1, K8.2, KX25"""
    place = what.partition(":")[0].removeprefix("table.")
    text = edited(SEALED, line(SEALED, f"{entry} "), to)
    named = f"line {line(text, f'{place} ')}: {what}"
    assert any(said.startswith(named) for said in refused(text)), (named, refused(text))


def test_a_lost_seal_is_named_with_the_seat_that_lost_it() -> None:
    """KI3"""
    number = line(SEALED, "seals_left", after="[seat.2]")
    (said,) = refused(edited(SEALED, number, "seals_left = 7"))
    assert said.startswith(f"line {number}: seat.2.seals_left: KI3: seat 2 has 7 left and ")


def test_seals_are_no_part_of_the_game_without_them() -> None:
    """K10.1"""
    number = line(SEALED, 'seals = "on"', after="[settings]")
    said = refused(edited(SEALED, number, 'seals = "off"'))
    assert (
        f"line {line(SEALED, 'seals.dark')}: table.seals: there is no 'seals' under [table]; known: "
        in said[0]
    )
    assert len(said) == 4


@settings(max_examples=300)
@given(st.one_of(damaged(BASIC), damaged(SEALED)))
def test_whatever_happens_to_a_text_it_is_a_game_that_can_be_played_or_refused_with_a_line(text: str) -> None:
    """KI1, KI2, KI3, KI4, KI5"""
    session = begun_or_refused(text, BOX)
    if session is not None:
        assert session.game.faults() == []
        play_on(session, 40)
