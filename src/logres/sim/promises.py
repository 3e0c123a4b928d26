"""The promises of the engine, each with a check that raises `Broken` if it is not kept."""

from __future__ import annotations

import marshal
from collections.abc import Sequence
from itertools import takewhile

from logres.engine import (
    Box,
    Chance,
    Change,
    Game,
    IllegalDecision,
    Json,
    Option,
    Question,
    Session,
    offered,
    text,
)
from logres.engine import start as set_up
from logres.engine.changes import digest, patched
from logres.engine.outlook import Outcome, Outlook, changed
from logres.engine.replay import load
from logres.engine.view import open_view, redeal, view

# For one seat in one turn: twice the maximum seen in random games, and enough for sixteen exchanges.
MOST_QUESTIONS = {"kingarthur": 8, "merlin": 48}
RECENT = 40  # events and decisions that are compared: more than most turns have
ALL = 200_000  # events and decisions: more than any game has


class Broken(Exception):
    """A promise was not kept. The message says in plain words which."""


def insist(kept: bool, promise: str) -> None:
    """Raise `Broken` unless a promise is kept."""
    if not kept:
        raise Broken(promise)


# Comparing sessions


def snapshot(session: Session, recent: int = RECENT) -> bytes:
    """Serialize a session: position, dice, the latest events and decisions, question, undo."""
    told = len(session.events)
    seen: list[object] = [
        *_lying(session),
        told,
        [
            [event.name, event.seat, event.facts, event.secret, event.to]
            for event in session.events[max(0, told - recent) :]
        ],
        len(session.decisions),
        [[made.turn, made.seat, made.ask, made.option] for made in session.decisions[-recent:]],
        session.can_undo,
    ]
    return _written(seen)


def _lying(session: Session) -> list[object]:
    """Return everything about a game except its past. The views of the seats follow from it."""
    choice, game = session.choice, session.game
    return [
        [len(game.seats), game.settings],
        open_view(game),
        [game.chance.key.hex(), game.chance.drawn],
        None if choice is None else [choice.seat, choice.ask, choice.rule, *choice.options],
        [session.over, session.scores, session.winners, game.public_points(), game.progress()],
    ]


def _written(values: list[object]) -> bytes:
    """Serialize values for comparison, so that equal values give equal bytes. Nothing else is as fast."""
    return marshal.dumps(values, 0)  # later versions write a string that is used twice as a reference


# Promises at a question


def check_position(session: Session) -> None:
    """The position fits its zones and is possible, and each score is the sum of its ledger."""
    game = session.game
    misshapen = game.misshapen()
    insist(not misshapen, f"the zones {', '.join(misshapen)} do not hold what they declare")
    faults = game.faults()
    insist(not faults, "; ".join(map(str, faults)))
    ledgers, scores = [sum(game.ledger(seat).values()) for seat in game.seats], game.scores()
    insist(ledgers == scores, f"the ledgers give {ledgers}, the scores are {scores}")


def check_telling(session: Session, after: int) -> None:
    """The events from number `after` on are as the layers declare them, secrets included."""
    for event in session.events[after:]:
        wrong = session.game.mistold(event)
        insist(wrong is None, str(wrong))


def check_question(session: Session) -> None:
    """A question is as the layers declare it, and has two or more answers with different words.

    No seat is asked without end in one turn.
    """
    choice = session.choice
    assert choice is not None, "there is a question"
    words = [text(option) for option in choice.options]
    wrong = session.game.misasked(choice)
    insist(wrong is None, str(wrong))
    insist(choice.seat in session.game.seats, f"seat {choice.seat} is asked, but there is no such seat")
    insist(len(words) > 1, f"'{choice.ask}' has only one answer and should not be asked")
    insist(len(set(words)) == len(words), f"'{choice.ask}' offers an answer twice")
    insist(
        not any(set(word) & set(" #/\n\t") for word in words),
        f"'{choice.ask}' has a word that does not fit into a record",
    )
    found = [offered(choice, word) for word in words]
    insist(found == [*choice.options], f"'{choice.ask}' has answers that are not found by their words")
    turn = takewhile(lambda made: made.turn == session.turn, reversed(session.decisions))
    asked = 1 + [made.seat for made in turn].count(choice.seat)
    insist(
        asked <= MOST_QUESTIONS[session.box.name],
        f"seat {choice.seat} is asked for the {asked}th time in one turn",
    )


def check_refusal(session: Session, before: bytes) -> None:
    """A decision that is not offered is refused and changes nothing."""
    try:
        session.decide("not offered")
    except IllegalDecision:
        insist(snapshot(session) == before, "a refused decision changed something")
        return
    raise Broken("a decision that was not offered was accepted")


