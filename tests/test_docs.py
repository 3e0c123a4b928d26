"""The examples in README and docs are run: Python code in full, commands as far as they can be parsed."""

from __future__ import annotations

import re
import shlex
import textwrap
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

import logres
from logres import cli
from logres.games import SHELF

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
ALL = [*PAGES, ROOT / "CONTRIBUTING.md"]

Ran = dict[str, object]


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in a language."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def commands(program: str) -> list[str]:
    """The arguments of a program wherever a page shows a command."""
    shown = rf"^{program} ([^\n#]+)|`{program} ([^`]+)`"
    return [
        (line or inline).strip()
        for page in ALL
        for line, inline in re.findall(shown, page.read_text(encoding="utf-8"), re.MULTILINE)
    ]


def run(page: Path, number: int = 0) -> Ran:
    """Run a block of Python and return its names."""
    names: Ran = {}
    exec(compile(blocks(page, "python")[number], page.name, "exec"), names)  # noqa: S102 -- our own pages
    return names


def session(ran: Ran, name: str) -> logres.Session:
    """A game created by a block of Python."""
    found = ran[name]
    assert isinstance(found, logres.Session)
    return found


@pytest.mark.parametrize(
    ("page", "number"),
    [(page, number) for page in PAGES for number in range(len(blocks(page, "python")))],
    ids=lambda value: value.name if isinstance(value, Path) else str(value),
)
def test_python_on_a_page_runs(
    page: Path, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "logres" in run(page, number)


def test_the_ten_lines_of_the_readme_play_a_game_and_its_record(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(ROOT / "README.md")
    played, again = session(ran, "s"), session(ran, "again")
    assert played.over
    assert capsys.readouterr().out == f"{played.scores} {played.winners} {len(played.events)}\n"
    assert (again.scores, again.winners, again.decisions) == (played.scores, played.winners, played.decisions)


def test_the_position_of_its_page_is_the_same_game_and_with_a_seed_the_same_cards() -> None:
    ran = run(ROOT / "docs" / "positions.md")
    games = [session(ran, name) for name in ("s", "again", "puzzle")]
    views = [game.view(0) for game in games]
    assert views[1] == views[0]
    asked = [game.choice for game in games]
    assert asked[0]
    assert asked[1]
    assert (asked[1].ask, asked[1].options) == (asked[0].ask, asked[0].options)
    assert games[1].position() == games[0].position()
    assert games[2].position() != games[0].position()
    for view in views:
        assert view["hands"] == views[0]["hands"]


def test_the_text_of_a_position_has_the_tables_and_entries_of_a_real_one() -> None:
    (shown,) = (tomllib.loads(text) for text in blocks(ROOT / "docs" / "positions.md", "toml"))
    real = tomllib.loads(logres.start("kingarthur", seats=2, seed=7, players=["Ada", "Borin"]).position())
    assert {*shown} == {*real}
    for table in ("settings", "chance", "table", "seat"):
        assert shown[table]
        assert {*shown[table]} <= {*real[table]}
    assert {*shown["seat"]["0"]} <= {*real["seat"]["0"]}


def test_the_rule_in_contributing_is_the_one_in_the_code() -> None:
    rule, former_version = blocks(ROOT / "CONTRIBUTING.md", "python")
    compile(former_version, "CONTRIBUTING.md", "exec")
    rules = Path(logres.__file__).parent / "kingarthur" / "rules.py"
    assert textwrap.indent(rule, "    ") in rules.read_text(encoding="utf-8")


def test_every_command_on_a_page_is_understood() -> None:
    shown = commands("logres")
    assert len(shown) > 10
    top = cli.parser()
    for command in shown:
        words = shlex.split(command)
        # `logres replay` in a sentence only names the command, without its arguments.
        top.parse_args([*words, *(["FILE"] if words in (["replay"], ["verify"]) else [])])


def test_every_python_program_on_a_page_exists() -> None:
    shown = commands("python -m")
    assert len(shown) > 4
    assert [command for command in shown if not find_spec(command.split()[0])] == []


def test_the_changes_name_the_rules_versions_of_all_games() -> None:
    said = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for name, box in SHELF.items():
        assert f"{name} {box.rules_version}" in said
