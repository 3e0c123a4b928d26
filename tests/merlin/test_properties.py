"""Properties of every game of Merlin: at any table, whatever is decided."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import logres
from logres.engine import Chance, Json, Option, Question, Session
from logres.engine.changes import patched
from logres.merlin import BOX, Merlin
from logres.merlin.modules.favor import FIELDS, ONCE, Favor
from tests import properties
from tests.merlin.listener import Listener
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

MOST_DECISIONS = 2000  # in a game: a sixth is usual
MOST_QUESTIONS = 60  # in a turn with its scoring; sixteen exchanges by marshal and staff ask for half of it
MOVES = ("go", "reverse", "act", "stop", "poison", "horn", "cauldron", "pass")
FURTHER_TURNS = (
    "worked",
    "stopped",
    "used-pentagram",
    "passed",
)  # what a turn is taken with, apart from dice
OF_MODULES = (
    *("seals", "signet", "picts", "pict_display", "decrees", "allies", "ally_tiles", "marshal"),
    *("gareth_tiles", "geraint_tiles", "castle_tiles", "kay_tiles"),
    *("coins", "mistletoe", "market", "wares", "hired", "worked", "plus_tokens"),
    *(
        "districts",
        "morgana",
        "morgana_faces",
        "pentagrams",
        "cauldrons",
        "cauldron_dice",
        "horn",
        "poisoned",
    ),
    *("huts", "dark_markers", "topped"),
)  # zones that only a module has


@dataclass(frozen=True)
class Play(properties.Play):
    """A table and a way to play at it.

    At random; or lazily, declining what can be declined; or keenly, doing everything possible before going
    on. With King's favor, those who are taught begin with four seals: chance alone seldom earns the best.
    """

    manner: str
    is_taught: bool = False

    def start(self) -> Session:
        """The game before the first decision."""
        session = logres.start("merlin", self.seats, dict(self.settings), self.seed)
        if not self.is_taught or ("favor", "on") not in self.settings:
            return session
        while session.turn == 0:  # in the draft
            assert session.choice is not None
            session.decide(session.choice.options[self.seed % len(session.choice.options)])
        first, last = self.seed % len(FIELDS), (self.seed + 4) % len(FIELDS)
        fields = FIELDS[first:last] if first < last else FIELDS[first:] + FIELDS[:last]
        seals = ", ".join(f"{field} = true" for field in fields)
        return logres.start(
            "merlin", position=session.position().replace("seals = {}", f"seals = {{ {seals} }}")
        )

    def pick(self, choice: Question, chance: Chance) -> Option:
        """One of the options, as this play chooses."""
        options = choice.options
        busy = [one for one in options if one is not None]
        moves = [one for one in busy if isinstance(one, tuple) and one[0] in MOVES]
        is_strict = chance.below(100) < 80
        if self.manner == "lazy" and is_strict:
            options = [None] if None in options else moves or options
        if self.manner == "keen" and is_strict:
            options = [one for one in busy if one not in moves] or busy
        return options[chance.below(len(options))]


EVERY_MANNER = ("chance", "lazy", "keen")
MANNERS = st.sampled_from(EVERY_MANNER)
PLAYS = st.builds(
    Play,
    st.integers(2, 4),
    any_settings(BOX),
    st.integers(0, 10**9),
    MANNERS,
    st.booleans(),
)


def rules(session: Session) -> Merlin:
    """The game of a session, with the type of Merlin's rules."""
    assert isinstance(session.game, Merlin)
    return session.game


@given(any_choice(BOX))
def test_every_choice_of_settings_begins_or_is_refused_with_the_reason(chosen: dict[str, str]) -> None:
    """R1.6, R1.7"""
    assert_begins_or_is_refused(BOX, chosen)


@settings(max_examples=40)
@given(PLAYS)
def test_the_game_ends_and_its_record_replays(play: Play) -> None:
    """R1.2, R1.3, I1, I2, I3, I4"""
    session, _ = play.after(MOST_DECISIONS)
    assert_record_replays(session)
    further = [event for event in session.events if event.name in FURTHER_TURNS]
    assert session.turn == 6 * len(rules(session).dice_of(0)) * play.seats + len(further)


