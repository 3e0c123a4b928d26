"""The numbered migrations of the database."""