def check_clone(session: Session, option: Option, before: bytes) -> None:
    """A clone is the same game, and neither touches the other."""
    one, other = session.clone(), session.clone()
    insist(snapshot(one) == before, "a clone differs from its original")
    one.decide(option)
    insist(snapshot(other) == before, f"'{text(option)}' in a clone changed another clone")
    other.decide(option)
    insist(snapshot(one) == snapshot(other), f"'{text(option)}' leads two clones to different games")
    insist(snapshot(session) == before, f"'{text(option)}' in a clone changed the original")
    for after in (None, session.attempt()):
        tried = session.attempt((option,), after=after)
        if tried.choice is not None:
            insist(open_view(tried.game) == open_view(one.game), f"an attempt of '{text(option)}' differs")


def check_undo(session: Session, option: Option, before: bytes) -> None:
    """Undo restores everything."""
    twin = session.clone()
    twin.decide(option)
    if twin.can_undo:
        twin.undo()
        insist(snapshot(twin) == before, f"undo after '{text(option)}' does not lead back")


def check_save(session: Session, box: Box) -> Session:
    """A saved game is the same after loading, and is saved as the same text."""
    saved = session.save()
    loaded = load(saved, lambda _: box)
    insist(snapshot(loaded, ALL) == snapshot(session, ALL), "a saved game differs when it is loaded")
    insist(loaded.save() == saved, "a loaded game is saved as a different text")
    return loaded


def check_placing(session: Session, box: Box) -> Session:
    """A game begun from the position at the start of a turn is the same game with the same position text."""
    written = session.position()
    placed = set_up(box, position=written)
    insist(placed.position() == written, "a game begun from a position writes a different position")
    check_placed(session, placed)
    return placed


def check_placed(session: Session, placed: Session) -> None:
    """A game begun from the position of another game continues in the same way."""
    insist(
        _written(_lying(placed)) == _written(_lying(session)),
        "a game that was begun from a position went another way",
    )


def check_continuation(session: Session, loaded: Session) -> None:
    """A game that was saved and loaded earlier continues like the original."""
    insist(snapshot(loaded) == snapshot(session), "a game that was saved and loaded went another way")


def check_secrets(session: Session, chance: Chance) -> None:
    """Shuffling everything that a seat, or a spectator, cannot know does not change what it sees."""
    game = session.game
    for seat in (None, *game.seats):
        twin = game.copy()
        redeal(twin, seat, chance)
        who = "a spectator" if seat is None else f"seat {seat}"
        insist(_known(twin, seat) == _known(game, seat), f"{who} sees what it cannot know")
        faults = twin.faults()
        insist(not faults, f"redealt for {who}: {'; '.join(map(str, faults))}")


def _known(game: Game, seat: int | None) -> bytes:
    """Return everything about a position that a seat, or a spectator, is shown."""
    return _written([view(game, seat), game.public_points(), game.progress()])


def check_redealt(session: Session, option: Option, chance: Chance) -> None:
    """A game that is redealt for the asked seat can be played, cloned and undone like any other."""
    assert session.choice is not None, "there is a question"
    choice = session.choice
    twin = session.redealt(choice.seat, chance)
    insist(
        twin.choice is not None and twin.choice.options == choice.options, "redealing changed the question"
    )
    views = [_written([one.view(choice.seat)]) for one in (session, twin)]
    insist(views[0] == views[1], "redealing changed the view")
    redealt = snapshot(twin)
    insist(snapshot(twin.clone()) == redealt, "the clone of a redealt game differs from it")
    check_undo(twin, option, redealt)
    twin.decide(option)
    check_position(twin)


def check_end(session: Session, box: Box) -> None:
    """At the end there is no question, somebody wins, and the record replays."""
    insist(session.choice is None, "the game is over, but a question is asked")
    check_position(session)
    best = [seat for seat, score in enumerate(session.scores) if score == max(session.scores)]
    insist(bool(session.winners) and set(session.winners) <= set(best), f"{session.winners} win, not {best}")
    insist(session.record() == session.save(), "the record of a finished game is not complete")
    check_save(session, box)


def check_decision(session: Session, option: Option, chance: Chance) -> None:
    """Check every promise at a question that is about to be answered with this option."""
    check_position(session)
    check_question(session)
    before = snapshot(session)
    check_refusal(session, before)
    check_clone(session, option, before)
    check_undo(session, option, before)
    check_secrets(session, chance)
    check_redealt(session, option, chance)
    check_changes(session, option, chance)
    check_idle(session)
    check_outlook(session, option)
    insist(snapshot(session) == before, "the checks changed the game")


