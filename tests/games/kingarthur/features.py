"""The features that a recorded game of King Arthur shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logres.engine import Event, Option, Session
from logres.kingarthur import KingArthur, Seals
from logres.kingarthur.cards import ADVENTURES, WORTH
from tests.games.records import beginning

# The features that the recorded games must show between them.
WANTED = {
    *(f"{seats} players" for seats in (2, 3, 4, 5)),
    *(f"seals={value}" for value in ("off", "on")),
    "overpay=free",
    "overpayMerlin=ignored",
    "sealedColumn=resolve",
    "stalemate=off",
    *(f"ended by {reason}" for reason in ("adventures", "adversaries", "stalemate")),
    *(f"{way} challenge" for way in ("usual", "repeated", "double")),
    *(f"{adventure} taken" for adventure in ADVENTURES),
    "knights overpaid with doubles only",
    "knights overpaid beside an exact payment",
    "knights overpaid with a Merlin in hand",
    "adventure overpaid",
    "column fell",
    "column fell for several",
    "sealed column stayed",
    "sealed column fell with a double challenge",
    "sealed column fell with the last adversary drawn",
    "column ended the game",
    "adversaries drawn to the last",
    "knights reshuffled",
    "passed for more than two rounds",
    "tie broken by knights",
    "shared victory",
}


def features(session: Session) -> set[str]:
    """All features of a finished game."""
    game = session.game
    assert isinstance(game, KingArthur)
    found = {f"{len(game.seats)} players", f"ended by {game.ended}"}
    found |= {f"{key}={value}" for key, value in game.settings.items()}
    found |= {f"{adventure} taken" for adventure in game.taken()}
    found |= set(_of_the_end(session))
    again = beginning(session)
    for decision in session.decisions:
        found |= set(_of_decision(again, decision.option))
    return found


def _of_the_end(session: Session) -> Iterator[str]:
    game = session.game
    assert isinstance(game, KingArthur)
    if len(session.winners) > 1:
        yield "shared victory"
    elif session.scores.count(max(session.scores)) > 1:
        yield "tie broken by knights"
    names = [event.name for event in session.events]
    last_turn = names[len(names) - names[::-1].index("turn") :]
    if game.ended == "adversaries" and "column-fell" in last_turn:
        yield "column ended the game"
    passed = 0
    for name in names:
        passed = {"passed": passed + 1, "turn": passed}.get(name, 0)
        if passed > 2 * len(game.seats):
            yield "passed for more than two rounds"


def _of_decision(session: Session, option: Option) -> Iterator[str]:
    """The features of one decision, which the session then makes."""
    choice, game = session.choice, session.game
    assert choice is not None
    assert isinstance(game, KingArthur)
    if option is not None and choice.ask == "challenge":
        yield from _of_challenge(game, choice.seat, option)
    if option is not None and choice.ask == "adventure":
        yield from _of_adventure(option)
    told, turn = len(session.events), session.turn
    session.decide(option)
    yield from _of_events(session, session.events[told:], option)
    game = session.game
    in_the_same_turn = session.turn == turn
    if isinstance(game, Seals) and in_the_same_turn and any(map(_is_sealed, game.seals.values())):
        yield "sealed column stayed"


def _is_sealed(seals: list[int | None]) -> bool:
    return bool(seals) and None not in seals


def _of_challenge(game: KingArthur, seat: int, option: Option) -> Iterator[str]:
    way, card, payment = _parts(option)
    yield f"{way} challenge"
    paid = sum(WORTH[knight] for knight in payment)
    price = WORTH[card] * (2 if way == "double" else 1)
    if paid == price:
        return
    colour = payment[0][:-1]
    if f"{colour}1" in game.hands[seat]:
        yield "knights overpaid beside an exact payment"
    elif "merlin" in game.hands[seat]:
        yield "knights overpaid with a Merlin in hand"
    else:
        yield "knights overpaid with doubles only"


def _parts(option: Option) -> tuple[str, str, tuple[str, ...]]:
    assert isinstance(option, tuple)
    way, card, payment = option
    assert isinstance(payment, tuple)
    return str(way), str(card), tuple(map(str, payment))


def _of_adventure(option: Option) -> Iterator[str]:
    assert isinstance(option, tuple)
    adventure, trophies = option
    assert isinstance(trophies, tuple)
    total = ADVENTURES[str(adventure)].condition.get("total")
    if total and sum(WORTH[str(card)] for card in trophies) > total:
        yield "adventure overpaid"


def _of_events(session: Session, told: Sequence[Event], option: Option) -> Iterator[str]:
    game = session.game
    assert isinstance(game, KingArthur)
    for event in told:
        if event.name == "reshuffled":
            yield "knights reshuffled"
        if event.name == "drew-adversaries" and not game.adversary_supply:
            yield "adversaries drawn to the last"
        if event.name == "column-fell":
            yield "column fell"
            won = event.facts["won"]
            assert isinstance(won, list)
            if len({str(row[0]) for row in won if isinstance(row, list)}) > 1:
                yield "column fell for several"
            if option == "draw":
                yield "sealed column fell with the last adversary drawn"
            elif isinstance(option, tuple) and option[0] == "double":
                yield "sealed column fell with a double challenge"
