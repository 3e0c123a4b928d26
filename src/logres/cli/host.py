"""The commands `backup`, `restore`, `migrate` and `doctor`, for those who host."""

from __future__ import annotations

import argparse
import os
import sys
import sysconfig
from pathlib import Path

from logres.cli.arguments import FAILED, Commands, add_json, print_json

ABOUT_BACKUP = """\
The file holds everything: games, guests, and the secret that signs cookies. Keep it as safe as the data
folder. A server may be running."""
ABOUT_RESTORE = "The folder must hold no games. Start a server on it afterwards."
ABOUT_MIGRATE = """\
No server may be running on the folder, which is only read. All is checked before it counts: the number of
rows, and that every running game replays."""
ABOUT_DOCTOR = "The exit code is 1 if something is wrong. What is only advice does not count."
MARKS = {"ok": "ok     ", "advice": "advice ", "wrong": "WRONG  "}


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    backing = commands.add("backup", backup, "write a backup of a server's data", ABOUT_BACKUP)
    backing.add_argument("file", type=Path, metavar="FILE", help="the backup, replaced if it exists")
    restoring = commands.add("restore", restore, "restore a backup into a data folder", ABOUT_RESTORE)
    restoring.add_argument("file", type=Path, metavar="FILE", help="a backup")
    moving = commands.add("migrate", migrate, "move a data folder into PostgreSQL", ABOUT_MIGRATE)
    moving.add_argument(
        "--database", metavar="ADDRESS", help="an empty PostgreSQL database (default: LOGRES_DATABASE)"
    )
    looking = commands.add("doctor", doctor, "say what is wrong with a host", ABOUT_DOCTOR)
    looking.add_argument(
        "--database",
        metavar="ADDRESS",
        help="look at a PostgreSQL database, not at a folder (default: LOGRES_DATABASE, without --data)",
    )
    add_json(looking)
    for parser in (backing, restoring, moving, looking):
        parser.add_argument("--data", type=Path, metavar="DIR", help="the data folder of the server")


def backup(given: argparse.Namespace) -> int:
    """Write a backup."""
    from logres.server.backup import BadBackup, back_up
    from logres.server.folder import default_folder

    data = given.data or default_folder()
    try:
        about = back_up(data, given.file)
    except (BadBackup, OSError) as problem:
        return failed("backup", problem)
    print(f"{given.file} holds {about}.")
    return 0


def restore(given: argparse.Namespace) -> int:
    """Restore a backup."""
    from logres.server.backup import BadBackup
    from logres.server.backup import restore as put_back
    from logres.server.folder import BadFolder, default_folder

    data = given.data or default_folder()
    try:
        about = put_back(given.file, data)
    except (BadBackup, BadFolder, OSError) as problem:
        return failed("restore", problem)
    print(f"{data} holds {about}, as of {about.made_at}.")
    return 0


def migrate(given: argparse.Namespace) -> int:
    """Move a data folder into PostgreSQL."""
    from logres.server.folder import BadFolder, default_folder

    try:
        from logres.server.postgres.moving import BadMove, move
    except ImportError:
        return failed("migrate", ImportError("PostgreSQL needs its driver: pip install 'logres[postgres]'"))
    data = given.data or default_folder()
    address = given.database or os.environ.get("LOGRES_DATABASE", "")
    if not address:
        return failed("migrate", ValueError("Say where to: --database postgresql://…"))
    try:
        moved = move(data, address)
    except (BadMove, BadFolder, OSError) as problem:
        return failed("migrate", problem)
    print(f"The database holds {moved}.")
    print(f"Start servers on it with the secret of the folder: LOGRES_SECRET=$(cat {data / 'secret'})")
    return 0


def doctor(given: argparse.Namespace) -> int:
    """Look at a host."""
    from logres.server.doctor import examined
    from logres.server.folder import default_folder
    from logres.sim.bench import python_build

    built = python_build(sysconfig.get_config_var("CONFIG_ARGS"))
    address = given.database or ("" if given.data else os.environ.get("LOGRES_DATABASE", ""))
    findings = examined(given.data or default_folder(), built, address=address)
    if given.json:
        print_json([finding.__dict__ for finding in findings])
    else:
        for finding in findings:
            print(f"{MARKS[finding.verdict]} {finding.what}: {finding.found}")
            if finding.advice:
                print(f"        {finding.advice}")
    return FAILED if any(finding.verdict == "wrong" for finding in findings) else 0


def failed(command: str, problem: Exception) -> int:
    """Say why a command could not do its work."""
    print(f"logres {command}: {problem}", file=sys.stderr)
    return FAILED
