"""Positions: a game between two turns as a text that a person can read, edit and start from.

The text is TOML: the table (game, rules, seats, players, settings), the random state, the shared zones under
[table], and the zones of each seat under [seat.0], [seat.1], … It holds every secret of the game. Problems in
an edited text are reported with their line.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import cast, get_args

from logres.engine.box import BadTable, Box
from logres.engine.chance import Chance
from logres.engine.errors import LogresError, no_seat
from logres.engine.game import Fault, Game
from logres.engine.lines import KeyPath, line_of, lines
from logres.engine.shape import described, from_toml, shown, to_toml
from logres.engine.view import piles

WIDTH = 100
MOST_NAMED = 12  # problems in one message
MOST_TURNS = 99_999  # records have six digits for a turn, so the game can continue
MOST_DRAWN = 2**50
KEYS = ("game", "rules", "seats", "players", "settings", "chance", "table", "seat")
FORMER = "options"  # the heading of the settings in older positions
BARE = re.compile(r"[A-Za-z0-9_-]+")


class BadPosition(LogresError):
    """A position that cannot be read or written. The message gives the line of each problem."""

    def __init__(self, message: str, problems: Sequence[tuple[int, str]] = ()) -> None:
        super().__init__(message)
        self.problems = problems  # the line of each, and what is wrong there


# Writing


def write_position(box: Box, game: Game, players: Sequence[str]) -> str:
    """A position between two turns as a text."""
    types = game.shapes()
    moment = f"at the end, after turn {game.turns}" if game.over else f"at the start of turn {game.turns}"
    text = [
        f"# A position of {box.name}, {moment}.",
        "# It holds every secret of the game: not for other players' eyes.",
        '# "-" is nobody or nothing; numbers that are left out of a table are 0.',
        "",
        *_entry("game", box.name),
        *_entry("rules", box.rules_version),
        *_entry("seats", len(game.seats)),
        *_entry("players", list(players)),
        "",
        "[settings]",
        *(line for key, value in box.recorded(game.settings).items() for line in _entry(_key(key), value)),
        "",
        "[chance]  # where the dice and shuffles to come are from; not needed when starting with a seed",
        *_entry("key", game.chance.key.hex()),
        *_entry("drawn", game.chance.drawn),
        "",
        "[table]",
    ]
    for name, zone in game.zones.items():
        if not zone.by_seat:
            text += _entry(name, to_toml(getattr(game, name), types[name]))
    for seat in game.seats:
        text += ["", f"[seat.{seat}]  # {_printable(players[seat])}".rstrip(" #")]
        for name, zone in game.zones.items():
            if zone.by_seat:
                text += _entry(name, to_toml(getattr(game, name)[seat], _of_each(types[name])))
    return "\n".join(text) + "\n"


def _entry(key: str, value: object) -> list[str]:
    """The lines of one entry. A table is written key by key unless it is short and simple."""
    line = f"{key} = {_value(value)}"
    if isinstance(value, dict) and value:
        simple = not any(isinstance(item, dict | list) for item in value.values())
        if simple and len(line) <= WIDTH:
            return [line]
        return [line for name, item in value.items() for line in _entry(f"{key}.{_key(name)}", item)]
    if isinstance(value, list) and len(line) > WIDTH:
        return [f"{key} = [", *_items(value), "]"]
    return [line]


def _items(values: list[object]) -> list[str]:
    if any(isinstance(item, dict | list) for item in values):
        return [f"  {_value(item)}," for item in values]
    rows: list[str] = ["  "]
    for item in map(_value, values):
        if len(rows[-1]) + len(item) >= WIDTH:
            rows.append("  ")
        rows[-1] += f"{item}, "
    return [row.rstrip() for row in rows]


def _value(value: object) -> str:
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(name)} = {_value(item)}" for name, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return str(value).lower()


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _quoted(name)


def _quoted(words: str) -> str:
    """A quoted TOML string, with unprintable characters escaped."""
    if words.isprintable() and not set(words) & {'"', "\\"}:
        return f'"{words}"'
    # A lone surrogate cannot be encoded.
    whole = words.encode(errors="replace").decode()
    quoted = json.dumps(whole, ensure_ascii=False)
    return "".join(char if char.isprintable() else f"\\U{ord(char):08x}" for char in quoted)


def _in_one_line(words: str) -> str:
    """The words on one line."""
    return " ".join(words.split())


def _printable(words: str) -> str:
    """The words without characters that a comment cannot hold."""
    return "".join(char for char in words if char.isprintable()).encode(errors="replace").decode()


def _of_each(hint: object) -> object:
    """The annotation of one seat's entry, from that of the list for all seats."""
    return get_args(hint)[0]


