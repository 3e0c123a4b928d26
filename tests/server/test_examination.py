"""What is wrong with a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path

import pytest

from logres.server.doctor import examined
from logres.server.findings import Finding
from logres.server.postgres import examination
from logres.server.postgres.link import connected
from tests.server.database import SECRET
from tests.server.postgres import cluster


def findings(address: str, **environment: str) -> dict[str, Finding]:
    """What the doctor finds, by what it is about."""
    found = examined(Path("nowhere"), "CPython", {"LOGRES_SECRET": SECRET, **environment}, address)
    return {finding.what: finding for finding in found}


def changed(address: str, *statements: str) -> str:
    """Change a database."""
    with connected(address) as connection:
        for statement in statements:
            connection.execute(statement.encode())
    return address


def test_a_sound_database_has_nothing_wrong_with_it() -> None:
    found = findings(cluster().new_database())
    for what in ("PostgreSQL", "Database", "Connections", "Encryption", "Clock", "Secret", "Proxy"):
        assert found[what].verdict == "ok", found[what]
    assert "Data folder" not in found


def test_an_empty_database_is_no_fault_and_stays_empty() -> None:
    address = cluster().empty_database()
    for _ in range(2):
        assert findings(address)["Database"].found == "empty"


@pytest.mark.parametrize(
    ("statements", "fault"),
    [
        (["DROP TABLE migrations"], "it belongs to another program"),
        (["INSERT INTO migrations (number) VALUES (999)"], "newer Logres"),
        (["DELETE FROM migrations"], "version 0 of"),
    ],
)
def test_the_tables_of_another_program_or_version_are_told(statements: list[str], fault: str) -> None:
    found = findings(changed(cluster().new_database(), *statements))["Database"]
    assert fault in found.found
    assert (found.verdict == "ok") == ("version 0" in fault)


def test_an_account_that_may_not_make_tables_is_wrong() -> None:
    address = cluster().new_database()
    changed(address, "DROP ROLE IF EXISTS guest", "CREATE ROLE guest LOGIN")
    changed(address, "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    found = findings(address.replace("user=logres", "user=guest"))["Database"]
    assert (found.verdict, found.found) == ("wrong", "the account may not create tables")


def test_a_database_that_forgets_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    address = cluster().new_database()
    quick = findings(address)["Durability"]
    assert (quick.verdict, quick.found) == ("wrong", "fsync, full_page_writes are off"), "as tests have it"
    monkeypatch.setattr(examination, "RISKY", ("synchronous_commit",))
    assert findings(address)["Durability"].verdict == "ok"
    assert findings(f"{address}&options=-c%20synchronous_commit%3Doff")["Durability"].verdict == "wrong"


def test_too_few_connections_and_different_clocks_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examination, "CONNECTIONS", 100_000)
    monkeypatch.setattr(examination, "TOLERANCE", -1.0)
    found = findings(cluster().new_database())
    assert found["Connections"].verdict == "advice"
    assert found["Clock"].verdict == "wrong"


@pytest.mark.parametrize(
    ("address", "fault"),
    [
        ("postgresql://logres:sesame@127.0.0.1:1/logres", "cannot be used"),
        ("mysql://logres:sesame@127.0.0.1/logres", "none of PostgreSQL"),
    ],
)
def test_a_database_that_cannot_be_reached_is_wrong_and_its_password_is_not_repeated(
    address: str, fault: str
) -> None:
    found = findings(address)["Database"]
    assert (found.verdict, fault in found.found) == ("wrong", True)
    assert "sesame" not in str(found)


def test_a_secret_is_asked_for() -> None:
    address = cluster().new_database()
    assert findings(address, LOGRES_SECRET="")["Secret"].verdict == "wrong"
    assert "no secret" in findings(address, LOGRES_SECRET="abc")["Secret"].found
