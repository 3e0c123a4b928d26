"""`python -m logres.cli` is the command `logres`."""

from logres.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
