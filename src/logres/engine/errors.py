"""The base of the errors that bad input raises."""


class LogresError(ValueError):
    """Something given to Logres is wrong: a decision, a table, a record, a position or a file."""
