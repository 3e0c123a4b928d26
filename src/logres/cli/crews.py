"""The arguments that commands share to say which processes play the games and where the results are kept."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from logres.cli.arguments import Misuse, Parser, Stopped, positive
from logres.engine import Json

if TYPE_CHECKING:
    from logres.sim.crews import Crew
    from logres.sim.kept import Kept

ABOUT_CREWS = """\
The results do not depend on the number or kind of processes. With --resume they are kept in a file, and the
same command continues where it was stopped."""


def add_crew(parser: Parser) -> None:
    """Add the arguments that say who does the work."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--jobs",
        type=positive,
        metavar="N",
        help="number of processes, which does not change the results (default: all cores)",
    )
    who.add_argument(
        "--cluster",
        type=cluster_address,
        metavar="ADDRESS",
        help="play on a Dask cluster: the address of its scheduler, as tcp://host:8786, or local:N to start "
        "one with N workers",
    )


def add_resume(parser: Parser) -> None:
    """Add the argument for a file that keeps results."""
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep results here, and continue from what is there"
    )


def cluster_address(word: str) -> str:
    """Read the address of a cluster."""
    if not re.fullmatch(r"local:[1-9]\d{0,3}|(tcp|tls)://\S+:\d+", word):
        raise argparse.ArgumentTypeError(f"'{word}' is not a cluster, such as tcp://host:8786 or local:3.")
    return word


@contextmanager
def crew_of(given: argparse.Namespace) -> Iterator[Crew]:
    """Call those together who do the work."""
    from logres.sim.processes import Processes

    if given.cluster is None:
        yield Processes(given.jobs) if given.jobs else Processes()
        return
    try:
        from logres.sim.cluster import cluster
    except ModuleNotFoundError as problem:
        raise Misuse(f"{problem.name} is missing; install logres[cluster] to use --cluster.") from None
    with cluster(given.cluster) as crew:
        yield crew


@contextmanager
def resumed(given: argparse.Namespace, heading: Mapping[str, Json]) -> Iterator[Kept | None]:
    """Open the file that keeps results, if one was named. Its heading says what they depend on."""
    from logres.sim.kept import Kept, program

    if given.resume is None:
        try:
            yield None
        except KeyboardInterrupt:
            raise Stopped("stopped without results; --resume FILE would have kept them.") from None
        return
    with Kept(given.resume, {"results of": given.name, "program": program(), **heading}) as kept:
        try:
            yield kept
        except KeyboardInterrupt:
            raise Stopped(
                f"stopped; {given.resume} keeps what was done, and the same command continues."
            ) from None
