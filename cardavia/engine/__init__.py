"""The port: how the harness talks to any engine, ours in process or anyone's over JSON-RPC."""
