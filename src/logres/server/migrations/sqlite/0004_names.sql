-- Tables and columns are named for what they hold: steps, notices, settings, and the ids of tables and guests.

DROP TRIGGER decisions_stay;
DROP TRIGGER decisions_last;
DROP INDEX decisions_by_key;

ALTER TABLE decisions RENAME TO steps;
ALTER TABLE events RENAME TO notices;

ALTER TABLE steps RENAME COLUMN game TO table_id;
ALTER TABLE notices RENAME COLUMN game TO table_id;
ALTER TABLE seats RENAME COLUMN game TO table_id;
ALTER TABLE seats RENAME COLUMN guest TO guest_id;
ALTER TABLE tokens RENAME COLUMN guest TO guest_id;
ALTER TABLE tables RENAME COLUMN opener TO opener_id;
ALTER TABLE tables RENAME COLUMN options TO settings;
ALTER TABLE tables RENAME COLUMN practice_from TO practice_decisions;

CREATE UNIQUE INDEX steps_by_key ON steps (table_id, seat, key) WHERE key IS NOT NULL;

CREATE TRIGGER steps_are_not_updated BEFORE UPDATE ON steps BEGIN
    SELECT RAISE(ABORT, 'steps are append-only');
END;

CREATE TRIGGER steps_are_not_deleted BEFORE DELETE ON steps BEGIN
    SELECT RAISE(ABORT, 'steps are append-only');
END;
