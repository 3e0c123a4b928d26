"""Knights of the Round Table: the draft in `round_table`, and one file for each of the twelve allies."""
