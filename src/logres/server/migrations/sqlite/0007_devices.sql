-- When each token was last used, so that a guest sees the devices that know it, and unused ones end.

ALTER TABLE tokens ADD COLUMN seen_at REAL NOT NULL DEFAULT 0;
UPDATE tokens SET seen_at = given_at;
