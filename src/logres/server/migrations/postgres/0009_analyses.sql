-- The stories of finished games. Derived from the steps: a missing or outdated one costs time only.
CREATE TABLE analyses (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version TEXT NOT NULL, -- of what judged the game
    body TEXT NOT NULL -- JSON
);
