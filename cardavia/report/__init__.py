"""What a run has shown: one model, told to people and to other programs."""
