"""The seats of a new table, planned by its opener or taken from an earlier game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from logres.players import levels_for, opponents_for
from logres.server.problems import Refusal
from logres.server.rows import GuestRow, SeatRow
from logres.server.wire.requests import ForkRequest, SeatPlan, TablePlan
from logres.server.wire.values import NAME_LETTERS, SeatKind
from logres.server.words import KNIGHTS, distinct, is_same, unnumbered

USUAL = "knight"  # the level of a bot if none is asked for


def planned_seats(guest: GuestRow, plan: TablePlan) -> list[SeatRow]:
    """Make the seats that the opener has planned."""
    if sum(seat.kind == "you" for seat in plan.seats) > 1:
        raise Refusal(
            "bad-table",
            "You can take only one seat. Other people at your device take seats of the kind 'device'.",
        )
    if all(seat.kind == "bot" for seat in plan.seats):
        raise Refusal("bad-table", "At least one seat must be for a person.")
    return _named([_planned_seat(guest, plan, number, seat) for number, seat in enumerate(plan.seats)])


def _planned_seat(guest: GuestRow, plan: TablePlan, number: int, seat: SeatPlan) -> SeatRow:
    if seat.kind == "bot":
        level = USUAL if seat.bot is None else seat.bot
        _check_level(plan.game, level)
        return SeatRow(number, "bot", None, seat.name, level)
    if seat.bot is not None:
        raise Refusal("bad-table", f"Seat {number} is not for a bot. Leave `bot` out.")
    if seat.kind == "device":
        return SeatRow(number, "device", guest.id, seat.name or f"{guest.name[:22]} {number + 1}")
    if seat.name is not None:
        raise Refusal("bad-table", f"The player who takes seat {number} chooses the name. Leave `name` out.")
    return SeatRow(number, "you", guest.id, guest.name) if seat.kind == "you" else SeatRow(number, "friend")


def _check_level(game: str, level: str) -> None:
    if level not in opponents_for(game):  # more than are offered, as older tables have others
        raise Refusal("bad-table", f"There is no bot '{level}'. Known: {', '.join(levels_for(game))}.")


def bot_seat(seat: SeatRow, game: str, level: str, seats: Sequence[SeatRow]) -> SeatRow:
    """Give a free seat to a bot. Somebody at the table must be a person."""
    _check_level(game, level)
    if all(other.kind == "bot" for other in seats if other.seat != seat.seat):
        raise Refusal("bad-table", "At least one seat must be for a person.")
    name = _knight(seat.seat, [other.name for other in seats if other.name is not None])
    return replace(seat, kind="bot", name=name, bot=level)


def practice_seats(
    seats: Sequence[SeatRow], guest: GuestRow, game: str, request: ForkRequest
) -> list[SeatRow]:
    """Give one seat to the guest and all others to bots. Bots keep their names, people do not lend theirs."""
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


def rematch_seats(seats: Sequence[SeatRow], opener: GuestRow) -> list[SeatRow]:
    """Keep the same people on the same seats, from the opener's point of view."""
    own = [seat.seat for seat in seats if seat.guest_id == opener.id]

    def kind(seat: SeatRow) -> SeatKind:
        if seat.seat not in own:
            return "friend"
        return "you" if seat.seat == own[0] else "device"

    return [seat if seat.kind == "bot" else replace(seat, kind=kind(seat)) for seat in seats]


# Names


def _named(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Give every seat a different name. The opener chooses first, bots without a name last."""
    named = [*seats]
    order = sorted(seats, key=lambda seat: (seat.name is None, seat.kind != "you"))
    names: list[str] = []
    for seat in order:
        if seat.name is not None:
            name = distinct_name(seat.name, names)
        elif seat.kind == "bot":
            name = _knight(seat.seat, names)
        else:
            continue
        names.append(name)
        named[seat.seat] = replace(seat, name=name)
    return named


def distinct_name(name: str, names: Iterable[str | None]) -> str:
    """Number a name if it is taken at the table."""
    return distinct(name, (taken for taken in names if taken is not None), NAME_LETTERS)


def _knight(number: int, names: Sequence[str]) -> str:
    """Choose a knight's name for the bot on a seat that nobody else at the table has."""
    wanted = [*KNIGHTS[number:], *KNIGHTS[:number]]
    return next(knight for knight in wanted if not any(is_same(knight, name) for name in names))


def renamed(seats: Sequence[SeatRow], guest_id: str, former: str, name: str) -> SeatRow | None:
    """Rename the guest's own seat, if any. Other people at the guest's device keep their names."""
    named = [(seat, seat.name) for seat in seats if seat.guest_id == guest_id and seat.name is not None]
    own = [seat for seat, current in named if current == former] or [
        seat
        for seat, current in named
        if seat.kind != "device" and is_same(unnumbered(current), unnumbered(former))
    ]
    if not own:
        return None
    return replace(
        own[0], name=distinct_name(name, [seat.name for seat in seats if seat.seat != own[0].seat])
    )
