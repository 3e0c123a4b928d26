-- A turn that the server has ended for a player who had nothing new to decide is a step of its own kind.

ALTER TABLE decisions DROP CONSTRAINT decisions_kind_check;
ALTER TABLE decisions ADD CONSTRAINT decisions_kind_check CHECK (kind IN ('began', 'decided', 'passed', 'undone'));
