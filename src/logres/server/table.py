"""A table in memory: what is kept of it, and the session that follows from its steps."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from logres.engine import BadTable, Change, Event, Question, Session, offered
from logres.games import box, start
from logres.server.problems import Refusal
from logres.server.store import Kept, NoticeRow, SeatRow, StepRow, Summary, TableRow

RECENT = 32  # the last steps, of which it is kept what they have changed: more than anybody watches again

Projection = list[dict[str, int]]


def bar(row: TableRow) -> str | None:
    """Why this server cannot continue a game, if so."""
    try:
        box(row.game, row.rules).complete(row.options)
    except BadTable as problem:
        return f"This server cannot continue the game: {problem}"
    return None


class Table:
    """A table with its people and its game; whoever looks or changes it holds its lock."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.lock = asyncio.Lock()
        self.is_closed = False
        self.reset()

    def reset(self) -> None:
        """Forget what was derived, to read the rows again."""
        self.is_current = False
        self.notices: list[NoticeRow] = []
        self.steps: list[StepRow] = []
        self.session: Session | None = None
        self._by_key: dict[tuple[int | None, str], StepRow] = {}
        self._standing: list[int] = []  # the numbers of the steps whose decisions stand
        self._told: list[int] = []  # how many events there were after so many standing decisions
        self._settled: dict[int, Change] = {}  # what recent steps have changed besides their events
        self._turns: dict[int, int] = {}  # the turn after each recent step
        self.projected: Projection = []
        self.projected_since = 0  # the step after which the projection was another one before

    @property
    def id(self) -> str:
        """What the table is found by."""
        return self.kept.table.id

    @property
    def seq(self) -> int:
        """The number of the last step; 0 while people gather."""
        return len(self.steps)

    @property
    def seats(self) -> Sequence[SeatRow]:
        """The seats in order."""
        return self.kept.seats

    @property
    def taken_over(self) -> int:
        """How many decisions were made in the game that a practice table comes from."""
        origin = self.kept.table.practice
        return 0 if origin is None else origin.decisions

    @property
    def choice(self) -> Question | None:
        """The question of the moment."""
        return self.session.choice if self.session else None

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [seat.seat for seat in self.seats if seat.guest == guest]

    def seat(self, number: int) -> SeatRow:
        """A seat by its number."""
        if number >= len(self.seats):
            raise Refusal("not-found", f"This table has no seat {number}.")
        return self.seats[number]

    def check_holder(self, seat: int, guest: str | None) -> None:
        """A seat looks and acts only with its own guest."""
        if guest is None or self.seat(seat).guest != guest:
            raise Refusal("not-yours", f"Seat {seat} is not yours.")

    def step_with(self, seat: int, key: str) -> StepRow | None:
        """What a seat did with this key before."""
        return self._by_key.get((seat, key))

    # Following the steps

    def follow(self, steps: Sequence[StepRow]) -> None:
        """Follow the steps of the game, one after the other; of the last ones everything is kept."""
        for step in steps[:-RECENT]:
            self._follow(step)
        for step in steps[-RECENT:]:
            self.take(step)

    def take(self, step: StepRow) -> None:
        """Follow one step of the game, and keep what it has changed."""
        if self.session is not None and not self.session.is_shown:
            self.session.show()
        self._follow(step)
        session = self.playing()
        if step.kind != "began":
            self._settled[step.seq] = session.settle()
        self._turns[step.seq] = session.turn
        self._forget(step.seq - RECENT)
        projected = [] if session.over else session.game.projected()
        if projected != self.projected:
            self.projected, self.projected_since = projected, step.seq

    def _follow(self, step: StepRow) -> None:
        assert step.seq == self.seq + 1, f"step {step.seq} does not follow {self.seq}"
        if step.kind == "began":
            self._begin()
        elif step.kind == "undone":
            self._undo()
        else:
            self._decide(step)
        self.steps.append(step)
        if step.key is not None:
            self._by_key[step.seat, step.key] = step

    def _forget(self, seq: int) -> None:
        """Keep no longer what a step has changed."""
        self._turns.pop(seq, None)
        if self._settled.pop(seq, None) is not None:
            for event in self.events_of(self.steps[seq - 1]):
                event.change = None

    def _begin(self) -> None:
        row = self.kept.table
        self.session = start(row.game, len(self.seats), row.options, row.seed, self._names(), rules=row.rules)
        self._told = [len(self.session.events)]

    def _decide(self, step: StepRow) -> None:
        session = self.playing()
        session.decide(offered(session.choice, step.word or ""))
        self._standing.append(step.seq)
        self._told.append(len(session.events))

    def _undo(self) -> None:
        session = self.playing()
        undone = self.steps[self._standing[-1] - 1]
        if changes := self.changes_of(undone):
            # Its events are told no more; whoever has not seen it yet is told the whole of it.
            self._settled[undone.seq] = reduce(Change.then, changes)
        session.undo()
        self._standing.pop()
        self._told.pop()
        assert len(session.events) == self._told[-1], "an undo left events behind"

    def playing(self) -> Session:
        """The session of a game that has begun."""
        assert self.session is not None, "the game has not begun"
        return self.session

    def events_of(self, step: StepRow) -> list[Event]:
        """What came of a step; nothing, once it was taken back."""
        if self.session is None:
            return []
        if step.kind == "began":
            return self.session.events[: self._told[0]]
        made = bisect_left(self._standing, step.seq)
        if made == len(self._standing) or self._standing[made] != step.seq:
            return []
        return self.session.events[self._told[made] : self._told[made + 1]]

    def changes_of(self, step: StepRow) -> list[Change] | None:
        """What each event of a step has changed, and at last what the step itself has; None if too old."""
        own = self._settled.get(step.seq)
        changes = [event.change for event in self.events_of(step)]
        if own is None or None in changes:
            return None
        return [*(change for change in changes if change is not None), own]

    def is_in_new_turn(self, seq: int) -> bool:
        """Whether another turn was played after a step than now."""
        return self._turns.get(seq) != self._turns.get(self.seq)

    def standing(self) -> list[StepRow]:
        """The steps whose decisions stand."""
        return [self.steps[number - 1] for number in self._standing]

    def steps_after(self, seq: int) -> list[StepRow]:
        """The steps after a number."""
        return self.steps[max(0, seq) :]

    def summary(self, now: float) -> Summary:
        """What the hall shows, as it is now."""
        session = self.session
        if session is None:
            return Summary(points=(0,) * len(self.seats), changed_at=now)
        choice = session.choice
        return Summary(
            stage="over" if session.over else "playing",
            seq=self.seq,
            asked=choice.seat if choice else None,
            ask=choice.ask if choice else None,
            points=tuple(session.scores if session.over else session.game.public_points()),
            winners=tuple(session.winners),
            progress=session.game.progress(),
            changed_at=now,
        )

    def renew_people(self, kept: Kept) -> None:
        """Take over the people, and what they are called, from the store."""
        self.kept = replace(self.kept, seats=kept.seats)
        if self.session is not None:
            self.session.players = self._names()

    def _names(self) -> list[str]:
        return [seat.name or f"Seat {seat.seat}" for seat in self.seats]

    def sit(self, sitting: Sequence[SeatRow]) -> None:
        """Put people, or nobody, on seats."""
        changed = {seat.seat: seat for seat in sitting}
        self.kept = replace(self.kept, seats=tuple(changed.get(seat.seat, seat) for seat in self.seats))
