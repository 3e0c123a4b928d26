"""Why a turn of Merlin would have been better, in sentences."""

from __future__ import annotations

from typing import cast

from logres.engine import Json
from logres.players.advice import Reason
from logres.sim.telling.merlin.words import KNOWN, die_name, good, joined, listed, space
from logres.sim.telling.words import Facts, Names

OWN = {  # other words than those for points that were scored
    "round": "later in the round",
    "grail": "for the Grail",
    "traitors": "as traitors harm less",
}


def source(word: str) -> str:
    """Where points come from: "for a mission"."""
    return OWN.get(word) or KNOWN.sources.get(word) or f"for {good(word)}"


def why(reason: Reason, names: Names) -> str:
    """What spoke for the best turn, in one sentence."""
    facts = cast("Facts", reason.facts)
    points, what = facts.get("points", round(reason.points, 1)), source(reason.source)
    match reason.kind:
        case "gain":
            return f"It would have brought {points} more at once {what}."
        case "scoring":
            when = f"in the scoring after round {facts['round']}, as things stood"
            return f"{_changes(facts, names)} {what} {when}."
        case "mission" if facts["lacking"]:
            lacking = "one thing" if facts["lacking"] == 1 else f"{facts['lacking']} things"
            return f"The mission for {points} would have lacked only {lacking}."
        case "mission":
            return f"The mission for {points} would have been ready."
        case "kept":
            return f"The {good(facts['good'])} would have stayed for the mission for {points}."
        case "goods":
            return f"It would have brought home: {listed(facts['goods'])}."
        case "piece":
            return f"{str(facts['piece']).capitalize()}: {facts['count']} more."
        case "ahead" | "later":
            return f"After that, {_die(facts)} would have led to {space(facts['space'])}."
        case "draw" if "points" in facts:
            return f"The mission for {points} would have been worth about {reason.points:.1f} more."
        case "draw":
            return f"An unseen mission would have been worth about {reason.points:.1f} more on average."
        case _:
            return f"About {reason.points:.1f} more {what}."


def instead(reason: Reason) -> str:
    """What spoke for the turn that was played."""
    return f"What was played brings about {reason.points:.1f} more {source(reason.source)}."


def risk(reason: Reason, names: Names) -> str:
    """What the turn that was played let a rival do."""
    facts = cast("Facts", reason.facts)
    name, where = names[cast("int", facts["seat"])], space(facts["space"])
    could = f"After what was played, {name} could reach {where} with {_die(facts)} and"
    if reason.kind == "taken":
        return f"{could} take the last {good(facts['good'])} first."
    return f"{could} do harm there: {facts['points']} less {source(reason.source)}."


def _die(facts: Facts) -> str:
    name = die_name(facts["die"])
    return f"a {facts['face']}" if name == "die" else f"the {name} ({facts['face']})"


def _changes(facts: Facts, names: Names) -> str:
    own, rivals = cast("int", facts["points"]), cast("list[dict[str, Json]]", facts["rivals"])
    changes = [f"{own:+}"] if own else []
    changes += [f"{names[cast('int', one['seat'])]} {cast('int', one['points']):+}" for one in rivals]
    return joined(changes)
