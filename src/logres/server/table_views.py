"""Shows a table: to a seat its own view and question, to everybody else what all may know."""

from __future__ import annotations

import json
from typing import cast

from logres.engine import Change, Event, Json, Option, Question, seal, text
from logres.engine.outlook import Outcome
from logres.server.invitations import Invitations
from logres.server.lessons import lesson_of
from logres.server.outlook import foreseen
from logres.server.presence import Presence
from logres.server.rows import SeatRow, StoredTable
from logres.server.table import Table
from logres.server.told import RECENT
from logres.server.wire.answers import (
    EventInfo,
    Notice,
    OutcomeInfo,
    Patch,
    Practice,
    QuestionInfo,
    SeatInfo,
    Step,
    TableInfo,
    TableNews,
    TablePeople,
    TablePresence,
    TableState,
    json_text,
)

SHOWN_NOTICES = 30


class TableViews:
    """Builds the messages about tables. `seat` is None for a spectator."""

    def __init__(self, invitations: Invitations, presence: Presence) -> None:
        self._invitations = invitations
        self._presence = presence

    def info(self, stored: StoredTable, guest_id: str | None) -> TableInfo:
        """Show a table as an entry of a list."""
        row, summary, fork = stored.row, stored.summary, stored.row.forked_from
        asked_me = summary.asked is not None and _is_mine(stored.seats[summary.asked], guest_id)
        return TableInfo(
            id=row.id,
            title=row.title,
            suggested=row.suggested,
            game=row.game,
            settings=row.settings,
            visibility=row.visibility,
            stage=summary.stage,
            seats=[self._seat(stored, seat, guest_id) for seat in stored.seats],
            seq=summary.seq,
            asked=summary.asked,
            ask=summary.ask if asked_me else None,
            points=list(summary.points),
            winners=list(summary.winners),
            progress=summary.progress,
            changed_at=summary.changed_at,
            rematch=stored.rematch,
            lesson=lesson_of(stored),
            practice=None if fork is None else Practice(table=fork.table_id, decisions=fork.decisions),
            counsel=stored.allows_counsel,
            disposable=stored.is_disposable_by(guest_id),
        )

    def _seat(self, stored: StoredTable, seat: SeatRow, guest_id: str | None) -> SeatInfo:
        row = stored.row
        may_invite = seat.is_free and guest_id == row.opener_id
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            mine=_is_mine(seat, guest_id),
            online=self._is_online(row.id, seat),
            invitation=self._invitations.code(row.id, seat.seat) if may_invite else None,
        )

    def _is_online(self, table_id: str, seat: SeatRow) -> bool:
        return seat.kind == "bot" or self._presence.is_here(table_id, seat.guest_id)

    def presence(self, table: Table) -> TablePresence:
        """Show which seats are online."""
        return TablePresence(online=[self._is_online(table.id, seat) for seat in table.seats])

    def state(self, table: Table, guest_id: str | None, seat: int | None, after: int | None) -> TableState:
        """Show a table as a seat sees it, with the steps after a number."""
        session, history = table.session, table.history
        steps = history.after(table.seq if after is None else after)
        return TableState(
            table=self.info(table.stored, guest_id),
            seat=seat,
            seq=table.seq,
            steps=cast("list[Step]", json.loads(f"[{','.join(step.written_for(seat) for step in steps)}]")),
            events_so_far=history.events - sum(step.told for step in steps),
            view=session.view(seat) if session else None,
            question=_question_for(table.choice, seat),
            outcomes=[],
            can_undo=table.can_undo(seat),
            idle=table.is_idle(seat),
            notices=_notices(table),
            counselled=table.counselled,
            seal=seal(table.row.seed),
            seed=_seed(table),
            ledgers=_ledgers(table),
            projected=table.projected,
        )

    def state_and_outcomes(
        self, table: Table, guest_id: str | None, seat: int | None, after: int | None
    ) -> TableState:
        """Show a table to somebody who has no socket, where the outcomes would follow."""
        state = self.state(table, guest_id, seat, after)
        if state.question is not None and table.session is not None:
            state.outcomes = [
                outcome_info(outcome, state.question.seat) for outcome in foreseen(table.session)
            ]
        return state

    def people(self, table: Table, guest_id: str | None) -> TablePeople:
        """Show the people at a table."""
        return TablePeople(
            table=self.info(table.stored, guest_id), notices=_notices(table), counselled=table.counselled
        )


