"""`logres simulate` and `logres bench`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

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
    words += ["--options", "seals=on,overpay=free", "--option", "stalemate=off"]
    settings = json.loads(run(*words)[1])["settings"]
    assert (settings["seals"], settings["overpay"], settings["stalemate"]) == ("on", "free", "off")


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


def test_ctrl_c_stops_a_simulation_without_a_trace() -> None:
    # A background process may have been started with the signal ignored.
    heeds = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = f"{heeds}; import sys, logres.cli; print('go', flush=True); sys.exit(logres.cli.main())"
    words = [sys.executable, "-c", program, "simulate", "kingarthur", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
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
    assert simulation.returncode == 130
    assert told == ""
    assert complaint == "logres simulate: stopped without results.\n"


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
