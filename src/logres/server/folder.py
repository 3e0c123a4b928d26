"""The data folder with its lock, secret and database."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has no such lock
    fcntl = None  # type: ignore[assignment]


def default_folder() -> Path:
    """Return the default folder: `data` in a checkout of the code, else in the user's data folder."""
    checkout = Path(__file__).parents[3]
    if (checkout / "pyproject.toml").exists():
        return checkout / "data"
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home) / "logres"


class BadFolder(Exception):
    """The data folder cannot be used."""


class FolderInUse(BadFolder):
    """Another server uses this folder."""


class Secret:
    """The key with which this server signs."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def read(cls, text: str) -> Secret | None:
        """Read a secret in hexadecimal digits, or return None if it is damaged or too short."""
        try:
            key = bytes.fromhex(text.strip())
        except ValueError:
            return None
        return cls(key) if len(key) >= 32 else None

    def sign(self, *texts: str) -> bytes:
        """Sign a list of texts."""
        return hmac.digest(self._key, "\0".join(texts).encode(), hashlib.sha256)


class Lock:
    """The lock of a data folder, held until it is closed."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._file)
                raise FolderInUse(f"Another Logres server is using the folder {folder}.") from None

    def close(self) -> None:
        """Release the lock."""
        os.close(self._file)


class Folder:
    """The folder with everything that a server stores, locked until it is closed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = Lock(path)
        try:
            self.secret = self._secret()
        except BaseException:
            self.close()
            raise

    @property
    def database(self) -> Path:
        """The path of the database."""
        return self.path / "logres.sqlite3"

    def close(self) -> None:
        """Release the lock."""
        self._lock.close()

    def _secret(self) -> Secret:
        """Read the secret, or create it in a new folder."""
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
            secret = Secret.read(path.read_text(encoding="ascii"))
        except ValueError:
            secret = None
        if secret is None:
            raise BadFolder(f"{path} is damaged. Restore it from a backup, or delete it to create a new one.")
        return secret