@settings(max_examples=25)
@given(PLAYS)
def test_pieces_are_conserved_at_every_decision(play: Play) -> None:
    """I1, I2, I3, I4, I6"""
    assert_conserved(play)


@settings(max_examples=25)
@given(PLAYS)
def test_the_score_is_the_sum_of_its_ledger_and_of_its_events(play: Play) -> None:
    """R1.4: at every decision, source by source."""
    session, chance = play.after(0)
    told: list[Counter[str]] = [Counter() for _ in range(play.seats)]
    heard = 0
    while True:
        for event in session.events[heard:]:
            if event.name == "scored":
                assert event.seat is not None
                source, points = event.facts["source"], event.facts["points"]
                assert isinstance(source, str)
                assert isinstance(points, int)
                told[event.seat][source] += points
                assert event.facts["total"] == sum(told[event.seat].values())
        heard = len(session.events)
        game = rules(session)
        for seat in game.seats:
            assert game.ledger(seat) == told[seat]
        assert session.scores == [sum(ledger.values()) for ledger in told] == game.public_points()
        if session.choice is None:
            break
        session.decide(play.pick(session.choice, chance))


@settings(max_examples=25)
@given(PLAYS)
def test_nobody_is_asked_a_question_without_a_choice(play: Play) -> None:
    """R4.6: at least two answers, all different; in a turn others are asked only what they give up."""
    session, chance = play.after(0)
    while session.choice is not None:
        choice, game = session.choice, rules(session)
        assert len(choice.options) > 1
        assert len(set(choice.options)) == len(choice.options)
        of_anybody = choice.ask in ("ally", "defend", "shield", "raise", "grail", "keep")
        is_rival = choice.seat != game.active
        assert of_anybody or is_rival <= (choice.ask in ("discard", "pay"))
        assert is_rival or choice.ask != "discard"
        session.decide(play.pick(choice, chance))


@settings(max_examples=40)
@given(PLAYS)
def test_no_turn_asks_more_than_a_sane_number_of_questions(play: Play) -> None:
    """R4.2: however many flags, apples, staffs and missions a player has."""
    session, _ = play.after(MOST_DECISIONS)
    asked = Counter(decision.turn for decision in session.decisions)
    assert max(asked.values()) <= MOST_QUESTIONS
    assert len(session.decisions) <= 6 * session.turn


@settings(max_examples=100)
@given(PLAYS, st.integers(0, 300))
def test_every_promise_of_the_engine_is_kept_at_any_moment(play: Play, moment: int) -> None:
    """I1: conservation, questions, refusals, clones, undo, saving, secrecy and redeals."""
    assert_promises_kept(play, moment, BOX)


@settings(max_examples=80)
@given(PLAYS, st.integers(0, 300))
def test_undo_clone_and_loading_lead_back_to_the_whole_position(play: Play, moment: int) -> None:
    """I1: including what nobody sees, the order of the decks and the dice to come."""
    assert_leads_back(play, moment)


@settings(max_examples=4)
@given(PLAYS)
def test_redealing_what_a_seat_cannot_know_never_changes_what_it_sees(play: Play) -> None:
    """R1.5: byte for byte, for every seat and the spectator, at every decision."""
    assert_redeal_is_unseen(play)


@settings(max_examples=20)
@given(PLAYS, st.integers(0, 200))
def test_a_redealt_game_is_played_to_its_end(play: Play, moment: int) -> None:
    """I1, I2, I3"""
    assert_redealt_game_ends(play, moment)


@settings(max_examples=15)
@given(PLAYS)
def test_all_but_what_shows_something_hidden_can_be_taken_back_within_the_turn(play: Play) -> None:
    """X133: what was drawn, looked at or rolled is known."""
    session, chance = play.after(0)
    while session.choice is not None:
        choice, turn, heard = session.choice, session.turn, len(session.events)
        session.decide(play.pick(choice, chance))
        shown = {"drew-mission", "took-mission", "drew-traitors", "rolled", "revealed-pict", "looked"}
        is_shown = any(event.name in shown for event in session.events[heard:])
        is_same = session.turn == turn and session.view(None)["asked"] == choice.seat
        assert session.can_undo == (is_same and not is_shown)


