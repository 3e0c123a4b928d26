"""Fuzzing finds nothing in the real games, and finds the bugs in games that are broken on purpose."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from typing import Literal, TypeVar

import pytest

from logres.engine import NOBODY, Asking, Box, Choice, Game, Json, Option, zone
from logres.engine.changes import Onlookers
from logres.kingarthur import BOX, KingArthur
from logres.kingarthur.payment import Cards
from logres.merlin import BOX as MERLIN
from logres.merlin import Merlin
from logres.merlin.parts import read
from logres.merlin.pieces import Good
from logres.sim.fuzz import fuzz, fuzz_game, modules_in_turn, random_table
from logres.sim.processes import Processes

Answer = TypeVar("Answer", bound=Option)

CLOCK = count()
PARTS = read()


class LosesKnights(KingArthur):
    """Loses the knights that are paid."""

    def pay(self, seat: int, knights: Cards) -> None:
        for card in knights:
            self.hands[seat].remove(card)


class AsksTheObvious(KingArthur):
    """Asks even if there is only one answer."""

    def may(
        self, seat: int, ask: str, options: Sequence[Answer], rule: str, **about: Json
    ) -> Awaitable[Answer | None]:
        return Choice(seat, ask, (*options, None), rule, about)


class AsksTwice(KingArthur):
    """Offers every challenge twice."""

    def challenges(self, seat: int) -> list[tuple[str, str, Cards]]:
        return 2 * super().challenges(seat)


class Remembers(KingArthur):
    """Keeps something outside the position, so that replays of a turn differ."""

    def tell(
        self, name: str, seat: int | None = None, secret: dict[str, Json] | None = None, **facts: Json
    ) -> None:
        if name == "turn":
            facts["number"] = next(CLOCK)
        super().tell(name, seat, secret, **facts)


class TellsMore(KingArthur):
    """Tells something that no layer declares."""

    def rest(self, seat: int, did_something: bool) -> None:
        super().rest(seat, did_something)
        self.tell("rested", seat)


class TellsHands(KingArthur):
    """Tells everybody what only one seat may know."""

    def tell(
        self, name: str, seat: int | None = None, secret: dict[str, Json] | None = None, **facts: Json
    ) -> None:
        super().tell(name, seat, None, **facts, **(secret or {}))


class AsksInAMood(KingArthur):
    """Says more about its questions than they declare."""

    def may(
        self, seat: int, ask: str, options: Sequence[Answer], rule: str, **about: Json
    ) -> Awaitable[Answer | None]:
        return super().may(seat, ask, options, rule, mood="good", **about)


class ShowsHiddenPoints(KingArthur):
    """Counts trophies in hand in the public points."""

    def public_points(self) -> list[int]:
        return self.scores()


class ForgetsAZone(KingArthur):
    """Puts something into the position that no zone declares."""

    def rest(self, seat: int, did_something: bool) -> None:
        super().rest(seat, did_something)
        self.mood = seat


class TurnsColumnsRound(KingArthur):
    """Lays its columns in another order than it says."""

    def lay_out_adversaries(self) -> None:
        super().lay_out_adversaries()
        self.columns = dict(reversed(self.columns.items()))


class SortsItsSupply(KingArthur):
    """Declares a pile as sorted that is not."""

    knight_supply: list[str] = zone(NOBODY, deck="knights", kept_sorted=True)


class MindsThePast(KingArthur):
    """Depends on something that is not in the position: how many events there were."""

    def end_turn(self) -> None:
        super().end_turn()
        if len(self.events or ()) % 3 == 0:
            self.active = 0


class MiscountsTheLedger(KingArthur):
    """Has sources that do not add up to the score."""

    def scores(self) -> list[int]:
        return [score + 1 for score in super().scores()]


class Crashes(KingArthur):
    """Has a bug in a rule."""

    def top_knight(self) -> str:
        assert self.turns < 20, "the twentieth turn is too much"
        return super().top_knight()


class AsksAgainAndAgain(KingArthur):
    """Wants to be sure, nine times in a turn."""

    class AskSure(Asking):
        """Are you sure?"""

        options: Literal["yes"] | None

    async def turn(self) -> None:
        for _ in range(9):
            await self.may(self.active, "sure", ("yes",), "K4")
        await super().turn()


class PaysTwice(Merlin):
    """Scores points that no source explains."""

    def score_of(self, seat: int) -> int:
        return super().score_of(seat) + self.points[seat].get("spaces", 0)


class HidesAGood(Merlin):
    """Loses goods that are given back."""

    async def give_back(self, seat: int, good: Good) -> None:
        self.castles[seat][good] -= 1


class ShowsOnTheWay(KingArthur):
    """Shows a knight for a moment before it goes to a hand."""

    def top_knight(self) -> str:
        self.knight_discards.append(super().top_knight())
        self.tell("passed", self.active)
        return self.knight_discards.pop()


class ScoresUnseen(Merlin):
    """Counts a piece more if a traitor that nobody has seen is black."""

    def pieces(self, seat: int, piece: str) -> int:
        return super().pieces(seat, piece) + (self.traitor_supply[-1] == "black")


class Never(KingArthur):
    """Never ends."""

    def finish(self, reason: str) -> None:
        self.resting = 0


def boxed(rules: type[Game]) -> Box:
    if issubclass(rules, Merlin):
        rules.parts = PARTS
        return replace(MERLIN, rules_for=lambda settings: rules)
    return replace(BOX, rules_for=lambda settings: rules)


@pytest.mark.parametrize(("game", "games"), [("kingarthur", 3), ("merlin", 6)])
def test_our_games_keep_every_promise_at_different_tables_each_day(game: str, games: int) -> None:
    today = f"{datetime.now(tz=UTC):%Y-%m-%d}"
    failures = [failure for failure in fuzz([game], games, today, Processes(1)) if failure is not None]
    assert not failures, f"logres fuzz {game} --games {games} --seed {today}"


@pytest.mark.parametrize(("game", "games"), [("kingarthur", 2), ("merlin", 1)])
def test_levels_finish_games_at_different_tables_each_day(game: str, games: int) -> None:
    today = f"{datetime.now(tz=UTC):%Y-%m-%d}"
    failures = [
        failure for failure in fuzz([game], games, today, Processes(1), levels=True) if failure is not None
    ]
    assert not failures, f"logres fuzz {game} --levels --games {games} --seed {today}"


def test_a_level_that_fails_is_reported_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logres.sim.fuzz.ask", lambda player, session: "nonsense")
    (failure,) = fuzz(["kingarthur"], 1, "tests", Processes(1), levels=True)
    assert failure is not None
    assert "nonsense" in failure.problem
    assert "game: kingarthur" in failure.record


def test_no_set_of_modules_comes_again_before_all_were_played() -> None:
    sets = MERLIN.module_sets()
    played = [modules_in_turn(MERLIN, "tests", number) for number in range(2 * len(sets))]
    assert sorted(played[: len(sets)]) == sorted(sets)
    assert played[len(sets) :] == played[: len(sets)]
    assert played[: len(sets)] != [modules_in_turn(MERLIN, "others", number) for number in range(len(sets))]


def test_a_table_has_the_modules_that_are_asked_for() -> None:
    session = random_table(MERLIN, "tests", ("arthur", "favor"))
    on = [module for module in MERLIN.modules if session.game.settings[module] == "on"]
    assert sorted(on) == ["arthur", "favor"]


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        (LosesKnights, "is lost"),
        (AsksTheObvious, "has only one answer"),
        (AsksTwice, "offers an answer twice"),
        (TellsMore, "'rested' is not a declared event"),
        (TellsHands, "'cards' is told in public"),
        (AsksInAMood, "'mood' is not declared"),
        (Remembers, "a saved game differs when it is loaded"),
        (ShowsHiddenPoints, "sees what it cannot know"),
        (ForgetsAZone, "no attribute 'mood'"),
        (TurnsColumnsRound, "a table has all its keys, in their order"),
        (SortsItsSupply, "a game begun from a position writes a different position"),
        (MindsThePast, "a game that was begun from a position went another way"),
        (MiscountsTheLedger, "the ledgers give"),
        (AsksAgainAndAgain, "is asked for the 9th time in one turn"),
        (PaysTwice, "the ledgers give"),
        (HidesAGood, "I1: there are 5 pieces"),
        (Crashes, "the twentieth turn is too much"),
        (ShowsOnTheWay, "reveal something hidden"),
        (ScoresUnseen, "is a guess"),
        (Never, "there is no end after 60 decisions"),
    ],
)
def test_a_broken_game_is_detected(rules: type[Game], problem: str) -> None:
    most = 60 if rules is Never else 20_000
    failure = fuzz_game(boxed(rules), "tests-0", most=most)
    assert failure is not None
    assert problem in failure.problem
    assert failure.record.startswith("Logres record 1")


def test_a_change_without_an_event_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Onlookers, "_look", lambda *_: None)
    failure = fuzz_game(BOX, "tests-0")
    assert failure is not None
    assert "does not see what changed with" in failure.problem


def test_the_record_of_a_failure_leads_to_the_decision_before_it() -> None:
    failure = fuzz_game(boxed(LosesKnights), "tests-0")
    assert failure is not None
    turns = [line for line in failure.record.splitlines() if line[:1].isdigit()]
    assert sum(len(line.split()) - 2 for line in turns) == failure.decisions


def test_tables_are_of_all_sizes_and_settings() -> None:
    turns = [modules_in_turn(BOX, "tests", number) for number in range(60)]
    tables = [random_table(BOX, str(number), modules).game for number, modules in enumerate(turns)]
    assert {len(game.seats) for game in tables} == {2, 3, 4, 5}
    for setting in BOX.settings:
        assert {game.settings[setting.key] for game in tables} == set(setting.values)
