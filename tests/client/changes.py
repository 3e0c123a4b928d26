"""Changes of views as the server sends them, for the client to apply."""

from __future__ import annotations

from logres.engine.changes import difference, digest
from logres.engine.choice import Json

# Every kind of value that a view can hold, before and after.
PAIRS: list[tuple[Json, Json]] = [
    ({"round": 1}, {"round": 2}),
    ({"grail": None}, {"grail": 0}),
    ({"grail": 2}, {"grail": None}),
    ({"figures": {"merlin": "black"}}, {"figures": {"merlin": "orange", "arthur": "stairs"}}),
    ({"manors": {"a1": 0, "b2": 1}}, {"manors": {"b2": 1}}),
    ({"points": [{"spaces": 1}, {}]}, {"points": [{"spaces": 1}, {"missions": 3}]}),
    ({"hand": ["a", "b", "c"]}, {"hand": ["a", "c"]}),
    ({"hand": ["a", "c"]}, {"hand": ["a", "b", "c"]}),
    ({"hand": ["a", "b", "c"]}, {"hand": ["x", "b", "y"]}),
    ({"hand": ["a", "b", "c", "d"]}, {"hand": ["b", "x"]}),
    ({"hand": []}, {"hand": ["a", "b"]}),
    ({"hand": ["a", "b"]}, {"hand": []}),
    ({"hands": [["a"], 3]}, {"hands": [["a"], ["x", "y", "z"]]}),
    ({"hands": [["a"], ["x", "y"]]}, {"hands": [["a"], 2]}),
    ({"over": False, "scores": None}, {"over": True, "scores": [3, 4]}),
    ({"a/b": {"c~d": 1}}, {"a/b": {"c~d": 2, "e~/f": 3}}),
    ({"text": "Ä"}, {"text": 'Ä, „ö“ \u2028 \\ " \n'}),
    ({"same": [1, {"of": "it"}]}, {"same": [1, {"of": "it"}]}),
]


def rows() -> list[dict[str, object]]:
    """Return every pair with the patch between its views and the digest of the second."""
    return [
        {"before": before, "patch": difference(before, now), "now": now, "digest": digest(now)}
        for before, now in PAIRS
        if isinstance(now, dict)
    ]
