"""The results of games as Parquet: a row for each game and seat. docs/simulations.md lists the columns."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from logres.engine import BadTable, Json
from logres.sim.tournament import Result, share

GROUP = 8192  # rows that are written together; only these are held in memory

COLUMNS: dict[str, pa.DataType] = {
    "game": pa.int64(),
    "seed": pa.int64(),
    "seat": pa.int8(),
    "entrant": pa.int8(),
    "player": pa.string(),
    "began": pa.bool_(),
    "score": pa.int32(),
    "share": pa.float64(),
    "sources": pa.map_(pa.string(), pa.int32()),
    "turns": pa.int32(),
    "decisions": pa.int32(),
    "ended": pa.string(),
}

Row = tuple[object, ...]


class BadOutput(BadTable):
    """A file that cannot be written."""


def written(
    file: Path, results: Iterable[Result], names: Sequence[str], seed: int, about: Mapping[str, Json]
) -> Generator[Result, None, None]:
    """Pass on results, and write them into a file that appears when all of them are there."""
    part = file.with_name(f"{file.name}.part")
    schema = pa.schema(COLUMNS, {"logres": json.dumps(dict(about))})
    try:
        with pq.ParquetWriter(part, schema, compression="zstd") as writer:
            rows: list[Row] = []
            for number, result in enumerate(results):
                rows += _rows(number, result, names, seed)
                if len(rows) >= GROUP:
                    writer.write_batch(_batch(rows, schema))
                    rows = []
                yield result
            if rows:
                writer.write_batch(_batch(rows, schema))
        part.replace(file)
    except OSError as problem:
        raise BadOutput(f"{file} cannot be written: {problem.strerror or problem}.") from problem
    finally:
        part.unlink(missing_ok=True)


def _rows(number: int, result: Result, names: Sequence[str], seed: int) -> Iterator[Row]:
    """The rows of a game, in the order of the columns."""
    for seat, entrant in enumerate(result.seating):
        yield (
            number,
            seed + number,
            seat,
            entrant,
            names[entrant],
            result.first == entrant,
            result.scores[entrant],
            share(result, entrant),
            [*result.ledgers[entrant].items()],
            result.turns,
            result.decisions,
            result.ended,
        )


def _batch(rows: Sequence[Row], schema: pa.Schema) -> pa.RecordBatch:
    columns = [
        pa.array(column, field.type) for column, field in zip(zip(*rows, strict=True), schema, strict=True)
    ]
    return pa.RecordBatch.from_arrays(columns, schema=schema)
