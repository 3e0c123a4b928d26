"""Questions with the outcome of each option, so that the client's words promise nothing else."""

from __future__ import annotations

from dataclasses import asdict

from logres.engine import Chance, Session
from logres.engine.outlook import Outcome, Outlook
from logres.server.outlook import outcome_info
from logres.server.table_views import question_info
from tests.client.games import plain
from tests.games.records import beginning, read

GAMES = (
    *("base-4-greedy", "base-2-grail", "knights-2-greedy", "knights-3-favor", "favor-2-greedy"),
    *("arthur-2-greedy", "decrees-3-points", "treasures-2-greedy", "gold-2-greedy", "market-3-greedy"),
    *("caerleon-2-greedy", "morgana-2-castle"),
)
Kind = tuple[str, str, tuple[str, ...]]


def kind(session: Session, outcome: Outcome) -> Kind:
    """Return what is alike in outcomes: the question, the act and the sources of points."""
    assert session.choice is not None, "somebody is asked"
    option = outcome.option
    act = str(option[0]) if isinstance(option, tuple) else ""
    return session.choice.ask, act, tuple(sorted(outcome.points))


def rows() -> list[dict[str, object]]:
    """Return the questions that have an option with points of a new kind, with all their outcomes."""
    found: list[dict[str, object]] = []
    seen: set[Kind] = set()
    for name in GAMES:
        whole = read("merlin", name)
        session = beginning(whole)
        for made, decision in enumerate(whole.decisions):
            choice = session.choice
            assert choice is not None, "somebody is asked"
            outlook = [*Outlook(session, Chance.seeded(f"{name} {made}"))]
            kinds = {kind(session, outcome) for outcome in outlook if outcome.points}
            if not kinds <= seen:
                seen |= kinds
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
