-- A running game that concerns nobody else can be thrown away, steps and all; the steps of every other table stay.
-- A table may have one of the titles that each reader sees in their own language, instead of a typed one.

DROP TRIGGER steps_are_not_deleted;

CREATE TRIGGER steps_go_only_with_their_table BEFORE DELETE ON steps
WHEN (SELECT stage FROM tables WHERE id = OLD.table_id) <> 'closed' BEGIN
    SELECT RAISE(ABORT, 'steps are append-only');
END;

ALTER TABLE tables ADD COLUMN suggested_title TEXT;
ALTER TABLE tables ADD COLUMN suggested_number INTEGER;
