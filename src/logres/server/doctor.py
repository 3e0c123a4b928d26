"""Examines a host: its Python, limits, data folder, database, clock and proxy settings."""

from __future__ import annotations

import ipaddress
import os
import shutil
import sqlite3
import stat
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from logres.server.backup import DATABASE, SECRET
from logres.server.engine import BadDatabase
from logres.server.findings import Finding, Verdict
from logres.server.folder import FolderInUse, Lock, Secret
from logres.server.migrate import migrations
from logres.server.settings import STATIC
from logres.server.sqlite.migrate import check, version
from logres.server.storage import PREFIXES

FILES = 8192  # descriptors, enough for hundreds of visitors
FEW_FILES = 1024
LOW_DISK, VERY_LOW_DISK = 2_000_000_000, 200_000_000  # bytes
TOLERANCE = 300.0  # seconds by which the clock may be behind the last change
NETWORKED = frozenset({"nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs"})
MOUNTS = Path("/proc/self/mounts")


def examined(
    data: Path, python: str, environment: Mapping[str, str] = os.environ, address: str = ""
) -> list[Finding]:
    """Examine a host without changing anything; `python` says how Python was built.

    The database is in the data folder, or in PostgreSQL if its address is given.
    """
    kept = [*_folder(data), *_database(data / DATABASE)]
    if address:
        kept = [_secret(environment), *_postgres(address)]
    return [_python(python), *_files(), _client(STATIC), *kept, *_proxy(environment)]


def _python(built: str) -> Finding:
    slow = "built without" in built
    return Finding("Python", "advice" if slow else "ok", built, "Use an optimised build." if slow else "")


def _files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY or most >= FILES:
        yield Finding("Open files", "ok", "unlimited" if most == resource.RLIM_INFINITY else str(most))
        return
    yield Finding(
        "Open files",
        "advice" if most >= FEW_FILES else "wrong",
        f"at most {most}",
        f"Each visitor at a table needs one. Raise the limit: ulimit -n {FILES}, or LimitNOFILE={FILES} in "
        "the systemd unit.",
    )


def _client(static: Path) -> Finding:
    if (static / "index.html").is_file():
        return Finding("Pages", "ok", "built")
    return Finding("Pages", "wrong", "not built", "Build them: make run, or python scripts/ui.py build.")


def _folder(data: Path) -> Iterator[Finding]:
    if not data.is_dir():
        yield Finding(
            "Data folder", "ok", f"{data} does not exist yet", "The server makes it when it starts."
        )
        return
    if not os.access(data, os.R_OK | os.W_OK | os.X_OK):
        yield Finding(
            "Data folder", "wrong", f"{data} cannot be written", "Make the server's account its owner."
        )
        return
    yield _privacy(data)
    yield _lock(data)
    free = shutil.disk_usage(data).free
    verdict: Verdict = "ok" if free >= LOW_DISK else "advice" if free >= VERY_LOW_DISK else "wrong"
    advice = "" if verdict == "ok" else "Decisions are refused when the disk is full. Make room."
    yield Finding("Disk", verdict, f"{free / 1e9:.1f} GB free", advice)
    if (kind := file_system(data)) in NETWORKED:
        yield Finding(
            "File system",
            "wrong",
            f"{kind}, over the network",
            "Keep the database on a disk of this machine.",
        )


def _privacy(data: Path) -> Finding:
    shared = [path for path in (data, data / SECRET, data / DATABASE) if path.exists() and _is_shared(path)]
    if sys.platform == "win32" or not shared:
        return Finding("Data folder", "ok", str(data))
    names = ", ".join(map(str, shared))
    advice = "It holds the secret and the seeds of running games. Remove these rights: chmod go= PATH."
    return Finding("Data folder", "wrong", f"other accounts have rights to {names}", advice)


def _is_shared(path: Path) -> bool:
    return bool(stat.S_IMODE(path.stat().st_mode) & 0o077)


def _lock(data: Path) -> Finding:
    try:
        with closing(Lock(data)):
            return Finding("Server", "ok", "none is running on the data folder")
    except FolderInUse:
        return Finding("Server", "ok", "one is running on the data folder")


