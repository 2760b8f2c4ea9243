"""`python -m cardavia`."""

from cardavia.cli import main

main()
