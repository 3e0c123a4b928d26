"""The command `logres`: what it prints, what it refuses, and its exit codes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import logres
from logres import cli
from logres.engine import Box, Seed
from logres.games import SHELF
from logres.players import opponent, play_out
from tests.server.process import PATIENCE
from tests.sim.test_fuzz import LosesKnights, boxed

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; its exit code, what it printed, and what it complained about."""

    def command(*words: str) -> tuple[int, str, str]:
        try:
            code = cli.main(words)
        except SystemExit as end:
            code = int(str(end.code or 0))
        told = capsys.readouterr()
        return code, told.out, told.err

    return command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of two, played to its end and recorded."""
    session = logres.start("kingarthur", 2, {"seals": "on"}, 3, ["Ada", "Borin"])
    play_out(session, [opponent("greedy", seat) for seat in range(2)])
    file = tmp_path / "game.txt"
    file.write_text(session.record(), encoding="utf-8")
    return file


def unfinished(seed: Seed = 3) -> logres.Session:
    """A game after three decisions."""
    session = logres.start("kingarthur", 2, seed=seed)
    for _ in range(3):
        assert session.choice is not None
        session.decide(session.choice.options[0])
    return session


# Words


@pytest.mark.parametrize(
    "name", ["serve", "simulate", "bench", "fuzz", "replay", "position", "verify", "rule", "components"]
)
def test_every_command_explains_itself(run: Run, name: str) -> None:
    code, told, _ = run(name, "--help")
    assert code == 0
    assert f"usage: logres {name}" in told


def test_the_help_of_simulate_names_games_and_options(run: Run) -> None:
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
        ("simulate kingarthur --option seals", "an option is KEY=VALUE"),
        ("simulate kingarthur --option seals=perhaps", "cannot be 'perhaps'"),
        ("simulate kingarthur --options seals=on,wine=red", "no option 'wine'"),
        ("simulate merlin --modules favor,excalibur", "merlin has no module 'excalibur'. Known: "),
        ("simulate merlin --modules favor --option favor=off", "cannot be 'off' and asked for at once"),
        ("simulate kingarthur --modules favor", "kingarthur has no module 'favor'. Known: seals."),
        ("bench merlin --modules wine", "merlin has no module 'wine'"),
        ("simulate kingarthur --games 0", "'0' is not a whole number from 1 up"),
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
def test_what_cannot_be_used_is_said_in_one_sentence(run: Run, words: str, problem: str) -> None:
    code, told, complaint = run(*words.split())
    assert code == 2
    assert told == ""
    assert problem in complaint
    assert complaint.count("\n") == 1


def test_only_serve_loads_the_server() -> None:
    heavy = ["fastapi", "uvicorn", "pydantic", "multiprocessing", "sqlite3", "asyncio"]
    program = f"import sys, logres.cli; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "[]\n"


def test_serve_hands_its_words_to_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        "logres.server.run.serve",
        lambda host, port, data, open_browser: asked.append((host, port, data, open_browser)),
    )
    assert run("serve")[0] == 0
    assert run(*["serve", "--host", "::1", "--port", "9", "--data", "here", "--open"])[0] == 0
    assert asked == [("127.0.0.1", None, None, False), ("::1", 9, Path("here"), True)]


# Simulate and bench


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


def test_simulate_plays_by_the_options_of_the_table(run: Run) -> None:
    words = ["simulate", "kingarthur", "--games", "2", "--json"]
    words += ["--options", "seals=on,overpay=free", "--option", "stalemate=off"]
    options = json.loads(run(*words)[1])["options"]
    assert (options["seals"], options["overpay"], options["stalemate"]) == ("on", "free", "off")


def test_simulate_plays_with_modules_and_reports_by_source_and_by_seat(run: Run) -> None:
    words = ["simulate", "merlin", "--seats", "greedy,random,random", "--modules", "favor", "--games", "3"]
    code, told, _ = run(*words, "--jobs", "1", "--json")
    assert code == 0
    figures = json.loads(told)
    assert figures["options"]["favor"] == "on"
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
    assert complaint == ""  # no progress bar where nobody is looking


def test_ctrl_c_stops_a_simulation_without_a_trace() -> None:
    # Whoever was started in the background has been told to ignore it.
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
    assert complaint == "logres simulate: stopped, nothing is reported.\n"


def test_bench_prints_its_figures_as_json(run: Run) -> None:
    figures = json.loads(run("bench", "kingarthur", "--seconds", "0.2", "--seats", "2", "--json")[1])
    for name in ("decisions_per_second", "games_per_second", "clone_us", "view_us", "redeal_us"):
        assert figures[name] > 0
    assert figures["seats"] == 2


def test_bench_prints_a_table_to_read(run: Run) -> None:
    assert "decisions per second" in run("bench", "kingarthur", "--seconds", "0.2")[1]


# Fuzz


def test_fuzz_finds_nothing_in_the_games_as_they_are(run: Run) -> None:
    code, told, _ = run("fuzz", "kingarthur", "--games", "1", "--seed", "cli")
    assert (code, told) == (0, "1 games of kingarthur: every promise was kept.\n")


def test_fuzz_says_how_often_each_set_of_modules_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Box, "module_sets", lambda box: [(), ("favor",)])
    told = run("fuzz", "merlin", "--games", "2", "--jobs", "1")[1]
    assert told.endswith("Each of the 2 sets of modules of merlin was played in 1 games or more.\n")
    assert "sets of modules" not in run("fuzz", "merlin", "--games", "1", "--jobs", "1")[1]


def test_fuzz_writes_a_broken_game_and_says_how_to_replay_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(SHELF, "kingarthur", boxed(LosesKnights))
    code, told, _ = run("fuzz", "kingarthur", "--games", "3", "--to", str(tmp_path))
    file = tmp_path / "fuzz-kingarthur-1-0.txt"
    assert code == 1
    assert "is lost" in told
    assert f"logres replay {file} --to " in told
    words = told.split("logres replay ")[1].split()
    assert run("replay", *words)[0] == 0


# Replay


def test_replay_tells_the_game_turn_by_turn(run: Run, record: Path) -> None:
    code, told, _ = run("replay", str(record))
    lines = told.splitlines()
    assert code == 0
    assert any(line.startswith("Turn 1, ") for line in lines)
    assert any(" takes the Battle against the robbers for " in line for line in lines)
    assert any(" lays a seal on " in line for line in lines)
    assert lines[-1].strip().startswith("The game is over: ")


def test_replay_shows_a_position_in_words(run: Run, record: Path) -> None:
    told = run("replay", str(record), "--to", "20")[1]
    for words in ("Open adventures: ", "Dark powers: ", "Ada, ", "Borin, ", "is asked '"):
        assert words in told


def test_replay_gives_a_position_as_data(run: Run, record: Path) -> None:
    data = json.loads(run("replay", str(record), "--to", "20", "--json")[1])
    assert len(data["decisions"]) == 20
    assert data["players"] == ["Ada", "Borin"]
    assert all(isinstance(hand, list) for hand in data["view"]["hands"])
    whole = json.loads(run("replay", str(record), "--json")[1])
    assert whole["view"]["over"] is True
    assert whole["decisions"][:20] == data["decisions"]


def test_replay_to_zero_is_the_beginning(run: Run, record: Path) -> None:
    assert json.loads(run("replay", str(record), "--to", "0", "--json")[1])["decisions"] == []


def test_replay_does_not_go_beyond_the_end(run: Run, record: Path) -> None:
    code, _, complaint = run("replay", str(record), "--to", "99999")
    assert code == 2
    assert "decisions, not 99999" in complaint


def test_replay_of_a_saved_game_ends_with_its_question(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    file.write_text(unfinished().save(), encoding="utf-8")
    assert "is asked '" in run("replay", str(file))[1].splitlines()[-1]


@pytest.mark.parametrize(
    ("content", "problem"),
    [(b"Once upon a time", "line 1: this is not a record"), (b"\xff\xfe\x00", "is not a text file")],
)
def test_replay_says_what_is_wrong_with_a_foreign_file(
    run: Run, tmp_path: Path, content: bytes, problem: str
) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    code, _, complaint = run("replay", str(file))
    assert code == 2
    assert problem in complaint


# Positions


def test_a_position_of_a_record_is_that_of_the_turn_being_played(run: Run, record: Path) -> None:
    whole = logres.load(record.read_text(encoding="utf-8"))
    turn = whole.decisions[20].turn
    code, told, _ = run("position", str(record), "--to", "20")
    assert code == 0
    assert told.startswith(f"# A position of kingarthur, at the start of turn {turn}.\n")
    assert logres.start("kingarthur", position=told).turn == turn


def test_without_a_number_it_is_the_last_position(run: Run, record: Path) -> None:
    whole = logres.load(record.read_text(encoding="utf-8"))
    assert run("position", str(record)) == (0, whole.position(), "")


def test_a_position_does_not_go_beyond_the_end(run: Run, record: Path) -> None:
    code, told, complaint = run("position", str(record), "--to", "99999")
    assert (code, told) == (2, "")
    assert "decisions, not 99999" in complaint


def arranged(record: Path, *, over: bool) -> Path:
    """A game that began from a position of a recorded one; saved in its last turn, or recorded at its end."""
    whole = logres.load(record.read_text(encoding="utf-8"))
    half = len(whole.decisions) // 2
    begun = cli._rewound(whole, half)
    session = logres.start("kingarthur", position=begun.position())
    first = len([decision for decision in whole.decisions[:half] if decision.turn < begun.turn])
    for decision in whole.decisions[first : None if over else -1]:
        session.decide(decision.option)
    file = record.with_name("arranged.txt")
    file.write_text(session.save(), encoding="utf-8")
    return file


def test_verify_says_that_a_game_began_from_a_position(run: Run, record: Path) -> None:
    file = arranged(record, over=True)
    code, told, _ = run("verify", str(file))
    assert code == 0
    assert "It began from a position that somebody arranged" in told
    assert "The seed belongs to the seal" not in told
    assert "Points: Ada " in told


def test_verify_notices_that_the_first_position_was_changed(run: Run, record: Path) -> None:
    file = arranged(record, over=True)
    sound = file.read_text(encoding="utf-8")
    file.write_text(sound.replace("| resting = 0", "| resting = 1"), encoding="utf-8")
    assert file.read_text(encoding="utf-8") != sound
    code, told, _ = run("verify", str(file))
    assert code == 1
    assert "the seal does not belong to the position" in told


def test_a_game_from_a_position_is_replayed_to_any_decision(run: Run, record: Path) -> None:
    file = arranged(record, over=False)
    code, told, _ = run("replay", str(file), "--to", "5")
    assert code == 0
    assert told.startswith("Turn ")
    assert run("position", str(file), "--to", "5")[0] == 0


# Verify


def test_verify_confirms_seal_decisions_and_scores(run: Run, record: Path) -> None:
    code, told, _ = run("verify", str(record))
    assert code == 0
    assert "The seed belongs to the seal" in told
    assert "decisions are legal" in told
    assert "Points: Ada " in told


@pytest.mark.parametrize(
    ("line", "replacement", "problem"),
    [
        ("seed: 3", "seed: 4", "the seal does not belong to the seed"),
        ("scores: ", "scores: 1", "'scores' says 1"),
        ("winners: ", "winners: 1", "'winners' says 1"),
        ("1. 0: ", "1. 0: joust ", "'joust' is not an answer to"),
        ("option seals: on", "option seals: off", "line "),
        ("player 1: Borin", "player 7: Borin", "line "),
    ],
)
def test_verify_says_exactly_what_was_changed(
    run: Run, record: Path, line: str, replacement: str, problem: str
) -> None:
    sound = record.read_text(encoding="utf-8")
    first = "1. 0: " if "\n1. 0: " in sound else "1. 1: "
    changed = sound.replace(line.replace("1. 0: ", first), replacement.replace("1. 0: ", first), 1)
    assert changed != sound
    record.write_text(changed, encoding="utf-8")
    code, told, _ = run("verify", str(record))
    assert code == 1
    assert problem in told


def test_verify_compares_the_seal_that_was_shown_at_the_start(run: Run, record: Path) -> None:
    seal = logres.load(record.read_text(encoding="utf-8")).seal
    assert run("verify", str(record), "--seal", seal)[0] == 0
    code, told, _ = run("verify", str(record), "--seal", "0" * 64)
    assert code == 1
    assert f"its seal is {seal}" in told


def test_verify_cannot_vouch_for_a_game_whose_seed_is_still_secret(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "running.txt"
    file.write_text(unfinished().record(), encoding="utf-8")
    code, told, _ = run("verify", str(file))
    assert code == 1
    assert "no seed" in told


def test_verify_says_that_a_saved_game_is_not_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    file.write_text(unfinished().save(), encoding="utf-8")
    code, told, _ = run("verify", str(file))
    assert code == 0
    assert "All 3 decisions are legal." in told
    assert "The game is not over." in told


# Rule


def test_rule_prints_a_paragraph_with_its_reason_and_its_house_rule(run: Run) -> None:
    assert run("rule", "Q7") == (
        0,
        "Q7  Points can be negative.\nWhy: The newer books say it.\nHouse rule: floorZero\n",
        "",
    )


def test_rule_speaks_german_and_knows_all_games(run: Run) -> None:
    told = run("rule", "Q7", "K2.1", "--language", "de")[1]
    assert told == (
        "Q7  Punkte können negativ sein.\nWarum: Die neueren Bücher sagen es.\nHausregel: floorZero\n\n"
        "K2.1  Alle dreizehn Abenteuer liegen offen.\n"
    )


def test_rule_prints_a_chapter_with_all_its_rules(run: Run) -> None:
    told = run("rule", "W")[1]
    assert told.startswith("W  The moments of a turn\n")
    assert [line.split()[0] for line in told.split("\n\n")[1:]] == [f"W{number}" for number in range(8)]


def test_a_reader_who_leaves_early_is_no_error(record: Path) -> None:
    program = f"{sys.executable} -m logres replay {record} | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1:] == ["0"]
    assert done.stderr == ""
