"""The skeleton of an adapter, for whoever begins one."""
