-- What servers on the same database know of each other. A file has one server, which keeps all this in memory.

CREATE TABLE servers (
    id TEXT NOT NULL PRIMARY KEY,
    ends_at REAL NOT NULL
);

CREATE TABLE presences (
    table_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    server_id TEXT NOT NULL,
    PRIMARY KEY (table_id, guest_id, server_id)
);

CREATE INDEX presences_by_server ON presences (server_id);

CREATE TABLE allowances (
    kind TEXT NOT NULL,
    visitor TEXT NOT NULL, -- a hash
    full_at REAL NOT NULL, -- from then on it is as if they had done nothing
    PRIMARY KEY (kind, visitor)
);
