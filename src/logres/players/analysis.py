"""The story of a finished game: chances of winning, what each decision gave away, and what chance gave.

Every decision is judged from what its seat knew. What chance gave is the change of a chance of winning
against the mean of what could have happened instead, with the same decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from importlib.resources import files
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from logres.engine import BadTable, Chance, Decision, Game, Json, Option, Session, start, text
from logres.engine.view import reshuffle, unknown_piles
from logres.players import chances as odds
from logres.players.advice import Reason
from logres.players.judgement import Judgement
from logres.players.kingarthur import judging as kingarthur
from logres.players.merlin import judging as merlin
from logres.players.opponent import Seat

FORM = 2  # of what is told; a new one makes older analyses outdated
BEST, GOOD, SLIP = 0.3, 1.0, 3.0  # points given away, at most; more is a blunder
KINDS = ("best", "good", "slip", "blunder")
NOTABLE = 0.02  # a smaller change of a chance is no turning point
DIGITS = 3

Judge = Callable[[Seat, Sequence[Option]], Judgement | None]
Progress = Callable[[int, int], None]  # is told how many of all decisions have been looked at

JUDGES: Mapping[str, tuple[str, Judge]] = {  # by game: the level whose eyes it is seen with, and its judge
    "kingarthur": (kingarthur.AUTHOR, kingarthur.judge),
    "merlin": (merlin.AUTHOR, merlin.judge),
}
LEARNED = {
    "kingarthur": ("logres.players.kingarthur", "learned.npz"),
    "merlin": ("logres.players.merlin", "learned.npz"),
}


class Limits(NamedTuple):
    """How thoroughly a game is looked through."""

    samples: int = 12  # of what else could have happened


@dataclass(frozen=True)
class Point:
    """The chances of winning at the start of a turn."""

    number: int  # decisions made before
    turn: int
    round: int | None
    chances: list[float]  # by seat


@dataclass(frozen=True)
class Moment:
    """The chances of winning when a seat had something to think about."""

    number: int  # decisions made before
    chances: list[float]  # by seat


@dataclass(frozen=True)
class Move:
    """What a seat decided in a turn, up to where another seat was asked."""

    number: int  # decisions made before the one that cost most
    turn: int
    round: int | None
    seat: int
    played: list[str]
    loss: float  # points given away
    cost: float  # chance of winning given away
    chance: float  # of winning, before
    kind: str
    gap: float  # by how much the best was better than the next best, if it was played
    best: list[str] = field(default_factory=list)
    events: list[dict[str, Json]] = field(default_factory=list)  # of the best
    parts: dict[str, float] = field(default_factory=dict)  # the loss by source
    reasons: list[Reason] = field(default_factory=list)  # what speaks for the best, the weightiest first
    instead: Reason | None = None  # what speaks for what was played
    risk: Reason | None = None  # what that lets rivals do


@dataclass(frozen=True)
class Gift:
    """What chance has given to each seat, and taken from the others."""

    number: int  # decisions made before
    turn: int
    round: int | None
    changes: list[float]  # of the chances, by seat


@dataclass(frozen=True)
class Turning:
    """A point where the game turned: a decision that cost chances, or a gift of chance."""

    what: str  # move or gift
    index: int  # of the move or gift
    seat: int  # the one that lost by it, or that chance has moved most
    size: float


@dataclass(frozen=True)
class Player:
    """How well a seat played, and how lucky it was."""

    mean_loss: float  # points a move
    lost: float  # points in all
    kinds: dict[str, int]
    parts: dict[str, float]  # the points given away by source
    cost: float  # chances given away, added up
    luck: float  # chances that chance gave, added up


@dataclass(frozen=True)
class Analysis:
    """The story of a game."""

    author: str
    version: str
    points: list[Point]
    moves: list[Move]
    gifts: list[Gift]
    turnings: list[Turning]  # the greatest first
    players: list[Player]
    course: list[Moment]  # where the chances changed, up to the end of the game


def can_analyse(game: str) -> bool:
    """Tell whether the games of a box can be looked through."""
    return game in JUDGES


def version(game: str) -> str:
    """Return a checksum of all that the story of a game depends on besides the game."""
    found = sha256(f"{FORM} {odds.shipped(game)}".encode())
    if game in LEARNED:
        package, name = LEARNED[game]
        found.update((files(package) / name).read_bytes())
    return f"{FORM}-{found.hexdigest()[:12]}"


def analyse(session: Session, limits: Limits | None = None, tell: Progress | None = None) -> Analysis:
    """Look through a finished game. The same game always gives the same story."""
    if not can_analyse(session.box.name):
        raise BadTable(f"Games of '{session.box.name}' cannot be looked through.")
    if not session.over:
        raise BadTable("Only a finished game can be looked through.")
    found = _Story(session, limits or Limits())
    for number in found.tell():
        if tell is not None:
            tell(number, len(session.decisions))
    return found.analysis()


class _Thought(NamedTuple):
    """The decisions of a seat that follow from the same knowledge."""

    number: int
    turn: int
    round: int | None
    seat: int
    made: list[Option]
    judgement: Judgement | None
    chances: list[float]
    cost: float


class _Story:
    """Replays a game, and notes what there is to tell."""

    def __init__(self, whole: Session, limits: Limits) -> None:
        self.whole = whole
        self.limits = limits
        self.game = whole.box.name
        self.author, self.judge = JUDGES[self.game]
        self.chance = Chance.seeded(f"analysis {whole.seal}")
        self.points: list[Point] = []
        self.thoughts: list[_Thought] = []
        self.gifts: list[Gift] = []

    def tell(self) -> Iterator[int]:
        """Replay the game thought by thought; yields how many decisions were looked at."""
        session = begun(self.whole)
        decisions = self.whole.decisions
        turn = -1
        while session.choice is not None:
            number = len(session.decisions)
            if session.turn != turn:
                turn = session.turn
                self._note(session)
            made = self._next(session.clone(), decisions[number:])
            self._judge(session, made)
            for option in made:
                self._decide(session, option)
            yield len(session.decisions)
        self._note(session)

    def _next(self, session: Session, decisions: Sequence[Decision]) -> list[Option]:
        """Return the next decisions of the asked seat, until it learns something or another is asked."""
        made: list[Option] = []
        for decision in decisions:
            made.append(decision.option)
            session.decide(decision.option)
            if not session.can_undo:
                break
        return made

    def _judge(self, session: Session, made: list[Option]) -> None:
        choice = session.choice
        assert choice is not None, "a decision answers a question"
        judgement = self.judge(Seat(session, self.chance.fork()), made)
        now = odds.chances(session.game, self.game)
        cost = self._cost(session.game, choice.seat, judgement.loss) if judgement else 0.0
        number = len(session.decisions)
        thought = _Thought(
            number, session.turn, round_of(session.game), choice.seat, made, judgement, now, cost
        )
        self.thoughts.append(thought)

    def _cost(self, game: Game, seat: int, loss: float) -> float:
        """Return the chance of winning that these points are worth."""
        standing, fitted = odds.standing(game, self.game), odds.shipped(self.game)
        less = [-loss if other == seat else 0.0 for other in game.seats]
        return max(0.0, fitted.chances(standing)[seat] - fitted.chances(standing, less)[seat])

    def _decide(self, session: Session, option: Option) -> None:
        """Make a decision, and note what chance gave if it had a part."""
        before, number, turn = _fate(session.game), len(session.decisions), session.turn
        now = round_of(session.game)
        former = session.clone()
        session.decide(option)
        if _fate(session.game) == before or session.over:
            return
        real = odds.chances(session.game, self.game)
        others = [odds.chances(game, self.game) for game in self._otherwise(former, option)]
        expected = [fmean(column) for column in zip(*others, strict=True)]
        changes = [chance - mean for chance, mean in zip(real, expected, strict=True)]
        self.gifts.append(Gift(number + 1, turn, now, [round(change, DIGITS) for change in changes]))

    def _otherwise(self, former: Session, option: Option) -> Iterator[Game]:
        """Yield positions that the same decision could have led to."""
        for _ in range(self.limits.samples):
            twin = former.clone()
            reshuffle(twin.game, self.chance)
            twin.decide(option)
            yield twin.game

    def _note(self, session: Session) -> None:
        found = odds.chances(session.game, self.game)
        self.points.append(
            Point(
                len(session.decisions),
                session.turn,
                round_of(session.game),
                [round(chance, DIGITS) for chance in found],
            )
        )

    # The result

    def analysis(self) -> Analysis:
        """Put everything together."""
        grouped = groupby(self.thoughts, lambda one: (one.turn, one.seat))
        found = [move for move in (_move([*same]) for _, same in grouped) if move is not None]
        return Analysis(
            self.author,
            version(self.game),
            self.points,
            found,
            self.gifts,
            turnings(found, self.gifts),
            [self._player(seat, found) for seat in self.whole.game.seats],
            self._course(),
        )

    def _course(self) -> list[Moment]:
        """Return the chances at each thought and at the end, without those that stay as they were."""
        told = [(thought.number, thought.chances) for thought in self.thoughts]
        end = self.points[-1]
        found: list[Moment] = []
        for number, chances in [*told, (end.number, end.chances)]:
            rounded = [round(chance, DIGITS) for chance in chances]
            if not found or found[-1].chances != rounded:
                found.append(Moment(number, rounded))
        return found

    def _player(self, seat: int, moves: Sequence[Move]) -> Player:
        own = [move for move in moves if move.seat == seat]
        lost = sum(move.loss for move in own)
        parts: dict[str, float] = {}
        for move in own:
            for source, points in move.parts.items():
                parts[source] = round(parts.get(source, 0.0) + points, DIGITS)
        return Player(
            round(lost / max(1, len(own)), DIGITS),
            round(lost, DIGITS),
            {kind: sum(move.kind == kind for move in own) for kind in KINDS},
            parts,
            round(sum(move.cost for move in own), DIGITS),
            round(sum(gift.changes[seat] for gift in self.gifts), DIGITS),
        )


def _move(thoughts: Sequence[_Thought]) -> Move | None:
    """Put the thoughts of a turn together; the one that cost most stands for all."""
    judged = [(one, one.judgement) for one in thoughts if one.judgement is not None]
    if not judged:
        return None
    worst, judgement = max(judged, key=lambda pair: pair[1].loss)
    loss = round(sum(found.loss for _, found in judged), DIGITS)
    return Move(
        worst.number,
        worst.turn,
        worst.round,
        worst.seat,
        [text(option) for one in thoughts for option in one.made],
        loss,
        round(sum(one.cost for one, _ in judged), DIGITS),
        round(worst.chances[worst.seat], DIGITS),
        kind_of(loss),
        round(judgement.gap, DIGITS),
        [text(option) for option in judgement.best],
        [*judgement.events],
        {source: round(points, DIGITS) for source, points in judgement.parts.items() if round(points, 1)},
        [_rounded(reason) for reason in judgement.reasons],
        judgement.instead and _rounded(judgement.instead),
        judgement.risk and _rounded(judgement.risk),
    )


def _rounded(reason: Reason) -> Reason:
    return replace(reason, points=round(reason.points, DIGITS))


def kind_of(loss: float) -> str:
    """Name what a move that gave away these points is."""
    return next(
        (kind for kind, most in zip(KINDS, (BEST, GOOD, SLIP), strict=False) if loss <= most), KINDS[-1]
    )


def turnings(moves: Sequence[Move], gifts: Sequence[Gift]) -> list[Turning]:
    """Return where the game turned, the greatest change of a chance first."""
    found = [
        Turning("move", index, move.seat, move.cost)
        for index, move in enumerate(moves)
        if move.cost >= NOTABLE and move.kind != KINDS[0]
    ]
    for index, gift in enumerate(gifts):
        seat = max(range(len(gift.changes)), key=lambda one: abs(gift.changes[one]))
        size = abs(gift.changes[seat])
        if size >= NOTABLE:
            found.append(Turning("gift", index, seat, size))
    return sorted(found, key=lambda one: -one.size)


def begun(whole: Session) -> Session:
    """Return a game as it was before the first decision."""
    if whole.start_position is not None:
        return start(whole.box, position=whole.start_position)
    seats, settings = len(whole.game.seats), whole.game.settings
    return start(whole.box, seats, settings, whole.require_seed(), whole.players)


def round_of(game: Game) -> int | None:
    """Return the round that is played, if the game has rounds."""
    now = game.progress().get("round")
    return now if isinstance(now, int) else None


def _fate(game: Game) -> tuple[object, ...]:
    """Return what differs once chance, or something that nobody knew, has had a part."""
    return (game.chance.key, game.chance.drawn, *(len(pile) for _, _, pile in unknown_piles(game)))
