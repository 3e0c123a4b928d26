-- A running game that concerns nobody else can be thrown away, steps and all; the steps of every other table stay.
-- A table may have one of the titles that each reader sees in their own language, instead of a typed one.

CREATE OR REPLACE FUNCTION steps_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND (SELECT stage FROM tables WHERE id = OLD.table_id) = 'closed' THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'steps are append-only';
END
$$;

ALTER TABLE tables ADD COLUMN suggested_title TEXT;
ALTER TABLE tables ADD COLUMN suggested_number INTEGER;