# Reading


def read_position(source: str, box: Box, chance: Chance | None = None) -> tuple[Box, Game, list[str]]:
    """Read a position: the box of its rules version, the game and the players.

    `chance`, if given, replaces the stored random state.
    """
    text = _Text(source)
    box = text.version(box)
    seats, players, settings = text.head(box)
    stored = text.chance(needed=chance is None)
    game = box.rules_for(settings)(seats, settings, chance or stored)
    text.lay_out(game)
    for fault in game.faults():
        text.report(text.place(fault, game), fault.what)
    text.settle()
    return box, game, players


class _Text:
    """A parsed text, and the problems found in it."""

    def __init__(self, source: str) -> None:
        self.problems: list[tuple[KeyPath, str]] = []
        self.data, self.lines = _parsed(source.removeprefix("\ufeff").replace("\r\n", "\n"))

    def report(self, at: KeyPath, what: str) -> None:
        """Add a problem."""
        self.problems.append((at, what))

    def settle(self) -> None:
        """Raise if there are problems."""
        if self.problems:
            raise self.bad(self.problems)

    def bad(self, problems: Sequence[tuple[KeyPath, str]]) -> BadPosition:
        """An error with these problems, each with its line and entry."""
        found = dict.fromkeys(
            (line_of(self.lines, at), _in_one_line(f"{'.'.join(map(str, at))}: {what}" if at else what))
            for at, what in problems
        )
        return bad_position(sorted(found, key=lambda problem: problem[0]))

    # The table, up to the random state

    def version(self, box: Box) -> Box:
        """The box of the rules version that the text names."""
        for key in self.data:
            if key not in (*KEYS, FORMER):
                self.report((key,), f"there is no {shown(key)} in a position; known: {', '.join(KEYS)}")
        game, rules = self.needed("game", str), self.needed("rules", str)
        if isinstance(game, str) and game != box.name:
            self.report(("game",), f"{shown(game)} is not known here; it must be {shown(box.name)}")
        if isinstance(rules, str):
            try:
                return box.of_version(rules)
            except BadTable as problem:
                self.report(("rules",), str(problem).removesuffix("."))
        return box

    def head(self, box: Box) -> tuple[int, list[str], dict[str, str]]:
        """Seats, players and settings."""
        seats = cast("int", self.needed("seats", int))
        self.settle()
        try:
            box.check_seats(seats)
        except BadTable as problem:
            raise self.bad([(("seats",), str(problem))]) from None
        return seats, self.players(seats), self.settings(box)

    def needed(self, key: str, hint: object) -> object:
        """A required entry."""
        if key not in self.data:
            self.report((), f"'{key}' is missing; it must be {described(hint)}")
            return None
        return from_toml(self.data[key], hint, (key,), self.report)

    def players(self, seats: int) -> list[str]:
        """The name of each seat. Zones of seats that do not exist are reported."""
        players = [f"Seat {seat}" for seat in range(seats)]
        if "players" in self.data:
            players = cast("list[str]", self.needed("players", list[str]))
            self.settle()
            if len(players) != seats:
                self.report(("players",), f"{len(players)} names for {seats} seats")
        for seat in self.under("seat"):
            if seat not in map(str, range(seats)):
                self.report(("seat", seat), no_seat(shown(seat), seats))
        self.settle()
        return players

    def settings(self, box: Box) -> dict[str, str]:
        """The settings of the table, completed with defaults."""
        heading = FORMER if FORMER in self.data else "settings"
        if {FORMER, "settings"} <= self.data.keys():
            self.report((FORMER,), "the settings are already under [settings]")
        settings = cast(
            "dict[str, str]", from_toml(self.under(heading), dict[str, str], (heading,), self.report)
        )
        self.settle()
        try:
            return box.complete(settings)
        except BadTable as problem:
            raise self.bad([((heading, problem.setting), str(problem))]) from None

    def chance(self, *, needed: bool) -> Chance:
        """The stored random state."""
        if "chance" not in self.data and not needed:
            return Chance(b"")
        table = self.under("chance")
        for name in table:
            if name not in ("key", "drawn"):
                self.report(("chance", name), f"there is no {shown(name)} in [chance]; known: key, drawn")
        key, drawn = table.get("key"), table.get("drawn")
        if not isinstance(key, str) or not re.fullmatch("[0-9a-f]{64}", key):
            self.report(("chance", "key"), "must be 64 hexadecimal digits in quotes; or start with a seed")
        if type(drawn) is not int or not 0 <= drawn <= MOST_DRAWN:
            self.report(("chance", "drawn"), "must be the count of numbers drawn so far, 0 or more")
        self.settle()
        return Chance.resumed(bytes.fromhex(cast("str", key)), cast("int", drawn))

    # The zones

    def lay_out(self, game: Game) -> None:
        """Read the zones of a game."""
        hints = game.shapes()
        shared = {name: hints[name] for name, zone in game.zones.items() if not zone.by_seat}
        own = {name: _of_each(hints[name]) for name, zone in game.zones.items() if zone.by_seat}
        on_table = self.zones(("table",), shared)
        at_seats = [self.zones(("seat", str(seat)), own) for seat in game.seats]
        if not self.problems and not 1 <= cast("int", on_table["turns"]) <= MOST_TURNS:
            self.report(("table", "turns"), f"turns are counted from 1 to {MOST_TURNS}")
        self.settle()
        for name, zone in game.zones.items():
            value = [zones[name] for zones in at_seats] if zone.by_seat else on_table[name]
            if zone.kept_sorted:
                for _, pile in piles(zone, value):
                    pile.sort()
            setattr(game, name, value)

    def zones(self, at: tuple[str, ...], hints: Mapping[str, object]) -> dict[str, object]:
        """The zones under one heading."""
        table = self.under(*at)
        heading = f"[{'.'.join(at)}]"
        if hints and not table:
            self.report(at, f"{heading} is missing or empty; it must have {', '.join(hints)}")
            return {}
        for name in table:
            if name not in hints:
                self.report(
                    (*at, name), f"there is no {shown(name)} under {heading}; known: {', '.join(hints)}"
                )
        for name, hint in hints.items():
            if name not in table:
                self.report(at, f"'{name}' is missing; it must be {described(hint)}")
        return {
            name: from_toml(table[name], hint, (*at, name), self.report)
            for name, hint in hints.items()
            if name in table
        }

    def under(self, *heading: str) -> dict[str, object]:
        """The table under a heading; empty if there is none."""
        table: object = self.data
        for key in heading:
            table = cast("dict[str, object]", table).get(key, {})
            if not isinstance(table, dict):
                self.report(heading, f"{shown(table)} is not a table, such as [{'.'.join(heading)}]")
                return {}
        return cast("dict[str, object]", table)

    def place(self, fault: Fault, game: Game) -> KeyPath:
        """The place of a fault in the text."""
        words = fault.at.split(".")
        zone = game.zones.get(words[0])
        if zone is not None and zone.by_seat:
            words = ["seat", *words[1:2], words[0], *words[2:]]
        else:
            words = ["table", *words]
        at: KeyPath = ()
        here: object = self.data
        for word in words:
            if isinstance(here, list) and word.isdigit():
                at, here = (*at, int(word)), dict(enumerate(here)).get(int(word))
            else:
                at, here = (*at, word), here.get(word) if isinstance(here, dict) else None
        return at


def _parsed(source: str) -> tuple[dict[str, object], dict[KeyPath, int]]:
    """The data of a text, and the line of each entry."""
    try:
        source.encode()
        return tomllib.loads(source), lines(source)
    except UnicodeEncodeError as problem:
        line, what = source.count("\n", 0, problem.start) + 1, "this is a lone surrogate, not a character"
    except RecursionError:
        line, what = 1, "too many brackets are nested"
    except ValueError as problem:
        what, at, place = str(problem).partition(" (at ")
        number = re.match(r"line (\d+)", place)
        end = source.rstrip().count("\n") + 1
        line = int(number[1]) if number else end if at else 1
    raise bad_position([(line, f"this is not TOML: {what}")])


def bad_position(problems: Sequence[tuple[int, str]]) -> BadPosition:
    """An error that lists these problems."""
    rows = [f"line {line}: {what.removesuffix('.')}." for line, what in problems[:MOST_NAMED]]
    if len(problems) > MOST_NAMED:
        rows.append(f"And {len(problems) - MOST_NAMED} more.")
    return BadPosition("\n".join(rows), problems)
