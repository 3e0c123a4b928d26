"""Compare what the options of recorded games promise with what happened: `python -m tests.games.outlooks`."""

from __future__ import annotations

import sys
from collections import Counter

from logres.engine import Decision, Option, Session
from logres.sim.promises import check_outlook
from tests.games.records import FOLDER, beginning, read

GAMES = ("kingarthur", "merlin")


def numbers(fact: object) -> int:
    """Count the numbers in the facts of an event, and the things that it lists."""
    if isinstance(fact, dict):
        return sum(map(numbers, fact.values()))
    if isinstance(fact, (list, tuple)):
        return sum(numbers(one) or 1 for one in fact)
    return int(isinstance(fact, int) and not isinstance(fact, bool))


def tried(session: Session, number: int, decision: Decision) -> list[Option]:
    """Return the options to check: the one that was chosen, and another one in turn."""
    assert session.choice is not None, "somebody is asked"
    options = session.choice.options
    other = options[number % len(options)]
    return [decision.option] if other == decision.option else [decision.option, other]


def checked(game: str, name: str, every: int = 1) -> Counter[str]:
    """Check the promises of a recorded game at each n-th decision, and count them."""
    whole = read(game, name)
    session, counts = beginning(whole), Counter[str]()
    for number, decision in enumerate(whole.decisions):
        for option in tried(session, number, decision) if number % every == 0 else ():
            first = check_outlook(session, option)
            for promised in (first, *first.further):
                counts["options"] += 1
                counts["events"] += len(promised.events)
                counts["numbers of things"] += sum(numbers(event.facts) for event in promised.events)
                counts["numbers of points"] += len(promised.points)
                counts["certain"] += promised.is_certain
                counts["next questions"] += promised.then is not None
            counts["moves of changed dice"] += len(first.further)
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
