-- What servers on the same database know of each other. Nothing here outlives them for long, so a crash may empty it.

CREATE FUNCTION now_in_seconds() RETURNS DOUBLE PRECISION LANGUAGE sql AS $$
    SELECT extract(epoch FROM clock_timestamp())::double precision
$$;

-- Each server has a lease, which it renews as long as it lives.
CREATE UNLOGGED TABLE servers (
    id TEXT NOT NULL PRIMARY KEY,
    ends_at DOUBLE PRECISION NOT NULL
);

-- Who is connected to a table through a server.
CREATE UNLOGGED TABLE presences (
    table_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    server_id TEXT NOT NULL,
    PRIMARY KEY (table_id, guest_id, server_id)
);

CREATE INDEX presences_by_server ON presences (server_id);

-- What guests and addresses have done lately that is limited at all servers together.
CREATE UNLOGGED TABLE allowances (
    kind TEXT NOT NULL,
    visitor TEXT NOT NULL, -- a hash
    full_at DOUBLE PRECISION NOT NULL, -- from then on it is as if they had done nothing
    PRIMARY KEY (kind, visitor)
);
