"""Has a number that is none."""

from tests.engines.base import play, write

play(lambda answer: write(answer.replace(b'"stock":55', b'"stock":NaN')))
