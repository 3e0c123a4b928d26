"""What is shown of a table: to a seat its own view and question, to everybody else what all may know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import cast

from logres.engine import Event, Json, Option, Question, seal, text
from logres.server.guided import is_guided
from logres.server.invitations import Invitations
from logres.server.store import Kept, SeatRow, StepRow
from logres.server.table import Table
from logres.server.wire import (
    EventInfo,
    Notice,
    Practice,
    QuestionInfo,
    SeatInfo,
    Step,
    StepKind,
    TableInfo,
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
        missed = table.steps_after(table.seq if after is None else after)
        steps = [
            Step(
                seq=step.seq,
                kind=_kind(step, seat),
                seat=step.seat,
                events=[event_info(event.told_to(seat)) for event in table.events_of(step)],
            )
            for step in missed
        ]
        over = session is not None and session.over
        told = len(session.events) if session else 0
        return TableState(
            table=self.info(table.kept, guest),
            seat=seat,
            seq=table.seq,
            steps=steps,
            events_so_far=told - sum(len(step.events) for step in steps),
            view=plain(session.view(seat)) if session else None,
            question=_question_for(table.choice, seat),
            can_undo=can_undo(table, seat),
            idle=is_idle(table, seat),
            notices=[
                Notice(number=row.number, at=row.at, name=row.name, seat=row.seat, facts=row.facts)
                for row in table.notices[-NOTICES:]
            ],
            seal=seal(table.kept.table.seed),
            seed=table.kept.table.seed if over else None,
            ledgers=[session.game.ledger(number) for number in session.game.seats]
            if session is not None and over
            else None,
            projected=session.game.projected() if session is not None and not over else [],
        )


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
    )


def plain(view: Mapping[str, object]) -> dict[str, Json]:
    """A view as it goes over the wire: what the rules keep as a tuple is a list there."""
    listed = {name: [*value] if isinstance(value, tuple) else value for name, value in view.items()}
    return cast("dict[str, Json]", listed)


def event_info(told: dict[str, Json]) -> EventInfo:
    """An event as the engine tells it."""
    return EventInfo.model_validate(told)


def event_in_full(event: Event) -> EventInfo:
    """An event of a finished game."""
    return event_info(event.in_full())


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