def check_outlook(session: Session, option: Option) -> Outcome:
    """An option has the outcome that is shown for it, and the outcome reveals nothing hidden."""
    seed = f"outlook {len(session.decisions)}"
    promised, again = (Outlook(session, Chance.seeded(f"{seed} {number}")).of(option) for number in range(2))
    insist(
        _written(_outcome(again)) == _written(_outcome(promised)),
        f"the outcome of '{text(option)}' is a guess",
    )
    _check_outcome(session, (option,), promised)
    for more in promised.further:
        _check_outcome(session, (option, more.option), more)
    return promised


def _check_outcome(session: Session, line: Sequence[Option], promised: Outcome) -> None:
    """Check that options, chosen one after the other, have the promised outcome."""
    choice = session.choice
    assert choice is not None, "there is a question"
    seat, word = choice.seat, " ".join(map(text, line))
    came = session.clone()
    before = came.game.ledger(seat)
    last = len(session.events) + len(promised.events)
    for option in line:
        came.decide(option)
    told = came.events[len(session.events) : last]
    heard = [[event.name, event.seat, event.facts_for(seat)] for event in told]
    insist(
        heard == [[event.name, event.seat, event.facts] for event in promised.events],
        f"'{word}' promises {[event.name for event in promised.events]}, but brings {heard}",
    )
    if promised.is_certain and came.turn == session.turn:
        now = came.game.ledger(seat)
        gained = {source: now[source] - before.get(source, 0) for source in now}
        insist(
            {source: n for source, n in gained.items() if n} == promised.points, f"'{word}' brings {gained}"
        )
        ahead = changed(session.game.projected(), came.game.projected())
        insist(ahead == promised.projected, f"'{word}' changes what is still to be scored by {ahead}")
        asked = None if came.choice is None or came.choice.seat != seat else came.choice
        insist(_asked(asked) == _asked(promised.then), f"'{word}' leads to another question than promised")


def _outcome(outcome: Outcome) -> list[object]:
    """Return an outcome as plain values, for comparison."""
    told = [[event.name, event.seat, event.facts] for event in outcome.events]
    further = [_outcome(more) for more in outcome.further]
    return [told, outcome.points, outcome.is_certain, _asked(outcome.then), outcome.projected, further]


def _asked(choice: Question | None) -> list[object] | None:
    """Return a question as plain values, for comparison."""
    return None if choice is None else [choice.seat, choice.ask, *choice.options, {**choice.about}]


class Readers:
    """The seats of a game and a spectator, each with a view that follows the changes they receive."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._told = len(session.events)
        session.show()
        self.views: dict[int | None, Json] = {
            reader: session.view(reader) for reader in (None, *session.game.seats)
        }

    def follow(self) -> dict[int | None, list[object]]:
        """Apply the changes since the last call to all views, and return what each reader received."""
        events = self._session.events[self._told :]
        self._told = len(self._session.events)
        changes = [event.change or Change() for event in events]
        changes.append(self._session.settle())
        heard: dict[int | None, list[object]] = {}
        for reader in self.views:
            patches = [change.seen_by(reader) for change in changes]
            for patch in patches:
                self.views[reader] = patched(self.views[reader], patch)
            heard[reader] = [[event.name, event.seat, event.facts_for(reader)] for event in events] + [
                patches
            ]
        return heard

    def check(self, what: str) -> None:
        """Check that each view is the one that the game shows, and has its digest."""
        for reader, seen in self.views.items():
            who = "a spectator" if reader is None else f"seat {reader}"
            insist(seen == self._session.view(reader), f"{who} does not see what changed with {what}")
            is_sum = digest(self._session.view(reader)) == self._session.digest(reader)
            insist(is_sum, f"{who} has another digest after {what}")


def check_changes(session: Session, option: Option, chance: Chance) -> None:
    """Changes lead from view to view and back, and reveal nothing hidden."""
    assert session.choice is not None, "there is a question"
    seat, word = session.choice.seat, f"'{text(option)}'"
    twin = session.clone()
    readers = Readers(twin)
    before = {**readers.views}
    twin.decide(option)
    heard = readers.follow()
    readers.check(word)
    others = Readers(other := session.redealt(seat, chance))
    other.decide(option)
    told = others.follow()
    for reader in (None, seat):
        # A reader with the same view at the end and the same events must have seen the same on the way.
        if others.views[reader] == readers.views[reader] and told[reader][:-1] == heard[reader][:-1]:
            insist(told[reader] == heard[reader], f"the changes with {word} reveal something hidden")
    if twin.can_undo:
        twin.undo()
        readers.follow()
        readers.check(f"taking {word} back")
        insist(readers.views == before, f"taking {word} back does not lead to the view before")


def check_idle(session: Session) -> None:
    """If nothing is new, the turn can be ended and the game continues."""
    if not session.is_idle():
        return
    choice = session.choice
    insist(choice is not None and None in choice.options, "nothing is new, but the turn cannot be ended")
    insist(session.attempt((None,)).game.over is session.over, "the game is over where nothing is new")
