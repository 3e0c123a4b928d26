"""The scripts that install and build do only what is needed, and report what is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import clicks
import env
import fixtures
import pairs
import pytest
import rivals
import steps
import ui

from logres.server.postgres.link import connected
from tests.server.postgres import cluster, programs


def tool(folder: Path, name: str, version: str) -> None:
    """A program that only prints its version."""
    file = folder / name
    file.write_text(f"#!/bin/sh\necho {version}\n")
    file.chmod(0o755)


@pytest.mark.parametrize(
    ("node", "npm", "suffices"),
    [
        ("v20.19.0", "10.8.2", True),
        ("v24.1.0", "11.0.0", True),
        ("v20.18.3", "10.8.2", False),
        ("v18.20.0", "10.8.2", False),
        ("v22.0.0", "9.9.9", False),
        ("v22.0.0", None, False),
        (None, "10.8.2", False),
        ("nonsense", "10.8.2", False),
    ],
)
def test_node_and_npm_on_the_path_must_both_be_new_enough(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    node: str | None,
    npm: str | None,
    suffices: bool,
) -> None:
    for name, version in (("node", node), ("npm", npm)):
        if version:
            tool(tmp_path, name, version)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert ui.is_node_on_path.__wrapped__() is suffices


def test_a_digest_changes_with_a_name_and_with_a_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    first, second = tmp_path / "first", tmp_path / "second"
    first.write_text("same")
    second.write_text("same")
    before = steps.digest([first])
    assert steps.digest([first]) == before
    assert steps.digest([second]) != before
    assert steps.digest([first], "and a word") != before
    first.write_text("other")
    assert steps.digest([first]) != before


def test_a_step_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    steps.step("Counting", [sys.executable, "-c", "print('one, two')"])
    assert capsys.readouterr().out.startswith("Counting … ")


def test_a_step_that_fails_shows_its_output_and_ends_with_advice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    failing = [sys.executable, "-c", "import sys; sys.exit('no more fingers')"]
    with pytest.raises(SystemExit, match="Grow some"):
        steps.step("Counting", failing, advice="Grow some.")
    assert "no more fingers" in capsys.readouterr().out


def test_the_packages_for_tests_are_enough_to_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(env, "VENV", tmp_path)
    assert not env.is_installed("run")
    (tmp_path / ".stamp-run").write_text(env.wanted("run"))
    assert env.is_installed("run")
    assert not env.is_installed("dev")
    (tmp_path / ".stamp-run").unlink()
    (tmp_path / ".stamp-dev").write_text(env.wanted("dev"))
    assert env.is_installed("run")
    assert env.is_installed("dev")


def test_an_old_python_is_told_what_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer"):
        env.require_python()


def test_a_python_that_makes_no_environments_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        env.make()


# Fixtures of the client's tests


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make one fixture from one source; the list has its content for each time it is written."""
    contents: list[str] = []
    source, made = tmp_path / "tests/games/game.txt", tmp_path / "made"
    source.parent.mkdir(parents=True)
    source.write_text("one")

    def write(folder: Path) -> None:
        contents.append(source.read_text())
        (folder / f"{contents[-1]}.json").write_text(contents[-1])

    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(fixtures, "ROOT", tmp_path)
    monkeypatch.setattr(fixtures, "MADE", made)
    monkeypatch.setattr(fixtures, "write", write)
    return contents


def test_fixtures_are_made_again_only_after_a_change(tmp_path: Path, written: list[str]) -> None:
    fixtures.make()
    fixtures.make()
    assert written == ["one"]
    (tmp_path / "tests/games/game.txt").write_text("two")
    fixtures.make()
    fixtures.make()
    assert written == ["one", "two"]


def test_a_fixture_that_is_no_longer_made_is_deleted(tmp_path: Path, written: list[str]) -> None:
    fixtures.make()
    (tmp_path / "tests/games/game.txt").write_text("two")
    fixtures.make()
    assert sorted(file.name for file in fixtures.MADE.iterdir()) == [".stamp", "two.json"]


@pytest.mark.usefixtures("written")
def test_fixtures_are_made_again_after_making_them_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(folder: Path) -> None:
        raise SystemExit("failed")

    with monkeypatch.context() as patch:
        patch.setattr(fixtures, "write", fail)
        with pytest.raises(SystemExit, match="failed"):
            fixtures.make()
    assert list(fixtures.MADE.iterdir()) == []
    fixtures.make()
    assert sorted(file.name for file in fixtures.MADE.iterdir()) == [".stamp", "one.json"]


def test_without_an_old_checkout_nothing_is_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for given in ([], [str(tmp_path)]):
        monkeypatch.setattr(sys, "argv", ["pairs.py", *given])
        with pytest.raises(SystemExit):
            pairs.main()
        assert "name a checkout of the old code" in capsys.readouterr().err


def test_bots_are_as_strong_as_themselves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["rivals.py", str(pairs.HERE), "--games", "2"])
    rivals.main()
    assert "2 games: this checkout won 50.0 % (9 to 91), mean lead +0.0" in capsys.readouterr().out


def test_without_another_checkout_there_is_nobody_to_play_against(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", ["rivals.py", str(tmp_path)])
    with pytest.raises(SystemExit):
        rivals.main()
    assert f"{tmp_path} is no checkout" in capsys.readouterr().err


def test_the_turns_of_a_recorded_game_hold_what_its_player_decided() -> None:
    (first, *_), *_ = turns = clicks.told(("base-2-greedy",))
    assert 4 * 6 * 2 - 10 < len(turns) <= 4 * 6 * 2
    question, view = first["question"], first["view"]
    assert isinstance(question, dict)
    assert isinstance(view, dict)
    assert (question["ask"], question["seat"]) == ("move", view["active"])
    assert first["word"] in question["words"]


LOAD = [sys.executable, str(pairs.HERE / "scripts" / "load.py")]
LITTLE = [
    "play",
    "--games",
    "kingarthur",
    "--count",
    "2",
    "--steps",
    "5",
    "--rates",
    "20",
    "--seconds",
    "0.5",
]


def loaded(*options: str) -> list[str]:
    """Measure a little, and return the titles of the rows of figures."""
    done = subprocess.run([*LOAD, *LITTLE, *options], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    title, _, *figures = done.stdout.strip().splitlines()
    assert title == "King Arthur: 2 tables from step 5 on, 8 sockets"
    for row in figures:
        assert all(float(figure) > 0 for figure in row[30:].split()), row
    return [row[:30].strip() for row in figures]


def test_the_same_figures_of_load_come_from_each_database() -> None:
    in_a_file = loaded()
    assert in_a_file[:3] == ["at 20 a second", "as many as possible", "by processor time"]
    if programs() is None:
        assert not os.environ.get("CI"), "PostgreSQL is not installed"
        pytest.skip("PostgreSQL is not installed")
    address = cluster().empty_database()
    for options in ([], ["--servers", "2"], ["--servers", "2", "--mixed"]):
        shared = loaded("--database", address, *options)
        assert shared[:4] == [*in_a_file[:3], "the database"]
        assert len(shared) == len(in_a_file) + 1
    with connected(address) as connection:
        schemas = connection.execute(
            b"SELECT nspname FROM pg_namespace WHERE nspname LIKE 'load%'"
        ).fetchall()
    assert schemas == [], "nothing is left behind"


def test_several_servers_need_a_database_that_they_can_share() -> None:
    done = subprocess.run([*LOAD, *LITTLE, "--servers", "2"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "on one PostgreSQL database" in done.stderr
