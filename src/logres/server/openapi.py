"""Write the OpenAPI schema, from which the client's types are generated.

python -m logres.server.openapi          writes openapi.json beside this file
python -m logres.server.openapi -        prints it
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from logres.server.app import Application, add_routes

FILE = Path(__file__).with_name("openapi.json")


def schema_text() -> str:
    """Return the schema of the routes as the file holds it. This needs no data folder."""
    app = Application()
    add_routes(app)
    return json.dumps(app.openapi(), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the schema, or print it."""
    if sys.argv[1:] == ["-"]:
        sys.stdout.write(schema_text())
    else:
        FILE.write_text(schema_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
