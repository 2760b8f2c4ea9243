"""Campaigns: random deals by the million, on one machine or many, each counted once (docs/campaigns.md)."""
