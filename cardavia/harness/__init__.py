"""From a scenario to a verdict: the corpus, its phrases, scripts composed from it, and playing them."""
