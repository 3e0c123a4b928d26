"""The commands that read a record: `replay`, `position` and `verify`."""

from __future__ import annotations

import argparse

from logres.cli.arguments import (
    FAILED,
    Commands,
    Misuse,
    add_components,
    add_json,
    add_record,
    file_text,
    natural,
    print_json,
)
from logres.engine import BadRecord, Session
from logres.games import load

ABOUT_POSITION = """\
A position is a text with everything on the table and in the hands at the start of a turn, or at the end of
a game that is over. It can be edited, and logres.start(GAME, position=TEXT) begins from it."""

ABOUT_VERIFY = """\
The seal is shown from the start of a game, and the record reveals the seed once it is over. If the seed
matches the seal, every card was dealt by that seed. A game that began from a position holds that position
instead. Somebody arranged its cards, and the seal only proves that nothing has been changed since.
The exit code is 1 if anything does not match."""


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    replaying = commands.add("replay", replay, "tell a recorded game, or show a position of it")
    add_record(replaying)
    replaying.add_argument("--to", type=natural, metavar="N", help="show the position after N decisions")
    add_components(replaying)
    add_json(replaying)

    placing = commands.add(
        "position", position, "print a position of a recorded game, to start from", ABOUT_POSITION
    )
    add_record(placing)
    placing.add_argument(
        "--to", type=natural, metavar="N", help="position of the turn that is being played after N decisions"
    )
    add_components(placing)

    verifying = commands.add(
        "verify", verify, "check a record: seal, seed, every decision, scores", ABOUT_VERIFY
    )
    add_record(verifying)
    verifying.add_argument("--seal", metavar="HASH", help="the seal that was shown when the game began")
    add_components(verifying)


def replay(given: argparse.Namespace) -> int:
    """Print the story of a game, or show a position."""
    from logres.engine.view import open_view
    from logres.sim.telling import asked, decisions, position, story

    session = _loaded(given)
    if given.json:
        view = {**session.view(None), **open_view(session.game)}
        print_json({"players": [*session.players], "view": view, "decisions": decisions(session)})
    elif given.to is None:
        print("\n".join(story(session)))
        if not session.over:
            print(asked(session))
    else:
        print("\n".join(position(session, open_view(session.game))))
        print(asked(session))
    return 0


def position(given: argparse.Namespace) -> int:
    """Print a position."""
    print(_loaded(given).position(), end="")
    return 0


def _loaded(given: argparse.Namespace) -> Session:
    """Load a record, up to a number of decisions if one is given."""
    whole = load(file_text(given.file))
    return whole if given.to is None else rewound(whole, given.to)


def rewound(whole: Session, number: int) -> Session:
    """Return the same game after a number of decisions."""
    from logres.engine import start

    if number > len(whole.decisions):
        raise Misuse(f"the game has {len(whole.decisions)} decisions, not {number}.")
    if whole.start_position is not None:
        session = start(whole.box, position=whole.start_position)
    else:
        seats, settings = len(whole.game.seats), whole.game.settings
        session = start(whole.box, seats, settings, whole.require_seed(), whole.players)
    for decision in whole.decisions[:number]:
        session.decide(decision.option)
    return session


def verify(given: argparse.Namespace) -> int:
    """Check a record and report exactly what is wrong."""
    source = file_text(given.file)
    try:
        session = load(source)
    except BadRecord as problem:
        print(f"{given.file} is not valid: {problem}")
        return FAILED
    if given.seal is not None and given.seal != session.seal:
        print(f"{given.file} is not valid: its seal is {session.seal}, not {given.seal}.")
        return FAILED
    print(f"{given.file} is valid: {session.box.name}, {len(session.game.seats)} seats.")
    if session.start_position is None:
        print(f"The seed matches the seal {session.seal}.")
    else:
        print(f"It began from a position that somebody arranged, which matches the seal {session.seal}.")
    print(f"All {len(session.decisions)} decisions are legal.")
    if session.over:
        points = zip(session.players, session.scores, strict=True)
        winners = " and ".join(session.players[seat] for seat in session.winners)
        print(f"Points: {', '.join(f'{name} {score}' for name, score in points)}. Won by {winners}.")
    else:
        print("The game is not over.")
    return 0
