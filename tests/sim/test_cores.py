"""Work on several cores comes back in order, whatever happens in the meantime."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from logres.sim.cores import in_order
from tests.server.arrange import until


def squared(number: int) -> int:
    return number * number


def refused(number: int) -> int:
    if number == 5:
        raise ValueError("five is refused")
    return number


def ended(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize(
    ("number", "jobs", "chunk"), [(0, 2, 1), (1, 2, 1), (10, 1, 3), (10, 2, 3), (9, 8, 4)]
)
def test_results_come_in_order_whichever_process_worked_on_them(number: int, jobs: int, chunk: int) -> None:
    assert [*in_order(squared, number, jobs, chunk)] == [squared(one) for one in range(number)]


@pytest.mark.parametrize(
    ("work", "problem", "words"),
    [(refused, ValueError, "five is refused"), (ended, RuntimeError, "ended from outside")],
)
def test_an_error_in_a_process_is_raised_here(work: object, problem: type[Exception], words: str) -> None:
    assert callable(work)
    with pytest.raises(problem, match=words):
        list(in_order(work, 20, 2, 2))
    assert not multiprocessing.active_children()


def test_a_caller_that_stops_early_leaves_no_process_behind() -> None:
    results = in_order(squared, 1000, 2, 1)
    assert next(results) == 0
    results.close()
    assert not multiprocessing.active_children()


def test_processes_end_when_their_parent_is_killed() -> None:
    program = (
        "import multiprocessing, time\n"
        "from logres.sim.cores import in_order\n"
        "results = in_order(abs, 1000, 2, 1)\n"
        "next(results)\n"
        "print(*[child.pid for child in multiprocessing.active_children()], flush=True)\n"
        "time.sleep(1000)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        children = [int(pid) for pid in parent.stdout.readline().split()]
        parent.kill()
    assert len(children) == 2
    until(lambda: not any(is_running(pid) for pid in children))


def is_running(pid: int) -> bool:
    """Whether a process exists and has not ended."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"
