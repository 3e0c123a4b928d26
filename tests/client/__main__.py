"""Write the fixtures of the client's tests, one file each: python -m tests.client FOLDER.

`scripts/fixtures.py` does it whenever the rules have changed since the last time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from logres import kingarthur
from logres.merlin import BOX
from tests.client import changes, games, outlooks, previews, worked


def fixtures() -> Iterator[tuple[str, object]]:
    """Yield the contents of every file by its name."""
    yield "components", BOX.components
    yield "changes", changes.rows()
    yield "previews", previews.rows()
    yield "outlooks", outlooks.rows()
    yield "worked", worked.rows()
    yield "arthur-components", kingarthur.BOX.components
    yield "arthur-outlooks", outlooks.card_rows()
    yield from games.fixtures()


def main() -> None:
    """Write the files."""
    folder = Path(sys.argv[1])
    for name, content in fixtures():
        text = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
        (folder / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
