"""What the rules say about the worked examples that readers can try: the ids of the right answers of each."""

from __future__ import annotations

from collections.abc import Sequence

from logres.engine import Option, play, start
from logres.merlin import box
from logres.merlin.base.position import KNIGHTS
from logres.merlin.modules.morgana import Morgana
from tests.kingarthur import arrange as cards
from tests.merlin.arrange import (
    BLUE,
    GREEN,
    INNER_RING,
    RED,
    RING,
    USUAL,
    YELLOW,
    asked,
    spread,
    stock,
    table,
)

# The environs of the pictures, and the parts of the wheel that the examples count.
ENVIRONS = "mmWwlL MwWLlw LlwMWw lMmmml"
KNIGHT = KNIGHTS[RED]


def rows() -> dict[str, Sequence[str]]:
    """Return the right answers of every example."""
    return {
        "R5.1": walking(),
        "R6.1": altering(),
        "R7.3": repeating(),
        "R8.1": sending(),
        "R8.3": influencing(),
        "R9.1": fulfilling(),
        "R10.5": detouring(),
        "R12.1": repelling(),
        "R12.2": settling(),
        "environs": table(4, environs=ENVIRONS).tiles,
        "R12.3": counting(),
        "R20.2": learning(),
        "R30.2": ruling(),
        "R40.1": drafting(),
        "R51": paying(),
        "R60.2": trading(),
        "R72": working(),
        "R82.1": skipping(),
        "R92.5": finding(),
        "R101": decreeing(),
        "K5.3": challenging(),
        "K6.3": venturing(),
        "K7.1": drawing(),
        "K10.2": falling(),
        "K10.4": doubling(),
    }


def words(option: Option | None) -> tuple[str, ...]:
    """Return the words of an option."""
    return tuple(map(str, option)) if isinstance(option, tuple) else ("-" if option is None else str(option),)


def walking() -> list[str]:
    """Where a knight two spaces before the first can go with a three."""
    game = table(active=RED, faces={RED: (3, 3, 3, 4)}, knights={RED: RING[-2]})
    moves = [words(act) for act in asked(game.turn())]
    return sorted({str(RING.index(space)) for _, die, _, space in moves if die == "die1"})


def altering() -> list[str]:
    """How a knight with a two, an apple and a flag that turns it gets three spaces further."""

    def offered(*answers: Option) -> tuple[Option, ...]:
        game = table(
            active=RED,
            faces={RED: (2, 6, 6, 6)},
            knights={RED: RING[-3]},
            apples={RED: 1},
            castles={RED: "purple-flag"},
        )
        return asked(game.turn(), *answers)

    onto = ("go", "die1", "cw", "black")
    means: dict[str, tuple[Option, ...]] = {
        "apple": (("apple", "die1", 3),),
        "flag": (("turn", "die1"),),
        "late": (("go", "die1", "cw", RING[-1]),),
    }
    return [name for name, answers in means.items() if onto in offered(*answers)]


def repeating() -> list[str]:
    """Which vassals can be sent the second time."""
    game = table(active=RED, vassals={RED: "builder:black"})
    offered = asked(game.execute(RED, "black"))
    vassals = [words(option)[0] for option in offered]
    return [vassal for vassal in vassals if vassal in ("builder", "flag-bearer")]


def sending() -> list[str]:
    """Where a rival's builder is when another has come."""
    game = table(4, vassals={GREEN: "builder:black"})
    play(game.execute(RED, "black"), ("builder", "black"))
    assert stock(game, RED) == ["black-material"]
    return [game.vassals[GREEN]["builder"]]


def influencing() -> list[str]:
    """Which flags an influence space gives."""
    game = table(markers={RED: "black purple"})
    return [f"{place}-flag" for place in asked(game.execute(RED, "influence-flag")) if place is not None]


def fulfilling() -> list[str]:
    """Whether everything that a mission shows is kept."""
    goods = "blue-shield grey-flag"
    game = table(castles={RED: goods}, hands={RED: "easy"}, cards={"easy": "2 lady: blue shield, grey flag"})
    play(game.act_mission(RED, "easy"))
    left = len(stock(game, RED))
    return [{2: "keep", 1: "one", 0: "spend"}[left]]


def detouring() -> list[str]:
    """Whose space is performed, and where the knight stands then."""
    game = table(
        active=RED,
        faces={RED: (2, 6, 6, 6)},
        knights={RED: RING[-2], BLUE: "vp-shield"},
        castles={RED: "orange-flag blue-shield"},
    )
    play(game.turn(), ("go", "die1", "cw", "black", ("different", "vp-shield")))
    assert game.scores()[RED] == 1
    assert game.vassals_out(RED) == 0
    return ["stay" if game.figures[KNIGHT] == "black" else "go"]


def repelling() -> list[str]:
    """What three traitors cost against three shields."""
    game = table(
        round=2, castles={RED: "orange-shield blue-shield blue-shield"}, traitors={RED: "orange orange blue"}
    )
    play(game.face_traitors(RED))
    return [str(game.scores()[RED])]


def settling() -> list[str]:
    """What a territory of three tiles brings."""
    game = table(4, environs=ENVIRONS, manors={"a1": RED, "b1": RED, "a2": YELLOW})
    play(game.score_environs())
    return [str(game.scores()[RED])]


def counting() -> list[str]:
    """What three, two and one marker bring."""
    game = table(4, markers={RED: "black black black", GREEN: "black black", YELLOW: "black"})
    play(game.score_influence())
    assert [len(spread(game, seat)) for seat in (RED, GREEN, YELLOW)] == [1, 1, 1]
    return [str(game.scores()[RED])]


