-- A turn that the server has ended for a player who had nothing new to decide is a step of its own kind.

CREATE TABLE decisions_with_passed (
    game TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('began', 'decided', 'passed', 'undone')),
    at REAL NOT NULL,
    seat INTEGER,
    word TEXT,
    key TEXT,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

INSERT INTO decisions_with_passed SELECT game, seq, kind, at, seat, word, key FROM decisions;
DROP TABLE decisions;
ALTER TABLE decisions_with_passed RENAME TO decisions;

CREATE UNIQUE INDEX decisions_by_key ON decisions (game, seat, key) WHERE key IS NOT NULL;

CREATE TRIGGER decisions_stay BEFORE UPDATE ON decisions BEGIN
    SELECT RAISE(ABORT, 'decisions are append-only');
END;

CREATE TRIGGER decisions_last BEFORE DELETE ON decisions BEGIN
    SELECT RAISE(ABORT, 'decisions are append-only');
END;
