"""Questions with the outcome of each option, so that the client's words promise nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from logres.engine import Chance, Session
from logres.engine.outlook import Outcome, Outlook
from logres.server.table_views import outcome_info, question_info
from tests.client.games import plain
from tests.games.records import beginning, read

GAMES = (
    *("base-4-greedy", "base-2-grail", "knights-2-greedy", "knights-3-favor", "favor-2-greedy"),
    *("arthur-2-greedy", "decrees-3-points", "treasures-2-greedy", "gold-2-greedy", "market-3-greedy"),
    *("caerleon-2-greedy", "morgana-2-castle"),
)
CARD_GAMES = (
    "basic-4-overpay",
    "basic-2-adventures",
    "seals-3-stay",
    "seals-4-resolve",
    "seals-2-column-ends",
)
Kind = tuple[str, str, str, tuple[str, ...]]


def kinds(session: Session, outcome: Outcome) -> set[Kind]:
    """Return what is alike in outcomes: question, act, next question and sources of points."""
    assert session.choice is not None, "somebody is asked"
    option = outcome.option
    act = str(option[0]) if isinstance(option, tuple) else ""
    return {
        (session.choice.ask, act, one.then.ask if one.then else "", tuple(sorted(one.points)))
        for one in (outcome, *outcome.further)
    }


def rows() -> list[dict[str, object]]:
    """Return the questions of Merlin that have an option of a new kind, with all their outcomes."""
    return rows_of("merlin", GAMES)


def card_rows() -> list[dict[str, object]]:
    """The same of King Arthur."""
    return rows_of("kingarthur", CARD_GAMES)


def rows_of(game: str, names: Sequence[str]) -> list[dict[str, object]]:
    """Return the questions of these games that have an option of a new kind."""
    found: list[dict[str, object]] = []
    seen: set[Kind] = set()
    for name in names:
        whole = read(game, name)
        session = beginning(whole)
        for made, decision in enumerate(whole.decisions):
            choice = session.choice
            assert choice is not None, "somebody is asked"
            outlook = [*Outlook(session, Chance.seeded(f"{name} {made}"))]
            here = {kind for outcome in outlook for kind in kinds(session, outcome)}
            if not here <= seen:
                seen |= here
                found.append(
                    {
                        "name": f"{name} {made}",
                        "question": plain(asdict(question_info(choice))),
                        "view": plain(session.view(choice.seat)),
                        "outcomes": [
                            plain(asdict(outcome_info(outcome, choice.seat))) for outcome in outlook
                        ],
                    }
                )
            session.decide(decision.option)
    return found
