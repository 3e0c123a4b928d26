"""What the client works out by rules itself is what the rules say."""

from tests.merlin.previews import FIXTURE, written


def test_the_table_of_previews_is_current() -> None:
    """R5.1, R5.2, R8.1, R8.9, R9.1, R33: the client is tested with it."""
    assert FIXTURE.read_text(encoding="utf-8") == written(), "python -m tests.merlin.previews"
