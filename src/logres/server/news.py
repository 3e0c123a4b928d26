"""What servers that share a database tell each other, together with the commit that it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol, cast

CHANNEL = "logres"

Topic = Literal[
    "table",  # has these steps and notices
    "people",  # names or the rematch of a table have changed
    "closed",  # a table is gone
    "guest",  # is not as before
    "devices",  # a guest has signed out
    "presence",  # somebody has come to a table or left it
]


class News(NamedTuple):
    """A table or guest that has changed."""

    topic: Topic
    id: str
    seq: int = 0  # the last step of the table
    notices: int = 0  # the number of the last notice that was added

    def text(self) -> str:
        """Write it in one line."""
        return " ".join(map(str, self))

    @classmethod
    def read(cls, text: str) -> News:
        """Read what `text` has written."""
        topic, name, seq, notices = text.split()
        return cls(cast("Topic", topic), name, int(seq), int(notices))


def no_news(_: object) -> Sequence[News]:
    """Tell others nothing."""
    return ()


class Hearing(Protocol):
    """Somebody who wants to know what servers have written."""

    def began(self) -> None:
        """From now on all news are heard; those before may have been missed."""

    def ended(self) -> None:
        """From now on news may be missed."""

    def heard(self, news: News) -> None:
        """Something has changed, perhaps through this very server."""
