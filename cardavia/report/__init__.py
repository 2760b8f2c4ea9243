"""What a run has shown: one model, rendered as text, JSON and JUnit XML."""
