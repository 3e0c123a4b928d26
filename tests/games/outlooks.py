"""Compare what the options of recorded games promise with what happened: `python -m tests.games.outlooks`."""

from __future__ import annotations

import sys
from collections import Counter

from logres.sim.promises import check_outlook
from tests.games.records import FOLDER, beginning, read

GAMES = ("kingarthur", "merlin")


def checked(game: str, name: str, every: int = 1) -> Counter[str]:
    """Check the promises of a recorded game at each n-th decision, and count them."""
    whole = read(game, name)
    session, counts = beginning(whole), Counter[str]()
    for number, decision in enumerate(whole.decisions):
        if number % every == 0:
            promised = check_outlook(session, decision.option)
            counts["options"] += 1
            counts["events"] += len(promised.events)
            counts["points"] += len(promised.points)
            counts["certain"] += promised.is_certain
            counts["next questions"] += promised.then is not None
        session.decide(decision.option)
    return counts


def main() -> None:
    """Check every decision of every recorded game, or of those that are named."""
    found = Counter[str]()
    for game in GAMES:
        for path in sorted((FOLDER / game).glob("*.txt")):
            if not sys.argv[1:] or path.stem in sys.argv[1:]:
                found += checked(game, path.stem)
    print(", ".join(f"{count} {what}" for what, count in found.items()))


if __name__ == "__main__":
    main()