def file_system(path: Path, mounts: Path = MOUNTS) -> str:
    """Return the type of the file system of a path; empty if it is unknown."""
    try:
        lines = [line.split() for line in mounts.read_text(encoding="utf-8").splitlines()]
    except OSError:
        return ""
    full = path.resolve()
    holding = [line for line in lines if full.is_relative_to(line[1].replace("\\040", " "))]
    return max(holding, key=lambda line: len(line[1]))[2] if holding else ""


def _database(file: Path) -> Iterator[Finding]:
    if not file.exists():
        yield Finding("Database", "ok", "none yet")
        return
    newest = len(migrations("sqlite"))
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as reading:
            check(reading, newest)
            found = version(reading)
            sound = str(reading.execute("PRAGMA quick_check").fetchone()[0])
            changed = reading.execute("SELECT max(changed_at) FROM tables").fetchone()[0]
    except (BadDatabase, sqlite3.Error) as problem:
        yield Finding("Database", "wrong", f"cannot be used: {problem}", "Restore a backup: logres restore.")
        return
    if sound != "ok":
        yield Finding("Database", "wrong", f"damaged: {sound}", "Restore a backup: logres restore.")
        return
    later = "" if found == newest else "The server brings it up to date when it starts."
    size = f"{file.stat().st_size / 1e6:.1f} MB"
    yield Finding(
        "Database", "ok", f"version {found} of {newest}, {size}, SQLite {sqlite3.sqlite_version}", later
    )
    yield _clock(changed or 0.0)


def _secret(environment: Mapping[str, str]) -> Finding:
    given = environment.get("LOGRES_SECRET", "")
    if Secret.read(given) is not None:
        return Finding("Secret", "ok", "in LOGRES_SECRET")
    found = "LOGRES_SECRET is no secret" if given else "LOGRES_SECRET is not set"
    return Finding(
        "Secret", "wrong", found, "It has at least 64 digits, 0-9 and a-f; docs/hosting.md has more."
    )


def _postgres(address: str) -> Iterator[Finding]:
    if not address.startswith(PREFIXES):
        yield Finding(
            "Database", "wrong", "the address is none of PostgreSQL", "It begins with postgresql://."
        )
        return
    try:
        from logres.server.postgres.examination import examined
    except ImportError:
        advice = "python3 scripts/env.py postgres, or: pip install 'logres[postgres]'"
        yield Finding("Database", "wrong", "the driver of PostgreSQL is not installed", advice)
        return
    yield from examined(address)


def _clock(changed: float) -> Finding:
    now = time.time()
    if now + TOLERANCE >= changed:
        return Finding("Clock", "ok", time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(now)))
    behind = f"{(changed - now) / 3600:.1f} hours behind the last change of a table"
    return Finding("Clock", "wrong", behind, "Set the clock, and let the machine keep it right (NTP).")


def _proxy(environment: Mapping[str, str]) -> Iterator[Finding]:
    trusted = environment.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    if "*" in trusted:
        yield Finding(
            "Proxy",
            "wrong",
            "FORWARDED_ALLOW_IPS trusts everybody",
            "Anybody can claim any address and escape the limits. Name the address of the proxy.",
        )
    elif odd := [one for one in _listed(trusted) if not _is_network(one)]:
        yield Finding(
            "Proxy", "wrong", f"FORWARDED_ALLOW_IPS names {odd[0]!r}", "Name addresses or networks."
        )
    else:
        yield Finding("Proxy", "ok", f"visitors' addresses are accepted from {trusted or 'nobody'}")
    for one in _listed(environment.get("LOGRES_ORIGINS", "")):
        parts = urlsplit(one)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            yield Finding(
                "Origins", "wrong", f"LOGRES_ORIGINS names {one!r}", "Write it like https://games.example."
            )
    for one in _listed(environment.get("LOGRES_HOSTS", "")):
        if "/" in one or ":" in one:
            yield Finding("Hosts", "wrong", f"LOGRES_HOSTS names {one!r}", "Write it like games.example.")


def _listed(words: str) -> list[str]:
    return words.replace(",", " ").split()


def _is_network(word: str) -> bool:
    try:
        ipaddress.ip_network(word, strict=False)
    except ValueError:
        return False
    return True
