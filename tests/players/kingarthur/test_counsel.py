"""Counsel in King Arthur: it uses only what its seat knows, and its facts are what the rules then do."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, cast

import pytest

import logres
from logres.engine import Chance, Session
from logres.kingarthur.cards import ADVENTURES, KIND, WORTH
from logres.kingarthur.payment import purchases
from logres.kingarthur.rules import KingArthur
from logres.kingarthur.seals import Seals
from logres.players import Seat, ask, opponent
from logres.players.advice import MOST, Advice, Counsel, Reason
from logres.players.counsel import advise
from logres.players.kingarthur.judging import judge
from logres.players.kingarthur.reasons import lacking

EVERY = 4  # questions


class Moment(NamedTuple):
    """A question of a game, and the counsel for it."""

    session: Session
    counsel: Counsel

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        assert self.session.choice is not None
        return self.session.choice.seat

    @property
    def game(self) -> KingArthur:
        """The position."""
        return cast("KingArthur", self.session.game)


def counsel(session: Session) -> Counsel:
    """The counsel for the seat that is asked."""
    return advise(Seat(session, Chance.seeded("counsel")))


@cache
def moments(seals: str, players: int = 3) -> list[Moment]:
    """Questions of a whole game of greedy, with the counsel for them."""
    session = logres.start("kingarthur", players, {"seals": seals}, 5)
    movers = [opponent("greedy", seat) for seat in range(players)]
    found: list[Moment] = []
    while session.choice is not None:
        if len(session.decisions) % EVERY == 0:
            found.append(Moment(session.clone(), counsel(session)))
        session.decide(ask(movers[session.choice.seat], session))
    return found


def played(moment: Moment, advice: Advice) -> KingArthur:
    """The real position after an advised turn."""
    copy = moment.session.clone()
    for answer in advice.answers:
        choice = copy.choice
        assert choice is not None
        assert (choice.seat, choice.ask) == (moment.seat, answer.ask)
        copy.decide(answer.option)
    return cast("KingArthur", copy.game)


def worth(game: KingArthur, seat: int) -> int:
    """The points of the adversaries in hand."""
    return sum(WORTH[card] for card in game.trophies[seat])


@pytest.mark.parametrize("seals", ["off", "on"])
def test_counsel_is_the_same_when_all_that_the_seat_cannot_know_is_shuffled(seals: str) -> None:
    chance = Chance.seeded("shuffle")
    for moment in moments(seals):
        assert counsel(moment.session.redealt(moment.seat, chance)) == moment.counsel


@pytest.mark.parametrize("seals", ["off", "on"])
def test_the_best_turns_come_first_are_different_and_can_be_played(seals: str) -> None:
    for moment in moments(seals):
        advice = moment.counsel.advice
        assert 1 <= len(advice) <= MOST
        points = [one.points for one in advice]
        assert points == pytest.approx(sorted(points, reverse=True))
        deeds = [tuple(answer.option for answer in one.answers) for one in advice]
        assert len(set(deeds)) == len(deeds)
        for one in advice:
            played(moment, one)


def test_there_is_counsel_for_every_kind_of_question() -> None:
    asks = {
        advice.answers[0].ask
        for seals in ("off", "on")
        for moment in moments(seals)
        for advice in moment.counsel.advice
    }
    assert asks == {"draw-adversaries", "challenge", "adventure", "draw-knights"}


@pytest.mark.parametrize("seals", ["off", "on"])
def test_every_reason_is_what_the_rules_then_do(seals: str) -> None:
    kinds = set()
    for moment in moments(seals):
        for advice in moment.counsel.advice:
            for reason in advice.reasons:
                kinds.add(reason.kind)
                check(reason, moment.game, played(moment, advice), moment.seat)
    assert kinds >= {"adventure", "nearer" if seals == "off" else "sealed", "cost", "knights"}


def check(reason: Reason, before: KingArthur, after: KingArthur, seat: int) -> None:
    """Compare the facts of a reason with what the turn has done in the real game."""
    facts = reason.facts
    match reason.kind:
        case "adventure":
            name = str(facts["adventure"])
            assert (before.adventures[name], after.adventures[name]) == (None, seat)
            assert facts["points"] == after.parts.adventures[name].value
        case "ready":
            found = purchases(tuple(after.trophies[seat]), after.settings["overpay"])
            assert str(facts["adventure"]) in [name for name, _ in found]
        case "nearer":
            found = purchases(tuple(after.trophies[seat]), "free")
            assert str(facts["adventure"]) not in [name for name, _ in found]
            assert after.adventures[str(facts["adventure"])] is None
        case "trophies":
            assert facts["points"] == worth(after, seat) - worth(before, seat)
        case "fallen":
            won = cast("list[str]", facts["cards"])
            assert all(after.trophies[seat].count(card) for card in won)
            assert not after.columns[facts["kind"]]  # type: ignore[index]  # the name of a column
        case "sealed":
            seals, kind = cast("Seals", after).seals, KIND[str(facts["adversary"])]
            assert seals[kind].count(None) == facts["left"]
            assert seals[kind].count(seat) > cast("Seals", before).seals[kind].count(seat)
        case "cost":
            assert facts["left"] == len(after.hands[seat])
            assert facts["count"] == len(before.hands[seat]) - len(after.hands[seat])


def test_a_rival_that_a_seal_would_help_has_more_in_that_column() -> None:
    risks = [
        (moment, advice, advice.risk)
        for moment in moments("on")
        for advice in moment.counsel.advice
        if advice.risk is not None and advice.risk.kind == "falls"
    ]
    assert risks
    for moment, advice, risk in risks:
        after, kind = cast("Seals", played(moment, advice)), cast("str", risk.facts["kind"])
        owners = after.seals[kind]  # type: ignore[index]  # the name of a column
        assert owners.count(None) == 1
        assert risk.facts["seat"] in owners


def test_what_a_condition_still_asks_for_is_told_as_a_condition() -> None:
    assert lacking({"total": 8, "kind": "dragon"}, ("dragon3",)) == {"total": 5, "kind": "dragon"}
    assert lacking({"cards": 3}, ("dark1",)) == {"cards": 2}
    assert lacking({"kinds": ["dark", "monster"]}, ("monster2",)) == {"kinds": ["dark"]}
    assert lacking({"each": [3, 4]}, ("dark3",)) == {"each": [4]}
    assert lacking({"each": [3, 4]}, ("dark4",)) == {"each": [3]}
    assert {key for adventure in ADVENTURES.values() for key in adventure.condition} <= {
        *("total", "kind", "cards", "kinds", "each", "or")
    }


@pytest.mark.parametrize("seals", ["off", "on"])
def test_a_turn_is_judged_by_source_with_reasons_from_what_its_seat_knew(seals: str) -> None:
    chance = Chance.seeded("again")
    told = 0
    for moment in moments(seals):
        choice = moment.session.choice
        assert choice is not None
        if choice.ask not in ("challenge", "adventure"):
            continue
        made = [choice.options[-1], None]
        found = judge(Seat(moment.session, Chance.seeded("judge")), made)
        redealt = moment.session.redealt(moment.seat, chance)
        assert found == judge(Seat(redealt, Chance.seeded("judge")), made)
        assert found is not None
        if found.loss:
            assert sum(found.parts.values()) == pytest.approx(found.loss)
            told += bool(found.reasons)
    assert told > 3
