"""Count the clicks that a person needs for a turn of Merlin, in recorded games that greedy has played.

python scripts/clicks.py

The rules replay the games, and the client says how many clicks each decision takes: one if its option is in
sight, and one more for each thing that has to be picked before; none if it is chosen along with the decision
before it. A turn is everything that its player decides in it; decisions of a scoring are not counted.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from steps import ROOT, give_up

from logres import load
from logres.engine import Chance, Session, start, text
from logres.engine.outlook import Outlook
from logres.server.table_views import question_info

RECORDS = ROOT / "tests/games/merlin"
TABLES = {
    "base": ("base-2-greedy", "base-4-greedy"),
    "five modules": ("knights-4-everything",),
    "nine modules": ("morgana-4-masters",),
}
OF_A_SCORING = ("defend", "shield", "raise", "grail", "keep")
UNSEEN = Chance.seeded("clicks")  # shuffles what the asked seat cannot know
Turn = list[dict[str, object]]


def turns(whole: Session) -> Iterator[Turn]:
    """Yield the turns of a recorded game: what the active player was asked, saw and answered."""
    session = start(whole.box, len(whole.players), whole.game.settings, whole.require_seed(), whole.players)
    at, made = session.turn, Turn()
    for decision in whole.decisions:
        choice = session.choice
        assert choice is not None, "the game goes on"
        if session.turn != at:
            yield made
            at, made = session.turn, []
        view = session.view(choice.seat)
        if view["active"] == choice.seat and choice.ask not in OF_A_SCORING:
            asked, next_question = (
                asdict(question_info(choice)),
                Outlook(session, UNSEEN).of(decision.option).then,
            )
            then = None if next_question is None else asdict(question_info(next_question))
            made.append({"question": asked, "view": view, "word": text(decision.option), "then": then})
        session.decide(decision.option)
    yield made


def told(names: tuple[str, ...]) -> list[Turn]:
    """The turns of some recorded games in which anything was decided."""
    wholes = [load((RECORDS / f"{name}.txt").read_text(encoding="utf-8")) for name in names]
    return [turn for whole in wholes for turn in turns(whole) if turn]


def main() -> None:
    """Write the turns for the client, which counts and prints."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "turns.json")
        file.write_text(json.dumps({table: told(names) for table, names in TABLES.items()}), encoding="utf-8")
        environment = {**os.environ, "LOGRES_TURNS": str(file)}
        subprocess.run(["npm", "run", "--silent", "clicks"], cwd=ROOT / "client", env=environment, check=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        give_up("Stopped.")