def learning() -> list[str]:
    """Which rows a mission of two points opens."""
    card = {"easy": "2 builder: blue shield"}
    game = table(favor="on", cards=card, castles={RED: "blue-shield"}, hands={RED: "easy"})
    offered = asked(game.act_mission(RED, "easy"))
    return [" ".join(str(option).partition("-")[2] for option in offered if option is not None)]


def ruling() -> list[str]:
    """Where Arthur can go with a four, two spaces before the first."""
    start = INNER_RING[-2]
    game = table(active=RED, arthur="on", faces={RED: (1, 1, 1, 1, 4)}, figures={"arthur": start})
    return [str(INNER_RING.index(act[3])) for act in game.moves(RED) if act[1] == "arthur"]


def paying() -> list[str]:
    """What a six becomes with a coin."""
    game = table(active=RED, gold="on", coins={RED: 1}, faces={RED: (6, 1, 1, 1)})
    return [str(act[2]) for act in game.alterations(RED) if act[:2] == ("coin", "die1")]


def working() -> list[str]:
    """What the builder fetches in the Quarry."""
    game = table(active=RED, settings={"gold": "on", "caerleon": "on"})
    play(game.duty(RED, "builder", "orange"), "blue-material", "grey-material")
    fetched = stock(game, RED)
    return [f"{len(fetched)} any"]


def skipping() -> list[str]:
    """Where a knight with a three lands if Morgana stands on its way."""
    settings = {"gold": "on", "morgana": "on"}
    game = table(active=RED, settings=settings, morgana="black")
    game.figures[KNIGHT] = game.ring[-2]
    assert isinstance(game, Morgana)
    return [str(game.ring.index(game.reached(KNIGHT, 3, "cw")))]


def drafting() -> list[str]:
    """How many allies the last of four finds in the first stack."""
    game = start(box(USUAL), 4, {"knights": "on"}, 1)
    first = game.view(None)["first"]
    assert isinstance(first, int)
    last = (first - 1) % 4
    offered: list[int] = []
    while game.turn == 0:
        assert game.choice is not None
        if game.choice.seat == last:
            offered.append(len(game.choice.options))
        game.decide(game.choice.options[0])
    return [str(offered[-1])]


def trading() -> list[str]:
    """Whether a turn can have a mission and the market."""
    cards, castle = {"easy": "2 lady: blue shield"}, {RED: "blue-shield"}
    mission, buy = ("mission", "easy"), ("buy", "plus")

    def offered(*done: Option) -> set[str]:
        game = table(
            active=RED,
            settings={"gold": "on", "market": "on"},
            coins={RED: 1},
            cards=cards,
            castles=castle,
            hands={RED: "easy"},
        )
        return {words(act)[0] for act in asked(game.turn(), *done)}

    assert {"mission", "buy"} <= offered()
    means = {"before": "mission" in offered(buy), "after": "buy" in offered(mission)}
    return [name for name, possible in means.items() if possible] or ["either"]


def finding() -> list[str]:
    """What a treasure of a shield and a material brings in the first principality that it offers."""
    game = table(
        active=RED,
        treasures="on",
        treasure_tiles={"a1": "influence-shield-material"},
        markers={RED: "black purple"},
    )
    offered = asked(game.raise_manor(RED, "a1"))
    assert {place for place in offered if place is not None} == {"black", "purple"}
    play(game.raise_manor(RED, "a1"), offered[0])
    return [" ".join(stock(game, RED))]


def decreeing() -> list[str]:
    """Whether a player who has looked must take one."""
    game = table(active=RED, decrees="on", stacks={"blue": "grey-material vp-2"})
    offered = asked(game.space_principality(RED, "blue"), ("lady", "blue"), "blue")
    return ["take" if None not in offered else "duty"]


def challenging() -> list[str]:
    """With which of three payments an adversary of three can be challenged."""
    game = cards.table(hands=["red1 red2 red2 merlin"], columns="monster3")
    paid = [" ".join(payment) for _, _, payment in game.challenges(0)]
    return [words for words in ("red2 red2", "red1 red2", "merlin") if words in paid]


def venturing() -> list[str]:
    """Which of three adventures three adversaries take."""
    game = cards.table(trophies=["dragon4 enemy3 dark2"])
    offered = {words(option)[0] for option in cards.asked(game.venture(0))}
    return [name for name in ("vikings", "robbers", "grail") if name in offered]


def drawing() -> list[str]:
    """How many knights can be drawn after a quiet turn."""
    game = cards.table(hands=["red1 beige2", ""], knights="red1 red1 red1 red1")
    return [str(max(option for option in cards.asked(game.turn()) if option is not None))]


def falling() -> list[str]:
    """What the last seal of a column brings."""
    game = cards.sealed_table(hands=["red1 red2"], columns="monster1/0 monster2/1 monster3")
    play(game.challenge(0), ("usual", "monster3", ("red1", "red2")))
    assert game.trophies[1] == ["monster2"]
    return [" ".join(game.trophies[0])]


def doubling() -> list[str]:
    """What an adversary of three costs at once."""
    game = cards.sealed_table(hands=["beige2 beige2 merlin beige1"], columns="monster1 monster2 monster3")
    worth = {"beige1": 1, "beige2": 2, "merlin": 1}
    paid = {
        sum(worth[card] for card in payment)
        for way, adversary, payment in game.challenges(0)
        if (way, adversary) == ("double", "monster3")
    }
    return [str(sum_) for sum_ in sorted(paid)]
