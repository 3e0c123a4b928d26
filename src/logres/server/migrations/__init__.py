"""The numbered steps that bring a database to the present."""
