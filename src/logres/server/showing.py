"""What is shown of a table: to a seat its own view and question, to everybody else what all may know."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import cast

from logres.engine import Change, Event, Json, Option, Question, seal, text
from logres.server.guided import is_guided
from logres.server.invitations import Invitations
from logres.server.store import Kept, SeatRow, StepRow
from logres.server.table import Table
from logres.server.wire import (
    EventInfo,
    Notice,
    Patch,
    Practice,
    QuestionInfo,
    SeatInfo,
    Step,
    StepKind,
    TableChange,
    TableInfo,
    TableNews,
    TablePeople,
    TableState,
)

NOTICES = 30  # the last ones are enough


class Showing:
    """Draws tables for those who look."""

    def __init__(self, invitations: Invitations, present: Callable[[str], Collection[str]]) -> None:
        self._invitations = invitations
        self._present = present

    def info(self, kept: Kept, guest: str | None) -> TableInfo:
        """A table as a card in the hall."""
        row, summary = kept.table, kept.summary
        asked_me = summary.asked is not None and _is_mine(kept.seats[summary.asked], guest)
        return TableInfo(
            id=row.id,
            title=row.title,
            game=row.game,
            options=row.options,
            visibility=row.visibility,
            stage=summary.stage,
            seats=[self._seat(kept, seat, guest) for seat in kept.seats],
            seq=summary.seq,
            asked=summary.asked,
            ask=summary.ask if asked_me else None,
            points=list(summary.points),
            winners=list(summary.winners),
            progress=summary.progress,
            changed_at=summary.changed_at,
            rematch=kept.rematch,
            guided=is_guided(row.seed) and row.practice is None,
            practice=None
            if row.practice is None
            else Practice(table=row.practice.table, decisions=row.practice.decisions),
        )

    def _seat(self, kept: Kept, seat: SeatRow, guest: str | None) -> SeatInfo:
        table = kept.table
        may_invite = seat.is_free and guest == table.opener
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            mine=_is_mine(seat, guest),
            online=seat.kind == "bot" or (seat.guest is not None and seat.guest in self._present(table.id)),
            invitation=self._invitations.code(table.id, seat.seat) if may_invite else None,
        )

    def state(self, table: Table, guest: str | None, seat: int | None, after: int | None) -> TableState:
        """A table as a seat, or a spectator, sees it, with the steps it has missed."""
        session = table.session
        steps = [
            _step(table, step, seat) for step in table.steps_after(table.seq if after is None else after)
        ]
        told = len(session.events) if session else 0
        return TableState(
            table=self.info(table.kept, guest),
            seat=seat,
            seq=table.seq,
            steps=steps,
            events_so_far=told - sum(len(step.events) for step in steps),
            view=session.view(seat) if session else None,
            question=_question_for(table.choice, seat),
            can_undo=can_undo(table, seat),
            idle=is_idle(table, seat),
            notices=_notices(table),
            seal=seal(table.kept.table.seed),
            seed=_seed(table),
            ledgers=_ledgers(table),
            projected=table.projected,
        )

    def change(self, table: Table, seat: int | None, after: int) -> TableChange | None:
        """What has happened after a step, as a seat, or a spectator, sees it; None if that is not kept."""
        steps = [_step(table, step, seat) for step in table.steps_after(after)]
        if any(step.changes is None for step in steps):
            return None
        summary = table.kept.summary
        return TableChange(
            table=TableNews(
                stage=summary.stage,
                seq=summary.seq,
                asked=summary.asked,
                points=[*summary.points],
                winners=[*summary.winners],
                progress=summary.progress,
                changed_at=summary.changed_at,
            ),
            seat=seat,
            seq=table.seq,
            steps=steps,
            question=_question_for(table.choice, seat),
            can_undo=can_undo(table, seat),
            idle=is_idle(table, seat),
            projected=table.projected if table.projected_since > after else None,
            digest=table.playing().digest(seat) if table.is_in_new_turn(after) else None,
            seed=_seed(table),
            ledgers=_ledgers(table),
        )

    def people(self, table: Table, guest: str | None) -> TablePeople:
        """Who is at a table."""
        return TablePeople(table=self.info(table.kept, guest), notices=_notices(table))


def can_undo(table: Table, seat: int | None) -> bool:
    """Whether this seat made the last decision here and has learned nothing from it."""
    session = table.session
    if session is None or len(session.decisions) <= table.taken_over:
        return False
    return session.can_undo and session.decisions[-1].seat == seat


def is_idle(table: Table, seat: int | None) -> bool:
    """Whether this seat is asked and nothing is new to it."""
    choice, session = table.choice, table.session
    return choice is not None and choice.seat == seat and session is not None and session.is_idle()


def question_info(choice: Question) -> QuestionInfo:
    """A question with its options, as values and as words."""
    return QuestionInfo(
        seat=choice.seat,
        ask=choice.ask,
        rule=choice.rule,
        options=[_plain(option) for option in choice.options],
        words=[text(option) for option in choice.options],
        about={**choice.about},
    )


def event_info(event: Event, seat: int | None) -> EventInfo:
    """An event as a seat, or a spectator, may know it."""
    return EventInfo(name=event.name, seat=event.seat, facts=event.facts_for(seat))


def event_in_full(event: Event) -> EventInfo:
    """An event of a finished game."""
    return EventInfo(name=event.name, seat=event.seat, facts=event.all_facts())


def _step(table: Table, step: StepRow, seat: int | None) -> Step:
    """A step as a seat, or a spectator, may know it."""
    changes = table.changes_of(step)
    return Step(
        seq=step.seq,
        kind=_kind(step, seat),
        seat=step.seat,
        events=[event_info(event, seat) for event in table.events_of(step)],
        changes=None if changes is None else [patch(change, seat) for change in changes],
    )


def patch(change: Change, seat: int | None) -> Patch:
    """A change as a seat, or a spectator, sees it."""
    return cast("Patch", change.seen_by(seat))


def _notices(table: Table) -> list[Notice]:
    return [
        Notice(number=row.number, at=row.at, name=row.name, seat=row.seat, facts=row.facts)
        for row in table.notices[-NOTICES:]
    ]


def _seed(table: Table) -> str | None:
    """The seed, once the game is over."""
    return table.kept.table.seed if table.session is not None and table.session.over else None


def _ledgers(table: Table) -> list[dict[str, int]] | None:
    """Where everybody's points come from, once the game is over."""
    session = table.session
    if session is None or not session.over:
        return None
    return [session.game.ledger(seat) for seat in session.game.seats]


def _question_for(choice: Question | None, seat: int | None) -> QuestionInfo | None:
    return question_info(choice) if choice is not None and choice.seat == seat else None


def _kind(step: StepRow, seat: int | None) -> StepKind:
    """What kind of step a seat is shown: that others had nothing new to decide is their own business."""
    return "decided" if step.kind == "passed" and step.seat != seat else step.kind


def _plain(option: Option) -> Json:
    if isinstance(option, tuple):
        return [list(part) if isinstance(part, tuple) else part for part in option]
    return option


def _is_mine(seat: SeatRow, guest: str | None) -> bool:
    return guest is not None and seat.guest == guest
