"""The web application: tables, guests, live updates and their store."""
