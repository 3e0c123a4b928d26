"""The repository keeps its promises: locks without addresses, imports in one direction, no leftovers."""

from __future__ import annotations

import ast
import json
import re
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
LOCKS = sorted(ROOT.glob("requirements/*.lock"))
# The extras in each lock but that for tests, which has all of them.
EXTRAS = {"run": [], "postgres": ["postgres"], "study": ["cluster", "study"]}
NPM_LOCK = ROOT / "client/package-lock.json"


# Locks


def addresses(value: object) -> Iterator[str]:
    """Every address in an npm lock, except those where authors ask for donations."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "funding":
                yield from addresses(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from addresses(inner)
    elif isinstance(value, str) and "://" in value:
        yield value


def npm_packages(lock: str) -> dict[str, dict[str, object]]:
    """The packages that npm fetches for an npm lock: all its entries except the client itself."""
    packages: dict[str, dict[str, object]] = json.loads(lock)["packages"]
    return {name: facts for name, facts in packages.items() if name}


def pinned(lock: str) -> dict[str, list[str]]:
    """The versions of each package in a pip lock; there may be one for each platform."""
    versions: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", lock, re.MULTILINE):
        versions.setdefault(name, []).append(version)
    return versions


def unhashed(lock: str) -> list[str]:
    """The entries of a pip lock without a hash."""
    entries = re.split(r"^(?=\S)", lock, flags=re.MULTILINE)
    listed = [entry for entry in entries if entry.strip() and not entry.startswith("#")]
    return [entry.split()[0] for entry in listed if "--hash=sha256:" not in entry]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_python_lock_names_no_address(lock: Path) -> None:
    assert "://" not in lock.read_text()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_of_a_python_lock_is_known_by_its_hash(lock: Path) -> None:
    assert pinned(lock.read_text())
    assert unhashed(lock.read_text()) == []


def test_a_package_without_a_hash_is_noticed() -> None:
    assert unhashed("good==1 \\\n    --hash=sha256:00\nbad==2\n    # via good\n") == ["bad==2"]


def test_the_npm_lock_names_no_registry() -> None:
    assert list(addresses(json.loads(NPM_LOCK.read_text()))) == []


def test_a_registry_in_an_npm_lock_is_noticed() -> None:
    lock = {"packages": {"a": {"resolved": "https://r.example/a", "funding": {"url": "https://a"}}}}
    assert list(addresses(lock)) == ["https://r.example/a"]


def test_every_package_of_the_npm_lock_is_known_by_its_hash() -> None:
    packages = npm_packages(NPM_LOCK.read_text())
    assert packages
    assert [name for name, facts in packages.items() if "integrity" not in facts] == []


@pytest.mark.parametrize(
    "settings", ["client/.npmrc", "client/package.json", "pyproject.toml", "requirements/build.in"]
)
def test_the_settings_of_the_installers_name_no_address(settings: str) -> None:
    assert "://" not in (ROOT / settings).read_text()


def test_npm_is_told_to_leave_the_registry_out_of_the_lock() -> None:
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "client/.npmrc").read_text().split()


@pytest.mark.parametrize("lock", [*EXTRAS, "dev"])
def test_the_locks_hold_what_pyproject_asks_for(lock: str) -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = facts["project"]["dependencies"] + facts["build-system"]["requires"]
    extras = facts["project"]["optional-dependencies"]
    asked += [one for extra in EXTRAS.get(lock, extras) for one in extras[extra]]
    if lock == "dev":
        asked += facts["dependency-groups"]["dev"]
    versions = pinned((ROOT / f"requirements/{lock}.lock").read_text())
    for requirement in map(Requirement, asked):
        assert versions.get(requirement.name), f"{requirement.name}: run make lock"
        for version in versions[requirement.name]:
            assert version in requirement.specifier, f"{requirement.name}: run make lock"


@pytest.mark.parametrize("smaller", EXTRAS)
def test_the_lock_for_tests_has_what_the_server_runs_on(smaller: str) -> None:
    run, dev = (pinned((ROOT / f"requirements/{lock}.lock").read_text()) for lock in (smaller, "dev"))
    assert {name: dev.get(name) for name in run} == run


# Imports go in one direction: engine, games, components, players; then server and sim; then the command.

RULES = {"engine", "kingarthur", "merlin"}
MAY_IMPORT = {
    "engine": {"engine"},
    "kingarthur": {"engine", "kingarthur"},
    "merlin": {"engine", "merlin"},
    "games": RULES | {"games"},
    "components": RULES | {"games", "components", "logres"},
    "logres": RULES | {"games"},
    "players": RULES | {"games", "logres", "players"},
    "sim": RULES | {"games", "components", "logres", "players", "sim"},
    "server": RULES | {"games", "components", "logres", "players", "server"},
    "cli": RULES | {"games", "components", "logres", "players", "sim", "server", "cli"},
    "__main__": {"cli"},
}
NO_WEB = RULES | {"games", "components", "logres", "players"}
WEB = {"asyncio", "http", "select", "selectors", "socket", "socketserver", "sqlite3", "ssl"}
WEB |= {"ftplib", "smtplib", "urllib", "wsgiref", "xmlrpc"}
CHANCE_AND_TIME = {"random", "time"}
LEARNING = {"numpy"}  # for players that have learned, besides the standard library


def part(module: str) -> str:
    """The part of Logres that a module belongs to: logres.engine.chance belongs to the engine."""
    return module.split(".")[1] if "." in module else module


def imports(source: Path, package: Path) -> Iterator[str]:
    """The full name of everything that a file imports, at any level."""
    inside = ["logres", *source.relative_to(package).parent.parts]
    for node in ast.walk(ast.parse(source.read_text(), source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = inside[: len(inside) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            # `from logres import x` imports a part of Logres, or a public name.
            for alias in node.names:
                of_a_part = module == "logres" and alias.name in MAY_IMPORT
                yield f"{module}.{alias.name}" if of_a_part else module


def wrong_imports(package: Path) -> list[str]:
    """Every import in a package that violates the order of its parts."""
    wrong = []
    for source in sorted(package.rglob("*.py")):
        name = source.relative_to(package)
        here = "logres" if name.name == name.as_posix() == "__init__.py" else name.parts[0]
        here = here.removesuffix(".py")
        if here not in MAY_IMPORT:
            wrong.append(f"{name} has no place in the order of imports")
            continue
        for module in dict.fromkeys(imports(source, package)):
            if not is_allowed(here, module):
                wrong.append(f"{name} imports {module}")
    return wrong


def is_allowed(here: str, module: str) -> bool:
    """Whether a part may import a module; the rules need only the standard library."""
    top = module.split(".")[0]
    if top == "logres":
        return part(module) in MAY_IMPORT[here]
    if here in RULES and top in CHANCE_AND_TIME:
        return False
    if here == "players" and top in LEARNING:
        return True
    return here not in NO_WEB or (top in sys.stdlib_module_names and top not in WEB)


def test_rules_and_opponents_load_without_what_only_learning_needs() -> None:
    code = "import logres, logres.players, logres.cli, sys; print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"


def test_imports_go_in_one_direction() -> None:
    assert wrong_imports(ROOT / "src/logres") == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("engine/view.py", "from logres.kingarthur import cards"),
        ("engine/view.py", "from logres import kingarthur"),
        ("engine/view.py", "from logres import start"),
        ("engine/view.py", "import logres.games"),
        ("engine/view.py", "def f() -> None:\n    from ..players import greedy"),
        ("engine/view.py", "import asyncio"),
        ("engine/view.py", "import random"),
        ("engine/view.py", "import numpy"),
        ("kingarthur/rules.py", "from logres import players"),
        ("kingarthur/rules.py", "from logres.merlin.board import RING"),
        ("kingarthur/rules.py", "import sqlite3"),
        ("kingarthur/rules.py", "from time import monotonic"),
        ("merlin/base/rules.py", "from ...sim import bench"),
        ("players/greedy.py", "from fastapi import FastAPI"),
        ("players/greedy.py", "import urllib.request"),
        ("players/greedy.py", "from logres.server.store import Store"),
        ("players/greedy.py", "import pydantic"),
        ("server/app.py", "import logres.cli"),
        ("server/app.py", "from logres.sim import simulate"),
        ("sim/bench.py", "from logres.server import app"),
        ("__init__.py", "from logres.server import app"),
        ("games.py", "from . import cli"),
        ("novelties/__init__.py", ""),
    ],
)
def test_an_import_against_the_order_is_noticed(tmp_path: Path, file: str, line: str) -> None:
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text(line)
    assert len(wrong_imports(tmp_path)) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("engine/view.py", "from logres.engine.chance import Chance\nfrom hashlib import sha256"),
        ("engine/view.py", "from .chance import Chance\nfrom . import choice"),
        ("kingarthur/rules.py", "from logres.engine import Game\nfrom .cards import KIND"),
        ("merlin/base/rules.py", "from ..board import RING\nfrom ...engine import Game"),
        ("players/greedy.py", "import random\nfrom logres import kingarthur, start"),
        ("players/learned.py", "import numpy as np"),
        ("server/app.py", "import asyncio\nimport sqlite3\nfrom fastapi import FastAPI\nimport logres"),
        ("cli/serve.py", "from logres.server import app\nfrom logres import sim\nimport uvicorn"),
    ],
)
def test_an_import_with_the_order_is_allowed(tmp_path: Path, file: str, line: str) -> None:
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text(line)
    assert wrong_imports(tmp_path) == []


# Files that one can read whole

LONGEST = 400
SOURCES = {".py", ".ts", ".svelte", ".js", ".css", ".sql", ".sh"}
TEXTS = "client/src/messages"
GENERATED = {"client/src/lib/wire.ts", "client/src/merlin/rules.ts", "client/src/kingarthur/rules.ts"}


def is_product(file: Path) -> bool:
    """Whether people write and ship a file: not a text for players, not generated, not a test."""
    name = file.relative_to(ROOT).as_posix()
    if name in GENERATED or name.startswith(("tests/", TEXTS)) or ".test." in name:
        return False
    return file.suffix in SOURCES


def too_long(files: list[Path]) -> list[str]:
    """The files that have more lines than one can read whole."""
    lengths = {file.name: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    return [f"{name}: {length}" for name, length in lengths.items() if length > LONGEST]


def test_no_source_of_the_product_is_too_long_to_read_whole() -> None:
    product = [file for file in tracked() if is_product(file)]
    assert len(product) > 500
    assert too_long(product) == []


def test_a_file_that_is_too_long_is_noticed(tmp_path: Path) -> None:
    for name, lines in (("short.py", LONGEST), ("long.py", LONGEST + 1)):
        (tmp_path / name).write_text("x = 1\n" * lines)
    assert too_long(sorted(tmp_path.iterdir())) == [f"long.py: {LONGEST + 1}"]


# No leftovers

MARKS = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME)\b")
SIDES = re.compile(r"^(?:<{7}|>{7}) ")
HOMES = re.compile(r"(?<![\w.}~-])/(?:home|root|Users|work)/\w|\b[A-Z]:\\+Users\\")


def tracked() -> list[Path]:
    """The text files tracked by git."""
    # A checkout may belong to another user than the one that runs the tests.
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    files = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    return [file for file in files if file.is_file() and b"\0" not in file.read_bytes()]


def findings(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    """The places where a pattern occurs in files."""
    return [
        f"{file.name}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_contains_a_todo() -> None:
    assert findings(MARKS, tracked()) == []


def test_no_file_contains_both_sides_of_a_merge() -> None:
    assert findings(SIDES, tracked()) == []


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert findings(HOMES, tracked()) == []


def test_a_note_and_a_folder_of_one_machine_are_noticed(tmp_path: Path) -> None:
    file = tmp_path / "left.py"
    file.write_text("# TO" + "DO later\nopen('/ho" + "me/anna/x')\nurl = 'a.example/home/x'\n")
    assert findings(MARKS, [file]) == ["left.py:1: # TO" + "DO later"]
    assert findings(HOMES, [file]) == ["left.py:2: open('/ho" + "me/anna/x')"]


def test_build_results_are_not_tracked() -> None:
    built = {ROOT / "src/logres/server/static", ROOT / "client/.fixtures"}
    assert [file for file in tracked() if built.intersection(file.parents)] == []


@pytest.mark.parametrize("folder", ["engine", "server"])
def test_contributing_lists_every_file_of_the_engine_and_the_server(folder: str) -> None:
    said = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = said.split(f"The files of the {folder}:\n\n")[1].split("\n\n")[0]
    listed = re.findall(r"`(\w+\.py)`", " ".join(line.split("|")[1] for line in table.splitlines()))
    files = {file.name for file in (ROOT / "src/logres" / folder).glob("*.py")} - {"__init__.py"}
    assert sorted(listed) == sorted(files)


# The tests themselves


def test_a_test_reaches_nothing_but_this_machine() -> None:
    # An address reserved for documentation: nobody answers there.
    with (
        socket.socket() as stranger,
        pytest.raises(PermissionError, match="this machine only"),
    ):
        stranger.connect(("192.0.2.1", 80))


def test_a_test_reaches_this_machine() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.create_connection(server.getsockname()) as client,
    ):
        assert client.getpeername() == server.getsockname()
