"""Tests of counting the ways in which a deal can go on."""
