"""Running the suite: a pytest plugin that plays it, in a pytest of our own or in the user's."""
