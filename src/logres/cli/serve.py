"""The command `serve`."""

from __future__ import annotations

import argparse
from pathlib import Path

from logres.cli.arguments import Commands, add_components, days, port


def add_commands(commands: Commands) -> None:
    """Add the command."""
    serving = commands.add("serve", serve, "start the server and play in the browser")
    serving.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: only this machine)"
    )
    serving.add_argument("--port", type=port, help="port to listen on (default: 8000, or a free one)")
    serving.add_argument("--data", type=Path, metavar="DIR", help="folder for games and guests")
    serving.add_argument(
        "--database",
        metavar="ADDRESS",
        help="a PostgreSQL database instead of the folder, as postgresql://… (default: LOGRES_DATABASE)",
    )
    serving.add_argument(
        "--keep",
        type=days,
        default=400,
        metavar="DAYS",
        help="days after which tables that never began and guests without a game are deleted (default 400)",
    )
    serving.add_argument(
        "--log", choices=("text", "json"), default="text", help="how to write the log (default text)"
    )
    serving.add_argument("--open", action="store_true", help="open a browser")
    add_components(serving)


def serve(given: argparse.Namespace) -> int:
    """Start the server."""
    from logres.server.run import serve as run

    run(
        host=given.host,
        port=given.port,
        data=given.data,
        open_browser=given.open,
        keep_days=given.keep,
        database=given.database,
        json_log=given.log == "json",
    )
    return 0
