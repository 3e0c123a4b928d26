"""How greedy looks through the turns that are open to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, cast

from logres.engine import Attempt, Option, Question, Session
from logres.merlin import Merlin
from logres.merlin.base.position import PERSONAL, Act
from logres.merlin.base.turn import REST
from logres.merlin.modules.arthur import CHANGE
from logres.merlin.modules.decrees import Decrees
from logres.merlin.modules.labourers import Labourers
from logres.merlin.pieces import PLACES
from logres.players.merlin.allies import but_the_best_swap, has_tile
from logres.players.merlin.caerleon import BARTER, without_idle_wares
from logres.players.merlin.decrees import expected_decree
from logres.players.merlin.evaluation import Outlook
from logres.players.merlin.market import BUY, but_idle_purchases
from logres.players.merlin.morgana import (
    CURSE,
    HAUNT,
    WITCHCRAFT,
    curses,
    without_idle_brews,
    without_idle_magic,
    works_where_she_is,
)
from logres.players.opponent import Foreseen

Line = tuple[Option, ...]  # answers from the question of the moment on

IN_SCORING = ("defend", "shield", "raise", "grail", "keep")
DRAW = "draw"  # what will be drawn is not known: a line ends here
AT_ONCE = ("learn",)  # questions that are decided by what they lead to at once, whatever follows
BEFOREHAND = ("learn", "look", "galahad", "castle-tile")  # asked before the usual course that declining takes
MOVES = ("go", "reverse", "stop", *WITCHCRAFT)
ALTERATIONS = ("apple", "turn", "decree", "nudge", "switch", "tristram", "gawain", "coin", "fruit", "curse")
PORTAL = "portal"  # a move that any personal die can make
MISSIONS = ("mission", "second")  # free acts that an action can make worth more
BEFORE = ("decrees", "swap", "buy", "favor")  # free acts that are as good before the move
AT_FIRST = (*MISSIONS, *BEFORE, "repel")  # free acts that are tried before the move
MARCHES = ("march-merlin", "march-arthur")  # further moves: what a space brings shows only after its action
LOOK = "look"  # what will be seen is not known: a line ends here too
FORCED = ("discard", "pay")  # what rivals are made to answer in the turn of another
REPELLING = ("repel", "favor")


class Breadth(NamedTuple):
    """How many lines are tried."""

    widths: tuple[int, ...] = (
        3,
        3,
        2,
    )  # followed at the first questions of a turn, the last one at all others
    limit: int = 300  # attempts after which only the best-looking line is followed at every question


class Found(NamedTuple):
    """A line and what it is worth."""

    worth: float
    line: Line


class OwnTurn(Merlin):
    """A turn for itself: it ends before it is passed on, as what comes then is not foreseen."""

    async def turn(self) -> None:
        """Stop when the turn is taken."""  # instead of the base rule
        await self.take_turn(self.active)


class OwnScoring(Merlin):
    """A scoring for itself: what chance brings afterwards is not foreseen."""

    def draw_traitors(self, seat: int) -> None:
        """Nobody knows which."""  # instead of the base rule

    def prepare(self) -> None:
        """Stop here."""  # instead of the base rule


@cache
def _alone(kind: type[Merlin], rules: type[Merlin]) -> type[Merlin]:
    return type(kind.__name__, (kind, rules), {})


class Search:
    """The rest of a turn, or of a seat's part in a scoring, tried out line by line."""

    def __init__(self, session: Session, choice: Question, outlook: Outlook, breadth: Breadth) -> None:
        self.breadth = breadth
        self.session = session
        self.seat = choice.seat
        self.outlook = outlook
        self.is_scoring = choice.ask in IN_SCORING
        rules = cast("type[Merlin]", type(session.game))
        self.rules = _alone(OwnScoring if self.is_scoring else OwnTurn, rules)
        in_turn = session.game.options["favorRepel"] == "ownTurn"  # Q32
        self.waiting = ("repel",) if in_turn else REPELLING  # what can as well be done in the scoring
        self.weighed = session.offered_before()  # free acts that were thought about before the move
        self.attempts = 0

    def best(self) -> Found:
        """The best line; of equals the first."""
        return self._follow((), self.attempt(()))

    def foreseen(self, line: Line) -> tuple[Foreseen, ...]:
        """The questions at the end of the turn that follow the first answer of a line."""
        if len(line) == 1:
            return ()
        found: list[Foreseen] = []
        attempt = self.attempt(line[:1])
        for answer in line[1:]:
            choice = self._asked(attempt)
            if choice is None or choice.ask != REST:
                break
            found.append(Foreseen(choice.ask, tuple(choice.options), answer))
            attempt.answer(answer)
        return tuple(found)

    def attempt(self, line: Line) -> Attempt:
        """Where a line leads."""
        self.attempts += 1
        return self.session.attempt(line, self.rules)

    def _asked(self, attempt: Attempt) -> Question | None:
        """The next question of the line; none where it ends."""
        choice = attempt.choice
        return None if choice is None or choice.seat != self.seat or choice.ask == DRAW else choice

    def _worth(self, attempt: Attempt) -> float:
        return self.outlook.worth(cast("Merlin", attempt.game))

    def _follow(self, line: Line, attempt: Attempt) -> Found:
        """The best that can come of a line."""
        choice = self._asked(attempt)
        if choice is None:
            return Found(self._worth(attempt), line)
        if choice.ask == "move":
            return self._set_out(line, choice, attempt)
        if choice.ask == LOOK and isinstance(attempt.game, Decrees):
            return self._look(line, choice, attempt, attempt.game)
        game = cast("Merlin", attempt.game)
        tried = self._tried(line, choice, attempt)
        if choice.ask in AT_ONCE:
            best = max(tried, key=lambda pair: self._worth(pair[1]))
            return self._follow(*best) if line else Found(self._worth(best[1]), best[0])
        is_far = choice.ask in (*MARCHES, BARTER) or (choice.ask == HAUNT and works_where_she_is(game))
        goes_on = is_far and self.attempts <= self.breadth.limit
        ahead = tried if goes_on else self._promising(line, tried)
        return max([self._follow(*pair) for pair in ahead], key=_by_worth)

    def _tried(self, line: Line, choice: Question, attempt: Attempt) -> list[tuple[Line, Attempt]]:
        """Every sensible answer to a question; the last one goes on with the attempt that led here."""
        game = cast("Merlin", attempt.game)
        sensible = without_idle_magic(choice.ask, choice.options, self.seat)
        sensible = without_idle_wares(choice.ask, sensible, game, self.seat)
        options = [
            option
            for option in self._without_idle(sensible, game)
            if self.is_scoring or _name(option) not in self.waiting
        ]
        if choice.ask == REST:
            options = [option for option in options if not self._is_settled(option)]
        tried = [self._go_on((*line, option)) for option in options[:-1]]
        attempt.answer(options[-1])
        return [*tried, self._past_rivals((*line, options[-1]), attempt)]

    def _is_settled(self, option: Option) -> bool:
        """Whether an act after the action was thought about before the move, or only helps then."""
        name = _name(option)
        return name in ALTERATIONS or (name in BEFORE and option in self.weighed)

    def _without_idle(self, options: Sequence[Option], game: Merlin) -> list[Option]:
        """All options, but of swaps and purchases only those that may be worth a tile or a coin."""
        left = but_idle_purchases(self.outlook, game, options) if isinstance(game, Labourers) else [*options]
        if not has_tile(game, self.seat, "bedivere"):
            return left
        return but_the_best_swap(left, self.outlook.best_swap(game))

    def _go_on(self, line: Line) -> tuple[Line, Attempt]:
        return self._past_rivals(line, self.attempt(line))

    def _past_rivals(self, line: Line, attempt: Attempt) -> tuple[Line, Attempt]:
        """Rivals who must give something up may give what is named first, so that the turn goes on."""
        while (choice := attempt.choice) is not None and choice.ask in FORCED and choice.seat != self.seat:
            line = (*line, choice.options[0])
            attempt.answer(choice.options[0])
        return line, attempt

    def _promising(self, line: Line, tried: list[tuple[Line, Attempt]]) -> list[tuple[Line, Attempt]]:
        """All lines that end here, and of the others those that look best so far."""
        ended = [pair for pair in tried if self._asked(pair[1]) is None]
        others = [pair for pair in tried if self._asked(pair[1]) is not None]
        widths = self.breadth.widths
        width = 1 if self.attempts > self.breadth.limit else widths[min(len(line), len(widths) - 1)]
        if len(others) > width:
            others = sorted(others, key=lambda pair: -self._looks(*pair))[:width]
        return ended + others

    def _looks(self, line: Line, attempt: Attempt) -> float:
        """What a line looks like at a question: where an effect is still to come, if it takes its course."""
        choice = self._asked(attempt)
        if choice is None or choice.ask not in BEFOREHAND:
            return self._worth(attempt)
        usual = self.attempt(line)
        while (choice := self._asked(usual)) is not None and choice.ask in BEFOREHAND:
            usual.answer(None)
        return self._worth(usual)

    def _look(self, line: Line, choice: Question, attempt: Attempt, game: Decrees) -> Found:
        """What a stack that the seat has not looked through may bring, or the duty instead."""
        place = next(place for place in PLACES if place == choice.options[0])
        if self.seat in game.decree_readers[place]:
            looked = self._follow(*self._go_on((*line, place)))
        else:
            looked = Found(expected_decree(self.outlook, game, place), (*line, place))
        attempt.answer(None)
        return max(looked, self._follow((*line, None), attempt), key=_by_worth)

    # Before the move

    def _set_out(self, line: Line, choice: Question, attempt: Attempt) -> Found:
        """Moves as the dice lie; then free acts first, or altered dice."""
        game = cast("Merlin", attempt.game)
        acts = [cast("Act", option) for option in self._without_idle(choice.options, game)]
        if not line:
            self.weighed.update(acts)
        altered = cast("Act", line[-1])[1] if line and _name(line[-1]) in ALTERATIONS else None
        moves = without_idle_brews([act for act in acts if act[0] in MOVES], game)
        ahead = [act for act in moves if _die(act) == altered] or moves  # equal dice are offered once
        found = {act: self._begin(line, act) for act in ahead}
        best = max(found.values(), key=_by_worth)
        if altered is not None:
            return best
        firsts = [act for act in acts if act[0] in AT_FIRST and act[0] not in self.waiting]
        if firsts:
            tried = [self._go_on((*line, act)) for act in firsts]
            first = self._follow(*max(tried, key=lambda pair: self._looks(*pair)))
            best = max(best, first, key=_by_worth)
            if any(act[0] != BUY for act in firsts):
                return best
        for act in self._alterations(acts, found, game):
            if self.attempts > 2 * self.breadth.limit:
                break
            best = max(best, self._begin(line, act), key=_by_worth)
        return best

    def _begin(self, line: Line, act: Act) -> Found:
        return self._follow(*self._go_on((*line, act)))

    def _alterations(self, acts: list[Act], found: dict[Act, Found], game: Merlin) -> list[Act]:
        """The cheapest means for each number of steps that no die shows, and the die that is needed least."""
        seat = self.seat
        needed = {_die(act): one.worth for act, one in sorted(found.items(), key=lambda item: item[1].worth)}
        least = next((die for die in needed if die in PERSONAL), None)
        portals = [act for act in acts if act[0] == PORTAL and act[1] == least]
        own = {game.faces[seat][die] for die in PERSONAL if die in game.unused(seat)}
        cursed = curses(acts, least, own, game)
        means = [act for act in acts if act[0] in ALTERATIONS and (act[0] != CURSE or act in cursed)]
        means.sort(key=lambda act: (self.outlook.price(str(act[0])), needed.get(str(act[1]), 0.0)))
        ways: dict[tuple[str, int], Act] = {}
        for act in means:
            ways.setdefault(_aim(game, seat, act), act)
        shown = {(game.moved_by(seat, die), game.steps(seat, die)) for die in game.unused(seat)}
        return [*(act for aim, act in ways.items() if aim not in shown), *portals]


def _aim(game: Merlin, seat: int, alteration: Act) -> tuple[str, int]:
    """The figure that an altered die moves, and how far."""
    name, die, change = str(alteration[0]), str(alteration[1]), alteration[-1]
    if name == "switch":
        return str(change), game.steps(seat, die)
    if name == "turn":
        steps = 7 - game.faces[seat][die]
    elif name == "nudge":
        steps = game.steps(seat, die) + CHANGE[str(change)]
    elif name == CURSE:
        steps = game.faces[int(alteration[2])][str(change)]
    else:
        steps = int(change)
    return game.moved_by(seat, die), steps


def _name(option: Option) -> str:
    """The name of an option that does something."""
    return str(option[0]) if isinstance(option, tuple) else ""


def _die(act: Act) -> str:
    """The die that an act is about, if there is one."""
    return str(act[1]) if len(act) > 1 else ""


def _by_worth(found: Found) -> float:
    return found.worth
