-- Tables and columns are named for what they hold: steps, notices, settings, and the ids of tables and guests.

DROP TRIGGER decisions_stay ON decisions;
DROP FUNCTION decisions_stay;
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

ALTER INDEX decisions_pkey RENAME TO steps_pkey;
ALTER INDEX events_pkey RENAME TO notices_pkey;
ALTER TABLE steps RENAME CONSTRAINT decisions_kind_check TO steps_kind_check;
ALTER TABLE steps RENAME CONSTRAINT decisions_game_fkey TO steps_table_id_fkey;
ALTER TABLE notices RENAME CONSTRAINT events_game_fkey TO notices_table_id_fkey;
ALTER TABLE seats RENAME CONSTRAINT seats_game_fkey TO seats_table_id_fkey;
ALTER TABLE seats RENAME CONSTRAINT seats_guest_fkey TO seats_guest_id_fkey;
ALTER TABLE tokens RENAME CONSTRAINT tokens_guest_fkey TO tokens_guest_id_fkey;
ALTER TABLE tables RENAME CONSTRAINT tables_opener_fkey TO tables_opener_id_fkey;

CREATE UNIQUE INDEX steps_by_key ON steps (table_id, seat, key) WHERE key IS NOT NULL;

CREATE FUNCTION steps_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'steps are append-only';
END
$$;

CREATE TRIGGER steps_stay BEFORE UPDATE OR DELETE ON steps FOR EACH ROW EXECUTE FUNCTION steps_stay();
