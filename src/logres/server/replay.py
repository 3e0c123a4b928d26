"""Replaying a game to any of its positions."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from logres.engine import Session, start, text
from logres.engine.view import open_view
from logres.server.problems import Refusal
from logres.server.showing import event_in_full, event_info, patch, question_info
from logres.server.store import TableRow
from logres.server.table import Table
from logres.server.wire import ReplayPosition, ReplayStep, TableInfo, Timeline


@dataclass(frozen=True)
class Reader:
    """Who reads which game: a finished one is open to everybody, a running one as the seat may see it."""

    row: TableRow
    session: Session  # as it is now; only its decisions and its record are used
    seat: int | None

    @classmethod
    def of(cls, table: Table, seat: int | None, guest: str | None) -> Reader:
        """A reader at a table whose game has begun."""
        if table.session is None:
            raise Refusal("not-found", "The game has not begun yet.")
        if seat is not None:
            table.seat(seat)
            if not table.session.over:
                table.check_holder(seat, guest)
        return cls(table.kept.table, table.session.clone(), seat)

    @property
    def sees_everything(self) -> bool:
        """Whether nothing is hidden from this reader."""
        return self.session.over and self.seat is None

    def may_know(self, asked: int) -> bool:
        """Whether the reader may know what a seat was asked: it would tell what the seat holds."""
        return self.session.over or asked == self.seat

    def points(self, session: Session) -> list[int]:
        """The points of all seats, as far as the reader may know them."""
        return session.scores if self.sees_everything or session.over else session.game.public_points()

    def opened(self) -> Session:
        """The game at its beginning."""
        now = self.session
        return start(now.box, len(now.game.seats), self.row.options, self.row.seed, now.players)


async def timeline(reader: Reader, table: TableInfo) -> Timeline:
    """All decisions that stand, with the points before each."""

    def replay() -> Timeline:
        session = reader.opened()
        steps = []
        for number, decision in enumerate(reader.session.decisions):
            now = session.game.progress().get("round")
            steps.append(
                ReplayStep(
                    number=number,
                    turn=decision.turn,
                    round=now if isinstance(now, int) else None,
                    seat=decision.seat,
                    ask=decision.ask if reader.may_know(decision.seat) else None,
                    points=reader.points(session),
                    events=len(session.events),
                )
            )
            session.decide(decision.option)
        return Timeline(table=table, steps=steps, final_points=reader.points(session))

    return await asyncio.to_thread(replay)


async def position(reader: Reader, number: int) -> ReplayPosition:
    """The game after a number of decisions."""
    decisions = reader.session.decisions
    if number > len(decisions):
        raise Refusal("not-found", f"This game has {len(decisions)} decisions so far.")

    def replay() -> ReplayPosition:
        session = reader.opened()
        for decision in decisions[: max(0, number - 1)]:
            session.decide(decision.option)
        told = len(session.events)
        session.show(is_open=reader.sees_everything)
        for decision in decisions[max(0, number - 1) : number]:
            session.decide(decision.option)
        choice = session.choice
        # What others were asked, and that they declined, would tell what they hold.
        may_read = choice is not None and (reader.sees_everything or choice.seat == reader.seat)
        return ReplayPosition(
            number=number,
            turn=session.turn,
            view=session.view(reader.seat) | (open_view(session.game) if reader.sees_everything else {}),
            question=question_info(choice) if choice is not None and may_read else None,
            chosen=text(decisions[number].option) if may_read and number < len(decisions) else None,
            events=[event_in_full(event) for event in session.events]
            if reader.sees_everything
            else [event_info(event, reader.seat) for event in session.events],
            changes=[patch(event.change, reader.seat) for event in session.events[told:] if event.change],
            projected=[] if session.over else session.game.projected(),
        )

    return await asyncio.to_thread(replay)
