"""From what people write to what is played: features and scripted deals are read, linted and composed."""
