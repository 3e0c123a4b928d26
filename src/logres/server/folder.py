"""The data folder: one server at a time, one secret, one database."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

try:
    import fcntl
except ImportError:  # there is no such lock on Windows
    fcntl = None  # type: ignore[assignment]


def usual_folder() -> Path:
    """Where data is kept when nobody says: beside a checkout of the code, else with the person's own data."""
    checkout = Path(__file__).parents[3]
    if (checkout / "pyproject.toml").exists():
        return checkout / "data"
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home) / "logres"


class BadFolder(Exception):
    """A data folder that cannot be used."""


class FolderInUse(BadFolder):
    """Another server works in this folder."""


class Secret:
    """What only this server knows; signatures are made with it."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, *parts: str) -> bytes:
        """A signature of these parts that nobody else can make."""
        return hmac.digest(self._key, "\0".join(parts).encode(), hashlib.sha256)


class Folder:
    """A folder with everything that a server keeps."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = os.open(path / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl is not None:
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._lock)
                raise FolderInUse(f"Another Logres server is using the folder {path}.") from None
        try:
            self.secret = self._secret()
        except BaseException:
            self.close()
            raise

    @property
    def database(self) -> Path:
        """The file of the database."""
        return self.path / "logres.sqlite3"

    def close(self) -> None:
        """Let another server have the folder."""
        os.close(self._lock)

    def _secret(self) -> Secret:
        """The secret of this folder; the first server makes it."""
        path = self.path / "secret"
        if not path.exists():
            draft = self.path / "secret.new"
            draft.unlink(missing_ok=True)
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(secrets.token_hex(32))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        try:
            key = bytes.fromhex(path.read_text(encoding="ascii").strip())
        except ValueError:
            key = b""
        if len(key) < 32:
            raise BadFolder(f"{path} is damaged. Put it back from a backup, or remove it: a new one is made.")
        return Secret(key)
