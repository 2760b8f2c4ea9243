"""Two engines play the same deals, decision by decision, until they disagree."""
