"""The story of a game that was looked through, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import cast

from logres.engine import Event, Json, Session
from logres.players.analysis import KINDS, Analysis, Gift, Move, begun
from logres.sim.telling import sentence as told_of
from logres.sim.telling import why

MOST = 5  # turning points that are told
MOST_TOLD = 6  # sentences about what chance brought
BEGINS, AFTER = "turn", ("round-ended", "round", "over")  # what frames the events of a turn


def analysis(session: Session, found: Analysis) -> Iterator[str]:
    """The turning points, and how well each seat played."""
    names = session.players
    yield f"{session.box.name}, {len(found.moves)} turns, looked through by the {found.author}"
    yield from turning_points(session, found)
    yield ""
    yield "How well each played: points given away, a turn and in all; best, good, slip, blunder; luck"
    width = max(map(len, names))
    for seat, player in enumerate(found.players):
        kinds = " ".join(f"{player.kinds[kind]:3}" for kind in KINDS)
        yield (
            f"  {names[seat]:{width}}  {player.mean_loss:5.2f} {player.lost:6.1f}   {kinds}   "
            f"{100 * player.luck:+.0f} %"
        )


def turning_points(session: Session, found: Analysis) -> Iterator[str]:
    """The greatest turning points, in the order of the game."""
    chosen = sorted(found.turnings[:MOST], key=lambda one: _number(found, one.what, one.index))
    told = told_by(session)
    for number, one in enumerate(chosen, 1):
        yield ""
        if one.what == "gift":
            given = found.gifts[one.index]
            yield f"{number}. {gift(given, session.players)}"
            yield f"   came:   {' '.join(came(session, told, given)[:MOST_TOLD]) or 'nothing that all saw'}"
            continue
        move = found.moves[one.index]
        yield f"{number}. {heading(move, session.players)}"
        yield f"   played: {' '.join(played(session, told, move)) or ' '.join(move.played)}"
        yield f"   best:   {' '.join(best(session, move)) or ' '.join(move.best)}"
        for at, sentence in enumerate(why.sentences(session.box.name, move, session.players)):
            yield f"   {'       ' if at else 'why:   '} {sentence}"
        if move.parts:
            yield f"   more:   {sources(move)}"


def heading(move: Move, names: Sequence[str]) -> str:
    """When it was, and what it has cost."""
    when = f"Round {move.round}, turn {move.turn}" if move.round else f"Turn {move.turn}"
    chance = f"{100 * move.chance:.0f} % -> {100 * (move.chance - move.cost):.0f} %"
    return f"{when}, {names[move.seat]}: {chance}, {move.loss:.1f} points given away"


def gift(given: Gift, names: Sequence[str]) -> str:
    """What chance has changed."""
    when = f"Round {given.round}, after turn {given.turn}" if given.round else f"After turn {given.turn}"
    changes = ", ".join(
        f"{names[seat]} {100 * change:+.0f} %"
        for seat, change in enumerate(given.changes)
        if round(change, 2)
    )
    return f"{when}, chance: {changes}"


def sources(move: Move) -> str:
    """What the best turn would have brought more, and less, by source."""
    parts = sorted(move.parts.items(), key=lambda part: -part[1])
    return ", ".join(f"{source} {points:+.1f}" for source, points in parts)


def came(session: Session, told: Sequence[int], given: Gift) -> list[str]:
    """What came with a decision in which chance had a part."""
    events = session.events[told[given.number - 1] : told[given.number]]
    return _sentences(session, [event for event in events if event.name != BEGINS])


def told_by(session: Session) -> list[int]:
    """How many events were told before each decision."""
    again = begun(session)
    found = []
    for decision in session.decisions:
        found.append(len(again.events))
        again.decide(decision.option)
    return [*found, len(again.events)]


def played(session: Session, told: Sequence[int], move: Move) -> list[str]:
    """What the decisions of a turn have brought about, up to those of another seat."""
    last = move.number
    decisions = session.decisions
    while last < len(decisions) and (decisions[last].turn, decisions[last].seat) == (move.turn, move.seat):
        last += 1
    events = session.events[told[move.number] : told[last]]
    own = takewhile(lambda event: event.name not in AFTER, (one for one in events if one.name != BEGINS))
    return _sentences(session, [event for event in own if event.seat == move.seat])


def best(session: Session, move: Move) -> list[str]:
    """What the best turn would have brought about."""
    events = [
        Event(str(one["name"]), cast("int | None", one["seat"]), cast("dict[str, Json]", one["facts"]))
        for one in move.events
    ]
    return _sentences(session, events)


def _sentences(session: Session, events: Sequence[Event]) -> list[str]:
    told = (told_of(session.box.name, event, session.players) for event in events)
    return [one for one in told if one]


def _number(found: Analysis, what: str, index: int) -> int:
    return found.moves[index].number if what == "move" else found.gifts[index].number
