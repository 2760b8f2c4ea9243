"""The commands of the command line, one module each: they return an exit status and print to the terminal."""
