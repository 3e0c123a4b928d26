"""Play the recorded games again: python -m tests.games.make [GAME] (after a change of rules or components).

With --missing, play only the games that are wished for and do not exist yet.
"""

from __future__ import annotations

import sys

import logres
from tests.games.shelf import COLLECTIONS
from tests.games.wish import Collection

MISSING = "--missing"


def main() -> None:
    """Write every game that is wished for, for one game or for all."""
    games = [word for word in sys.argv[1:] if word != MISSING]
    for game in games:
        if game not in COLLECTIONS:
            sys.exit(f"There are no recorded games of '{game}'. Known: {', '.join(COLLECTIONS)}.")
    for game in games or COLLECTIONS:
        make(COLLECTIONS[game], only_missing=MISSING in sys.argv)


def make(collection: Collection, *, only_missing: bool) -> None:
    """Write every game that is wished for, or only the missing ones; records left by bugs stay."""
    for file in collection.stray():
        file.unlink()
    shown: set[str] = set()
    for wish in collection.wishes:
        file = collection.folder / f"{wish.name}.txt"
        if only_missing and file.exists():
            shown |= collection.features(logres.load(file.read_text(encoding="utf-8")))
            continue
        session, seen = collection.played(wish)
        shown |= seen
        collection.keep(wish, session)
        print(f"{wish.name}: seed {session.seed}, {len(session.decisions)} decisions", flush=True)
    missing = sorted(collection.wanted - shown)
    print(f"Missing: {', '.join(missing)}" if missing else "Nothing is missing.")


if __name__ == "__main__":
    main()
