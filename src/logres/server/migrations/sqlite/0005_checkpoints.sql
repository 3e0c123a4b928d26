-- The position of a game at the start of a turn, so that opening a table need not replay all its steps.
-- Derived from the steps: a missing or outdated one costs time only.
CREATE TABLE checkpoints (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    made_with TEXT NOT NULL, -- the versions that can read it
    seq INTEGER NOT NULL, -- the last step before the turn
    digest BLOB NOT NULL,
    body BLOB NOT NULL
);
