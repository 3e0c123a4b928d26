"""Plans the rest of a round: what it would bring a seat if nobody else moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple, cast

from logres.engine import Chance, Event, Game, Json, Option, Question, Session, text
from logres.engine.attempt import Attempt
from logres.engine.heard import Heard
from logres.engine.knowledge import Unseen
from logres.engine.view import redeal, view
from logres.merlin import Merlin
from logres.merlin.base.position import KNIGHTS, PERSONAL, Act
from logres.merlin.pieces import Detour
from logres.players.merlin.modules import Weights, evaluator_for, search_class
from logres.players.merlin.search import (
    MOVE,
    Found,
    OwnTurn,
    Search,
    SearchLimits,
    Tryable,
    alone,
    die_of,
    name,
)

LIMITS = SearchLimits(widths=(3, 2, 1), attempts=150)  # for the actions after each move
NEVER = -inf  # the worth of a line that cannot be foreseen

Line = tuple[Option, ...]


class Wish(NamedTuple):
    """A die to use, and how: the acts of the move, for example an apple and the move after it."""

    die: str
    way: tuple[str, ...] = ()  # acts as words, by which `_wished` finds the nearest possible way


class Way(NamedTuple):
    """A way to use a die: its acts, and where it leads."""

    acts: tuple[Act, ...]
    space: str

    @property
    def words(self) -> tuple[str, ...]:
        """The acts as words."""
        return tuple(map(text, self.acts))


class Turn(NamedTuple):
    """A planned turn: the chosen way, all ways of the die, and the events that follow."""

    die: str
    way: Way
    ways: list[Way]
    events: list[Event]
    is_certain: bool  # False if the action was left out because it involves something hidden


class OnlyMove(Merlin):
    """Ends the turn as soon as the figure lands."""

    async def land(self, seat: int, figure: str, *detours: Detour) -> None:
        """Perform no action."""  # instead of the base rule

    async def rest(self, seat: int) -> None:
        """Do nothing else."""  # instead of the base rule

    async def turn(self) -> None:
        """Stop after this turn."""  # instead of the base rule
        self.begin_turn(self.active)
        await self.set_out(self.active)


class Alone:
    """A turn that begins in a position, without any other player."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def offered_before(self) -> set[Option]:
        """Return an empty set, because the turn has only begun."""
        return set()

    def attempt(
        self, answers: Sequence[Option] = (), rules: type[Game] | None = None, after: Attempt | None = None
    ) -> Attempt:
        """Try these answers from the beginning of the turn."""
        game = self.game.copy()
        if rules is not None:
            game.__class__ = rules
        attempt = Attempt(game, () if after is None else after.lists)
        for answer in answers:
            attempt.answer(answer)
        return attempt


class Foresight(Search[Merlin]):
    """A search that takes only lines that involve nothing hidden and no other seat."""

    def hide(self, unseen: Unseen) -> None:
        """Set what the seat cannot know, and make no answers for rivals."""
        self.unseen = unseen
        self.known = self.known._replace(forced=frozenset())

    def foresees(self, attempt: Attempt) -> bool:
        """Tell whether nothing hidden has been involved so far."""
        return not self.unseen.has_shrunk(Unseen.by(self.seat, attempt.game))

    def explore(self, line: Line, choice: Question | None, attempt: Attempt) -> Found:
        """Leave out the answers that immediately lead to something hidden."""
        if choice is None:
            return super().explore(line, choice, attempt)
        known = [option for option in choice.options if self.foresees(self.attempt((*line, option), attempt))]
        if len(known) > 1:
            asked = Question(choice.seat, choice.ask, known, choice.rule, choice.about)
            return super().explore(line, asked, attempt)
        return self.follow(*self.go_on((*line, *known), attempt)) if known else Found(NEVER, line)

    def worth(self, attempt: Attempt) -> float:
        """Return the worth of the position, or the least possible if it cannot be foreseen."""
        return super().worth(attempt) if self.foresees(attempt) else NEVER


