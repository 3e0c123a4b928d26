"""The command `logres`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from logres import __version__
from logres.cli import analyse, components, fairness, fuzz, host, records, rules, serve, simulate, strength
from logres.cli.arguments import FAILED, INTERRUPTED, MISUSED, Commands, Misuse, Parser, Run
from logres.engine import BadPosition, BadRecord, BadTable

__all__ = ["FAILED", "INTERRUPTED", "MISUSED", "main", "parser"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 for success, 1 for a failed check, 2 for misuse."""
    given = parser().parse_args(arguments)
    run: Run = given.run
    try:
        if getattr(given, "components", None):
            components.use_folder(given.components)
        code = run(given)
        sys.stdout.flush()
        return code
    except (Misuse, BadPosition, BadRecord, BadTable) as problem:
        print(f"logres {given.name}: {problem}", file=sys.stderr)
        return MISUSED
    except BrokenPipeError:
        # The reader of our output has closed it, so Python must not flush to it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt as stop:
        print(f"logres {given.name}: {str(stop) or 'stopped.'}", file=sys.stderr)
        return INTERRUPTED


def parser() -> Parser:
    """Make the parser of all commands."""
    top = Parser(prog="logres", description="Board games of the legend of King Arthur: play, host, study.")
    top.add_argument("--version", action="version", version=f"logres {__version__}")
    commands = Commands(top)
    for group in (serve, host, simulate, strength, fuzz, fairness, records, analyse, rules, components):
        group.add_commands(commands)
    return top
