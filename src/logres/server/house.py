"""Everything a running server consists of, put together."""

from __future__ import annotations

from logres.server.bots import Bots
from logres.server.folder import Folder
from logres.server.guests import Guests
from logres.server.invitations import Invitations
from logres.server.limits import Buckets
from logres.server.live import Live
from logres.server.settings import Settings
from logres.server.showing import Showing
from logres.server.sqlite import SQLiteStore
from logres.server.store import Store
from logres.server.tables import Tables


class House:
    """The house where the tables stand: its folder is locked while it is open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = Folder(settings.data)
        try:
            self.store: Store = SQLiteStore(self.folder.database)
        except BaseException:
            self.folder.close()
            raise
        self.buckets = Buckets()
        self.guests = Guests(self.store, self.folder.secret)
        self.live = Live(settings)
        invitations = Invitations(self.folder.secret)
        self.showing = Showing(invitations, self.live.present)
        self.tables = Tables(self.store, invitations, self.showing, settings.tables_kept)
        self.bots = Bots(self.tables, settings)
        self.live.tables, self.live.showing = self.tables, self.showing
        self.tables.watchers += [self.live.watch, self.bots.watch]
        self.tables.is_busy = lambda table: self.live.is_watched(table) or self.bots.is_moving(table)

    async def open(self) -> None:
        """Go on where the last server stopped."""
        for table in await self.store.waiting_for_bots():
            self.bots.wake(table)

    async def close(self) -> None:
        """Stop thinking, write what is waiting, let go of the folder."""
        await self.live.close()
        await self.bots.close()
        await self.tables.close()
        await self.store.close()
        self.folder.close()
