"""Arrange a position of Merlin, so that a single rule can be played on it.

A table has only the pieces that a test names; all others are where nobody has them. Pieces are written as
words, by seat: `castles={RED: "blue-shield blue-shield"}`, `markers={RED: "black grey"}`,
`vassals={RED: "lady:blue"}`. Missions are written as a card: `cards={"banner": "2 builder: blue flag"}`.
Decks are written in the order in which they are drawn.

The board of these tests is defined here, so that changed components affect no test of a rule.
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar, cast

from logres.engine import Chance, Choice, Event, Json, Option
from logres.merlin import Merlin, box
from logres.merlin.base.position import KNIGHTS
from logres.merlin.environs import CELLS
from logres.merlin.missions import Mission
from logres.merlin.modules.caerleon import Caerleon
from logres.merlin.modules.dark_influence import DarkInfluence
from logres.merlin.modules.decrees import Decrees
from logres.merlin.modules.favor import Favor
from logres.merlin.modules.gold import Gold
from logres.merlin.modules.huts import Huts
from logres.merlin.modules.knights.gaheris import Gaheris
from logres.merlin.modules.knights.gareth import Gareth
from logres.merlin.modules.knights.geraint import Geraint
from logres.merlin.modules.knights.kay import Kay
from logres.merlin.modules.knights.lancelot import Lancelot
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.modules.labourers import Labourers
from logres.merlin.modules.market import Market
from logres.merlin.modules.morgana import DICE as MORGANAS
from logres.merlin.modules.morgana import Morgana
from logres.merlin.modules.picts import Picts
from logres.merlin.modules.plus_tokens import LadenMarkers, PlusTokens
from logres.merlin.modules.treasures import Treasures as TreasureHunt
from logres.merlin.needs import mission
from logres.merlin.parts import Parts, StartingTile, read
from logres.merlin.parts.allies import Allies
from logres.merlin.parts.arthur import ArthursBoard, Pict
from logres.merlin.parts.gold import GoldRing
from logres.merlin.parts.morgana import Kitchen
from logres.merlin.parts.treasures import Treasure, Treasures
from logres.merlin.pieces import (
    CASTLE,
    DISTRICTS,
    GOOD,
    GOODS,
    KINDS,
    PLACES,
    TERRAINS,
    VASSALS,
    District,
    Good,
    Place,
    Post,
    Terrain,
    Vassal,
)

Rule = Coroutine[Choice[Option], Option, object]
BySeat = Mapping[int, str]
AnyKnight = TypeVar("AnyKnight", bound=Knights)

BLUE, YELLOW, RED, GREEN = range(4)  # the seats, by the colours of the players

RING = (
    *("black", "influence-flag", "build-1", "vp-shield"),
    *("grey", "exchange-1", "excalibur", "influence-vassal"),
    *("blue", "vp-material", "build-2", "mission-1"),
    *("purple", "influence-shield", "grail", "vp-flag"),
    *("orange", "exchange-2", "build-3", "influence-material"),
    *("brown", "vp-influence", "relocate", "mission-2"),
)
OUTER_RING = (
    *("black", "influence-flag", "build-1", "vp-shield"),
    *("grey", "relocate", "vp-manor", "influence-vassal"),
    *("blue", "exchange", "build-2", "vp-material"),
    *("purple", "influence-shield", "apple", "vp-flag"),
    *("orange", "activate", "build-3", "influence-material"),
    *("brown", "vp-influence", "mission", "arthur"),
)
INNER_RING = (
    *("stairs", "resource-shield", "picts-1", "grail", "resource-material", "merlin", "picts-2"),
    *("resource-flag", "excalibur", "replace", "resource-influence", "picts-3", "signet"),
)
GOLD_RING = (
    *("black", "influence-flag", "build-1", "vp-shield"),
    *("grey", "gold-1", "excalibur", "influence-vassal"),
    *("blue", "vp-material", "mission", "mistletoe-1"),
    *("purple", "influence-shield", "build-2", "vp-flag"),
    *("orange", "gold-2", "grail", "influence-material"),
    *("brown", "vp-influence", "exchange", "mistletoe-2"),
)
GOLD_RING_WITH_ARTHUR = (
    *("black", "influence-flag", "build-1", "vp-shield"),
    *("grey", "gold-1", "vp-manor", "influence-vassal"),
    *("blue", "mission", "mistletoe-1", "vp-material"),
    *("purple", "influence-shield", "build-2", "vp-flag"),
    *("orange", "gold-2", "activate", "influence-material"),
    *("brown", "vp-influence", "mistletoe-2", "arthur"),
)
MARKET = {
    **{f"{place}-{kind}-tile": 1 for kind in ("shield", "material") for place in PLACES},
    "plus": 6,
    "fruit": 4,
    **{f"labourer-{value}": 1 for value in range(1, 7)},
}
CITY: dict[Place, District] = dict(zip(PLACES, DISTRICTS, strict=True))  # the mint is black, the tailor brown
KITCHEN = Kitchen(
    faces=(1, 2, 3, 4, 5),
    moves=(1, 2, 3, 2, 1),
    tokens=(("bewitch", "swap"), ("swap", "gold"), ("gold", "hut"), ("hut", "dark"), ("dark", "bewitch")),
)
# A Pict is named by its bonus, and by its value if there are several.
PICTS = (
    *(Pict(GOOD[kind][place], 3, good=GOOD[kind][place]) for kind in KINDS for place in PLACES),
    *(Pict(f"{place}-marker", 2, marker=place) for place in PLACES),
    *(Pict(f"{terrain}-manor", 1, terrain=terrain) for terrain in TERRAINS),
    *(Pict(f"apple-{value}", value) for value in (4, 5, 6)),
)
TOP: tuple[Place, ...] = ("grey", "blue", "black", "brown", "grey", "purple", "orange")
BOTTOM: tuple[Place, ...] = ("grey", "purple", "orange", "brown", "blue", "black", "orange")
STARTING_TILES = (
    StartingTile("t1", knight="black", flag="blue", shield="orange", material="grey", marker="purple"),
    StartingTile("t2", knight="grey", flag="purple", shield="brown", material="blue", marker="orange"),
    StartingTile("t3", knight="purple", flag="brown", shield="grey", material="orange", marker="black"),
    StartingTile("t4", knight="orange", flag="black", shield="blue", material="brown", marker="grey"),
)
# One letter per tile, row by row; a capital letter has a tower.
ENVIRONS = {
    2: "mMwWlL mmwwll MmWwLl",
    3: "mMwWlL mmwwll MmWwLl",
    4: "mMwWlL mmwwll MmWwLl mMwWlL",
}
TERRAIN = {"m": "mountain", "w": "wood", "l": "lake"}

TREASURES: dict[Terrain, str] = {
    "mountain": "excalibur staff apple influence-shield-material discard-flag-marker",
    "wood": "excalibur grail apple influence-flag-material discard-shield-flag",
    "lake": "staff grail apple influence-shield-flag discard-material-marker",
}
DECREES = (*GOODS, *["vp-2"] * 6)

ALLIES = Allies(
    stacks={
        "A": ("tristram", "lamorak", "gawain", "lancelot", "gareth", "geraint"),
        "B": ("galahad", "bors", "gaheris", "percival", "bedivere", "kay"),
    },
    tiles={
        "tristram": 6,
        "gawain": 3,
        "galahad": 6,
        "bors": 3,
        "gaheris": 2,
        "percival": 8,
        "bedivere": 6,
        "kay": 2,
    },
    points={"gareth": (1, 3, 5, 7, 9, 12), "geraint": (1, 3, 5, 7, 10)},
)

MISSIONS = 55
HARD = "1 lady: " + ", ".join(["marker in brown"] * 6)  # nobody meets it by accident


def card(name: str, text: str) -> Mission:
    """A mission from its points, its vassal and its icons: `2 builder: blue flag, marker in grey`."""
    head, _, needs = text.partition(": ")
    points, vassal = head.split()
    return mission(name, int(points), next(one for one in VASSALS if one == vassal), needs.split(", "))


def parts(cards: Mapping[str, str] | None = None) -> Parts:
    """The components of these tests: the named missions, and others that nobody meets (x01, x02, …)."""
    named = [card(name, text) for name, text in (cards or {}).items()]
    others = [card(f"x{number:02}", HARD) for number in range(1, MISSIONS - len(named) + 1)]
    return replace(
        read(),
        places=PLACES,
        ring=RING,
        flags=dict(zip(("repel", "missions", "reverse", "turn", "different", "mirror"), PLACES, strict=True)),
        missions={card.id: card for card in (*named, *others)},
        starting_tiles={tile.id: tile for tile in STARTING_TILES},
        top=TOP,
        bottom=BOTTOM,
        arthur=ArthursBoard(
            ring=OUTER_RING,
            inner_ring=INNER_RING,
            start="stairs",
            flags={"nudge": "black", "switch": "grey"},
            picts={pict.id: pict for pict in PICTS},
        ),
        treasures=Treasures({terrain: treasures(words) for terrain, words in TREASURES.items()}, points=1),
        decrees=DECREES,
        allies=ALLIES,
        gold=GoldRing(GOLD_RING, GOLD_RING_WITH_ARTHUR),
        market=MARKET,
        districts=CITY,
        kitchen=KITCHEN,
    )


def treasures(words: str) -> tuple[Treasure, ...]:
    """Treasures from words such as `discard-flag-marker`."""
    shown = [word.split("-") for word in words.split()]
    return tuple(
        Treasure(action, tuple(kind for kind in KINDS if kind in things), has_marker="marker" in things)
        for action, *things in shown
    )


USUAL = parts()


def fresh(
    seats: int = 3,
    seed: int = 1,
    *,
    settings: Mapping[str, str] | None = None,
    cards: Mapping[str, str] | None = None,
) -> Merlin:
    """A game just set up."""
    chest = box(parts(cards) if cards else USUAL)
    chosen = chest.complete(settings or {})
    game = chest.rules_for(chosen)(seats, chosen, Chance.seeded(seed))
    assert isinstance(game, Merlin)
    drive(game.setup(), Random(seed))
    return game


def table(
    seats: int = 3,
    *,
    active: int = 0,
    first: int = 0,
    round: int = 1,  # noqa: A002 -- the zone is called so
    castles: BySeat | None = None,
    hoard: str = "",
    markers: BySeat | None = None,
    vassals: BySeat | None = None,
    figures: Mapping[str, str] | None = None,
    knights: BySeat | None = None,
    faces: Mapping[int, Sequence[int]] | None = None,
    used: BySeat | None = None,
    apples: Mapping[int, int] | None = None,
    staffs: Mapping[int, int] | None = None,
    excalibur: int | None = None,
    grail: int | None = None,
    environs: str = "",
    manors: Mapping[str, int] | None = None,
    treasure_tiles: Mapping[str, str] | None = None,
    neutral_staffs: int = 2,
    decrees_of: BySeat | None = None,
    stacks: Mapping[Place, str] | None = None,
    traitors: BySeat | None = None,
    traitor_supply: str | None = None,
    cards: Mapping[str, str] | None = None,
    hands: BySeat | None = None,
    display: str = "",
    deck: str | None = None,
    seals: BySeat | None = None,
    signet: int | None = None,
    picts: BySeat | None = None,
    pict_display: str = "",
    pict_stack: str | None = None,
    allies_of: BySeat | None = None,
    ally_tiles: BySeat | None = None,
    marshal: Place | None = None,
    gareth_tiles: str = "",
    geraint_tiles: str = "",
    castle_tiles: str = "",
    kay_tiles: str = "",
    coins: Mapping[int, int] | None = None,
    coin_supply: int | None = None,
    mistletoe: Mapping[int, int] | None = None,
    mistletoe_supply: int | None = None,
    apple_supply: int | None = None,
    wares: BySeat | None = None,
    hired: BySeat | None = None,
    worked: BySeat | None = None,
    plus_tokens: BySeat | None = None,
    city: Mapping[Place, District] | None = None,
    morgana: Place | None = None,
    morgana_faces: Sequence[int] = (1, 2, 3, 4),
    pentagrams: BySeat | None = None,
    tokens: str = "bewitch-swap swap-gold gold-hut hut-dark dark-bewitch",
    cauldron_dice: Mapping[int, str] | None = None,
    horn: int | None = None,
    poisoned: Mapping[int, int] | None = None,
    poison_supply: int | None = None,
    huts: str = "",
    topped: BySeat | None = None,
    laden: BySeat | None = None,
    dark: str = "",
    points: Mapping[int, int] | None = None,
    settings: Mapping[str, str] | None = None,
    **house: str,
) -> Merlin:
    """A table with just these pieces on it; house rules and modules are named like `favor="on"`.

    `hoard` are goods of which the last seat has all that are left; `knights` says where the knight of a seat
    stands; `faces` are the three personal dice, the Merlin die and, with Arthur, the black one; `seals` are
    learned abilities such as `builder-3`, face down with a `!`. With `deck` or `traitor_supply`, all others
    are on the discards; with `pict_stack`, in the box. `treasure_tiles` are the treasures of some cells;
    `decrees_of` are held, `stacks` lie in principalities, where there are none without it. Seats without
    `allies_of` have those that the tests do not name; `ally_tiles` are written as `tristram:2` where not all
    are left; tiles of Gareth, Geraint, Gaheris and Kay are with their player. With a supply of apples,
    coins, mistletoe or poisoned apples, the last seat has all that are missing. `wares`, `hired` labourers
    and those that have `worked` are bought, `plus_tokens` lie under markers. `tokens` lie on
    the cauldrons from left to right, each with its upper side first; `topped` are markers with one of
    Morgana's on them, `dark` those of hers that stand alone.
    """
    game = fresh(seats, settings={**(settings or {}), **house}, cards=cards)
    game.active, game.first, game.round = active, first, round
    game.figures = {figure: game.standing_room(figure)[0] for figure in game.figures} | {**(figures or {})}
    game.figures |= {KNIGHTS[seat]: space for seat, space in (knights or {}).items()}
    dice = len(game.dice_of(active))
    rolled = {seat: (faces or {}).get(seat, (1, 2, 3, 4, 5)[:dice]) for seat in game.seats}
    game.faces = [dict(zip(game.dice_of(seat), rolled[seat], strict=True)) for seat in game.seats]
    game.used = words_by_seat(seats, used)
    lay_goods(game, castles or {}, hoard)
    lay_apples_and_staffs(game, apples or {}, staffs or {})
    if apple_supply is not None:
        game.apples[-1] += game.apple_supply - apple_supply
        game.apple_supply = apple_supply
    game.excalibur, game.grail = excalibur, grail
    game.markers = [
        {place: words.count(place) for place in PLACES} for words in words_by_seat(seats, markers)
    ]
    game.vassals = [standing(words) for words in words_by_seat(seats, vassals)]
    lay_environs(game, environs or ENVIRONS[seats], manors or {})
    lay_traitors(game, words_by_seat(seats, traitors), traitor_supply)
    lay_missions(game, words_by_seat(seats, hands), display, deck)
    if isinstance(game, Favor):
        taught = words_by_seat(seats, seals)
        game.seals = [{word.rstrip("!"): not word.endswith("!") for word in words} for words in taught]
    if isinstance(game, Picts):
        game.signet = signet
        lay_picts(game, words_by_seat(seats, picts), pict_display, pict_stack)
    if isinstance(game, TreasureHunt):
        lay_treasures(game, treasure_tiles or {})
        game.neutral_staffs = neutral_staffs
    if isinstance(game, Decrees):
        game.decrees = words_by_seat(seats, decrees_of)
        game.decree_stacks = {place: sorted((stacks or {}).get(place, "").split()) for place in PLACES}
    if isinstance(game, Knights):
        lay_allies(game, words_by_seat(seats, allies_of), words_by_seat(seats, ally_tiles))
        lay_ally_tiles(game, marshal, gareth_tiles, geraint_tiles, castle_tiles, kay_tiles)
    if isinstance(game, Gold):
        game.coins, game.coin_supply = hoarded(seats, 30, coins or {}, coin_supply)
        game.mistletoe, game.mistletoe_supply = hoarded(seats, 11, mistletoe or {}, mistletoe_supply)
    if isinstance(game, Market):
        lay_wares(game, words_by_seat(seats, wares))
        lay_labourers(game, words_by_seat(seats, hired), words_by_seat(seats, worked))
        lay_plus_tokens(game, words_by_seat(seats, plus_tokens))
    if isinstance(game, Caerleon) and city:
        game.districts = {place: city[place] for place in PLACES}
    if isinstance(game, Morgana):
        game.morgana, game.horn = morgana, horn
        game.morgana_faces = dict(zip(MORGANAS, morgana_faces, strict=True))
        game.pentagrams = [(pentagrams or {}).get(seat) for seat in game.seats]
        game.cauldrons = [token.split("-") for token in tokens.split()]
        game.cauldron_dice = [(cauldron_dice or {}).get(number) for number in range(1, 6)]
        game.poisoned, game.poison_supply = hoarded(seats, 11, poisoned or {}, poison_supply)
    if isinstance(game, Huts):
        game.huts = huts.split()
    if isinstance(game, DarkInfluence):
        game.topped = [
            {place: words.count(place) for place in PLACES} for words in words_by_seat(seats, topped)
        ]
        game.dark_markers = {place: dark.split().count(place) for place in PLACES}
        carried = sum(sum(mine.values()) for mine in game.topped)
        game.dark_supply = 6 - len(dark.split()) - carried
    if isinstance(game, LadenMarkers):
        game.laden = [
            {place: words.count(place) for place in PLACES} for words in words_by_seat(seats, laden)
        ]
    game.points = [{"spaces": (points or {})[seat]} if seat in (points or {}) else {} for seat in game.seats]
    game.events = []
    faults = game.faults()
    assert not faults, f"an impossible table: {'; '.join(f'{fault.at}: {fault.what}' for fault in faults)}"
    return game


def allied(kind: type[AnyKnight], **pieces: object) -> AnyKnight:
    """A table of the Knights of the Round Table; red is active and has the ally."""
    settled = {"active": RED, "allies_of": {RED: kind.__name__.lower()}, **pieces}
    game = table(settings={"knights": "on"}, **settled)  # type: ignore[arg-type]
    assert isinstance(game, kind)
    return game


def words_by_seat(seats: int, words: BySeat | None) -> list[list[str]]:
    """A list of words for each seat; empty for seats that are not named."""
    assert not words or set(words) <= set(range(seats)), "there is no such seat"
    return [(words or {}).get(seat, "").split() for seat in range(seats)]


def lay_goods(game: Merlin, castles: BySeat, hoard: str) -> None:
    """Move goods from the principalities to the castles."""
    wanted = words_by_seat(len(game.seats), castles)
    assert {*hoard.split(), *(good for goods in wanted for good in goods)} <= set(GOODS), "no such good"
    game.castles = [{good: goods.count(good) for good in GOODS} for goods in wanted]
    game.supply = {good: 6 - sum(castle[good] for castle in game.castles) for good in GOODS}
    for good in cast("list[Good]", hoard.split()):
        game.castles[-1][good] += game.supply[good]
        game.supply[good] = 0


def lay_apples_and_staffs(game: Merlin, apples: Mapping[int, int], staffs: Mapping[int, int]) -> None:
    """Move apples from the supply to the players; staffs that nobody has are in the box."""
    game.apples = [apples.get(seat, 0) for seat in game.seats]
    game.apple_supply = 11 - sum(game.apples)
    game.staffs = [staffs.get(seat, 0) for seat in game.seats]


def hoarded(seats: int, pieces: int, wanted: Mapping[int, int], supply: int | None) -> tuple[list[int], int]:
    """
    How many of a kind each seat has, and how many are left; if a supply is given, the last seat has the rest.
    """
    held = [wanted.get(seat, 0) for seat in range(seats)]
    left = pieces - sum(held)
    if supply is None:
        return held, left
    held[-1] += left - supply
    return held, supply


def lay_wares(game: Market, wanted: list[list[str]]) -> None:
    """Move wares from the market to the players."""
    game.wares = [{ware: mine.count(ware) for ware in MARKET if ware in mine} for mine in wanted]
    sold = [ware for mine in wanted for ware in mine]
    assert set(sold) <= set(MARKET), "there is no such ware"
    game.market = {ware: count - sold.count(ware) for ware, count in MARKET.items()}


def lay_labourers(game: Market, hired: list[list[str]], worked: list[list[str]]) -> None:
    """Move labourers from the market to the players who have hired them."""
    assert isinstance(game, Labourers)
    game.hired, game.worked = hired, worked
    for labourer in [word for words in (*hired, *worked) for word in words]:
        game.market[labourer] -= 1


def lay_plus_tokens(game: Market, wanted: list[list[str]]) -> None:
    """Move plus tokens from the market under markers."""
    assert isinstance(game, PlusTokens)
    game.plus_tokens = [{place: words.count(place) for place in PLACES} for words in wanted]
    game.market["plus"] -= sum(len(words) for words in wanted)


def standing(words: Sequence[str]) -> dict[Vassal, Post]:
    """Where the vassals of a seat stand, from words like `lady:blue`; the others are at home."""
    out = dict(word.split(":") for word in words)
    assert out.keys() <= set(VASSALS), "there is no such vassal"
    places = {word: place for place in PLACES for word in VASSALS if out.get(word) == place}
    return {vassal: places.get(vassal, CASTLE) for vassal in VASSALS}


def lay_environs(game: Merlin, letters: str, manors: Mapping[str, int]) -> None:
    """Lay the tiles row by row, with the manors on them."""
    game.tiles = tuple(
        TERRAIN[letter.lower()] + ("-tower" if letter.isupper() else "")
        for letter in letters.replace(" ", "")
    )
    game.manors = dict(manors)


def lay_treasures(game: TreasureHunt, wanted: Mapping[str, str]) -> None:
    """
    Lay the named treasures on their cells, and the rest of each terrain on the other tiles without a tower.
    """
    left = {terrain: words.split() for terrain, words in TREASURES.items()}
    lying = dict(zip(CELLS[game.rows], game.tiles, strict=True))
    plain = {cell: terrain for cell, tile in lying.items() for terrain in left if tile == terrain}
    for cell, treasure in wanted.items():
        left[plain[cell]].remove(treasure)
    for cell, terrain in plain.items():
        lying[cell] = f"{terrain}-{wanted[cell] if cell in wanted else left[terrain].pop(0)}"
    game.tiles = tuple(lying.values())


def lay_traitors(game: Merlin, traitors: list[list[str]], supply: str | None) -> None:
    """Give traitors from the stack to the players; the rest stays in the stack, or goes to the discards."""
    left = [place for place in PLACES for _ in range(4)]
    for place in [one for words in traitors for one in words]:
        left.remove(cast("Place", place))
    game.traitors = [sorted(cast("list[Place]", words), key=PLACES.index) for words in traitors]
    game.traitor_supply, game.traitor_discards = [*left], []
    if supply is not None:
        game.traitor_supply = cast("list[Place]", supply.split()[::-1])
        for place in supply.split():
            left.remove(cast("Place", place))
        game.traitor_discards = [*left]


def lay_missions(game: Merlin, hands: list[list[str]], display: str, deck: str | None) -> None:
    """Lay missions in hands, on display and on top of the deck; the rest goes below, or to the discards."""
    game.hands = [sorted(words) for words in hands]
    named = [*display.split(), *(deck or "").split(), *(name for words in hands for name in words)]
    left = [name for name in game.parts.missions if name not in named]
    lying = [name for name in left if name.startswith("x")]  # a card with its own name is never revealed
    game.display = [*display.split(), *lying[: 3 - len(display.split())]]
    left = [name for name in left if name not in game.display]
    game.mission_deck = [*left[::-1]] if deck is None else deck.split()[::-1]
    game.mission_discards = [] if deck is None else left


def lay_picts(game: Picts, picts: list[list[str]], display: str, stack: str | None) -> None:
    """Lay Picts with the players, on display and on a stack; the rest goes below, or into the box."""
    game.picts = picts
    named = [*display.split(), *(stack or "").split(), *(name for words in picts for name in words)]
    left = [name for name in game.parts.arthur.picts if name not in named]
    wanted = 4 - len(display.split()) if stack is None else 0
    game.pict_display = [*display.split(), *left[:wanted]]
    below = left[wanted:][::-1] if stack is None else stack.split()[::-1]
    game.pict_stacks = {"left": below, "right": []}


def lay_allies(game: Knights, wanted: list[list[str]], tiles: list[list[str]]) -> None:
    """
    Give the named allies to their seats and others to seats that lack one of a stack; remove some tiles.
    """
    left = {
        stack: [ally for ally in found if not any(ally in mine for mine in wanted)]
        for stack, found in game.parts.allies.stacks.items()
    }
    for seat, named in enumerate(wanted):
        game.allies[seat] = []
        for stack, found in game.parts.allies.stacks.items():
            mine = [ally for ally in found if ally in named]
            game.allies[seat] += mine or [left[stack].pop()]
        assert set(named) <= set(game.allies[seat]), "there is no such ally"
        counts = {ally: int(count) for ally, _, count in (word.partition(":") for word in tiles[seat])}
        printed = game.parts.allies.tiles
        game.ally_tiles[seat] = {
            ally: counts.get(ally, printed[ally]) for ally in game.allies[seat] if ally in printed
        }


def lay_ally_tiles(
    game: Knights, marshal: Place | None, gareth: str, geraint: str, castles: str, kay: str
) -> None:
    """Lay the marshal, and the tiles of Gareth and Geraint, in the environs, and in principalities."""
    assert isinstance(game, Lancelot)
    assert isinstance(game, Gareth)
    assert isinstance(game, Geraint)
    assert isinstance(game, Gaheris)
    assert isinstance(game, Kay)
    holder: dict[str, int] = {ally: seat for seat, mine in enumerate(game.allies) for ally in mine}
    game.marshal = (marshal or "black") if "lancelot" in holder else None
    game.gareth_tiles = [[] for _ in game.seats]
    game.geraint_tiles = [[] for _ in game.seats]
    if gareth:
        game.gareth_tiles[holder["gareth"]] = cast("list[Place]", gareth.split())
    if geraint:
        game.geraint_tiles[holder["geraint"]] = geraint.split()
    game.castle_tiles = castles.split()
    game.kay_tiles = {place: kay.split().count(place) for place in PLACES}
    for ally, laid in (("gaheris", castles), ("kay", kay)):
        if laid:
            game.ally_tiles[holder[ally]][ally] -= len(laid.split())


def asked(rule: Rule, *answers: Option) -> tuple[Option, ...]:
    """The options of the question that a rule asks after these answers; empty if it asks nothing more."""
    questions = asks(rule, *answers)
    return tuple(questions[len(answers)].options) if len(questions) > len(answers) else ()


def asks(rule: Rule, *answers: Option) -> list[Choice[Option]]:
    """The questions that a rule asks while it gets these answers, and the next one, if any."""
    questions: list[Choice[Option]] = []
    try:
        questions.append(rule.send(None))
        for answer in answers:
            offered = questions[-1].options
            assert answer in offered, f"'{questions[-1].ask}' does not offer {answer}: {offered}"
            questions.append(rule.send(answer))
    except StopIteration:
        assert len(questions) == len(answers), "not all answers were asked for"
    finally:
        rule.close()
    return questions


def words_asked(rule: Rule, *answers: Option) -> list[str]:
    """The words of the questions that a rule asks while it gets these answers, and of the next one."""
    return [choice.ask for choice in asks(rule, *answers)]


def told(game: Merlin, name: str) -> list[dict[str, Json]]:
    """The facts of all events with a name, with the seat, secrets included."""
    return [{"seat": event.seat, **event.facts, **(event.secret or {})} for event in events(game, name)]


def events(game: Merlin, name: str) -> list[Event]:
    """All events with a name."""
    assert game.events is not None
    return [event for event in game.events if event.name == name]


def stock(game: Merlin, seat: int) -> list[str]:
    """The goods on a castle, with repetitions, in board order."""
    return [good for good, count in game.castles[seat].items() for _ in range(count)]


def spread(game: Merlin, seat: int) -> list[str]:
    """The markers of a seat in principalities, in board order."""
    return [place for place, count in game.markers[seat].items() for _ in range(count)]


def drive(rule: Rule, fate: Random, settled: Mapping[str, Option] | None = None) -> list[Choice[Option]]:
    """Play a rule to its end, deciding at random what is not given; return the questions that it asked."""
    questions: list[Choice[Option]] = []
    answer: Option = None
    while True:
        try:
            questions.append(rule.send(answer))
        except StopIteration:
            return questions
        choice = questions[-1]
        answer = settled[choice.ask] if settled and choice.ask in settled else fate.choice(choice.options)


def play_out(game: Merlin, seed: int = 1) -> Merlin:
    """Play a game to its end, deciding at random."""
    fate = Random(seed)
    while not game.over:
        drive(game.turn(), fate)
        game.turns += 1
    return game


def projection(game: Merlin, seen: Mapping[str, Json]) -> list[dict[str, int]]:
    """The projection of a view of this game, from what the view shows only."""
    twin = game.copy()
    assert isinstance(twin, Merlin)
    for name in game.zones:
        value = seen[name]
        # A view from JSON has lists instead of tuples.
        is_tuple = isinstance(getattr(game, name), tuple)
        setattr(twin, name, tuple(value) if is_tuple and isinstance(value, list) else value)
    return twin.projected()
