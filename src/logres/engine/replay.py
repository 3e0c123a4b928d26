"""Replaying a record into a session."""

from __future__ import annotations

from collections.abc import Callable

from logres.engine.box import BadTable, Box
from logres.engine.chance import Seed, seal
from logres.engine.choice import IllegalDecision, offered
from logres.engine.record import BadRecord, Move, Record, read, row
from logres.engine.session import Session, start


def load(source: str, find: Callable[[str], Box], seed: Seed | None = None) -> Session:
    """Replay a record into a session; every decision must fit, and so must seal, scores and winners."""
    record = read(source)
    try:
        box = find(record.needed("game"))
    except BadTable as problem:
        record.fail("game", str(problem))
    if record.needed("rules") != box.rules:
        record.fail("rules", f"rules version '{record.headers['rules']}' is unknown; known: {box.rules}.")
    seed = record.seed if seed is None else seed
    if seed is None:
        raise BadRecord(
            "line 1: this record has no seed, because its game was not over; only its server can replay it."
        )
    if record.needed("seal") != seal(seed):
        record.fail("seal", "the seal does not belong to the seed: one of them was changed.")
    session = _start(record, box, seed)
    for move in record.moves:
        _make(session, move)
    _check_end(record, session)
    return session


def _start(record: Record, box: Box, seed: Seed) -> Session:
    seats = record.number("seats")
    try:
        box.check_seats(seats)
    except BadTable as problem:
        record.fail("seats", str(problem))
    options, players = _options(record, box), _players(record, seats)
    try:
        return start(box, seats, options, seed, players)
    except BadTable as problem:
        record.fail("seed", str(problem))


def _options(record: Record, box: Box) -> dict[str, str]:
    options = {}
    for header, value in record.headers.items():
        if header.startswith("option "):
            options[header.removeprefix("option ")] = value
            try:
                box.complete(options)
            except BadTable as problem:
                record.fail(header, str(problem))
    return options


def _players(record: Record, seats: int) -> list[str]:
    for header in record.headers:
        if header.startswith("player ") and int(header.removeprefix("player ")) >= seats:
            record.fail(header, f"there is no seat for '{header}'; seats are 0 to {seats - 1}.")
    return [record.headers.get(f"player {seat}", f"Seat {seat}") for seat in range(seats)]


def _make(session: Session, move: Move) -> None:
    choice = session.choice
    if choice is not None and (choice.seat, session.turn) != (move.seat, move.turn):
        raise BadRecord(
            f"line {move.line}: turn {move.turn}, seat {move.seat} decides '{move.word}', "
            f"but it is turn {session.turn} and seat {choice.seat} is asked."
        )
    try:
        session.decide(offered(choice, move.word))
    except IllegalDecision as problem:
        raise BadRecord(f"line {move.line}: {problem}") from None


def _check_end(record: Record, session: Session) -> None:
    for header, found in (("scores", session.scores), ("winners", session.winners)):
        if header in record.headers and (not session.over or record.headers[header] != row(found)):
            state = f"the decisions give {row(found)}" if session.over else "the game is not over"
            record.fail(header, f"'{header}' says {record.headers[header]}, but {state}.")
