"""The corpus given away as data: fixtures for any language's own test runner, and who ran them."""
