"""Play the recorded games anew: python -m tests.games.make [GAME] (after a change of rules or components)."""

from __future__ import annotations

import sys

from tests.games.shelf import COLLECTIONS
from tests.games.wish import Collection


def main() -> None:
    """Write every game that is wished for, of one game or of all."""
    for game in sys.argv[1:]:
        if game not in COLLECTIONS:
            sys.exit(f"There are no recorded games of '{game}'. Known: {', '.join(COLLECTIONS)}.")
    for game in sys.argv[1:] or COLLECTIONS:
        make(COLLECTIONS[game])


def make(collection: Collection) -> None:
    """Write every game that is wished for; the records of bugs stay."""
    for file in collection.stray():
        file.unlink()
    shown: set[str] = set()
    for wish in collection.wishes:
        session, seen = collection.played(wish)
        shown |= seen
        collection.keep(wish, session)
        print(f"{wish.name}: seed {session.seed}, {len(session.decisions)} decisions", flush=True)
    missing = sorted(collection.wanted - shown)
    print(f"Missing: {', '.join(missing)}" if missing else "Nothing is missing.")


if __name__ == "__main__":
    main()
