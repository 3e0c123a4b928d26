"""The lessons: games with explanations, and seeds with which the things to explain come up early."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from logres.server.rows import StoredTable, Summary
from logres.server.wire.requests import SeatPlan, TablePlan

MARK = "lesson"  # the first word of the seed of a lesson; all other seeds are hexadecimal
GENTLE = "random"  # the level of the opponent
LEARNER = 0  # the seat of the learner


def _is_scored(round_: int, summary: Summary) -> bool:
    """Whether the scoring after a round of Merlin is done."""
    current = summary.progress.get("round")
    return isinstance(current, int) and current > round_


def _has_points(summary: Summary) -> bool:
    """Whether the learner has taken an adventure of King Arthur."""
    return summary.points[LEARNER] > 0


@dataclass(frozen=True)
class Lesson:
    """A game in which the client explains something new to one person, who plays against a gentle bot."""

    key: str
    number: int  # of its seed; `npm run lessons` looks for good ones
    game: str = "merlin"
    modules: tuple[str, ...] = ()
    # For each part, whether it is done. The lesson ends with its last part, but the game can be continued.
    ends: tuple[Callable[[Summary], bool], ...] = (partial(_is_scored, 2),)

    @property
    def seed(self) -> str:
        """The seed of the game, the same for everybody."""
        return f"{MARK} {self.key} {self.number}"

    @property
    def settings(self) -> dict[str, str]:
        """The settings of the table."""
        return dict.fromkeys(self.modules, "on")

    @property
    def plan(self) -> TablePlan:
        """The table: one weak opponent, so that there are few turns to follow and the learner can win."""
        seats = [SeatPlan(kind="you"), SeatPlan(kind="bot", bot=GENTLE)]
        return TablePlan(game=self.game, settings=self.settings, seats=seats)

    def parts_done(self, summary: Summary) -> int:
        """Return how many parts are done at a table."""
        if summary.stage == "over":
            return len(self.ends)
        return sum(ends(summary) for ends in self.ends)


# In the order in which they are offered. A lesson about a module takes two rounds, at most ten turns.
LESSONS = {
    lesson.key: lesson
    for lesson in (
        Lesson("merlin", 144, ends=(partial(_is_scored, 2), partial(_is_scored, 4))),
        Lesson("favor", 10, modules=("favor",)),
        Lesson("arthur", 10, modules=("arthur",)),
        Lesson("knights", 4, modules=("knights",)),
        Lesson("treasures", 6, modules=("treasures",)),
        Lesson("decrees", 10, modules=("decrees",)),
        Lesson("gold", 4, modules=("gold",)),
        Lesson("market", 2, modules=("gold", "market")),
        Lesson("caerleon", 10, modules=("gold", "caerleon")),
        Lesson("morgana", 10, modules=("gold", "morgana")),
        Lesson("kingarthur", 3, game="kingarthur", ends=(_has_points,)),
        Lesson("seals", 2, game="kingarthur", modules=("seals",), ends=(_has_points,)),
    )
}


def lesson_of(table: StoredTable) -> str | None:
    """Return the key of the lesson played at a table; None for other tables and for practice tables."""
    mark, _, rest = table.row.seed.partition(" ")
    key = rest.partition(" ")[0]
    return key if mark == MARK and key in LESSONS and table.row.forked_from is None else None


def bot_seed(table: StoredTable, decisions: int) -> str | None:
    """Return the seed of a bot at a lesson after some decisions, so that all learners meet the same rival."""
    return f"{table.row.seed} {decisions}" if lesson_of(table) else None


class Progress(NamedTuple):
    """The progress of a guest in a lesson."""

    lesson: Lesson
    done: int  # parts, at the table where most are done
    table: StoredTable | None  # the latest one that is not over


def progress(tables: Sequence[StoredTable]) -> Iterable[Progress]:
    """Yield each lesson with the progress of a guest, whose tables are given latest first."""
    for lesson in LESSONS.values():
        own = [table for table in tables if lesson_of(table) == lesson.key]
        running = (table for table in own if table.summary.stage != "over")
        done = max((lesson.parts_done(table.summary) for table in own), default=0)
        yield Progress(lesson, done, next(running, None))
