"""How greedy looks through the turns that are open to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from logres.engine import Option, Question, Session
from logres.merlin import Merlin
from logres.merlin.base.position import PERSONAL
from logres.players.merlin.evaluation import Outlook

Line = tuple[Option, ...]  # answers from the question of the moment on

IN_SCORING = ("defend", "shield", "grail")
DRAWN = "draw"  # what will be drawn is not known: a line ends here
ALTERED = ("apple", "turn")
LASTING = ("repel", "favor")
FREE = ("mission", "second", *LASTING)
WIDTH = 3  # unfinished lines that are followed at a question, by what they look like so far
WIDE = 400  # lines after which only the most promising is followed at each question


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
    """The rest of a turn, or the rest of a seat's part in a scoring, tried out line by line."""

    def __init__(self, session: Session, choice: Question, outlook: Outlook) -> None:
        self.session = session
        self.seat = choice.seat
        self.outlook = outlook
        kind = OwnScoring if choice.ask in IN_SCORING else OwnTurn
        self.rules = _alone(kind, cast("type[Merlin]", type(session.game)))
        self.tried = 0

    def best(self, choice: Question) -> Option:
        """The option that the best line begins with; of equals the first."""
        _, line = self._follow((), choice, cast("Merlin", self.session.game))
        return line[0]

    def _try(self, line: Line) -> tuple[Merlin, Question | None]:
        """The position after a line, and the next question; none where the line ends."""
        self.tried += 1
        game, choice = self.session.attempt(line, self.rules)
        if choice is not None and (choice.seat != self.seat or choice.ask == DRAWN):
            choice = None
        return cast("Merlin", game), choice

    def _follow(self, line: Line, choice: Question, game: Merlin) -> tuple[float, Line]:
        """The best that can come of a question."""
        if choice.ask == "move":
            return self._set_out(line, choice, game)
        return self._best_of([(*line, option) for option in choice.options if not self._is_idle(option)])

    def _is_idle(self, option: Option) -> bool:
        """Whether an option can as well wait for the scoring."""
        return isinstance(option, tuple) and option[0] in LASTING and self.rules.__mro__[1] is OwnTurn

    def _best_of(self, lines: Sequence[Line], width: int = WIDTH) -> tuple[float, Line]:
        """The best line: those that end here, and the continuations of the most promising others."""
        best: tuple[float, Line] | None = None
        unfinished: list[tuple[float, Line, Question, Merlin]] = []
        for line in lines:
            game, choice = self._try(line)
            worth = self.outlook.worth(game)
            if choice is None:
                if best is None or worth > best[0]:
                    best = worth, line
            else:
                unfinished.append((worth, line, choice, game))
        if len(unfinished) > width:
            unfinished.sort(key=lambda found: -found[0])
            del unfinished[width if self.tried < WIDE else 1 :]
        for _, line, choice, game in unfinished:
            followed = self._follow(line, choice, game)
            if best is None or followed[0] > best[0]:
                best = followed
        assert best is not None, "a question has options"
        return best

    # Before the move

    def _set_out(self, line: Line, choice: Question, game: Merlin) -> tuple[float, Line]:
        """Moves as the dice lie, then altered ones, then free acts first."""
        acts = [cast("tuple[str | int, ...]", option) for option in choice.options]
        moves = [act for act in acts if act[0] in ("go", "reverse")]
        found = {move: self._best_of([(*line, move)]) for move in moves}
        best = max(found.values(), key=lambda one: one[0])
        if line and self._name(line[-1]) in ALTERED:
            return best
        firsts = [act for act in acts if act[0] in ("mission", "second")]
        if firsts:
            return max(best, self._best_of([(*line, act) for act in firsts], 2), key=lambda one: one[0])
        for act in self._alterations(acts, found, game):
            best = max(best, self._best_of([(*line, act)]), key=lambda one: one[0])
        return best

    def _name(self, option: Option) -> str:
        return str(option[0]) if isinstance(option, tuple) else ""

    def _alterations(
        self,
        acts: list[tuple[str | int, ...]],
        found: dict[tuple[str | int, ...], tuple[float, Line]],
        game: Merlin,
    ) -> list[tuple[str | int, ...]]:
        """Turning any die, and an apple for Merlin's die or the personal one that is worth least as it is."""
        personal = {move[1]: worth[0] for move, worth in found.items() if move[1] in PERSONAL}
        least = min(personal, key=lambda die: personal[die], default=None)
        shown = {game.faces[self.seat][str(die)] for die in personal}
        return [
            act
            for act in acts
            if act[0] == "turn"
            or (act[0] == "apple" and (act[1] not in PERSONAL or (act[1] == least and act[2] not in shown)))
        ]