def test_nothing_of_a_redeal_is_left_undone() -> None:
    """R1.5: rivals' hands and both decks change, the own hand and what lies open do not."""
    session, chance = Play(3, (), 4, "chance").after(30)
    assert session.choice is not None
    game, seat = rules(session), session.choice.seat
    redealt = [rules(session.redealt(seat, chance)) for _ in range(20)]
    for zone in ("mission_deck", "traitor_supply"):
        assert len({tuple(getattr(twin, zone)) for twin in redealt}) == 20
    for rival in game.seats:
        hands = {tuple(twin.hands[rival]) for twin in redealt}
        assert (len(hands) > 1) == (rival != seat)
    for zone in ("display", "mission_discards", "traitors", "castles", "faces"):
        assert all(getattr(twin, zone) == getattr(game, zone) for twin in redealt)


def test_a_spectator_never_hears_which_missions_were_dealt_or_drawn() -> None:
    """R1.5: nor does a rival."""
    session, _ = Play(3, (), 8, "keen").after(MOST_DECISIONS)
    secret = [event for event in session.events if event.name in ("dealt-missions", "drew-mission")]
    assert {event.name for event in secret} == {"dealt-missions", "drew-mission"}
    for event in secret:
        owner = event.seat
        assert owner is not None
        for seat in (None, 0, 1, 2):
            facts = event.told_to(seat)["facts"]
            assert isinstance(facts, dict)
            assert bool({"mission", "missions"} & facts.keys()) == (seat == owner)


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_the_log_does_not_depend_on_how_python_hashes(hash_seed: str) -> None:
    """R3.5, R3.6, R11.3"""
    tables = ("2", "3 favor", "4 treasures decrees", "2 arthur", "3 knights", "4 favor arthur knights")
    log = log_under(hash_seed, "merlin", *tables)
    assert log == log_under("0", "merlin", *tables)
    assert log.count("Logres record") == len(tables)


def test_every_event_is_plain_data_and_says_who() -> None:
    """R1.5: only what concerns the whole table has no seat."""
    session, _ = Play(4, (("favor", "on"),), 11, "keen").after(MOST_DECISIONS)
    of_all = {"scoring", "round-ended", "over", "reshuffled-missions", "reshuffled-traitors"}
    for event in session.events:
        assert (event.seat is None) == (event.name in of_all), event
        assert json.loads(json.dumps(event.in_full())) == event.in_full()


@settings(max_examples=25)
@given(PLAYS)
def test_the_public_events_are_enough_to_follow_the_game(play: Play) -> None:
    """R1.5: every open piece can be moved by ear, without a look at the table."""
    play = replace(play, is_taught=False)
    session, chance = play.after(0)
    listener, heard = Listener(play.seats), len(session.events)
    for event in session.events:
        listener.hear(event)
    assert_heard(listener, session, session.view(None))
    session.show()
    view: Json = session.view(None)
    while session.choice is not None:
        session.decide(play.pick(session.choice, chance))
        for event in session.events[heard:]:
            assert event.change is not None
            listener.hear(event)
            view = patched(view, event.change.seen_by(None))
            assert_heard(listener, session, view)
        heard, view = len(session.events), patched(view, session.settle().seen_by(None))


def assert_heard(listener: Listener, session: Session, view: Json) -> None:
    """The listener's board matches what lies open; an event is told when its change is done."""
    assert isinstance(view, dict)
    shown, game = cast("dict[str, Any]", view), rules(session)
    seen = {**vars(listener)}
    for name in OF_MODULES:
        if name not in game.zones:
            assert seen.pop(name) == getattr(Listener(len(game.seats)), name)
    if "arthur" in shown["figures"]:
        seen["figures"] = {"arthur": game.parts.arthur.start, **listener.figures}
    assert [+castle for castle in seen.pop("castles")] == [+Counter(castle) for castle in shown["castles"]]
    assert [+own for own in seen.pop("markers")] == [+Counter(own) for own in shown["markers"]]
    counts = [hand if isinstance(hand, int) else len(hand) for hand in shown["hands"]]
    assert seen.pop("hands") == counts
    assert seen == {name: shown[name] for name in seen}


