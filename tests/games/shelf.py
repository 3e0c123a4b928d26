"""The recorded games of every game."""

from __future__ import annotations

from tests.games.kingarthur import features as of_king_arthur
from tests.games.kingarthur import wishes as for_king_arthur
from tests.games.merlin import features as of_merlin
from tests.games.merlin import wishes as for_merlin
from tests.games.wish import Collection

COLLECTIONS = {
    collection.game: collection
    for collection in (
        Collection("kingarthur", for_king_arthur.WISHES, of_king_arthur.WANTED, of_king_arthur.features),
        Collection("merlin", for_merlin.WISHES, of_merlin.WANTED, of_merlin.features),
    )
}
