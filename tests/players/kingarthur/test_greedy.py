"""What greedy does in King Arthur, in positions where the right move is clear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

import logres
from logres.engine import Json, Option, Question
from logres.kingarthur import BOX
from logres.kingarthur.cards import ADVENTURES, ADVERSARIES, KINDS
from logres.kingarthur.payment import purchases
from logres.players import ask, opponent, play_out
from logres.players.kingarthur import Strategy, Weights
from logres.players.kingarthur.evaluation import expected_best
from logres.players.kingarthur.planning import without
from logres.players.kingarthur.progress import progress
from logres.sim.processes import Processes
from logres.sim.tournament import Tournament, entrant, results, share

GREEDY = Strategy(Weights())


def seen(
    *,
    hand: str = "",
    trophies: str = "",
    columns: str = "",
    taken: Mapping[str, int] | None = None,
    rivals_trophies: int = 0,
    supply: int = 20,
    seals: str = "off",
) -> dict[str, Json]:
    """The view of seat 0 at a table of two; `dragon4/1` is a dragon 4 with the seal of seat 1."""
    lying: dict[str, list[str]] = {kind: [] for kind in KINDS}
    marks: dict[str, list[int | None]] = {kind: [] for kind in KINDS}
    for word in columns.split():
        card, _, seal = word.partition("/")
        lying[card[:-1]].append(card)
        marks[card[:-1]].append(int(seal) if seal else None)
    view: dict[str, Json] = {
        **logres.start("kingarthur", 2, {"seals": seals}, 1).view(0),
        "adventures": {name: (taken or {}).get(name) for name in ADVENTURES},
        "columns": {kind: [*cards] for kind, cards in lying.items()},
        "adversary_supply": supply,
        "out": [],
        "hands": [[*sorted(hand.split())], 4],
        "trophies": [[*sorted(trophies.split())], rivals_trophies],
    }
    if seals == "on":
        used = sum(column.count(0) for column in marks.values())
        view |= {"seals": {kind: [*column] for kind, column in marks.items()}, "seals_left": [5 - used, 5]}
    return view


def decided(view: dict[str, Json], question: str, options: Sequence[Option]) -> Option:
    """The decision of greedy in seat 0."""
    return GREEDY.decide(view, Question(0, question, options, ""))


def all_but(*names: str) -> dict[str, int]:
    """All adventures except these are taken, by both in turn."""
    return {name: index % 2 for index, name in enumerate(name for name in ADVENTURES if name not in names)}


def test_it_draws_two_knights_when_it_may() -> None:
    assert decided(seen(), "draw-knights", (2, 1, None)) == 2


def test_it_takes_the_more_valuable_of_two_adventures_for_the_same_adversaries() -> None:
    view = seen(trophies="enemy2 enemy3")
    options: list[Option] = [
        ("excalibur", ("enemy2", "enemy3")),
        ("tournament", ("enemy2", "enemy3")),
        None,
    ]
    assert decided(view, "adventure", options) == ("tournament", ("enemy2", "enemy3"))


def test_it_gives_away_the_cheapest_adversaries_that_will_do() -> None:
    view = seen(trophies="dark1 dark1 dragon4")
    options: list[Option] = [("robbers", ("dark1", "dark1")), ("robbers", ("dark1", "dragon4")), None]
    assert decided(view, "adventure", options) == ("robbers", ("dark1", "dark1"))


def test_it_ends_the_game_when_that_wins_it() -> None:
    view = seen(trophies="dark1 dark1", taken=all_but("robbers", "grail"))
    assert decided(view, "adventure", [("robbers", ("dark1", "dark1")), None]) is not None


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    taken = dict.fromkeys(all_but("robbers", "grail"), 1)
    view = seen(trophies="dark1 dark1", taken=taken)
    assert decided(view, "adventure", [("robbers", ("dark1", "dark1")), None]) is None


def test_it_challenges_the_adversary_that_completes_an_adventure() -> None:
    view = seen(hand="red1 red1 red1 beige1", trophies="enemy2", columns="enemy3 monster3")
    options: list[Option] = [
        ("usual", "enemy3", ("red1", "red1", "red1")),
        ("usual", "monster3", ("red1", "red1", "red1")),
        None,
    ]
    assert decided(view, "challenge", options) == options[0]


def test_it_keeps_merlin_when_a_knight_of_a_colour_will_do() -> None:
    view = seen(hand="merlin red1 red1", columns="dark1", trophies="dark1")
    options: list[Option] = [("usual", "dark1", ("merlin",)), ("usual", "dark1", ("red1",)), None]
    assert decided(view, "challenge", options) == ("usual", "dark1", ("red1",))


def test_it_pays_with_the_weaker_colour() -> None:
    view = seen(hand="beige1 red1 red1 red1", columns="dark1", trophies="dark1")
    options: list[Option] = [("usual", "dark1", ("beige1",)), ("usual", "dark1", ("red1",)), None]
    assert decided(view, "challenge", options) == ("usual", "dark1", ("beige1",))


def test_it_turns_adversaries_over_when_it_has_knights_and_nothing_to_fight() -> None:
    assert decided(seen(hand="red1 red1 red1 red2 merlin"), "draw-adversaries", ("draw", None)) == "draw"


def test_it_turns_nothing_over_for_its_rivals_when_it_cannot_fight() -> None:
    assert decided(seen(hand="", columns="dark3 dark2"), "draw-adversaries", ("draw", None)) is None


def test_it_seals_the_last_card_of_a_column_in_which_its_own_seals_lie() -> None:
    view = seen(hand="red1 red1 beige1 beige1", columns="enemy3/0 enemy2 dark2 dark2 dark3", seals="on")
    options: list[Option] = [
        ("usual", "dark2", ("red1", "red1")),
        ("usual", "enemy2", ("red1", "red1")),
        None,
    ]
    assert decided(view, "challenge", options) == options[1]


def test_it_does_not_fell_a_column_for_its_rival_alone() -> None:
    view = seen(
        hand="red1 red1",
        columns="dragon4/1 dragon5/1 dragon4/1 dragon2 enemy2",
        trophies="enemy3",
        seals="on",
    )
    options: list[Option] = [
        ("usual", "dragon2", ("red1", "red1")),
        ("usual", "enemy2", ("red1", "red1")),
        None,
    ]
    assert decided(view, "challenge", options) == options[1]


@pytest.mark.parametrize("key", [setting.key for setting in BOX.settings])
def test_it_plays_by_every_house_rule(key: str) -> None:
    for value in next(setting.values for setting in BOX.settings if setting.key == key):
        for seals in ("off", "on"):
            session = logres.start("kingarthur", 3, {"seals": seals, key: value}, 3)
            play_out(session, [opponent("greedy", seat) for seat in range(3)])
            assert session.over


@pytest.mark.parametrize("seals", ["off", "on"])
def test_it_beats_random(seals: str) -> None:
    tournament = Tournament("kingarthur", (entrant("greedy"), entrant("random")), {"seals": seals}, 1)
    played = list(results(tournament, 60, Processes(1)))
    assert sum(share(result, 0) for result in played) >= 42


def test_it_thinks_for_far_less_than_five_milliseconds() -> None:
    session = logres.start("kingarthur", 4, {"seals": "on"}, 2)
    greedy = opponent("greedy", 1)
    began = process_time()
    while session.choice is not None:
        session.decide(ask(greedy, session))
    assert (process_time() - began) / len(session.decisions) < 0.005


def test_an_adventure_that_can_be_taken_misses_nothing() -> None:
    ways = progress(("dark1", "dark1", "monster2"))
    assert ways["robbers"] == (("dark1", "dark1"), 2, 0.0)


@given(st.lists(st.sampled_from(ADVERSARIES), max_size=9))
def test_nothing_is_missing_exactly_if_the_rules_offer_the_adventure(held: list[str]) -> None:
    trophies = tuple(sorted(held))
    complete = {name: way.used for name, way in progress(trophies).items() if not way.missing}
    offered = purchases(trophies, "needed")
    assert set(complete) == {name for name, _ in offered}
    assert all((name, tuple(sorted(used))) in offered for name, used in complete.items())


def test_what_is_missing_is_counted_as_effort() -> None:
    # Two more of the Saxons' four: their value and, because dark powers are worth less than two, two
    # challenges.
    assert progress(("dark2",))["saxons"] == (("dark2",), 2, 4)


def test_trophies_that_do_not_help_are_not_on_the_way() -> None:
    assert "beast" not in progress(("dark2",))


def test_the_expected_best_of_no_cards_is_what_there_is() -> None:
    unseen = Counter({"dark1": 2, "dark2": 2})
    assert expected_best(3.0, {"dark1": 1.0, "dark2": 5.0}, unseen, 0) == 3.0


def test_the_expected_best_of_one_card_is_the_mean_of_the_better_ones() -> None:
    unseen = Counter({"dark1": 2, "dark2": 2})
    assert expected_best(3.0, {"dark1": 1.0, "dark2": 5.0}, unseen, 1) == pytest.approx(4.0)


def test_cards_leave_one_copy_at_a_time() -> None:
    assert without(("dark1", "dark1", "dark2"), ("dark1",)) == ("dark1", "dark2")
