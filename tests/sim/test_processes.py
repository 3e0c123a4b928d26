"""Work on several cores comes back in order, whatever happens in the meantime."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from logres.sim.crews import LIVES, LostWork, in_order
from logres.sim.processes import Processes
from tests.server.arrange import until
from tests.server.process import PATIENCE


def squared(number: int) -> int:
    return number * number


def refused(number: int) -> int:
    if number == 5:
        raise ValueError("five is refused")
    return number


@dataclass(frozen=True)
class Dying:
    """Work of which one number ends the process, as long as the file with its deaths is short."""

    file: Path
    number: int
    deaths: int

    def __call__(self, number: int) -> int:
        if number == self.number:
            with self.file.open("a") as file:
                file.write(".")
            if self.file.stat().st_size <= self.deaths:
                os.kill(os.getpid(), signal.SIGKILL)
        return number


@pytest.mark.parametrize(("number", "jobs"), [(0, 2), (1, 2), (10, 1), (10, 2), (9, 8), (300, 3)])
def test_results_come_in_order_whichever_process_worked_on_them(number: int, jobs: int) -> None:
    assert [*in_order(squared, number, Processes(jobs))] == [squared(one) for one in range(number)]


def test_an_error_in_a_process_is_raised_here() -> None:
    with pytest.raises(ValueError, match="five is refused"):
        list(in_order(refused, 20, Processes(2)))
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("deaths", [1, LIVES - 1])
def test_a_process_that_is_killed_is_replaced_and_its_chunk_counts_once(tmp_path: Path, deaths: int) -> None:
    dying = Dying(tmp_path / "deaths", 30, deaths)
    found = [*Processes(3).run(dying, range(100))]
    assert sorted(found) == [(number, number) for number in range(100)]
    assert (tmp_path / "deaths").stat().st_size == deaths + 1
    assert not multiprocessing.active_children()


def test_what_kills_every_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(LostWork, match=f"ended {LIVES} processes"):
        list(in_order(Dying(tmp_path / "deaths", 5, 1000), 20, Processes(2)))
    assert not multiprocessing.active_children()


def test_a_caller_that_stops_early_leaves_no_process_behind() -> None:
    results = in_order(squared, 1000, Processes(2))
    assert next(results) == 0
    results.close()
    assert not multiprocessing.active_children()


def test_processes_end_without_a_word_when_their_parent_is_killed() -> None:
    program = (
        "import multiprocessing, time\n"
        "from logres.sim.crews import in_order\n"
        "from logres.sim.processes import Processes\n"
        "results = in_order(time.sleep, 3, Processes(2))\n"
        "next(results)\n"
        "print(*[child.pid for child in multiprocessing.active_children()], flush=True)\n"
        "time.sleep(1000)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        children = [int(pid) for pid in parent.stdout.readline().split()]
        parent.kill()
        _, said = parent.communicate(timeout=PATIENCE)  # until the children have let go of it too
    assert len(children) == 2
    assert said == ""
    until(lambda: not any(is_running(pid) for pid in children))


def is_running(pid: int) -> bool:
    """Whether a process exists and has not ended."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"