class Plan:
    """The rest of a round for one seat, tried on a redealt copy of the game.

    The wishes decide the move of each turn, and greedy decides about the action on its space. It draws no
    missions and does nothing that depends on hidden things.
    """

    def __init__(self, session: Session, seat: int, chance: Chance) -> None:
        game = cast("Merlin", session.game)
        self.seat = seat
        self.rules = type(game)
        self._begun: Tryable | None = None
        self._instead: dict[
            str, str
        ] = {}  # a die that was not used, by the equal die that was used in its place
        choice = session.choice
        if choice is not None and choice.seat == seat and choice.ask == MOVE:
            self._begun = session.redealt(seat, chance)
            self.game = cast("Merlin", self._begun.game)
        else:
            self.game = cast("Merlin", game.copy())
            redeal(self.game, seat, chance)
            self._begin_turn()

    @property
    def dice(self) -> list[str]:
        """The dice of the seat that it has not used in this round."""
        return self.game.unused(self.seat) if self.game.turns else []

    def view(self) -> dict[str, Json]:
        """Return the position after the turns so far, as the seat would see it."""
        return view(self.game, self.seat)

    def _begin_turn(self) -> None:
        self.game.active = self.seat
        self.game.forget_turn()

    def turns(self, wishes: Sequence[Wish]) -> Iterator[Turn]:
        """Play a turn for each wish whose die is unused, in order. A die already altered goes first."""
        bound = self.game.chosen if self._begun else None
        for wish in sorted(wishes, key=lambda wish: wish.die != bound):
            die = self._meant(wish.die)
            if die is not None:
                yield self._turn(wish._replace(die=die), wish.die)

    def _meant(self, die: str) -> str | None:
        """Return the die that is offered in place of this one: the rules offer only one of equal dice."""
        die = self._instead.get(die, die)
        if die not in self.dice:
            return None
        offered, faces = self.game.eligible(self.seat), self.game.faces[self.seat]
        if die in offered:
            return die
        same = [one for one in offered if die in PERSONAL and one in PERSONAL and faces[one] == faces[die]]
        if not same:
            return None
        self._instead[same[0]] = die
        return same[0]

    def _turn(self, wish: Wish, die: str) -> Turn:
        session: Tryable = self._begun or Alone(self.game)
        self._begun = None
        search = self._search(session)
        ways = [*self._ways(search, wish.die)]
        way = _wished(ways, wish.way)
        found = search.follow(way.acts, search.attempt(way.acts))
        events = self._play(session, found.line, OwnTurn) if found.worth > NEVER else None
        is_certain = events is not None
        if events is None:
            events = self._play(session, way.acts, OnlyMove) or []
        return Turn(die, way, ways, events, is_certain)

    def _search(self, session: Tryable) -> Foresight:
        kind = type("Foresight", (Foresight, search_class(self.rules)), {})
        asked = Question(self.seat, MOVE, (), "R4.2")
        evaluator = evaluator_for(Weights(), cast("Merlin", session.game), self.seat)
        search = cast("Foresight", kind(session, asked, evaluator, LIMITS))
        search.hide(Unseen.by(self.seat, session.game))
        return search

    # The move

    def _ways(self, search: Foresight, die: str) -> Iterator[Way]:
        """List the ways of a die: its moves, and its moves after each alteration."""
        acts = self._moves((), search)
        if not acts:  # there is only one move, so it is not asked
            yield Way((), self._landing((), search))
        for act in acts:
            if die_of(act) != die:
                continue
            if name(act) in search.known.moves:
                yield Way((act,), _end(act))
            elif name(act) in search.known.alterations:
                yield from self._changed(act, search)

    def _changed(self, act: Act, search: Foresight) -> Iterator[Way]:
        """List the moves of a die after an alteration."""
        moves = [move for move in self._moves((act,), search) if name(move) in search.known.moves]
        for move in moves:
            if die_of(move) == die_of(act):
                yield Way((act, move), _end(move))
        if not moves:
            yield Way((act,), self._landing((act,), search))

    def _moves(self, line: Line, search: Foresight) -> list[Act]:
        """Return the acts that are offered for the move; none if there is only one move."""
        choice = self._moved(line, search).choice
        if choice is None or choice.seat != self.seat or choice.ask != MOVE:
            return []
        return [cast("Act", option) for option in choice.options]

    def _landing(self, line: Line, search: Foresight) -> str:
        """Return the space that a figure reaches by the only move."""
        before, now = self.game.figures, cast("Merlin", self._moved(line, search).game).figures
        moved = [figure for figure, space in now.items() if before[figure] != space]
        return now[moved[0] if moved else KNIGHTS[self.seat]]

    def _moved(self, line: Line, search: Foresight) -> Attempt:
        return search.session.attempt(line, alone(OnlyMove, self.rules))

    # The action

    def _play(self, session: Tryable, line: Line, part: type[Merlin]) -> list[Event] | None:
        """Play a line and return its events, or return None if it would involve something hidden."""
        attempt, heard = self._begin(session, alone(part, self.rules))
        for answer in line:
            attempt.answer(answer)
        if not heard.listen():
            return None
        game = attempt.game
        game.__class__, game.listed, game.events = self.rules, None, None
        game.turns += 1
        self.game = cast("Merlin", game)
        self._begin_turn()
        return [*heard]

    def _begin(self, session: Tryable, rules: type[Game]) -> tuple[Attempt, Heard]:
        """Restart a turn, and listen to its events."""
        if not isinstance(session, Alone):
            attempt = session.attempt((), rules)
            attempt.game.events = heard = Heard(attempt.game, self.seat)
            return attempt, heard
        game = session.game.copy()
        game.__class__ = rules
        game.events = heard = Heard(game, self.seat)
        return Attempt(game), heard


def _wished(ways: Sequence[Way], wish: Sequence[str]) -> Way:
    """Return the wished way, or else one that differs only in its spaces, or in its moves, or the first."""
    for alike in (tuple, _without_spaces, _changes):
        for way in ways:
            if alike(way.words) == alike(wish):
                return way
    return ways[0]


def _end(move: Act) -> str:
    """Return the space whose action a move performs. Flags used after the move can choose another one."""
    last = move[-1]
    return str(last[-1] if isinstance(last, tuple) else last)


def _without_spaces(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(_without_space(word) if _is_move(word) else word for word in words)


def _without_space(move: str) -> str:
    """Return a move without its spaces: "go:die1:cw:mirror" for "go:die1:cw:blue:mirror+purple"."""
    parts = move.split(":")
    del parts[3 if parts[0] == "go" else 2]
    return ":".join(part.partition("+")[0] for part in parts)


def _changes(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(word for word in words if not _is_move(word))


def _is_move(word: str) -> bool:
    return word.partition(":")[0] in Search.habits().moves
