"""The rule documents as data: sentences, rulings, fingerprints, and how a document drifts from them.

Nothing here knows of engines. The wording of the documents is not kept: a sentence is known by its id, its
place, its fingerprint and a gloss of our own.
"""
