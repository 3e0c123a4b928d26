"""Games that are worth keeping: who plays, which features they show, and the first seed that gives them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import logres
from logres.engine import Session
from logres.players import Opponent, play_out

FOLDER = Path(__file__).parent
BUG = "bug-"  # prefix of the records that bugs left behind
MOST_SEEDS = 400  # tried for a wish


@dataclass(frozen=True)
class Wish:
    """A game worth keeping: who plays, with which settings, which features it shows, and why it is kept."""

    game: str
    name: str
    seats: Sequence[type[Opponent]]
    wanted: Iterable[str]
    why: str
    settings: dict[str, str] = field(default_factory=dict)

    def play(self, seed: int) -> Session:
        """The game that these opponents play with this seed."""
        names = [f"{kind.__name__} {seat}" for seat, kind in enumerate(self.seats)]
        session = logres.start(self.game, len(self.seats), self.settings, seed, names)
        opponents = [kind(f"{self.name} {seed} {seat}") for seat, kind in enumerate(self.seats)]
        self.play_out(session, opponents)
        return session

    def play_out(self, session: Session, opponents: Sequence[Opponent]) -> None:
        """Play the game to its end."""
        play_out(session, opponents)


@dataclass(frozen=True)
class Collection:
    """
    The recorded games of one game: those that are wished for, and the features they must show between them.
    """

    game: str
    wishes: Sequence[Wish]
    wanted: set[str]
    features: Callable[[Session], set[str]]

    @property
    def folder(self) -> Path:
        """The folder of the records."""
        return FOLDER / self.game

    def records(self) -> list[Path]:
        """All records, including those left by bugs."""
        return sorted(self.folder.glob("*.txt"))

    def stray(self) -> list[Path]:
        """Records that are neither wished for nor left by a bug."""
        wished = {wish.name for wish in self.wishes}
        return [file for file in self.records() if file.stem not in wished and not file.stem.startswith(BUG)]

    def played(self, wish: Wish) -> tuple[Session, set[str]]:
        """The game with the first seed that shows all wanted features, and all its features."""
        never = {*wish.wanted}
        for seed in range(1, MOST_SEEDS + 1):
            session = wish.play(seed)
            seen = self.features(session)
            if seen.issuperset(wish.wanted):
                return session, seen
            never -= seen
        alone = f"; never seen: {', '.join(sorted(never))}" if never else ", though each was seen in one"
        raise LookupError(f"No game of {MOST_SEEDS} shows all that '{wish.name}' wants{alone}.")

    def keep(self, wish: Wish, session: Session) -> None:
        """Write the record with the reason for keeping it."""
        title, rest = session.record().split("\n", 1)
        text = f"{title}\n# {wish.why}\n{rest}"
        (self.folder / f"{wish.name}.txt").write_text(text, encoding="utf-8")