def question_info(choice: Question) -> QuestionInfo:
    """Show a question with its options, as values and as words."""
    return QuestionInfo(
        seat=choice.seat,
        ask=choice.ask,
        rule=choice.rule,
        options=[plain(option) for option in choice.options],
        words=[text(option) for option in choice.options],
        about={**choice.about},
    )


def outcome_info(outcome: Outcome, seat: int) -> OutcomeInfo:
    """Show an outcome as the asked seat may know it."""
    return OutcomeInfo(
        events=[event_info(event, seat) for event in outcome.events],
        points=outcome.points,
        certain=outcome.is_certain,
        then=None if outcome.then is None else question_info(outcome.then),
        projected=outcome.projected,
        further={text(more.option): outcome_info(more, seat) for more in outcome.further},
    )


def event_info(event: Event, seat: int | None) -> EventInfo:
    """Show an event with the facts that a seat may know."""
    return EventInfo(name=event.name, seat=event.seat, facts=event.facts_for(seat))


def event_in_full(event: Event) -> EventInfo:
    """Show an event of a finished game with all its facts."""
    return EventInfo(name=event.name, seat=event.seat, facts=event.all_facts())


def patch(change: Change, seat: int | None) -> Patch:
    """Show a change as a seat sees it."""
    return cast("Patch", change.seen_by(seat))


class TableChanges:
    """Writes what has happened at a table as each seat sees it, as messages of the type `TableChange`.

    They are put together from texts, because most of a message is the same for everybody.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        summary = table.stored.summary
        news = TableNews(
            stage=summary.stage,
            seq=summary.seq,
            asked=summary.asked,
            points=[*summary.points],
            winners=[*summary.winners],
            progress=summary.progress,
            changed_at=summary.changed_at,
        )
        self._news = json_text(news)
        self._projected = json_text(table.projected)
        self._end = f'"seed":{json_text(_seed(table))},"ledgers":{json_text(_ledgers(table))}}}'

    def after(self, seen: int, seat: int | None) -> str | None:
        """Write what has happened after a step, or return None if that is too long ago."""
        table = self._table
        steps = table.history.after(seen) if seen > table.seq - RECENT - 1 else []
        if not steps or any(step.changes is None for step in steps):
            return None
        question = _question_for(table.choice, seat)
        projected = self._projected if table.projected_since > seen else "null"
        digest = f'"{table.playing().digest(seat)}"' if table.is_in_new_turn(seen) else "null"
        return (
            f'{{"type":"change","table":{self._news},"seat":{_number(seat)},"seq":{table.seq},'
            f'"steps":[{",".join([step.written_for(seat) for step in steps])}],'
            f'"question":{"null" if question is None else json_text(question)},'
            f'"can_undo":{_truth(table.can_undo(seat))},"idle":{_truth(table.is_idle(seat))},'
            f'"projected":{projected},"digest":{digest},{self._end}'
        )


def _number(seat: int | None) -> str:
    return "null" if seat is None else str(seat)


def _truth(holds: bool) -> str:
    return "true" if holds else "false"


def _notices(table: Table) -> list[Notice]:
    return [
        Notice(number=row.number, at=row.at, name=row.name, seat=row.seat, facts=row.facts)
        for row in table.notices[-SHOWN_NOTICES:]
    ]


def _seed(table: Table) -> str | None:
    """Return the seed, once the game is over."""
    return table.row.seed if table.session is not None and table.session.over else None


def _ledgers(table: Table) -> list[dict[str, int]] | None:
    """Return everybody's points by source, once the game is over."""
    session = table.session
    if session is None or not session.over:
        return None
    return [session.game.ledger(seat) for seat in session.game.seats]


def _question_for(choice: Question | None, seat: int | None) -> QuestionInfo | None:
    return question_info(choice) if choice is not None and choice.seat == seat else None


def plain(option: Option) -> Json:
    """Return an option as JSON."""
    if isinstance(option, tuple):
        return [list(inner) if isinstance(inner, tuple) else inner for inner in option]
    return option


def _is_mine(seat: SeatRow, guest_id: str | None) -> bool:
    return guest_id is not None and seat.guest_id == guest_id
