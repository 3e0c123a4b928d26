"""Knights of the Round Table: the draft in `round_table`, and a file for each of the twelve allies."""
