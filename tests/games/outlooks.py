"""Compare what the options of games promise with what happened.

python -m tests.games.outlooks [NAME ...]    every decision of the recorded games, or of those that are named
python -m tests.games.outlooks --random N    every decision of N random games, all sets of modules in turn
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator

from logres.engine import Chance, Option, Session
from logres.games import box
from logres.sim.fuzz import modules_in_turn, random_table
from logres.sim.promises import Broken, check_outlook
from tests.games.records import FOLDER, beginning, read

GAMES = ("kingarthur", "merlin")
SEED = "outlooks"
RARE = 10  # one in so many random games is King Arthur, which has far fewer kinds of options


def numbers(fact: object) -> int:
    """Count the numbers in the facts of an event, and the things that it lists."""
    if isinstance(fact, dict):
        return sum(map(numbers, fact.values()))
    if isinstance(fact, (list, tuple)):
        return sum(numbers(one) or 1 for one in fact)
    return int(isinstance(fact, int) and not isinstance(fact, bool))


def tried(session: Session, number: int, chosen: Option) -> list[Option]:
    """Return the options to check: the one that was chosen, and another one in turn."""
    assert session.choice is not None, "somebody is asked"
    options = session.choice.options
    other = options[number % len(options)]
    return [chosen] if other == chosen else [chosen, other]


def counted(session: Session, option: Option) -> Counter[str]:
    """Check the promises of an option, and count them."""
    counts = Counter[str]()
    first = check_outlook(session, option)
    for promised in (first, *first.further):
        counts["options"] += 1
        counts["events"] += len(promised.events)
        counts["numbers of things"] += sum(numbers(event.facts) for event in promised.events)
        counts["numbers of points"] += len(promised.points)
        counts["certain"] += promised.is_certain
        counts["next questions"] += promised.then is not None
    counts["moves of changed dice"] += len(first.further)
    return counts


def checked(game: str, name: str, every: int = 1) -> Counter[str]:
    """Check the promises of a recorded game at each n-th decision, and count them."""
    whole = read(game, name)
    session, counts = beginning(whole), Counter[str]()
    for number, decision in enumerate(whole.decisions):
        for option in tried(session, number, decision.option) if number % every == 0 else ():
            counts += counted(session, option)
        session.decide(decision.option)
    return counts


def played(number: int) -> Counter[str]:
    """Check the promises of a random game at every decision, and count them."""
    played_box = box(GAMES[number % RARE > 0])
    seed = f"{SEED}-{number}"
    session = random_table(played_box, seed, modules_in_turn(played_box, SEED, number))
    chance, counts = Chance.seeded(f"play {seed}"), Counter[str]()
    while session.choice is not None:
        options = session.choice.options
        chosen = options[chance.below(len(options))]
        for option in tried(session, len(session.decisions), chosen):
            try:
                counts += counted(session, option)
            except Broken as problem:
                raise Broken(f"{problem}\n{session.save()}") from problem
        session.decide(chosen)
    return counts


def runs(given: argparse.Namespace) -> Iterator[tuple[str, Counter[str] | Broken]]:
    """Check one game after the other."""
    recorded = [(game, path.stem) for game in GAMES for path in sorted((FOLDER / game).glob("*.txt"))]
    for game, name in [] if given.random else recorded:
        if not given.names or name in given.names:
            try:
                yield name, checked(game, name)
            except Broken as problem:
                yield name, problem
    for number in range(given.random):
        try:
            yield f"random game {number}", played(number)
        except Broken as problem:
            yield f"random game {number}", problem


def main() -> int:
    """Check every decision of many games, and say what was counted and what was broken."""
    reader = argparse.ArgumentParser(prog="python -m tests.games.outlooks", description=__doc__)
    reader.add_argument("names", nargs="*", metavar="NAME")
    reader.add_argument("--random", type=int, default=0, metavar="N")
    found, games, broken = Counter[str](), 0, 0
    for name, result in runs(reader.parse_args()):
        games += 1
        if isinstance(result, Broken):
            broken += 1
            print(f"{name}: {result}", flush=True)
        else:
            found += result
            print(f"{name}: {result['options']} options", file=sys.stderr, flush=True)
    print(f"{games} games: {', '.join(f'{count} {what}' for what, count in found.items())}; {broken} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
