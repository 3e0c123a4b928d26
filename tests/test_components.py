"""Components as files: exported, checked, and played with in every process."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import logres
from logres import cli, components
from logres.engine.components import BadComponents
from logres.games import SHELF
from logres.merlin import RULES
from logres.server.run import bot_command
from logres.server.settings import BOT_PROCESS

Run = Callable[..., tuple[int, str, str]]

SPAWNED = """\
import multiprocessing, sys
from logres import cli

if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    raise SystemExit(cli.main(sys.argv[1:]))
"""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; return its exit code, its output and its errors."""

    def command(*words: object) -> tuple[int, str, str]:
        try:
            code = cli.main([*map(str, words)])
        except SystemExit as end:
            code = int(str(end.code or 0))
        told = capsys.readouterr()
        return code, told.out, told.err

    return command


@pytest.fixture(autouse=True)
def usual_components() -> Iterator[None]:
    """Use the usual components before and after each test."""
    yield
    components.use(None)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """An owner's folder in which all missions of one point except the first are worth three."""
    folder = tmp_path / "own"
    components.export(folder, overwrite=False)
    file = folder / "merlin" / "missions.toml"
    text = (
        file.read_text(encoding="utf-8")
        .replace("points = 1", "points = 3")
        .replace("points = 3", "points = 1", 1)
    )
    file.write_text(text, encoding="utf-8")
    return folder


def spoil(folder: Path) -> Path:
    """Put an error into a file."""
    file = folder / "merlin" / "missions.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("points = 3", "points = 4", 1), encoding="utf-8")
    return file


# Exporting and checking


def test_export_writes_every_file_as_it_is(run: Run, tmp_path: Path) -> None:
    code, told, _ = run("components", "export", tmp_path / "new" / "box")
    assert code == 0
    written = {Path(line) for line in told.splitlines()}
    assert written == {file for file in (tmp_path / "new" / "box").rglob("*") if file.is_file()}
    for game, kit in components.KITS.items():
        for name, text in kit.files().items():
            assert (tmp_path / "new" / "box" / game / name).read_text(encoding="utf-8") == text


def test_export_overwrites_only_on_request(run: Run, own: Path) -> None:
    file = own / "merlin" / "missions.toml"
    changed = file.read_text(encoding="utf-8")
    (own / "merlin" / "ring.toml").unlink()
    code, _, complaint = run("components", "export", own)
    assert code == cli.MISUSED
    assert f"{own / 'kingarthur' / 'cards.toml'} already exists; nothing was written. --force" in complaint
    assert file.read_text(encoding="utf-8") == changed
    assert not (own / "merlin" / "ring.toml").exists()
    assert run("components", "export", own, "--force")[0] == 0
    assert file.read_text(encoding="utf-8") != changed


