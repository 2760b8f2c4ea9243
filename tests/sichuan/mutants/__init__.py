"""Wrong Sichuan engines, one per mistake the readings name: each replaces a little of the real one."""
