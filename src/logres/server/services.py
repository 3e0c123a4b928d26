"""Everything that a running server consists of."""

from __future__ import annotations

from logres.server.background import Background
from logres.server.bot_worker import BotWorkers
from logres.server.bots import Bots
from logres.server.folder import Folder
from logres.server.guests import Guests
from logres.server.invitations import Invitations
from logres.server.joining import Joining
from logres.server.limits import Buckets
from logres.server.live import Live
from logres.server.opening import Opening
from logres.server.playing import Playing
from logres.server.presence import Presence
from logres.server.settings import Settings
from logres.server.sqlite import SQLiteStore
from logres.server.store import Store
from logres.server.table_views import TableViews
from logres.server.tables import Tables


class Services:
    """Creates the services of a server on its data folder, which stays locked until they are closed."""

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
        self.background = Background()
        invitations, presence = Invitations(self.folder.secret), Presence()
        self.views = TableViews(invitations, presence)
        self.tables = Tables(self.store, self.background, settings.tables_in_memory)
        self.opening = Opening(self.store, self.tables)
        self.joining = Joining(self.tables, invitations)
        self.playing = Playing(self.tables, self.views)
        self.live = Live(settings, self.tables, self.playing, self.views, presence)
        self.bots = Bots(settings, self.tables, self.playing, self.live, BotWorkers(settings))
        self.tables.watchers += [self.live.publish, self.bots.wake_if_asked]

    async def open(self) -> None:
        """Wake the bots that had to decide when the last server stopped."""
        self.bots.wake_in_turn(await self.store.waiting_for_bots())

    async def close(self) -> None:
        """Stop the bots, finish pending changes and unlock the folder."""
        await self.background.finish()
        await self.bots.close()
        await self.background.finish()  # a bot may have been stopped in the middle of a change
        self.tables.put_all_away()
        await self.background.finish()
        await self.store.close()
        self.folder.close()
