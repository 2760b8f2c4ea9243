"""What holds in every deal, however it is played: checked on any engine through the port."""
