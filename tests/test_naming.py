"""Few files name a thing of a module."""

from __future__ import annotations

import pytest

from tests.naming import LIMITED, MOST, THINGS, Thing, files_naming, product, word

of_every = pytest.mark.parametrize("thing", THINGS, ids=lambda thing: f"{thing.group} {thing.name}")
of_every_limited = pytest.mark.parametrize("thing", LIMITED, ids=lambda thing: thing.name)


@of_every_limited
def test_few_files_name_an_ally_or_a_ware(thing: Thing) -> None:
    files = files_naming(thing)
    assert len(files) <= MOST[thing.group], "\n".join(files)


@of_every
def test_the_rules_and_the_client_name_every_thing(thing: Thing) -> None:
    files = files_naming(thing)
    assert any(path.startswith("src/logres/merlin/modules/") for path in files)
    assert any(path.startswith("client/src/merlin/") for path in files)


def test_tests_and_generated_files_are_not_product_files() -> None:
    assert "src/logres/merlin/pieces.py" in product()
    assert "src/logres/merlin/data/allies.toml" in product()
    assert "client/src/merlin/rules.ts" not in product()
    assert not [path for path in product() if ".test." in path or "/testing/" in path]


@pytest.mark.parametrize("text", ["kay", "Kay’s", '"kay"', "kay_tiles", "AskKay", "kayTiles", "KAY"])
def test_a_name_is_found_as_a_word_and_in_names(text: str) -> None:
    assert Thing("ally", "kay", word("kay")).is_named("file.py", text)


@pytest.mark.parametrize("text", ["okay", "kayak", "Kayak"])
def test_a_name_is_not_found_inside_other_words(text: str) -> None:
    assert not Thing("ally", "kay", word("kay")).is_named("file.py", text)


def test_a_generic_word_names_a_thing_only_in_its_surroundings() -> None:
    swap = next(thing for thing in THINGS if thing.name == "swap")
    assert swap.is_named("merlin/modules/morgana.py", 'await self.may(seat, "swap", …)')
    assert not swap.is_named("merlin/modules/knights/bedivere.py", 'await self.may(seat, "swap", …)')
    assert swap.is_named("merlin/pieces.py", 'TokenAction = Literal["bewitch", "swap"]')
