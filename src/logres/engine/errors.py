"""The base of the errors that bad input raises, and the words for one that is found in several places."""


class LogresError(ValueError):
    """Something given to Logres is wrong: a decision, a table, a record, a position or a file."""


def no_seat(seat: object, seats: int) -> str:
    """Say that a table of this many seats does not have a seat."""
    return f"there is no seat {seat}; seats are 0 to {seats - 1}"
