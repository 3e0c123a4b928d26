"""Replays a record into a session."""

from __future__ import annotations

import re
from collections.abc import Callable

from logres.engine.box import BadTable, Box
from logres.engine.chance import Seed, seal
from logres.engine.choice import IllegalDecision, offered
from logres.engine.errors import no_seat
from logres.engine.position import BadPosition, bad_position
from logres.engine.record import COUNSEL, POSITION, BadRecord, Move, Record, headers, read, row
from logres.engine.session import Session
from logres.engine.starting import start


def load(source: str, find: Callable[[str], Box], seed: Seed | None = None) -> Session:
    """Replay a record into a session, and check every decision, the seal, the scores and the winners.

    `seed` replaces a seed that the record does not have, because its game is not over."""
    record = read(source)
    try:
        box = find(record.needed("game"))
    except BadTable as problem:
        record.fail("game", str(problem))
    rules = record.needed("rules")
    try:
        box = box.of_version(rules)
    except BadTable as problem:
        record.fail("rules", str(problem))
    session = _from_position(record, box, seed) if "from" in record.headers else _from_seed(record, box, seed)
    for move in record.moves:
        _make(session, move)
    _check_end(record, session)
    session.counsel = _counsel(record, session)
    return session


def _from_seed(record: Record, box: Box, seed: Seed | None) -> Session:
    """The game before the first decision, set up from its seed."""
    if record.position:
        raise BadRecord(f"line {record.position[0][0]}: a position needs the header 'from: {POSITION}'.")
    seed = record.seed if seed is None else seed
    if seed is None:
        raise BadRecord(
            "line 1: this record has no seed, because its game was not over; only its server can replay it."
        )
    if record.needed("seal") != seal(seed):
        record.fail("seal", "the seal does not belong to the seed: one of them was changed.")
    seats = record.number("seats")
    try:
        box.check_seats(seats)
    except BadTable as problem:
        record.fail("seats", str(problem))
    settings, players = _settings(record, box), _players(record, seats)
    try:
        return start(box, seats, settings, seed, players)
    except BadTable as problem:
        record.fail("seed", str(problem))


def _from_position(record: Record, box: Box, seed: Seed | None) -> Session:
    """The game before the first decision, begun from the position in the record."""
    if record.headers["from"] != POSITION:
        record.fail(
            "from", f"a game begins from a seed or from a '{POSITION}', not '{record.headers['from']}'."
        )
    if seed is not None or record.seed is not None:
        record.fail("seed" if "seed" in record.headers else "from", "a game from a position has no seed.")
    if not record.position:
        record.fail(
            "from", "the position is left out, because the game was not over; only its server can replay it."
        )
    text = "".join(f"{line}\n" for _, line in record.position)
    if record.needed("seal") != seal(text):
        record.fail("seal", "the seal does not belong to the position: one of them was changed.")
    try:
        session = start(box, position=text)
    except BadPosition as bad:
        lines = [number for number, _ in record.position]
        problems = [(lines[min(line, len(lines)) - 1], what) for line, what in bad.problems]
        raise BadRecord(str(bad_position(problems))) from None
    session.start_position = text
    said = headers(session)
    for header, value in record.headers.items():
        is_said = header not in ("from", "seal", "scores", "winners") and not header.startswith(COUNSEL)
        if is_said and said.get(header) != value:
            record.fail(
                header, f"'{header}' says {value}, but the position says {said.get(header, 'nothing')}."
            )
    return session


def _settings(record: Record, box: Box) -> dict[str, str]:
    named = {header: value for header, value in record.headers.items() if header.startswith("setting ")}
    settings = {header.removeprefix("setting "): value for header, value in named.items()}
    try:
        box.complete(settings)
    except BadTable as problem:
        record.fail(f"setting {problem.setting}", str(problem))
    return settings


def _players(record: Record, seats: int) -> list[str]:
    for header in record.headers:
        if header.startswith("player ") and int(header.removeprefix("player ")) >= seats:
            record.fail(header, f"{no_seat(header.removeprefix('player '), seats)}.")
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


def _counsel(record: Record, session: Session) -> list[list[int]]:
    """Read when each seat has asked for counsel."""
    asked: list[list[int]] = [[] for _ in session.players]
    for header, value in record.headers.items():
        if not header.startswith(COUNSEL):
            continue
        seat, numbers = int(header.removeprefix(COUNSEL)), value.split()
        if seat >= len(asked):
            record.fail(header, f"there is no seat for '{header}'; seats are 0 to {len(asked) - 1}.")
        for number in numbers:
            if not re.fullmatch(r"[0-9]{1,6}", number) or int(number) > len(session.decisions):
                record.fail(header, f"'{number}' is not a number of decisions in this game.")
        asked[seat] = [int(number) for number in numbers]
    return asked if any(asked) else []
