"""What games of pungs and kongs do alike: melds, what happens to cards, and ways to situations.

Which of this a game allows, and when, is a matter of its rules and stands there.
"""
