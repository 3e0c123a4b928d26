"""The games with the market that are worth keeping."""

from __future__ import annotations

from functools import partial

from logres.players import Greedy, Random
from tests.games.merlin.features.market import BOUGHT, OF_TILES, WORKED
from tests.games.merlin.players import Bannerman, Craftsman, Guildsman, Loyal, Patron, Royal, Trader
from tests.games.merlin.wishes.sought import sought

market = partial(sought, "market", ["gold", "market"])

WISHES = [
    market(
        "greedy",
        [Greedy] * 3,
        {"told bought", "told worked", "told returned-ware"},
        "The market among three good players.",
    ),
    market("random", [Random] * 4, {"told bought", "told worked"}, "The market, and anything at all."),
    market(
        "decrees",
        [Royal] * 2,
        {"market after a look at decrees"},
        "Whoever has seen the decrees may still buy something (R60.2).",
        decrees="on",
    ),
    market("wares", [Trader] * 4, BOUGHT, "Every ware of the market is bought (R60.1, R60.2)."),
    market(
        "windows",
        [Trader] * 3,
        {f"market {window}" for window in ("before the move", "after the action", "before a staff")},
        "The market is visited before the move, after the action and between two executions (R60.2, R4.4).",
    ),
    market(
        "labourers",
        [Trader] * 3,
        {*WORKED, "told stopped", "two labourers in a round", "labourer hired in the last turn"},
        "All labourers work, and some need not (R62, X78, X80).",
    ),
    market(
        "flags",
        [Bannerman] * 4,
        {f"{power} flag with a labourer" for power in ("reverse", "mirror", "different")},
        "Flags that work with a labourer (X81).",
    ),
    market(
        "tiles",
        [Craftsman] * 2,
        OF_TILES - {"traitor repelled by a tile"},
        "Material tiles and shield tiles are built with, scored, exchanged (R61, X77).",
    ),
    market(
        "traitors",
        [Loyal] * 2,
        {"traitor repelled by a tile", "asked raise"},
        "Shield tiles repel traitors (R61).",
    ),
    market(
        "fruits",
        [Trader] * 2,
        {"fruit as an apple", "fruit as mistletoe"},
        "A tile is an apple once, and mistletoe once (R64).",
    ),
    market(
        "plus",
        [Guildsman] * 3,
        {"told laid-plus", "declined plus", "principality won by a plus", "told returned-plus"},
        "A plus token wins a principality (R63).",
    ),
    market(
        "kay",
        [Guildsman] * 2,
        {"kay chosen", "Kay and plus for a marker"},
        "A tile of Kay and a plus token go with the same marker (X71e).",
        knights="on",
    ),
    market(
        "treasures",
        [Craftsman] * 3,
        {"tile given up"},
        "A tile is given up for a treasure (X77).",
        treasures="on",
    ),
    market(
        "losses",
        [Patron] * 4,
        {"plus lost with its marker"},
        "A marker with a token is given up for a treasure (X83, X114).",
        treasures="on",
    ),
    market(
        "arthur",
        [Trader] * 2,
        {"signet ring in a market turn"},
        "Whoever has been to the market takes the signet ring without a mission (X53).",
        arthur="on",
    ),
    market(
        "caerleon",
        [Craftsman] * 2,
        {"tile for the merchant"},
        "The merchant of Caerleon takes tiles (X77).",
        caerleon="on",
    ),
    market(
        "morgana",
        [Craftsman] * 3,
        {"tile for the horn"},
        "A material tile helps to the horn (X77).",
        morgana="on",
    ),
    market(
        "city",
        [Trader] * 3,
        {"shield tile while the smith is shut"},
        "Shield tiles are sold while Morgana shuts the smith (X91).",
        caerleon="on",
        morgana="on",
    ),
    market(
        "wild",
        [Craftsman] * 3,
        {
            *(f"{use} of another colour" for use in ("mission with a tile", "manor for a tile")),
            "traitor repelled by a tile of another colour",
        },
        "Tiles of any colour, as this table wants it (Q60).",
        marketWild="on",
    ),
    market(
        "narrow",
        [Trader] * 4,
        {"tile not scored", "labourer hired twice in a round"},
        "Tiles score nothing, and labourers can be hired again, as this table wants it (Q61, Q62).",
        marketStrict="on",
        labourerReturn="afterUse",
    ),
    market(
        "pot",
        [Guildsman] * 2,
        {"plus not in the pot"},
        "Plus tokens are no points, as this table wants it (Q65).",
        plusInPot="off",
    ),
]
