"""How greedy looks through the turns that are open to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple, cast

from logres.engine import Attempt, Option, Question, Session
from logres.merlin import Merlin
from logres.merlin.base.position import PERSONAL, Act
from logres.players.merlin.evaluation import Outlook

Line = tuple[Option, ...]  # answers from the question of the moment on

IN_SCORING = ("defend", "shield", "grail")
DRAW = "draw"  # what will be drawn is not known: a line ends here
AT_ONCE = ("learn",)  # questions that are decided by what they lead to at once, whatever follows
MOVES = ("go", "reverse")
ALTERATIONS = ("apple", "turn")
AT_FIRST = ("mission", "second")  # free acts that are tried before the move
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

    async def pass_on(self, seat: int) -> None:
        """Stop here."""  # instead of the base rule


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
        self.attempts = 0

    def best(self) -> Found:
        """The best line; of equals the first."""
        return self._follow((), self.attempt(()))

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
            return self._set_out(line, choice, cast("Merlin", attempt.game))
        return self._best_of(line, self._sensible(choice), attempt)

    def _sensible(self, choice: Question) -> Sequence[Option]:
        """The options without those that can wait."""
        if self.is_scoring:
            return choice.options
        return [option for option in choice.options if _name(option) not in self.waiting]

    def _best_of(self, line: Line, options: Sequence[Option], here: Attempt) -> Found:
        """The best line through these options: those that look best at once are followed further."""
        tried: list[tuple[Line, Attempt]] = []
        for option in options[:-1]:
            tried.append(((*line, option), self.attempt((*line, option))))
        ask = here.choice.ask if here.choice else ""
        here.answer(options[-1])
        tried.append(((*line, options[-1]), here))
        if ask in AT_ONCE:
            found = max([Found(self._worth(attempt), one) for one, attempt in tried], key=_by_worth)
            return found if not line else self._follow(*next(pair for pair in tried if pair[0] == found.line))
        ended = [Found(self._worth(attempt), one) for one, attempt in tried if self._asked(attempt) is None]
        open_lines = [pair for pair in tried if self._asked(pair[1]) is not None]
        return max([*ended, *self._followed(line, open_lines)], key=_by_worth)

    def _followed(self, line: Line, tried: list[tuple[Line, Attempt]]) -> Iterable[Found]:
        widths = self.breadth.widths
        width = 1 if self.attempts > self.breadth.limit else widths[min(len(line), len(widths) - 1)]
        if len(tried) > width:
            tried = sorted(tried, key=lambda pair: -self._worth(pair[1]))[:width]
        return [self._follow(*pair) for pair in tried]

    # Before the move

    def _set_out(self, line: Line, choice: Question, game: Merlin) -> Found:
        """Moves as the dice lie; then free acts first, or altered dice."""
        acts = [cast("Act", option) for option in choice.options]
        found = {act: self._begin(line, act) for act in acts if act[0] in MOVES}
        best = max(found.values(), key=_by_worth)
        if line and _name(line[-1]) in ALTERATIONS:
            return best
        firsts = [act for act in acts if act[0] in (*AT_FIRST, *REPELLING) and act[0] not in self.waiting]
        if firsts:
            tried = [((*line, act), self.attempt((*line, act))) for act in firsts]
            return max(best, self._follow(*max(tried, key=lambda pair: self._worth(pair[1]))), key=_by_worth)
        altered = [self._begin(line, act) for act in self._alterations(acts, found, game)]
        return max([best, *altered], key=_by_worth)

    def _begin(self, line: Line, act: Act) -> Found:
        return self._follow((*line, act), self.attempt((*line, act)))

    def _alterations(self, acts: list[Act], found: dict[Act, Found], game: Merlin) -> list[Act]:
        """Any turned die; an apple for Merlin's die, or for the personal one that is worth least as it is."""
        personal = {str(act[1]): one.worth for act, one in found.items() if act[1] in PERSONAL}
        least = min(personal, key=lambda die: personal[die], default=None)
        shown = {game.faces[self.seat][die] for die in personal}

        def is_sensible(act: Act) -> bool:
            if act[0] == "apple" and act[1] in PERSONAL:
                return act[1] == least and act[2] not in shown
            return act[0] in ALTERATIONS

        return [act for act in acts if is_sensible(act)]


def _name(option: Option) -> str:
    """The name of an option that does something."""
    return str(option[0]) if isinstance(option, tuple) else ""


def _by_worth(found: Found) -> float:
    return found.worth
