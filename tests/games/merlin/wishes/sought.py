"""Wishes for games of Merlin that are worth keeping."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from logres.engine import Session
from logres.players import Opponent, ask
from tests.games.merlin.features import of_decision
from tests.games.merlin.players import Seeker
from tests.games.wish import Wish


class Sought(Wish):
    """A game whose seekers know the wanted features, and which of them have been shown already."""

    def play_out(self, session: Session, opponents: Sequence[Opponent]) -> None:
        wanted = {*self.wanted}
        for opponent in opponents:
            if isinstance(opponent, Seeker):
                opponent.wanted = wanted
        while session.choice is not None:
            wanted -= of_decision(session, ask(opponents[session.choice.seat], session))


def sought(
    part: str,
    modules: Sequence[str],
    name: str,
    seats: Sequence[type[Opponent]],
    wanted: Collection[str],
    why: str,
    **settings: str,
) -> Wish:
    """A game to keep for one part of Merlin, with the modules that the part needs."""
    chosen = {**dict.fromkeys(modules, "on"), **settings}
    return Sought("merlin", f"{part}-{len(seats)}-{name}", seats, frozenset(wanted), why, chosen)
