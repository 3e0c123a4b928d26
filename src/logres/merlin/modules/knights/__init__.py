"""Knights of the Round Table: the draft in `round_table`, and a file for each of the twelve allies."""

from logres.merlin.modules.knights.bedivere import Bedivere
from logres.merlin.modules.knights.bors import Bors
from logres.merlin.modules.knights.gaheris import Gaheris
from logres.merlin.modules.knights.galahad import Galahad
from logres.merlin.modules.knights.gareth import Gareth
from logres.merlin.modules.knights.gawain import Gawain
from logres.merlin.modules.knights.geraint import Geraint
from logres.merlin.modules.knights.kay import Kay
from logres.merlin.modules.knights.lamorak import Lamorak
from logres.merlin.modules.knights.lancelot import Lancelot
from logres.merlin.modules.knights.percival import Percival
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.modules.knights.tristram import Tristram

__all__ = [
    "Bedivere",
    "Bors",
    "Gaheris",
    "Galahad",
    "Gareth",
    "Gawain",
    "Geraint",
    "Kay",
    "Knights",
    "Lamorak",
    "Lancelot",
    "Percival",
    "Tristram",
]
