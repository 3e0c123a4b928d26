"""The messages of the API and the socket, from which the client's types are generated."""
