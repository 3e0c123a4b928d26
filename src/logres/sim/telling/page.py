"""The story of a game as a page of its own, which needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from logres.engine import Session
from logres.players.analysis import KINDS, Analysis
from logres.sim.telling.analysis import turning_points

WIDTH, HEIGHT, LEFT, TOP = 960, 360, 48, 16
COLOURS = ("#a3202d", "#1f4aa0", "#1f7a4d", "#b8860b")  # with dashes, so that colour is not the only sign
DASHES = ("", "9 4", "2 4", "12 4 2 4")

STYLE = """
body{margin:2rem auto;max-width:1000px;padding:0 1rem;background:#f6efdf;color:#2a2019;font:17px/1.45 serif}
h1,h2{color:#8c1d18;margin:1.4rem 0 .4rem}
svg{width:100%;height:auto;background:#fbf5e6;border:1px solid #c9b88f}
table{border-collapse:collapse}td,th{padding:.25rem .8rem;border-bottom:1px solid #d8c9a3;text-align:right}
th:first-child,td:first-child{text-align:left}pre{white-space:pre-wrap;font:inherit}
@media(prefers-color-scheme:dark){body{background:#1d1813;color:#efe5cf}h1,h2{color:#e0867c}
svg{background:#262019;border-color:#57492f}td,th{border-color:#57492f}}
"""


def page(session: Session, found: Analysis) -> str:
    """Write the page."""
    names = [escape(name) for name in session.players]
    title = f"Where the game turned: {', '.join(names)}"
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{title}</title><style>{STYLE}</style></head><body>",
            f"<h1>{title}</h1>",
            f"<p>Chance of winning after each turn, as the {escape(found.author)} sees it.</p>",
            *_chart(names, found),
            *_table(names, found),
            "<h2>Turning points</h2>",
            f"<pre>{escape(chr(10).join(turning_points(session, found)).strip())}</pre>",
            "</body></html>",
            "",
        ]
    )


def _chart(names: list[str], found: Analysis) -> Iterator[str]:
    ends = zip(names, found.points[0].chances, found.points[-1].chances, strict=True)
    said = "; ".join(f"{name} from {100 * first:.0f} to {100 * last:.0f} %" for name, first, last in ends)
    box = f"0 0 {WIDTH + 160} {HEIGHT + 40}"
    yield f'<svg viewBox="{box}" role="img" aria-label="{said}" fill="currentColor">'
    for tenth in range(0, 11, 2):
        y = _y(tenth / 10)
        yield f'<path d="M{LEFT} {y}H{WIDTH}" stroke="currentColor" opacity=".18"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end" font-size="14">{10 * tenth} %</text>'
    step = (WIDTH - LEFT) / max(1, len(found.points) - 1)
    for seat, name in enumerate(names):
        line = " ".join(
            f"{LEFT + index * step:.1f},{_y(point.chances[seat])}" for index, point in enumerate(found.points)
        )
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        yield (
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="3" '
            f'stroke-dasharray="{dash}"/>'
        )
        y = TOP + 14 + 24 * seat
        drawn = f'stroke="{colour}" stroke-width="3" stroke-dasharray="{dash}"'
        yield f'<path d="M{WIDTH + 12} {y - 5}h30" {drawn}/>'
        yield f'<text x="{WIDTH + 48}" y="{y}" font-size="16">{name}</text>'
    yield "</svg>"


def _y(chance: float) -> float:
    return round(TOP + HEIGHT * (1 - chance), 1)


def _table(names: list[str], found: Analysis) -> Iterator[str]:
    yield "<h2>How well each played</h2><table><thead><tr><th>Player</th><th>points given away a turn</th>"
    yield (
        "<th>in all</th>"
        + "".join(f"<th>{kind}</th>" for kind in KINDS)
        + "<th>luck</th></tr></thead><tbody>"
    )
    for name, player in zip(names, found.players, strict=True):
        cells = [
            f"{player.mean_loss:.2f}",
            f"{player.lost:.1f}",
            *(str(player.kinds[kind]) for kind in KINDS),
        ]
        cells.append(f"{100 * player.luck:+.0f} %")
        yield f"<tr><td>{name}</td>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
    yield "</tbody></table>"
