-- Whether players may ask for counsel at a table with several people. Alone against bots they always may.

ALTER TABLE tables ADD COLUMN counsel INTEGER NOT NULL DEFAULT 0;
