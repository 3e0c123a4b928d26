"""A table in memory: its rows, and the session that follows from its steps."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from logres.engine import BadTable, Change, Event, Json, Option, Question, Session, offered
from logres.games import box, start
from logres.server.checkpoints import Checkpoint, restored
from logres.server.news import News
from logres.server.problems import Refusal
from logres.server.rows import (
    CheckpointRow,
    NoticeRow,
    SeatRow,
    StepRow,
    StoredTable,
    Summary,
    TableRow,
    WholeTable,
)
from logres.server.told import RECENT, History, ToldStep

COUNSEL = "counsel"  # the notice that a seat has asked for it
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
        # What other servers have written, as far as it was heard.
        self.heard = News("table", stored.row.id)
        self.has_new_people = False
        self.reset()

    def reset(self) -> None:
        """Drop everything that is derived from steps and notices."""
        self.is_current = False
        self.notices: list[NoticeRow] = []
        self.reset_game()

    def reset_game(self) -> None:
        """Drop everything that is derived from steps."""
        self.session: Session | None = None
        self.history = History()
        self.checkpointed = 0  # the last step of the last checkpoint
        self._by_key: dict[tuple[int | None, str], StepRow] = {}  # of recent steps
        self._turn_began = 0  # with this step
        self._standing: list[
            tuple[int, int]
        ] = []  # decisions of this turn: step, events of the turn before it
        self.projected: Projection = []
        self.projected_since = 0  # the step that changed the projection last

    def hear(self, news: News) -> bool:
        """Note a change, and return whether it is news here."""
        if news.topic == "people":
            self.has_new_people = True
        else:
            seq, notices = max(self.heard.seq, news.seq), max(self.heard.notices, news.notices)
            self.heard = self.heard._replace(seq=seq, notices=notices)
        return self.is_behind()

    def is_behind(self, seen: int | None = None) -> bool:
        """Whether there is a change that is not known here; `seen` is a step that somebody knows of."""
        seq, notices = max(self.heard.seq, seen or 0), self.heard.notices
        return self.has_new_people or seq > self.seq or notices > len(self.notices)

    def take_over(self, found: WholeTable) -> None:
        """Take over what another server has changed: people, notices and further steps."""
        self.stored, self.notices = found.stored, found.notices
        self.set_seats(found.stored.seats)
        for step in found.steps:
            self.apply(step)
        assert self.seq == found.stored.summary.seq, "the steps lead to the summary"

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
        return self.history.seq

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

    def new_notice(self, now: float, name: str, seat: int, /, **facts: Json) -> NoticeRow:
        """Make the next notice of this table."""
        return NoticeRow(len(self.notices) + 1, now, name, seat, {**facts})

    @property
    def counselled(self) -> list[int]:
        """How often each seat has asked for counsel."""
        return [len(asked) for asked in self.counsel()]

    def counsel(self) -> list[list[int]]:
        """List for each seat how many decisions were made before each time it asked for counsel."""
        asked: list[list[int]] = [[] for _ in self.seats]
        for notice in self.notices:
            if notice.name == COUNSEL and notice.seat is not None:
                asked[notice.seat].append(int(str(notice.facts["decisions"])))
        return asked

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

    def resume(self, checkpoint: CheckpointRow, steps: Sequence[StepRow]) -> bool:
        """Continue from a checkpoint with the steps after it, unless the checkpoint is of another version."""
        found = restored(checkpoint, self.row, self._names())
        if found is None:
            return False
        self.session, self.history = found
        self.checkpointed = self._turn_began = checkpoint.seq
        self.projected = self._projection(self.session)
        self.projected_since = self.history.recent[-1].projected_since
        for step in steps:
            self.apply(step)
        return True

    def apply(self, step: StepRow, option: Option | None = None) -> None:
        """Apply one step and keep the changes it makes to the views.

        `option` is the option that the step's word stands for, if the caller has looked it up.
        """
        if self.session is not None and not self.session.is_shown:
            self.session.show()
        self._advance(step, option)
        projected = self._projection(self.playing())
        if projected != self.projected:
            self.projected, self.projected_since = projected, step.seq
        self.history.recent[-1].projected_since = self.projected_since

    def _projection(self, session: Session) -> Projection:
        return [] if session.over else session.game.projected()

    def _advance(self, step: StepRow, option: Option | None = None) -> None:
        assert step.seq == self.seq + 1, f"step {step.seq} does not follow {self.seq}"
        if step.kind == "began":
            self._begin(step)
            events: Sequence[Event] = [*self.playing().events]
        elif step.kind == "undone":
            self._undo()
            events = []
        else:
            events = self._decide(step, offered(self.choice, step.word or "") if option is None else option)
        self._tell(step, events)
        if step.key is not None:
            self._by_key[step.seat, step.key] = step
            if len(self._by_key) > RECENT:
                del self._by_key[next(iter(self._by_key))]

    def _tell(self, step: StepRow, events: Sequence[Event]) -> None:
        """Add a step to the history, with its changes if they are tracked."""
        session = self.playing()
        changes: list[Change] | None = None
        if session.is_shown:
            changes = [*(event.change for event in events if event.change is not None), session.settle()]
        self.history.add(ToldStep.of(step, session.turn, events, changes), self._turn_began)
        for event in events:
            event.change = None  # it is written

    def _begin(self, step: StepRow) -> None:
        row = self.row
        self.session = start(
            row.game, len(self.seats), row.settings, row.seed, self._names(), rules=row.rules
        )
        self._turn_began = step.seq

    def _decide(self, step: StepRow, option: Option) -> Sequence[Event]:
        """Make a decision, and return what it told."""
        session = self.playing()
        turn, told = session.turn, len(session.events)
        session.decide(option)
        events = session.events[told:]
        if session.turn == turn:
            self._standing.append((step.seq, told))
        else:
            self._turn_began, self._standing = step.seq, []
            session.forget_events()
        return events

    def _undo(self) -> None:
        session = self.playing()
        undone, told = self._standing.pop()
        session.undo()
        assert len(session.events) == told, "an undo left events behind"
        self.history.take_back(undone)

    def playing(self) -> Session:
        """Return the session of a game that has begun."""
        assert self.session is not None, "the game has not begun"
        return self.session

    def checkpoint(self, every: int = 1) -> Checkpoint | None:
        """Return a new checkpoint if the turn began at least this many steps after the last one."""
        if self._turn_began < self.checkpointed + every:
            return None
        return Checkpoint.of(self, self._turn_began)

    def step_with(self, seat: int, key: str) -> StepRow | None:
        """Find the recent step that a seat made with this key."""
        return self._by_key.get((seat, key))

    def is_in_new_turn(self, seq: int) -> bool:
        """Whether the turn after a recent step was another than the current one."""
        step = self.history.find(seq)
        return step is None or step.turn != self.playing().turn

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
