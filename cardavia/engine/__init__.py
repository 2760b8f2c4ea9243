"""The port: how the judge talks to any engine, ours in process or anyone's over JSON-RPC."""
