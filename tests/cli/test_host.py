"""The commands for those who host."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.arrange import Run
from tests.server.arrange import DEVICE, YOU, Person, server


def test_a_backup_is_written_restored_and_examined(run: Run, tmp_path: Path) -> None:
    with server(tmp_path / "data") as client:
        Person(client, "Ada").open_table(YOU, DEVICE)
    data, other, file = str(tmp_path / "data"), str(tmp_path / "other"), str(tmp_path / "backup")
    assert run("backup", file, "--data", data) == (0, f"{file} holds 1 tables with 1 steps, 1 guests.\n", "")
    code, told, _ = run("restore", file, "--data", other)
    assert (code, told.startswith(f"{other} holds 1 tables with 1 steps, 1 guests, as of ")) == (0, True)
    code, told, _ = run("doctor", "--data", other, "--json")
    database = next(found for found in json.loads(told) if found["what"] == "Database")
    assert database["verdict"] == "ok"


def test_what_cannot_be_done_is_said_in_one_line(run: Run, tmp_path: Path) -> None:
    code, told, said = run("backup", str(tmp_path / "backup"), "--data", str(tmp_path / "none"))
    assert (code, told, said.count("\n")) == (1, "", 1)
    assert said.startswith("logres backup: ")
    code, _, said = run("restore", str(tmp_path / "none"), "--data", str(tmp_path / "other"))
    assert (code, said) == (1, f"logres restore: There is no file {tmp_path / 'none'}.\n")


def test_the_doctor_fails_if_something_is_wrong(run: Run, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    code, told, _ = run("doctor", "--data", str(data))
    assert code == 1
    assert "WRONG   Data folder: other accounts have rights" in told


def test_the_doctor_looks_at_a_database_instead_of_a_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGRES_DATABASE", "mysql://db.example/logres")
    for words in ([], ["--database", "mysql://db.example/other"]):
        code, told, _ = run("doctor", *words, "--json")
        found = {finding["what"]: finding for finding in json.loads(told)}
        assert (code, found["Database"]["verdict"], "Data folder" in found) == (1, "wrong", False)
    assert "Data folder" in run("doctor", "--data", str(tmp_path))[1]


def test_migrate_says_what_it_needs(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LOGRES_DATABASE", raising=False)
    code, _, said = run("migrate", "--data", str(tmp_path))
    assert code != 0
    assert "--database" in said
    code, _, said = run("migrate", "--data", str(tmp_path), "--database", "postgresql:///games")
    assert code != 0
    assert "holds no games" in said
