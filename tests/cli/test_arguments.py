"""The command `logres`: what it explains, what it refuses, and its exit codes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import logres
from tests.cli.arrange import Run


@pytest.mark.parametrize(
    "name", ["serve", "simulate", "bench", "fuzz", "replay", "position", "verify", "rule", "components"]
)
def test_every_command_explains_itself(run: Run, name: str) -> None:
    code, told, _ = run(name, "--help")
    assert code == 0
    assert f"usage: logres {name}" in told


def test_it_says_its_version(run: Run) -> None:
    assert run("--version")[:2] == (0, f"logres {logres.__version__}\n")


def test_the_help_of_simulate_names_games_and_settings(run: Run) -> None:
    told = run("simulate", "--help")[1]
    assert "kingarthur" in told
    assert "seals=off|on" in told
    assert "greedy" in told


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("", "required: COMMAND"),
        ("joust", "invalid choice: 'joust'"),
        ("simulate", "required: GAME"),
        ("simulate chess", "There is no game 'chess'"),
        ("simulate kingarthur --seats greedy", "for 2 to 5 players, not 1"),
        ("simulate kingarthur --seats greedy,mordred", "no opponent 'mordred'"),
        ("simulate kingarthur --seats greedy,camlann:Mordred", "'camlann:Mordred' cannot be imported"),
        ("simulate kingarthur --seats greedy,logres:Session", "'Session' in 'logres' is not an opponent"),
        ("simulate kingarthur --setting seals", "a setting is KEY=VALUE"),
        ("simulate kingarthur --setting seals=perhaps", "cannot be 'perhaps'"),
        ("simulate kingarthur --setting seals=on,wine=red", "no setting 'wine'"),
        ("simulate merlin --modules favor,excalibur", "merlin has no module 'excalibur'. Known: "),
        (
            "simulate merlin --modules favor --setting favor=off",
            "Module 'favor' is requested, but the settings set it to 'off'",
        ),
        ("simulate kingarthur --modules favor", "kingarthur has no module 'favor'. Known: seals."),
        ("bench merlin --modules wine", "merlin has no module 'wine'"),
        ("simulate kingarthur --games 0", "'0' is not a whole number from 1 up"),
        ("simulate kingarthur --cluster here", "'here' is not a cluster, such as tcp://host:8786 or local:3"),
        ("simulate kingarthur --cluster local:0", "'local:0' is not a cluster"),
        ("simulate kingarthur --jobs 2 --cluster local:2", "not allowed with argument --jobs"),
        ("simulate kingarthur --jobs many", "'many' is not a whole number from 1 up"),
        ("bench kingarthur --seats 6", "for 2 to 5 players, not 6"),
        ("bench kingarthur --seconds never", "'never' is not a number of seconds"),
        ("fuzz chess", "There is no game 'chess'"),
        ("fuzz --to no/such/folder", "no folder 'no/such/folder'"),
        ("serve --port 70000", "'70000' is not a port"),
        ("replay no-such-file", "no-such-file cannot be read: No such file or directory"),
        ("rule R8.1 R99.9", "there is no rule 'R99.9'"),
        ("rule R8.1 --language la", "invalid choice: 'la'"),
        ("verify no-such-file", "no-such-file cannot be read: No such file or directory"),
    ],
)
def test_a_wrong_argument_is_refused_in_one_sentence(run: Run, words: str, problem: str) -> None:
    code, told, complaint = run(*words.split())
    assert code == 2
    assert told == ""
    assert problem in complaint
    assert complaint.count("\n") == 1


def test_only_serve_loads_the_server() -> None:
    heavy = ["fastapi", "uvicorn", "pydantic", "multiprocessing", "sqlite3", "asyncio"]
    program = f"import sys, logres.cli; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "[]\n"


def test_a_reader_who_leaves_early_is_no_error(record: Path) -> None:
    program = f"{sys.executable} -m logres replay {record} | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1:] == ["0"]
    assert done.stderr == ""
