"""Has a number that nothing can hold."""

from tests.engines.base import play, write

play(lambda answer: write(answer.replace(b'"stock":55', b'"stock":5.5e999')))