def test_this_kind_of_play_reaches_every_question_and_every_ability() -> None:
    """R20.1, R23: so that the properties above cover all of them."""
    asked: set[str] = set()
    used: set[object] = set()
    begun: set[str] = set()
    for seed in range(24):
        modules = [(module, "on") for module in ("favor", "treasures", "decrees")]
        chosen = (*modules, ("keepShields", "on" if seed % 2 else "off"))
        play = Play(2 + seed % 3, chosen, seed, EVERY_MANNER[seed // 3 % 3], is_taught=seed > 3)
        session = play.start()
        assert isinstance(session.game, Favor)
        begun |= {field for seals in session.game.seals for field in seals}
        session, _ = play.after(MOST_DECISIONS)
        asked |= {decision.ask for decision in session.decisions}
        used |= {event.facts["ability"] for event in session.events if event.name == "used-favor"}
    assert asked == {
        *("move", "rest", "draw", "defend", "shield", "grail"),
        *("send", "claim", "deploy", "relocate", "give", "take", "replace", "build", "tower", "excalibur"),
        *("learn", "favor-build", "favor-score", "favor-deploy"),
        *("treasure", "discard", "look", "decree", "decree-bonus"),
    }
    assert begun == {*FIELDS}
    assert used == {*ONCE}


def test_this_kind_of_play_reaches_every_question_of_arthur() -> None:
    """R31, R33, R34"""
    asked: set[str] = set()
    for seed in range(27):
        play = Play(2 + seed % 3, (("arthur", "on"),), seed, EVERY_MANNER[seed // 3 % 3])
        session, _ = play.after(MOST_DECISIONS)
        asked |= {decision.ask for decision in session.decisions}
    assert asked >= {
        *("resource", "signet", "stairs", "march-merlin", "replace-manor", "pict", "pict-manor"),
        *("march-arthur", "activate", "keep"),
    }


def test_this_kind_of_play_reaches_every_question_of_gold_and_of_the_market() -> None:
    """R52, R53, R60.2, R61, R62.5, R63.2"""
    asked: set[str] = set()
    used: set[str] = set()
    for seed in range(18):
        chosen = (("gold", "on"), ("market", "on"), ("knights", "on"), ("allies", "random"))
        play = Play(2 + seed % 3, chosen, seed, EVERY_MANNER[seed // 3 % 3])
        session, _ = play.after(MOST_DECISIONS)
        asked |= {decision.ask for decision in session.decisions}
        used |= {event.name for event in session.events}
    assert asked >= {"fruit", "pay", "raise", "plus"}
    assert used >= {"bought", "returned-ware", "worked", "stopped", "laid-plus", "returned-plus"}


def test_this_kind_of_play_reaches_every_question_of_the_city_and_of_morgana() -> None:
    """R71, R72, R83, R84, R85.1, R86.1, R86.2, R86.3, R86.4, R87.1"""
    asked: set[str] = set()
    used: set[str] = set()
    for seed in range(36):
        modules = [(module, "on") for module in ("gold", "caerleon", "morgana")]
        chosen = (*modules, ("districts", "random"), ("morganaPass", "on" if seed % 2 else "off"))
        play = Play(2 + seed % 3, chosen, seed, EVERY_MANNER[seed // 3 % 3])
        session, _ = play.after(MOST_DECISIONS)
        asked |= {decision.ask for decision in session.decisions}
        used |= {event.name for event in session.events}
    assert asked >= {
        *("make-room", "fetch", "barter", "fruit", "horn", "morgana"),
        *("bewitch", "swap-figures", "witch-gold", "sell", "buy", "dark", "hut"),
    }
    assert used >= {"used-poison", "took-horn", "forfeited-token", "dispelled", "abandoned", "passed"}
