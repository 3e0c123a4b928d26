"""The seats of a new table: as its opener plans them, or as they were in the game before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from logres.players import opponents_for
from logres.server.problems import Refusal
from logres.server.store import GuestRow, SeatRow
from logres.server.wire import NAME_LETTERS, ForkRequest, SeatPlan, TablePlan
from logres.server.words import KNIGHTS, is_same, told_apart, unnumbered


def planned_seats(guest: GuestRow, plan: TablePlan) -> list[SeatRow]:
    """The seats as the opener wants them."""
    if sum(seat.kind == "you" for seat in plan.seats) > 1:
        raise Refusal("bad-table", "You can take one seat; others at your device take seats of their own.")
    if all(seat.kind == "bot" for seat in plan.seats):
        raise Refusal("bad-table", "At least one seat is for a person.")
    return _named([_planned_seat(guest, plan, number, seat) for number, seat in enumerate(plan.seats)])


def _planned_seat(guest: GuestRow, plan: TablePlan, number: int, seat: SeatPlan) -> SeatRow:
    if seat.kind == "bot":
        level = opponents_for(plan.game)[-1] if seat.bot is None else seat.bot
        _check_level(plan.game, level)
        return SeatRow(number, "bot", None, seat.name, level)
    if seat.bot is not None:
        raise Refusal("bad-table", f"Seat {number} is not for a bot.")
    if seat.kind == "device":
        return SeatRow(number, "device", guest.id, seat.name or f"{guest.name[:22]} {number + 1}")
    if seat.name is not None:
        raise Refusal("bad-table", f"Who takes seat {number} brings a name along.")
    return SeatRow(number, "you", guest.id, guest.name) if seat.kind == "you" else SeatRow(number, "friend")


def _named(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats with names, none of them twice: the opener has the first choice, unnamed bots the last."""
    named = [*seats]
    order = sorted(seats, key=lambda seat: (seat.name is None, seat.kind != "you"))
    names: list[str] = []
    for seat in order:
        if seat.name is not None:
            name = called(seat.name, names)
        elif seat.kind == "bot":
            name = _knight(seat.seat, names)
        else:
            continue
        names.append(name)
        named[seat.seat] = replace(seat, name=name)
    return named


def called(name: str, names: Iterable[str | None]) -> str:
    """What somebody is called at a table where these names are taken."""
    return told_apart(name, (taken for taken in names if taken is not None), NAME_LETTERS)


def renamed(seats: Sequence[SeatRow], guest: str, former: str, name: str) -> SeatRow | None:
    """The seat of a guest who takes another name; people at the guest's device keep theirs."""
    named = [(seat, seat.name) for seat in seats if seat.guest == guest and seat.name is not None]
    own = [seat for seat, called_so in named if called_so == former] or [
        seat
        for seat, called_so in named
        if seat.kind != "device" and is_same(unnumbered(called_so), unnumbered(former))
    ]
    if not own:
        return None
    return replace(own[0], name=called(name, [seat.name for seat in seats if seat.seat != own[0].seat]))


def _knight(number: int, names: Sequence[str]) -> str:
    """The knight that a bot on a seat is called: the one of the seat, if nobody else is called so."""
    wanted = [*KNIGHTS[number:], *KNIGHTS[:number]]
    return next(knight for knight in wanted if not any(is_same(knight, name) for name in names))


def _check_level(game: str, level: str) -> None:
    levels = opponents_for(game)
    if level not in levels:
        raise Refusal("bad-table", f"There is no bot '{level}'. Known: {', '.join(levels)}.")


def practice_seats(
    seats: Sequence[SeatRow], guest: GuestRow, game: str, request: ForkRequest
) -> list[SeatRow]:
    """One seat for the guest, bots on all others; a bot keeps its name, a person's is not lent to one."""
    if request.seat >= len(seats):
        raise Refusal("bad-table", f"This table has no seat {request.seat}.")
    _check_level(game, request.bot)
    own = SeatRow(request.seat, "you", guest.id, guest.name)
    return _named(
        [
            own
            if seat.seat == request.seat
            else SeatRow(seat.seat, "bot", None, seat.name if seat.kind == "bot" else None, request.bot)
            for seat in seats
        ],
    )


def same_people(seats: Sequence[SeatRow], guest: GuestRow) -> list[SeatRow]:
    """The seats of a rematch, from the point of view of who opens it."""
    own = [seat.seat for seat in seats if seat.guest == guest.id]
    return [
        seat
        if seat.kind == "bot"
        else replace(
            seat, kind="friend" if seat.seat not in own else "you" if seat.seat == own[0] else "device"
        )
        for seat in seats
    ]
