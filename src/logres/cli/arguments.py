"""The arguments that commands share."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from logres.engine import Box, Json
from logres.games import SHELF

# A command imports what only it needs when it runs, so that the others start fast.

FAILED, MISUSED, INTERRUPTED = 1, 2, 130

Run = Callable[[argparse.Namespace], int]


class Misuse(Exception):
    """An argument, or a file that it names, cannot be used."""


class Stopped(KeyboardInterrupt):
    """An interrupt, with a sentence about what becomes of what was done."""


class Parser(argparse.ArgumentParser):
    """A parser that reports an error in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISUSED, f"{self.prog}: {message} (see {self.prog} --help)\n")


class Commands:
    """The subcommands of a parser."""

    def __init__(self, parser: Parser, metavar: str = "COMMAND", prefix: str = "") -> None:
        self._parsers = parser.add_subparsers(metavar=metavar, required=True, parser_class=Parser)
        self._prefix = prefix

    def add(self, name: str, run: Run, purpose: str, epilog: str = "") -> Parser:
        """Add a subcommand."""
        made = self._parsers.add_parser(
            name,
            help=purpose,
            description=f"{purpose[0].upper()}{purpose[1:]}.",
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        made.set_defaults(run=run, name=self._prefix + name)
        return made

    def add_group(self, name: str, purpose: str, epilog: str, metavar: str) -> Commands:
        """Add a subcommand that consists of subcommands."""
        return Commands(self.add(name, lambda given: 0, purpose, epilog), metavar, f"{name} ")


ABOUT_TABLES = f"games: {', '.join(SHELF)}\n" + "\n".join(
    f"settings of {game.name}: "
    + ", ".join(f"{setting.key}={'|'.join(setting.values)}" for setting in game.settings)
    + (f"\nmodules of {game.name}: {', '.join(game.modules)}" if game.modules else "")
    for game in SHELF.values()
)


def add_table(parser: Parser) -> None:
    """Add the arguments that describe a table."""
    parser.add_argument("game", metavar="GAME", help="name of the game")
    parser.add_argument(
        "--setting",
        action="append",
        default=[],
        metavar="KEY=VALUE[,KEY=VALUE…]",
        help="a setting of the table; may be repeated",
    )
    old_spellings = ("--option", "--options")
    parser.add_argument(*old_spellings, dest="setting", action="append", default=[], help=argparse.SUPPRESS)
    parser.add_argument(
        "--modules",
        action="append",
        default=[],
        metavar="A,B,…",
        help="modules to play with; each is a setting that is switched on",
    )


def add_components(parser: Parser) -> None:
    """Add the argument for an owner's own components."""
    explanation = "folder with your own components (see logres components)"
    parser.add_argument("--components", type=Path, metavar="DIR", help=explanation)


def add_json(parser: Parser) -> None:
    """Add the argument that prints JSON."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_record(parser: Parser) -> None:
    """Add the argument for a record."""
    parser.add_argument("file", metavar="FILE", help="a record, or - for standard input")


def table_settings(game: Box, given: argparse.Namespace) -> dict[str, str]:
    """Read the settings and modules of a table."""
    settings: dict[str, str] = {}
    for word in _split(given.setting):
        key, equals, value = word.partition("=")
        if not equals:
            raise Misuse(f"a setting is KEY=VALUE, such as {game.settings[0].key}=on, not '{word}'.")
        settings[key.strip()] = value.strip()
    return game.complete(game.with_modules([module.strip() for module in _split(given.modules)], settings))


def _split(given: list[str]) -> list[str]:
    return ",".join(given).split(",") if given else []


def file_text(file: str) -> str:
    """Read a text file, or standard input."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8")
    except OSError as problem:
        raise Misuse(f"{file} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise Misuse(f"{file} is not a text file.") from None


def print_json(value: Json) -> None:
    """Print JSON for people to read."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


# Types of arguments


def positive(word: str) -> int:
    """Read a whole number, at least 1."""
    return _number(word, 1, "a whole number from 1 up")


def natural(word: str) -> int:
    """Read a whole number, at least 0."""
    return _number(word, 0, "a whole number from 0 up")


def port(word: str) -> int:
    """Read a port."""
    number = _number(word, 0, "a port from 0 to 65535")
    if number > 65535:
        raise argparse.ArgumentTypeError(f"'{word}' is not a port from 0 to 65535.")
    return number


def days(word: str) -> int:
    """Read a number of days."""
    return _number(word, 1, "a number of days")


def seconds(word: str) -> float:
    """Read a number of seconds, up to an hour."""
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not 0 < number < 3600:
        raise argparse.ArgumentTypeError(f"'{word}' is not a number of seconds.")
    return number


def _number(word: str, least: int, kind: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word) < least:
        raise argparse.ArgumentTypeError(f"'{word}' is not {kind}.")
    return int(word)
