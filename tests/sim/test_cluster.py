"""A Dask cluster plays the same games, and loses none with a worker."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from logres.components import export, use
from logres.games import box
from logres.sim import cluster as module
from logres.sim.cluster import BadCluster, DaskCrew, cluster
from logres.sim.crews import LostWork, in_order
from logres.sim.processes import Processes
from logres.sim.tournament import Result, Tournament, entrant, results

GAMES = Tournament("kingarthur", tuple(map(entrant, ("random", "random", "random"))), {}, 1)


@pytest.fixture(scope="module")
def crew() -> Iterator[DaskCrew]:
    """Three workers, each a process."""
    with cluster("local:3") as crew:
        yield crew


@dataclass(frozen=True)
class Fatal:
    """Games of which one kills the worker that plays it: once, or whenever it is played."""

    games: Tournament
    number: int
    killed: Path | None  # written before it kills for the only time

    def play(self, number: int) -> Result:
        if number == self.number and not (self.killed and self.killed.exists()):
            if self.killed:
                self.killed.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return self.games.play(number)


def rules_of(game: str, number: int) -> str:
    return box(game).rules_version


def rules_of_arthur(number: int) -> str:
    return rules_of("kingarthur", number)


def test_a_cluster_plays_the_same_games(crew: DaskCrew) -> None:
    assert crew.size == 3
    assert [*results(GAMES, 40, crew)] == [*results(GAMES, 40, Processes(1))]


def test_a_worker_that_is_killed_in_mid_run_loses_nothing_and_counts_nothing_twice(
    crew: DaskCrew, tmp_path: Path
) -> None:
    fatal = Fatal(GAMES, 25, tmp_path / "killed")
    found = [*crew.run(fatal.play, range(60))]
    assert int((tmp_path / "killed").read_text()) != os.getpid()
    assert sorted(number for number, _ in found) == [*range(60)]
    assert dict(found) == dict(enumerate(results(GAMES, 60, Processes(1))))


def test_work_that_kills_every_worker_is_given_up(crew: DaskCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    assert crew.client.cluster is not None
    monkeypatch.setattr(crew.client.cluster.scheduler, "allowed_failures", 0)  # so that one is enough
    with pytest.raises(LostWork, match="ended every worker"):
        list(crew.run(Fatal(GAMES, 3, None).play, range(4)))


def test_workers_play_with_the_components_of_whoever_asks(crew: DaskCrew, tmp_path: Path) -> None:
    usual = box("kingarthur").rules_version
    export(tmp_path, overwrite=False)
    cards = tmp_path / "kingarthur" / "cards.toml"
    cards.write_text(cards.read_text().replace("value = 15", "value = 16", 1))
    use(tmp_path)
    try:
        own = box("kingarthur").rules_version
        assert own != usual
        assert {*in_order(rules_of_arthur, 6, crew)} == {own}
    finally:
        use(None)
    assert {*in_order(rules_of_arthur, 6, crew)} == {usual}


def test_a_worker_with_another_program_is_refused(crew: DaskCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "program", lambda: "of tomorrow")
    with pytest.raises(BadCluster, match="another version of Logres"):
        list(crew.run(GAMES.play, range(2)))


def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    with pytest.raises(BadCluster, match="cannot be used"), cluster("tcp://127.0.0.1:1"):
        pass
