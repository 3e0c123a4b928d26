"""The addresses of the API."""
