"""A table in memory: its rows, and the session that follows from its steps."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from logres.engine import BadTable, Change, Event, Option, Question, Session, offered
from logres.games import box, start
from logres.server.problems import Refusal
from logres.server.rows import NoticeRow, SeatRow, StepRow, StoredTable, Summary, TableRow

RECENT = 32  # the last steps, whose changes are kept: more than any client watches again

Projection = list[dict[str, int]]


def why_not_playable(row: TableRow) -> str | None:
    """Say why this server cannot continue a game, or return None if it can."""
    try:
        box(row.game, row.rules).complete(row.settings)
    except BadTable as problem:
        return f"This server cannot continue the game: {problem}"
    return None


class Table:
    """A table with its people and its game. Hold its lock to read or change it."""

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.lock = asyncio.Lock()
        self.is_closed = False
        self.reset()

    def reset(self) -> None:
        """Drop everything that is derived from steps and notices."""
        self.is_current = False
        self.notices: list[NoticeRow] = []
        self.steps: list[StepRow] = []
        self.session: Session | None = None
        self._by_key: dict[tuple[int | None, str], StepRow] = {}
        self._standing: list[int] = []  # the numbers of the decisions that were not taken back
        self._event_counts: list[int] = []  # the number of events after 0, 1, 2, … of these decisions
        self._step_changes: dict[int, Change] = {}  # by recent steps, apart from their events
        self._turns: dict[int, int] = {}  # the turn after each recent step
        self.projected: Projection = []
        self.projected_since = 0  # the step that changed the projection last

    @property
    def row(self) -> TableRow:
        """The table as it was opened."""
        return self.stored.row

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row.id

    @property
    def seq(self) -> int:
        """The number of the last step, or 0 before the game begins."""
        return len(self.steps)

    @property
    def seats(self) -> Sequence[SeatRow]:
        """The seats in order."""
        return self.stored.seats

    @property
    def choice(self) -> Question | None:
        """The current question."""
        return self.session.choice if self.session else None

    # People

    def seats_of(self, guest_id: str) -> list[int]:
        """List the seats that a guest holds."""
        return [seat.seat for seat in self.seats if seat.guest_id == guest_id]

    def seat(self, number: int) -> SeatRow:
        """Return a seat by its number."""
        if number >= len(self.seats):
            raise Refusal("not-found", f"This table has no seat {number}.")
        return self.seats[number]

    def check_holder(self, seat: int, guest_id: str | None) -> None:
        """Refuse a guest who does not hold the seat."""
        if guest_id is None or self.seat(seat).guest_id != guest_id:
            raise Refusal("not-yours", f"Seat {seat} is not yours.")

    def change_seats(self, changed: Sequence[SeatRow]) -> None:
        """Replace some of the seats."""
        by_number = {seat.seat: seat for seat in changed}
        self.set_seats(tuple(by_number.get(seat.seat, seat) for seat in self.seats))

    def set_seats(self, seats: tuple[SeatRow, ...]) -> None:
        """Replace all seats, and the names of the players with them."""
        self.stored = replace(self.stored, seats=seats)
        if self.session is not None:
            self.session.players = self._names()

    def _names(self) -> list[str]:
        return [seat.name or f"Seat {seat.seat}" for seat in self.seats]

    def new_notice(self, now: float, name: str, seat: int, /, **facts: str) -> NoticeRow:
        """Make the next notice of this table."""
        return NoticeRow(len(self.notices) + 1, now, name, seat, {**facts})

    # Steps

    def begin_if_full(self, now: float) -> list[StepRow]:
        """Begin the game if no seat is free, and return the steps that were applied."""
        if any(seat.is_free for seat in self.seats):
            return []
        began = StepRow(1, "began", now)
        self.apply(began)
        return [began]

    def replay(self, steps: Sequence[StepRow]) -> None:
        """Apply steps from the store. Only the last ones keep their changes, to save time."""
        for step in steps[:-RECENT]:
            self._advance(step)
        for step in steps[-RECENT:]:
            self.apply(step)

    def apply(self, step: StepRow, option: Option | None = None) -> None:
        """Apply one step and keep the changes it makes to the views.

        `option` is the option that the step's word stands for, if the caller has looked it up.
        """
        if self.session is not None and not self.session.is_shown:
            self.session.show()
        self._advance(step, option)
        session = self.playing()
        if step.kind != "began":
            self._step_changes[step.seq] = session.settle()
        self._turns[step.seq] = session.turn
        self._forget_changes(step.seq - RECENT)
        projected = [] if session.over else session.game.projected()
        if projected != self.projected:
            self.projected, self.projected_since = projected, step.seq

    def _advance(self, step: StepRow, option: Option | None = None) -> None:
        assert step.seq == self.seq + 1, f"step {step.seq} does not follow {self.seq}"
        if step.kind == "began":
            self._begin()
        elif step.kind == "undone":
            self._undo()
        else:
            self._decide(step, offered(self.choice, step.word or "") if option is None else option)
        self.steps.append(step)
        if step.key is not None:
            self._by_key[step.seat, step.key] = step

    def _forget_changes(self, seq: int) -> None:
        """Drop the changes of a step."""
        self._turns.pop(seq, None)
        if self._step_changes.pop(seq, None) is not None:
            for event in self.events_of(self.steps[seq - 1]):
                event.change = None

    def _begin(self) -> None:
        row = self.row
        self.session = start(
            row.game, len(self.seats), row.settings, row.seed, self._names(), rules=row.rules
        )
        self._event_counts = [len(self.session.events)]

    def _decide(self, step: StepRow, option: Option) -> None:
        session = self.playing()
        session.decide(option)
        self._standing.append(step.seq)
        self._event_counts.append(len(session.events))

    def _undo(self) -> None:
        session = self.playing()
        undone = self.steps[self._standing[-1] - 1]
        if changes := self.changes_of(undone):
            # The undo removes its events, so a client that has not seen the step gets one change for it all.
            self._step_changes[undone.seq] = reduce(Change.then, changes)
        session.undo()
        self._standing.pop()
        self._event_counts.pop()
        assert len(session.events) == self._event_counts[-1], "an undo left events behind"

    def playing(self) -> Session:
        """Return the session of a game that has begun."""
        assert self.session is not None, "the game has not begun"
        return self.session

    def step_with(self, seat: int, key: str) -> StepRow | None:
        """Find the step that a seat made with this key."""
        return self._by_key.get((seat, key))

    def steps_after(self, seq: int) -> list[StepRow]:
        """List the steps after a number."""
        return self.steps[max(0, seq) :]

    def standing(self) -> list[StepRow]:
        """List the decisions that were not taken back."""
        return [self.steps[number - 1] for number in self._standing]

    def events_of(self, step: StepRow) -> list[Event]:
        """List the events of a step. A decision that was taken back has none."""
        if self.session is None:
            return []
        if step.kind == "began":
            return self.session.events[: self._event_counts[0]]
        made = bisect_left(self._standing, step.seq)
        if made == len(self._standing) or self._standing[made] != step.seq:
            return []
        return self.session.events[self._event_counts[made] : self._event_counts[made + 1]]

    def changes_of(self, step: StepRow) -> list[Change] | None:
        """List the changes by the events of a step and by the step itself, or None if it is too old."""
        own = self._step_changes.get(step.seq)
        changes = [event.change for event in self.events_of(step)]
        if own is None or None in changes:
            return None
        return [*(change for change in changes if change is not None), own]

    def is_in_new_turn(self, seq: int) -> bool:
        """Whether the turn after a step was another than the current one."""
        return self._turns.get(seq) != self._turns.get(self.seq)

    def can_undo(self, seat: int | None) -> bool:
        """Whether this seat made the last decision here and has learned nothing from it."""
        session, fork = self.session, self.row.forked_from
        if session is None or len(session.decisions) <= (fork.decisions if fork else 0):
            return False
        return session.can_undo and session.decisions[-1].seat == seat

    def is_idle(self, seat: int | None) -> bool:
        """Whether this seat is asked and nothing is new to it."""
        choice, session = self.choice, self.session
        return choice is not None and choice.seat == seat and session is not None and session.is_idle()

    def summary(self, now: float) -> Summary:
        """Summarize the game as it is now."""
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
