"""The components of all games as files: write them out, check an owner's, play with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from logres import kingarthur, merlin
from logres.engine import BadTable, Box
from logres.engine.components import ENDING, BadComponents, FileProblem
from logres.games import SHELF
from logres.kingarthur import parts as cards
from logres.merlin import parts


@dataclass(frozen=True)
class Kit:
    """The component files of a game, and its box with the defaults or an owner's files."""

    files: Callable[[], Mapping[str, str]]
    box: Callable[[Path | None], Box]


KITS: dict[str, Kit] = {
    "kingarthur": Kit(cards.defaults, lambda folder: kingarthur.box(cards.read(folder))),
    "merlin": Kit(parts.defaults, lambda folder: merlin.box(parts.read(folder))),
}

_in_use: list[Path] = []
_unpacked: list[Mapping[str, str]] = []


class FileInTheWay(BadTable):
    """A file that would be overwritten."""


def export(folder: Path, overwrite: bool) -> list[Path]:
    """Write the files of all games into a folder, one subfolder per game."""
    texts = {folder / game / name: text for game, kit in KITS.items() for name, text in kit.files().items()}
    for file in texts:
        if file.exists() and not overwrite:
            raise FileInTheWay(f"{file} already exists; nothing was written. --force overwrites it.")
    for file, text in texts.items():
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        except OSError as problem:
            raise BadTable(f"{file} cannot be written: {problem.strerror}.") from None
    return [*texts]


def check(folder: Path) -> dict[str, Box]:
    """Return the boxes of an owner's folder; mistakes are reported with file and line."""
    if not folder.is_dir():
        raise BadTable(f"there is no folder '{folder}' with components.")
    problems: list[FileProblem] = []
    for stray in sorted(folder.glob(f"*{ENDING}")):
        belongs = [f"{folder / game / stray.name}" for game, kit in KITS.items() if stray.name in kit.files()]
        where = f"it belongs at {belongs[0]}." if belongs else f"files belong in {_folders(folder)}."
        problems.append(FileProblem(str(stray), 1, f"this file is not read here; {where}"))
    if not problems and not any((folder / game).is_dir() for game in KITS):
        raise BadTable(
            f"there are no components in '{folder}': none of {_folders(folder)} exists. "
            f"To write the defaults there: logres components export {folder}"
        )
    boxes = {}
    for game, kit in KITS.items():
        try:
            boxes[game] = kit.box(folder / game)
        except BadComponents as problem:
            problems += problem.problems
    if problems:
        raise BadComponents(problems)
    return boxes


def _folders(folder: Path) -> str:
    return " and ".join(str(folder / game) for game in KITS)


def use(folder: Path | None) -> None:
    """Play with an owner's components from now on, or with the defaults again.

    If anything is wrong with them, nothing changes.
    """
    SHELF.update(check(folder) if folder else {game: kit.box(None) for game, kit in KITS.items()})
    _in_use[:] = [folder.resolve()] if folder else []
    _unpacked.clear()


def in_use() -> Path | None:
    """The owner's folder in use, so that other processes can use it too."""
    return _in_use[0] if _in_use else None


def packed() -> dict[str, str]:
    """The texts of the owner's files in use, by their places in the folder, to be sent to another machine."""
    folder = in_use()
    if folder is None:
        return {}
    named = [Path(game, name) for game, kit in KITS.items() for name in kit.files()]
    return {
        file.as_posix(): (folder / file).read_text(encoding="utf-8")
        for file in named
        if (folder / file).exists()
    }


def use_packed(texts: Mapping[str, str]) -> None:
    """Play with components that came from another machine; without any, with the defaults."""
    if [texts] == _unpacked or (not texts and not _unpacked and in_use() is None):
        return
    with TemporaryDirectory(prefix="logres-components-") as folder:
        for place, text in texts.items():
            file = Path(folder, place)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        use(Path(folder) if texts else None)
    # The folder was read whole, and is gone.
    _in_use.clear()
    _unpacked[:] = [texts] if texts else []
