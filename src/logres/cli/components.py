"""The command `components`."""

from __future__ import annotations

import argparse
from pathlib import Path

from logres.cli.arguments import FAILED, Commands

ABOUT_COMPONENTS = """\
Rings, cards and tiles that no rulebook prints are reconstructed. If you own the box, you can replace them
with the real ones: export the files, correct and check them, and pass the folder with --components. Files
that are missing from the folder keep their defaults. Games with other components have a separate rules
version."""


def add_commands(commands: Commands) -> None:
    """Add the command with its two parts."""
    purpose = "write the components of the games as files, or check your own"
    group = commands.add_group("components", purpose, ABOUT_COMPONENTS, "WHAT")
    exporting = group.add("export", export_components, "write all files into a folder")
    exporting.add_argument("folder", type=Path, metavar="DIR", help="target folder, created if missing")
    exporting.add_argument("--force", action="store_true", help="overwrite existing files")
    checking = group.add("check", check_components, "say what is wrong with the files of a folder")
    checking.add_argument("folder", type=Path, metavar="DIR", help="folder that was exported and changed")


def use_folder(folder: Path) -> None:
    """Use an owner's components."""
    from logres.components import use

    use(folder)


def export_components(given: argparse.Namespace) -> int:
    """Write the components of all games into a folder."""
    from logres.components import export

    for file in export(given.folder, given.force):
        print(file)
    return 0


def check_components(given: argparse.Namespace) -> int:
    """Report mistakes in an owner's components, or how they differ from the defaults."""
    from logres.components import check
    from logres.engine.components import BadComponents

    try:
        boxes = check(given.folder)
    except BadComponents as problem:
        print("\n".join(map(str, problem.problems)))
        return FAILED
    for name, made in boxes.items():
        kind = "differ from the defaults" if "+" in made.rules_version else "play like the defaults"
        print(f"The components of {name} in {given.folder} {kind}: rules version {made.rules_version}.")
    return 0
