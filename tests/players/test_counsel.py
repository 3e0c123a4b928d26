"""Counsel: it uses only what its seat knows, its facts are what the rules then do, and it bounds its time."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import NamedTuple, cast

import pytest

import logres
from logres.engine import BadTable, Chance, Session
from logres.merlin import Merlin
from logres.merlin.modules import MODULES
from logres.players import Seat, ask, opponent
from logres.players.advice import MOST, Advice, Counsel, Reason
from logres.players.counsel import advise, gives_counsel
from logres.players.merlin import planning
from logres.players.merlin.risks import reachable

SETS = ("", "favor arthur", "knights treasures", "gold caerleon morgana")
IDLE = ("rest", "ally")
LOOKED_AT = 3  # moments of each game
BRIEF = 500  # attempts, so that the tests are quick


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
    def game(self) -> Merlin:
        """The position."""
        return cast("Merlin", self.session.game)


def counsel(session: Session, attempts: int = BRIEF) -> Counsel:
    """The counsel for the seat that is asked."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planning, "APART", attempts)
        return advise(Seat(session, Chance.seeded("counsel")))


@cache
def moments(modules: str, players: int = 2) -> list[Moment]:
    """A few questions of a game of greedy, early and late, with the counsel for them."""
    session = logres.start("merlin", players, dict.fromkeys(modules.split(), "on"), 23)
    movers = [opponent("greedy", seat) for seat in range(players)]
    found: list[Moment] = []
    number = 0
    while session.choice is not None and len(found) < LOOKED_AT:
        if session.choice.ask not in IDLE and session.turn:
            number += 1
            if number % 8 == 2:
                found.append(Moment(session.clone(), counsel(session)))
        session.decide(ask(movers[session.choice.seat], session))
    return found


def played(moment: Moment, advice: Advice) -> Merlin:
    """The real position after an advised turn, as far as its answers are known."""
    copy = moment.session.clone()
    for answer in advice.answers:
        choice = copy.choice
        assert choice is not None
        assert (choice.seat, choice.ask) == (moment.seat, answer.ask)
        copy.decide(answer.option)
    return cast("Merlin", copy.game)


@pytest.mark.parametrize("modules", [*SETS, " ".join(MODULES)])
def test_counsel_is_the_same_when_all_that_the_seat_cannot_know_is_shuffled(modules: str) -> None:
    chance = Chance.seeded("shuffle")
    for moment in moments(modules)[-1:]:
        assert counsel(moment.session.redealt(moment.seat, chance)) == moment.counsel


@pytest.mark.parametrize("modules", SETS)
def test_every_advised_turn_can_be_played_as_it_is_told(modules: str) -> None:
    for moment in moments(modules):
        assert 1 <= len(moment.counsel.advice) <= MOST
        for advice in moment.counsel.advice:
            played(moment, advice)
        points = [advice.points for advice in moment.counsel.advice]
        assert points == pytest.approx(sorted(points, reverse=True))  # they are added up by source


@pytest.mark.parametrize("modules", SETS)
def test_every_reason_is_what_the_rules_then_do(modules: str) -> None:
    reasons = [
        (moment, advice, reason)
        for moment in moments(modules)
        for advice in moment.counsel.advice
        for reason in advice.reasons
    ]
    assert {reason.kind for _, _, reason in reasons} - {"worth"}
    for moment, advice, reason in reasons:
        check(reason, moment.game, played(moment, advice), moment.seat)


def check(reason: Reason, before: Merlin, after: Merlin, seat: int) -> None:
    """Compare the facts of a reason with what the turn has done in the real game."""
    source, facts = reason.source, reason.facts
    match reason.kind:
        case "gain":
            assert facts["points"] == after.ledger(seat)[source] - before.ledger(seat).get(source, 0)
        case "scoring" if after.round == before.round:
            changes = [
                then[source] - now.get(source, 0)
                for now, then in zip(before.projected(), after.projected(), strict=True)
            ]
            assert facts["points"] == changes[seat]
            losers = [
                {"seat": rival, "points": lost}
                for rival, lost in enumerate(changes)
                if lost < 0 and rival != seat
            ]
            assert facts["rivals"] == losers
        case "goods":
            goods = cast("list[str]", facts["goods"])
            had, has = before.goods(seat), after.goods(seat)
            assert sorted(goods) == sorted(good for good in has for _ in range(has[good] - had[good]))
        case "mission":
            card = str(facts["mission"])
            assert after.aims(seat)[card] == facts["lacking"]
            assert after.aims(seat)[card] < before.aims(seat)[card]
        case "kept":
            assert any(good == facts["good"] and count for good, count in after.goods(seat).items())


def test_what_a_rival_could_do_can_be_reached_with_a_die_that_lies_in_sight() -> None:
    risks = [
        (moment, advice, advice.risk)
        for moment in moments("", 4)
        for advice in moment.counsel.advice
        if advice.risk is not None
    ]
    assert risks
    for moment, advice, risk in risks:
        rival = next(seat for seat in moment.game.seats if seat == risk.facts["seat"])
        found = [(one.die, one.face, one.space) for one in reachable(played(moment, advice), rival)]
        assert (risk.facts["die"], risk.facts["face"], risk.facts["space"]) in found


def test_without_time_for_later_turns_no_reason_speaks_of_them() -> None:
    def kinds(found: Counsel) -> set[str]:
        return {reason.kind for advice in found.advice for reason in advice.reasons}

    planned = [moment for moment in moments("") if "later" in kinds(moment.counsel)]
    assert planned
    assert all("later" not in kinds(counsel(moment.session, attempts=0)) for moment in planned)


def test_in_the_draft_and_before_missions_are_drawn_there_is_counsel_too() -> None:
    session = logres.start("merlin", 2, {"knights": "on"}, 3)
    assert [len(advice.answers) for advice in counsel(session).advice] == [1]
    while (choice := session.choice) is not None and choice.ask != "draw":
        session.decide(choice.options[0])
    assert {advice.answers[0].ask for advice in counsel(session).advice} == {"draw"}


def test_a_game_without_counsel_refuses_it() -> None:
    session = logres.start("merlin", 2, {}, 3)
    session.box = replace(session.box, name="chess")
    assert not gives_counsel("chess")
    with pytest.raises(BadTable, match="no counsel in the game 'chess'"):
        counsel(session)
