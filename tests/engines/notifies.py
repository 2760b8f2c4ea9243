"""Sends a notification, as JSON-RPC has them and the port has not."""

from tests.engines.base import play, write

play(lambda answer: write(b'{"jsonrpc": "2.0", "method": "log", "params": ["dealing"]}\n' + answer))
