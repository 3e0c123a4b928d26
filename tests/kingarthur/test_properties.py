"""Properties of every game: at any table, whatever is decided."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import logres
from logres.engine import Chance, Option, Question, Session
from logres.kingarthur import BOX, KingArthur
from tests import properties
from tests.kingarthur.arrange import fresh
from tests.properties import (
    any_choice,
    any_settings,
    assert_begins_or_is_refused,
    assert_conserved,
    assert_leads_back,
    assert_promises_kept,
    assert_record_replays,
    assert_redeal_is_unseen,
    assert_redealt_game_ends,
    log_under,
)

MOST_DECISIONS = 5000


@dataclass(frozen=True)
class Play(properties.Play):
    """A table and a way to play at it: how many of a hundred chances to act are declined."""

    lazy: int

    def start(self) -> Session:
        """The game before the first decision."""
        return logres.start("kingarthur", self.seats, dict(self.settings), self.seed)

    def pick(self, choice: Question, chance: Chance) -> Option:
        """Any option, or none at all."""
        # Without the stalemate rule, players who only pass would never finish.
        lazy = min(self.lazy, 40) if ("stalemate", "off") in self.settings else self.lazy
        if None in choice.options and chance.below(100) < lazy:
            return None
        return choice.options[chance.below(len(choice.options))]


PLAYS = st.builds(
    Play,
    st.integers(2, 5),
    any_settings(BOX),
    st.integers(0, 10**9),
    st.sampled_from([0, 0, 30, 60, 97]),
)


@given(any_choice(BOX))
def test_every_choice_of_settings_begins_or_is_refused_with_the_reason(chosen: dict[str, str]) -> None:
    """K10"""
    assert_begins_or_is_refused(BOX, chosen)


@settings(max_examples=60)
@given(PLAYS)
def test_the_game_ends_and_its_record_replays(play: Play) -> None:
    """KX25, KI1, KI2, KI3, KI4, KI5"""
    session, _ = play.after(MOST_DECISIONS)
    assert_record_replays(session)


@settings(max_examples=25)
@given(PLAYS)
def test_cards_and_seals_are_conserved_at_every_decision(play: Play) -> None:
    """KI1, KI2, KI3, KI4, KI5"""
    assert_conserved(play)


@settings(max_examples=200)
@given(PLAYS, st.integers(0, 300))
def test_every_promise_of_the_engine_is_kept_at_any_moment(play: Play, moment: int) -> None:
    """KI1: conservation, questions, refusals, clones, undo, saving, secrecy and redeals."""
    assert_promises_kept(play, moment, BOX)


@settings(max_examples=150)
@given(PLAYS, st.integers(0, 300))
def test_undo_clone_and_loading_lead_back_to_the_whole_position(play: Play, moment: int) -> None:
    """KI1: including what nobody sees, the order of the supplies and the dice to come."""
    assert_leads_back(play, moment)


@settings(max_examples=8)
@given(PLAYS)
def test_redealing_what_a_seat_cannot_know_never_changes_what_it_sees(play: Play) -> None:
    """K2.3, KQ15: byte for byte, for every seat and the spectator, at every decision."""
    assert_redeal_is_unseen(play)


@settings(max_examples=20)
@given(PLAYS, st.integers(0, 200))
def test_a_redealt_game_is_played_to_its_end(play: Play, moment: int) -> None:
    """KI1, KI2, KI3"""
    assert_redealt_game_ends(play, moment)


@settings(max_examples=15)
@given(PLAYS)
def test_all_but_drawing_can_be_taken_back_within_the_turn(play: Play) -> None:
    """K4.1, K7.1: a draw reveals something; a payment, an adventure or a refusal does not."""
    session, chance = play.after(0)
    while session.choice is not None:
        turn, option = session.turn, play.pick(session.choice, chance)
        session.decide(option)
        assert session.can_undo == (session.turn == turn and not session.over and option != "draw")


def test_nothing_of_a_redeal_is_left_undone() -> None:
    """K2.3: rivals' hands and both supplies change, the own hand and what lies open do not."""
    session, chance = Play(3, (), 4, 0).after(5)
    assert session.choice is not None
    game = session.game
    assert isinstance(game, KingArthur)
    seat = session.choice.seat
    rivals = [rival for rival in game.seats if rival != seat]
    redealt = [session.redealt(seat, chance).game for _ in range(20)]
    for zone in ("knight_supply", "adversary_supply"):
        assert len({tuple(getattr(twin, zone)) for twin in redealt}) == 20
    for rival in rivals:
        hands = {tuple(twin.hands[rival]) for twin in redealt if isinstance(twin, KingArthur)}
        assert len(hands) > 1
    assert all(twin.hands[seat] == game.hands[seat] for twin in redealt if isinstance(twin, KingArthur))


def test_the_adversaries_that_rivals_have_won_are_dealt_anew_too() -> None:
    """KQ17: a program does not remember them."""
    session, chance = Play(3, (), 4, 0).after(40)
    assert session.choice is not None
    game, seat = session.game, session.choice.seat
    assert isinstance(game, KingArthur)
    redealt = [session.redealt(seat, chance).game for _ in range(20)]
    winners = [rival for rival in game.seats if rival != seat and game.trophies[rival]]
    assert winners
    for rival in winners:
        won = {tuple(twin.trophies[rival]) for twin in redealt if isinstance(twin, KingArthur)}
        assert len(won) > 1
        assert {len(cards) for cards in won} == {len(game.trophies[rival])}
    assert all(twin.trophies[seat] == game.trophies[seat] for twin in redealt if isinstance(twin, KingArthur))


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_the_log_does_not_depend_on_how_python_hashes(hash_seed: str) -> None:
    """K2.2, K7.2"""
    tables = ("2", "3 seals", "4", "5 seals")
    log = log_under(hash_seed, "kingarthur", *tables)
    assert log == log_under("0", "kingarthur", *tables)
    assert log.count("Logres record") == len(tables)


def test_every_way_to_end_is_reached_by_this_kind_of_play() -> None:
    """K8.1, K8.2, KX25: so that the properties above cover all of them."""
    ended = set()
    for seed in range(12):
        for lazy in (0, 97):
            session, _ = Play(2 + seed % 4, (("seals", "on" if seed % 2 else "off"),), seed, lazy).after(5000)
            assert isinstance(session.game, KingArthur)
            ended.add(session.game.ended)
    assert ended == {"adventures", "adversaries", "stalemate"}


def test_seats_and_settings_change_nothing_else_in_the_set_up() -> None:
    """K1.4, K2.5: the layout of a seed is the same at every table."""
    layouts = []
    for seats in (2, 5):
        for seals in ("off", "on"):
            game = fresh(seats, seed=9, settings={"seals": seals})
            assert isinstance(game, KingArthur)
            layouts.append(game.columns)
    assert layouts == [layouts[0]] * 4
