"""What every crew shares: chunks, order, and results that are known already."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar

import pytest

from logres.sim.crews import LIVES, Chunk, LostWork, Todo, in_order

T = TypeVar("T")


@dataclass
class Backwards:
    """Somebody who begins at the end."""

    size: int = 1
    worked: list[int] = field(default_factory=list)
    is_stopped: bool = False

    def run(self, work: Callable[[int], T], numbers: Sequence[int]) -> Generator[tuple[int, T], None, None]:
        try:
            for number in reversed(numbers):
                self.worked.append(number)
                yield number, work(number)
        finally:
            self.is_stopped = True


class Remembered(dict[int, int]):
    """Results in memory."""

    def add(self, number: int, result: int) -> None:
        self[number] = result


def squared(number: int) -> int:
    return number * number


def test_results_come_in_order_however_they_were_found() -> None:
    assert [*in_order(squared, 5, Backwards())] == [0, 1, 4, 9, 16]


def test_what_is_known_is_not_done_again_and_what_is_new_is_remembered_as_soon_as_it_is_done() -> None:
    crew, known = Backwards(), Remembered({1: 100, 3: 300, 99: 0})
    results = in_order(squared, 5, crew, known)
    assert [*islice(results, 2)] == [0, 100]
    assert crew.worked == [4, 2, 0]
    assert known == {1: 100, 3: 300, 99: 0, 4: 16, 2: 4, 0: 0}
    assert [*results] == [4, 300, 16]


def test_whoever_stops_listening_stops_the_work() -> None:
    crew = Backwards()
    results = in_order(squared, 5, crew)
    assert next(results) == 0
    results.close()
    assert crew.is_stopped


def lengths(todo: Todo, seconds_each: float) -> list[int]:
    """How long the chunks are if every number takes this long."""
    found = []
    while chunk := todo.take():
        found.append(len(chunk.numbers))
        todo.done(chunk, seconds_each * len(chunk.numbers))
    return found


def test_chunks_of_quick_games_grow_and_the_last_are_short() -> None:
    found = lengths(Todo(range(200), 2, seconds=1.0), 0.05)
    assert found[:5] == [1, 2, 4, 8, 16]
    assert max(found) == 20
    assert found[-4:] == [1, 1, 1, 1]
    assert sum(found) == 200


def test_slow_games_are_given_one_by_one() -> None:
    assert lengths(Todo(range(20), 2, seconds=1.0), 3.0) == [1] * 20


def test_a_lost_chunk_is_given_again_before_others_until_it_is_given_up() -> None:
    todo = Todo(range(9), 2, seconds=1.0)
    chunk = todo.take()
    assert chunk == Chunk((0,))
    for _ in range(LIVES - 1):
        todo.lost(chunk)
        assert todo.take() is chunk
    with pytest.raises(LostWork, match="game 0 ended 4 processes"):
        todo.lost(chunk)