def test_export_says_where_it_cannot_write(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    code, _, complaint = run("components", "export", tmp_path / "file")
    assert code == cli.MISUSED
    assert "cannot be written: Not a directory." in complaint


def test_exported_components_are_valid_and_play_as_before(run: Run, tmp_path: Path) -> None:
    run("components", "export", tmp_path)
    code, told, _ = run("components", "check", tmp_path)
    assert code == 0
    assert f"The components of merlin in {tmp_path} play like the defaults: rules version {RULES}." in told


def test_other_components_are_valid_with_a_separate_rules_version(run: Run, own: Path) -> None:
    code, told, _ = run("components", "check", own)
    assert code == 0
    assert f"The components of merlin in {own} differ from the defaults: rules version {RULES}+" in told


def test_check_names_file_and_line_and_fails(run: Run, own: Path) -> None:
    file = spoil(own)
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(number for number, text in enumerate(lines, 1) if "points = 4" in text)
    code, told, _ = run("components", "check", own)
    assert code == cli.FAILED
    assert told == f"{file}, line {at}: '4' is not a number of points; allowed: 1 to 3.\n"


@pytest.mark.parametrize("what", ["check", "simulate"])
def test_a_folder_that_is_missing_or_has_no_components_is_refused(
    run: Run, tmp_path: Path, what: str
) -> None:
    words = ["components", "check"] if what == "check" else ["simulate", "merlin", "--components"]
    code, _, complaint = run(*words, tmp_path / "none")
    assert code == cli.MISUSED
    assert f"there is no folder '{tmp_path / 'none'}' with components." in complaint
    code, _, complaint = run(*words, tmp_path)
    assert code == cli.MISUSED
    assert f"To write the defaults there: logres components export {tmp_path}" in complaint


def test_a_file_outside_the_folder_of_its_game_is_refused_with_its_place(own: Path) -> None:
    (own / "merlin" / "ring.toml").rename(own / "ring.toml")
    (own / "notes.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadComponents) as refused:
        components.check(own)
    assert f"this file is not read here; it belongs at {own / 'merlin' / 'ring.toml'}." in str(refused.value)
    assert f"{own / 'notes.toml'}, line 1: this file is not read here" in str(refused.value)


def test_the_page_of_components_lists_every_file_and_no_other() -> None:
    page = (Path(__file__).parents[1] / "docs/components.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+/[\w-]+\.toml)` \| \S.* \|$", page, re.MULTILINE)
    files = [f"{game}/{name}" for game, kit in components.KITS.items() for name in kit.files()]
    assert sorted(listed) == sorted(files)


# Playing with them


@pytest.mark.parametrize(
    "command", ["serve", "simulate merlin", "bench merlin", "fuzz", "replay -", "verify -"]
)
def test_no_command_starts_with_invalid_components(run: Run, own: Path, command: str) -> None:
    spoil(own)
    code, _, complaint = run(*command.split(), "--components", own)
    assert code == cli.MISUSED
    assert "these components cannot be used:" in complaint
    assert "'4' is not a number of points" in complaint
    assert components.in_use() is None
    assert SHELF["merlin"].rules_version == RULES


def test_a_game_with_other_components_is_played_with_them_until_the_usual_ones_are_back(own: Path) -> None:
    components.use(own)
    assert components.in_use() == own.resolve()
    assert SHELF["merlin"].rules_version.startswith(f"{RULES}+")
    assert logres.start("merlin", 2, seed=1).view(None)["rules"] == SHELF["merlin"].rules_version
    components.use(None)
    assert components.in_use() is None
    assert SHELF["merlin"].rules_version == RULES


def figures(run: Run, *words: object) -> dict[str, object]:
    """The figures of simulate, without those that depend on the machine."""
    code, told, complaint = run(
        "simulate", "merlin", "--seats", "random,random", "--games", 40, "--json", *words
    )
    assert code == 0, complaint
    components.use(None)
    found = json.loads(told)
    return {
        key: found[key] for key in found if key not in ("games_per_second", "decisions_per_second", "jobs")
    }


def test_every_process_of_a_simulation_plays_with_the_components(run: Run, own: Path) -> None:
    one = figures(run, "--components", own, "--jobs", 1)
    assert figures(run, "--components", own, "--jobs", 2) == one
    assert figures(run, "--jobs", 2) != one


def test_a_process_that_inherits_nothing_plays_with_the_components_too(own: Path) -> None:
    file = own.parent / "spawned.py"
    file.write_text(SPAWNED, encoding="utf-8")
    words = [
        "simulate",
        "merlin",
        "--seats",
        "random,random",
        "--games",
        "16",
        "--components",
        str(own),
        "--json",
    ]
    told = [
        subprocess.run(
            [sys.executable, file, *words, "--jobs", jobs], capture_output=True, check=True, text=True
        )
        for jobs in ("1", "2")
    ]
    one, two = (json.loads(process.stdout) for process in told)
    assert one["entrants"] == two["entrants"]


def test_a_worker_of_the_server_answers_only_in_games_with_its_components(own: Path) -> None:
    assert bot_command(None) == BOT_PROCESS
    components.use(own)
    saved = logres.start("merlin", 2, seed=1).save()
    task = json.dumps({"table": "t", "game": saved, "bot": "random", "seed": "1"})
    for command, key in ((bot_command(components.in_use()), "words"), (BOT_PROCESS, "error")):
        worker = subprocess.Popen(
            [sys.executable, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert worker.stdin is not None
        assert worker.stdout is not None
        with worker:
            assert worker.stdout.readline() == "ready\n"
            worker.stdin.write(f"{task}\n")
            worker.stdin.flush()
            assert [*json.loads(worker.stdout.readline())] == [key]


def test_a_record_with_other_components_is_refused_with_what_to_do(own: Path) -> None:
    usual = logres.start("merlin", 2, seed=1).save()
    components.use(own)
    other = logres.start("merlin", 2, seed=1).save()
    assert logres.load(other).turn == logres.start("merlin", 2, seed=1).turn
    with pytest.raises(
        logres.BadRecord, match="default components, but others are in use; start without --comp"
    ):
        logres.load(usual)
    components.use(None)
    with pytest.raises(
        logres.BadRecord, match=r"custom components \(rules version '.*\+.*; start with --comp"
    ):
        logres.load(other)


def test_a_record_with_other_components_is_verified_with_them(run: Run, own: Path) -> None:
    components.use(own)
    record = own.parent / "game.txt"
    record.write_text(logres.start("merlin", 2, seed=1).save(), encoding="utf-8")
    components.use(None)
    assert run("verify", record)[0] == cli.FAILED
    assert run("verify", record, "--components", own)[0] == 0
