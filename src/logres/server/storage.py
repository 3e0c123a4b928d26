"""Where a server keeps everything: in its data folder, or in PostgreSQL."""

from __future__ import annotations

from dataclasses import dataclass

from logres.server.engine import BadDatabase, Engine
from logres.server.folder import Folder, Secret
from logres.server.settings import Settings
from logres.server.sqlite import SQLiteEngine

PREFIXES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Storage:
    """The database and the secret of a server."""

    engine: Engine
    secret: Secret
    folder: Folder | None  # locked until it is closed; none with PostgreSQL

    @classmethod
    def of(cls, settings: Settings) -> Storage:
        """Open the database that the host has chosen, and bring it up to date."""
        return _in_postgres(settings) if settings.database else _in_folder(settings)

    def close(self) -> None:
        """Let another server use the data folder. The engine is closed by those who use it."""
        if self.folder is not None:
            self.folder.close()


def _in_folder(settings: Settings) -> Storage:
    folder = Folder(settings.data)
    try:
        return Storage(SQLiteEngine(folder.database), folder.secret, folder)
    except BaseException:
        folder.close()
        raise


def _in_postgres(settings: Settings) -> Storage:
    if not settings.database.startswith(PREFIXES):
        raise BadDatabase("The address of a database looks like this: postgresql://logres@localhost/logres")
    if not settings.secret:
        raise BadDatabase(
            "With PostgreSQL the secret comes from LOGRES_SECRET, the same for all servers of a database: "
            "the file secret of a data folder, or a new one that you make with: "
            'python3 -c "import secrets; print(secrets.token_hex(32))"'
        )
    secret = Secret.read(settings.secret)
    if secret is None:
        raise BadDatabase("LOGRES_SECRET must have at least 64 digits, 0-9 and a-f.")
    try:
        from logres.server.postgres import PostgresEngine
    except ImportError:
        raise BadDatabase(
            "PostgreSQL needs its driver: python3 scripts/env.py postgres, or: pip install 'logres[postgres]'"
        ) from None
    return Storage(PostgresEngine(settings.database), secret, None)
