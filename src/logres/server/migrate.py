"""The numbered migrations of the database, with equal numbers for every kind of database."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

from logres.server.engine import BadDatabase

Kind = Literal["sqlite", "postgres"]

STEP = re.compile(r"(\d{4})_\w+\.sql")


@cache
def migrations(kind: Kind) -> Mapping[int, str]:
    """Read the migrations of this version, by number."""
    folder = files("logres.server.migrations") / kind
    found = ((STEP.fullmatch(entry.name), entry) for entry in folder.iterdir())
    steps = {int(match[1]): entry.read_text(encoding="utf-8") for match, entry in found if match}
    assert sorted(steps) == list(range(1, len(steps) + 1)), "the numbers of the migrations have a gap"
    return dict(sorted(steps.items()))


def check_newest(found: int, newest: int) -> None:
    """Refuse a database of a newer server."""
    if found > newest:
        raise BadDatabase(
            f"it was written by a newer Logres (database version {found}, this Logres knows {newest}). "
            "Start the newer Logres, or use another database."
        )
