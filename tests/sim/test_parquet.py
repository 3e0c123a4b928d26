"""Results as Parquet: a row for each game and seat, in groups, and only as a whole file."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from logres.sim import parquet
from logres.sim.parquet import COLUMNS, BadOutput, written
from logres.sim.processes import Processes
from logres.sim.tournament import Result, Tournament, entrant, results, share

NAMES = ["greedy", "random", "random"]
GAMES = Tournament("kingarthur", tuple(map(entrant, NAMES)), {"seals": "on"}, 7)
PAGE = Path(__file__).parents[2] / "docs" / "simulations.md"


def played(number: int) -> list[Result]:
    return [*results(GAMES, number, Processes(1))]


def test_a_game_has_a_row_for_each_seat(tmp_path: Path) -> None:
    file, games = tmp_path / "games.parquet", played(4)
    assert [*written(file, iter(games), NAMES, 7, {"game": "kingarthur"})] == games
    rows = pq.read_table(file).to_pylist()
    assert [(row["game"], row["seat"]) for row in rows] == [(n, seat) for n in range(4) for seat in range(3)]
    for row in rows:
        game, who = games[row["game"]], row["entrant"]
        assert row["seed"] == 7 + row["game"]
        assert (who, row["player"]) == (game.seating[row["seat"]], NAMES[who])
        assert (row["score"], row["share"]) == (game.scores[who], share(game, who))
        assert dict(row["sources"]) == game.ledgers[who]
        assert (row["turns"], row["decisions"], row["ended"]) == (game.turns, game.decisions, game.ended)
        assert row["began"] == (game.first == who)
    assert json.loads(pq.read_schema(file).metadata[b"logres"]) == {"game": "kingarthur"}


def test_rows_are_written_in_groups_so_that_few_are_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "GROUP", 6)
    file = tmp_path / "games.parquet"
    assert len([*written(file, played(5), NAMES, 7, {})]) == 5
    about = pq.ParquetFile(file).metadata
    assert [about.row_group(group).num_rows for group in range(about.num_row_groups)] == [6, 6, 3]


def test_a_run_that_is_stopped_leaves_the_former_file_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("of yesterday")
    games = written(file, played(3), NAMES, 7, {})
    assert len([*islice(games, 2)]) == 2
    games.close()
    assert [one.name for one in tmp_path.iterdir()] == ["games.parquet"]
    assert file.read_text() == "of yesterday"


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOutput, match="cannot be written"):
        list(written(tmp_path / "none" / "games.parquet", played(1), NAMES, 7, {}))


def test_the_page_lists_every_column_with_its_type() -> None:
    listed = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == [(name, str(kind)) for name, kind in COLUMNS.items()]
