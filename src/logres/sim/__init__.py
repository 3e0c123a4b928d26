"""Tournaments, benchmarks, fuzzing and studies."""
