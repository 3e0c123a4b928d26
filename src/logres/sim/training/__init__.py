"""Learn to value positions of Merlin from games of a player against itself."""
