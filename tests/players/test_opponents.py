"""Opponents: what they are shown, what they may ask for, and their determinism."""

from __future__ import annotations

from dataclasses import replace

import pytest

import logres
from logres.engine import BadTable, Chance, Option, Session
from logres.engine.view import open_view
from logres.players import Opponent, Seat, View, ask, levels_for, opponent, opponents_for, play_out


def played(names: list[str], seed: int, settings: dict[str, str] | None = None) -> Session:
    """A game that opponents have played to its end."""
    session = logres.start("kingarthur", len(names), settings, seed)
    play_out(session, [opponent(name, f"{seed} {seat}") for seat, name in enumerate(names)])
    return session


class Witness(Opponent):
    """Takes the first option and remembers what it was shown."""

    def __init__(self) -> None:
        super().__init__("witness")
        self.views: list[View] = []
        self.redealt: list[Session] = []

    def decide(self, seat: Seat) -> Option:
        self.views.append(seat.view())
        self.redealt += [seat.redealt(), seat.redealt()]
        return seat.choice.options[0]


def test_random_and_greedy_come_first_then_the_levels_of_the_game() -> None:
    assert opponents_for("kingarthur") == ["random", "greedy", *levels_for("kingarthur")]
    assert opponents_for("merlin") == ["random", "greedy", *levels_for("merlin")]


def test_only_random_knows_a_game_without_a_strategy() -> None:
    assert opponents_for("chess") == ["random"]


def test_an_unknown_opponent_is_refused_by_its_name() -> None:
    with pytest.raises(BadTable, match="no opponent 'lancelot'"):
        opponent("lancelot", 1)


def test_greedy_refuses_a_game_it_does_not_know() -> None:
    session = logres.start("kingarthur", 2, seed=1)
    session.box = replace(session.box, name="chess")
    with pytest.raises(BadTable, match="does not know the game 'chess'"):
        ask(opponent("greedy", 1), session)


def test_every_seat_needs_an_opponent() -> None:
    with pytest.raises(BadTable, match="1 opponents were given for 2 seats"):
        play_out(logres.start("kingarthur", 2, seed=1), [opponent("random", 1)])


@pytest.mark.parametrize("name", opponents_for("kingarthur"))
def test_with_the_same_seed_an_opponent_plays_the_same_game(name: str) -> None:
    assert played([name] * 3, 5).record() == played([name] * 3, 5).record()


def test_random_with_another_seed_plays_another_game() -> None:
    one, other = logres.start("kingarthur", 2, seed=1), logres.start("kingarthur", 2, seed=1)
    play_out(one, [opponent("random", "a"), opponent("random", "b")])
    play_out(other, [opponent("random", "c"), opponent("random", "d")])
    assert one.record() != other.record()


def test_random_tries_everything() -> None:
    session = logres.start("kingarthur", 2, seed=1)
    assert session.choice is not None
    anyone = opponent("random", 1)
    options = {ask(anyone, session) for _ in range(40 * len(session.choice.options))}
    assert options == set(session.choice.options)


def test_an_opponent_is_shown_the_view_of_its_seat_and_the_game_stays_as_it_is() -> None:
    session = logres.start("kingarthur", 3, seed=4)
    assert session.choice is not None
    before = session.save()
    witness = Witness()
    decided = ask(witness, session)
    assert decided == session.choice.options[0]
    assert witness.views == [session.view(session.choice.seat)]
    assert session.save() == before


def test_a_searching_opponent_gets_a_fresh_deal_that_looks_the_same_each_time() -> None:
    session = logres.start("kingarthur", 3, seed=4)
    assert session.choice is not None
    seat = session.choice.seat
    witness = Witness()
    ask(witness, session)
    one, other = witness.redealt
    assert one.view(seat) == other.view(seat) == session.view(seat)
    assert len({str(open_view(each.game)["hands"]) for each in (one, other, session)}) == 3


@pytest.mark.parametrize("seals", ["off", "on"])
def test_greedy_decides_the_same_when_all_it_cannot_know_is_shuffled(seals: str) -> None:
    chance = Chance.seeded("shuffle")
    greedy = opponent("greedy", 1)
    session = logres.start("kingarthur", 3, {"seals": seals}, 11)
    while session.choice is not None:
        decided = ask(greedy, session)
        assert ask(greedy, session.redealt(session.choice.seat, chance)) == decided
        session.decide(decided)
