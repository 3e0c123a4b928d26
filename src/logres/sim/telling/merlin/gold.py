"""Gold and mistletoe in words."""

from __future__ import annotations

from collections.abc import Iterator

from logres.sim.telling.merlin.words import Chapter, View, Words, counted, own


def _castle(view: View, seat: int) -> Iterator[str]:
    yield f"coins {own(view, 'coins', seat)}, mistletoe {own(view, 'mistletoe', seat)}"


CHAPTER = Chapter(
    zone="coins",
    sentences={
        "took-coins": lambda who, facts, names: f"{who} takes {counted(facts['count'], 'coin')}.",
        "paid-coins": lambda who, facts, names: f"{who} pays {counted(facts['count'], 'coin')}.",
        "took-mistletoe": lambda who, facts, names: f"{who} takes mistletoe.",
        "used-mistletoe": lambda who, facts, names: f"{who} spends mistletoe.",
    },
    words=Words(
        spaces={"gold": "gold space", "mistletoe": "space of an apple or mistletoe"},
        turns={"coin": "{who} turns {die} from {origin} to {face} with a coin."},
        sources={"coins": "for coins"},
    ),
    castle=_castle,
)
