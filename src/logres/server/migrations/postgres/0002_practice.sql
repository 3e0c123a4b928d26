-- Practice tables: from which decision of which finished game they go on, and the key that opened them once.

ALTER TABLE tables ADD COLUMN practice_of TEXT REFERENCES tables (id);
ALTER TABLE tables ADD COLUMN practice_from INTEGER;
ALTER TABLE tables ADD COLUMN key TEXT;

CREATE UNIQUE INDEX tables_by_key ON tables (opener, key) WHERE key IS NOT NULL;
