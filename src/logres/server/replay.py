"""Replaying a game to any of its positions."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from logres.engine import Session, start, text
from logres.engine.view import open_view
from logres.server.outlook import foreseen
from logres.server.problems import Refusal
from logres.server.rows import TableRow
from logres.server.table import Table
from logres.server.table_views import event_in_full, event_info, outcome_info, patch, question_info
from logres.server.wire.answers import ReplayPosition, ReplayStep, TableInfo, Timeline


@dataclass(frozen=True)
class Replay:
    """A game to be replayed: in full once it is over, until then as one seat may see it."""

    row: TableRow
    session: Session  # as it is now, for its decisions and its record
    seat: int | None

    @classmethod
    def of(cls, table: Table, seat: int | None, guest_id: str | None) -> Replay:
        """Replay the game of a table, which must have begun. While it runs, the guest must hold the seat."""
        if table.session is None:
            raise Refusal("not-found", "The game has not begun yet.")
        if seat is not None:
            table.seat(seat)
            if not table.session.over:
                table.check_holder(seat, guest_id)
        return cls(table.row, table.session.clone(), seat)

    async def timeline(self, table: TableInfo) -> Timeline:
        """List all decisions that were not taken back, with the points before each."""
        return await asyncio.to_thread(self._timeline, table)

    async def position(self, number: int) -> ReplayPosition:
        """Show the game after a number of decisions."""
        if number > len(self.session.decisions):
            raise Refusal("not-found", f"This game has {len(self.session.decisions)} decisions so far.")
        return await asyncio.to_thread(self._position, number)

    def _timeline(self, table: TableInfo) -> Timeline:
        session = self._started()
        steps = []
        for number, decision in enumerate(self.session.decisions):
            now = session.game.progress().get("round")
            steps.append(
                ReplayStep(
                    number=number,
                    turn=decision.turn,
                    round=now if isinstance(now, int) else None,
                    seat=decision.seat,
                    ask=decision.ask if self._may_know(decision.seat) else None,
                    points=self._points(session),
                    events=len(session.events),
                )
            )
            session.decide(decision.option)
        return Timeline(table=table, steps=steps, final_points=self._points(session))

    def _position(self, number: int) -> ReplayPosition:
        session, decisions = self._started(), self.session.decisions
        for decision in decisions[: max(0, number - 1)]:
            session.decide(decision.option)
        told = len(session.events)
        session.show(is_open=self._sees_everything)
        for decision in decisions[max(0, number - 1) : number]:
            session.decide(decision.option)
        choice = session.choice
        # The questions to others, and that they declined, would reveal what they hold.
        may_read = choice is not None and (self._sees_everything or choice.seat == self.seat)
        return ReplayPosition(
            number=number,
            turn=session.turn,
            view=session.view(self.seat) | (open_view(session.game) if self._sees_everything else {}),
            question=question_info(choice) if choice is not None and may_read else None,
            outcomes=[outcome_info(outcome, choice.seat) for outcome in foreseen(session)]
            if choice is not None and may_read
            else [],
            chosen=text(decisions[number].option) if may_read and number < len(decisions) else None,
            events=[event_in_full(event) for event in session.events]
            if self._sees_everything
            else [event_info(event, self.seat) for event in session.events],
            changes=[patch(event.change, self.seat) for event in session.events[told:] if event.change],
            projected=[] if session.over else session.game.projected(),
        )

    def _started(self) -> Session:
        """Start the game again."""
        now = self.session
        return start(now.box, len(now.game.seats), self.row.settings, self.row.seed, now.players)

    @property
    def _sees_everything(self) -> bool:
        """Whether nothing is hidden."""
        return self.session.over and self.seat is None

    def _may_know(self, asked: int) -> bool:
        """Whether the question to a seat may be shown, which would reveal what the seat holds."""
        return self.session.over or asked == self.seat

    def _points(self, session: Session) -> list[int]:
        """Return the points of all seats, as far as they may be known."""
        return session.scores if self._sees_everything or session.over else session.game.public_points()
