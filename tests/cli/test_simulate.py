"""`logres simulate` and `logres bench`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.arrange import Run
from tests.server.process import PATIENCE


def test_simulate_prints_the_same_figures_with_any_number_of_jobs(run: Run) -> None:
    words = ["simulate", "kingarthur", "--seats", "greedy,random,random", "--games", "12", "--json"]
    one, two = json.loads(run(*words, "--jobs", "1")[1]), json.loads(run(*words, "--jobs", "2")[1])
    for figures in (one, two):
        assert figures.pop("games_per_second") > 0
        assert figures.pop("decisions_per_second") > 0
        del figures["jobs"]
    assert one == two
    assert [entrant["name"] for entrant in one["entrants"]] == ["greedy", "random", "random"]
    assert sum(entrant["win_share"] for entrant in one["entrants"]) == pytest.approx(1, abs=1e-3)


def test_simulate_plays_by_the_settings_of_the_table(run: Run) -> None:
    words = ["simulate", "kingarthur", "--games", "2", "--json"]
    words += ["--setting", "seals=on,overpay=free", "--setting", "stalemate=off"]
    settings = json.loads(run(*words)[1])["settings"]
    assert (settings["seals"], settings["overpay"], settings["stalemate"]) == ("on", "free", "off")


def test_the_former_names_of_the_argument_for_settings_are_still_read(run: Run) -> None:
    words = ["simulate", "kingarthur", "--games", "1", "--json"]
    words += ["--options", "seals=on", "--setting", "stalemate=off", "--option", "overpay=free"]
    settings = json.loads(run(*words)[1])["settings"]
    assert (settings["seals"], settings["overpay"], settings["stalemate"]) == ("on", "free", "off")
    assert "--option" not in run("simulate", "--help")[1]


def test_simulate_plays_with_modules_and_reports_by_source_and_by_seat(run: Run) -> None:
    words = ["simulate", "merlin", "--seats", "greedy,random,random", "--modules", "favor", "--games", "3"]
    code, told, _ = run(*words, "--jobs", "1", "--json")
    assert code == 0
    figures = json.loads(told)
    assert figures["settings"]["favor"] == "on"
    assert figures["entrants"][0]["wins"] == 3
    for found in (*figures["entrants"], *figures["by_seat"]):
        assert sum(found["sources"].values()) == pytest.approx(found["score"], abs=0.01)
    assert [found["seat"] for found in figures["by_seat"]] == [0, 1, 2]
    assert sum(found["score"] for found in figures["by_seat"]) == pytest.approx(
        sum(found["score"] for found in figures["entrants"]), abs=0.01
    )


def test_simulate_prints_a_table_to_read(run: Run) -> None:
    code, told, complaint = run("simulate", "kingarthur", "--games", "2")
    assert code == 0
    assert "win share" in told
    assert "nobody profits from beginning" in told
    assert complaint == ""  # no progress bar, because stderr is not a terminal


def interrupted(*more: str) -> tuple[int, str, str]:
    """Begin a simulation that takes very long, interrupt it, and return its exit code, output and errors."""
    # A background process may have been started with the signal ignored.
    heeds = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = f"{heeds}; import sys, logres.cli; print('go', flush=True); sys.exit(logres.cli.main())"
    words = ["simulate", "kingarthur", "--seats", "random,random", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        [sys.executable, "-c", program, *words, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as simulation:
        try:
            assert simulation.stdout is not None
            assert simulation.stdout.readline() == "go\n"
            with pytest.raises(subprocess.TimeoutExpired):
                simulation.wait(1.5)
            os.kill(simulation.pid, signal.SIGINT)
            told, complaint = simulation.communicate(timeout=PATIENCE)
        finally:
            simulation.kill()
    return simulation.returncode, told, complaint


def test_ctrl_c_stops_a_simulation_without_a_trace() -> None:
    said = "logres simulate: stopped without results; --resume FILE would have kept them.\n"
    assert interrupted() == (130, "", said)


def test_what_was_played_before_ctrl_c_is_kept_and_the_same_command_continues(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    code, told, complaint = interrupted("--resume", str(file))
    assert (code, told) == (130, "")
    assert f"{file} keeps what was done" in complaint
    words = ["simulate", "kingarthur", "--seats", "random,random", "--games", "30", "--jobs", "1", "--json"]
    whole = json.loads(run(*words)[1])
    before = file.read_text().splitlines()
    continued = json.loads(run(*words, "--resume", str(file))[1])
    assert {**whole, **TIMES} == {**continued, **TIMES}
    lines = file.read_text().splitlines()
    assert lines[: len(before)] == before
    assert len({json.loads(line)[1] for line in lines[1:]}) == len(lines) - 1 >= 30


TIMES = {"games_per_second": 0, "decisions_per_second": 0}


def test_results_of_other_games_are_not_continued(run: Run, tmp_path: Path) -> None:
    words = ["simulate", "kingarthur", "--seats", "random,random", "--games", "2", "--jobs", "1"]
    file = str(tmp_path / "games.jsonl")
    assert run(*words, "--resume", file)[0] == 0
    code, _, complaint = run(*words, "--resume", file, "--seed", "2")
    assert code == 2
    assert "has the results of something else" in complaint


def test_simulate_writes_a_row_for_each_game_and_seat(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    words = ["simulate", "kingarthur", "--seats", "random,random", "--games", "3", "--jobs", "1", "--json"]
    code, told, _ = run(*words, "--out", str(file))
    assert code == 0
    rows = pq.read_table(file).to_pylist()
    assert len(rows) == 6
    shares = [entrant["win_share"] for entrant in json.loads(told)["entrants"]]
    for entrant, expected in enumerate(shares):
        mine = [row["share"] for row in rows if row["entrant"] == entrant]
        assert sum(mine) / 3 == pytest.approx(expected, abs=1e-4)


def test_a_file_without_a_folder_is_refused_before_any_game(run: Run, tmp_path: Path) -> None:
    code, _, complaint = run("simulate", "kingarthur", "--out", str(tmp_path / "none" / "games.parquet"))
    assert (code, "there is no folder for" in complaint) == (2, True)


@pytest.mark.parametrize(
    ("words", "lacking", "advice"),
    [
        (["--cluster", "local:2"], "distributed", "logres[cluster]"),
        (["--out", "games.parquet"], "pyarrow", "logres[study]"),
    ],
)
def test_an_extra_that_is_not_installed_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: list[str], lacking: str, advice: str
) -> None:
    for module in [name for name in sys.modules if name.split(".")[0] == lacking or name in EXTRAS]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(sys, "meta_path", [Without(lacking), *sys.meta_path])
    code, _, complaint = run("simulate", "kingarthur", "--games", "1", *words)
    assert (code, f"{lacking} is missing" in complaint, advice in complaint) == (2, True, True)


EXTRAS = {"logres.sim.cluster", "logres.sim.parquet"}


class Without(MetaPathFinder):
    """A Python in which a package is not installed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if name.split(".")[0] == self.name:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)


def test_an_opponent_of_your_own_takes_part(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "camelot.py").write_text(
        "from logres.players import Opponent\n"
        "class First(Opponent):\n"
        "    def decide(self, seat):\n"
        "        return seat.choice.options[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    seats = ["--seats", "camelot:First,random"]
    figures = json.loads(run("simulate", "kingarthur", *seats, "--games", "2", "--jobs", "1", "--json")[1])
    assert [entrant["name"] for entrant in figures["entrants"]] == ["camelot:First", "random"]


def test_bench_prints_its_figures_as_json(run: Run) -> None:
    figures = json.loads(run("bench", "kingarthur", "--seconds", "0.2", "--seats", "2", "--json")[1])
    for name in ("decisions_per_second", "games_per_second", "clone_us", "view_us", "redeal_us"):
        assert figures[name] > 0
    assert figures["seats"] == 2


def test_bench_prints_a_table_to_read(run: Run) -> None:
    assert "decisions per second" in run("bench", "kingarthur", "--seconds", "0.2")[1]
