-- Guests, tables, seats, decisions and notices.

CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    recovery BYTEA UNIQUE, -- hash of the recovery code
    came_at DOUBLE PRECISION NOT NULL
);

CREATE TABLE tokens (
    token BYTEA NOT NULL PRIMARY KEY, -- hash of what the cookie holds
    guest TEXT NOT NULL REFERENCES guests (id),
    given_at DOUBLE PRECISION NOT NULL
);

CREATE INDEX tokens_of_guest ON tokens (guest, given_at);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    opener TEXT NOT NULL REFERENCES guests (id),
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    title TEXT NOT NULL,
    options TEXT NOT NULL, -- JSON
    visibility TEXT NOT NULL,
    seed TEXT NOT NULL,
    opened_at DOUBLE PRECISION NOT NULL,
    rematch_of TEXT UNIQUE REFERENCES tables (id),
    -- Derived from the decisions, written with them, so that the hall need not replay games.
    stage TEXT NOT NULL,
    seq INTEGER NOT NULL,
    asked INTEGER,
    ask TEXT,
    points TEXT NOT NULL, -- JSON
    winners TEXT NOT NULL, -- JSON
    progress TEXT NOT NULL, -- JSON
    changed_at DOUBLE PRECISION NOT NULL
);

CREATE INDEX tables_gathering ON tables (opened_at) WHERE stage = 'gathering';
CREATE INDEX tables_playing ON tables (asked) WHERE stage = 'playing';
CREATE INDEX tables_of_opener ON tables (opener);

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT REFERENCES guests (id),
    name TEXT,
    bot TEXT,
    PRIMARY KEY (game, seat)
);

CREATE INDEX seats_of_guest ON seats (guest);

-- The truth: a game is its decisions. Append-only; taking one back is a row too.
CREATE TABLE decisions (
    game TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('began', 'decided', 'undone')),
    at DOUBLE PRECISION NOT NULL,
    seat INTEGER,
    word TEXT,
    key TEXT,
    PRIMARY KEY (game, seq)
);

CREATE UNIQUE INDEX decisions_by_key ON decisions (game, seat, key) WHERE key IS NOT NULL;

CREATE TABLE events (
    game TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    facts TEXT NOT NULL, -- JSON
    PRIMARY KEY (game, number)
);

CREATE FUNCTION decisions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'decisions are append-only';
END
$$;

CREATE TRIGGER decisions_stay BEFORE UPDATE OR DELETE ON decisions
FOR EACH ROW EXECUTE FUNCTION decisions_stay();
