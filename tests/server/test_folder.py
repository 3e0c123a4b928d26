"""The data folder."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from logres.server.folder import BadFolder, Folder, FolderInUse


def test_a_folder_is_made_with_a_secret_for_its_owner_alone(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "new" / "data")
    assert stat.S_IMODE(folder.path.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder.path / "secret").stat().st_mode) == 0o600
    folder.close()


def test_the_secret_stays_the_same(tmp_path: Path) -> None:
    first = Folder(tmp_path)
    signature = first.secret.sign("a", "b")
    first.close()
    second = Folder(tmp_path)
    assert second.secret.sign("a", "b") == signature
    assert second.secret.sign("ab") != signature
    second.close()


def test_a_folder_has_one_server_at_a_time(tmp_path: Path) -> None:
    first = Folder(tmp_path)
    with pytest.raises(FolderInUse, match="Another Logres server"):
        Folder(tmp_path)
    first.close()
    Folder(tmp_path).close()


def test_a_damaged_secret_is_not_used(tmp_path: Path) -> None:
    Folder(tmp_path).close()
    for damaged in ("", "not a secret", "00"):
        (tmp_path / "secret").write_text(damaged)
        with pytest.raises(BadFolder, match="secret is damaged"):
            Folder(tmp_path)
    (tmp_path / "secret").unlink()
    Folder(tmp_path).close()
