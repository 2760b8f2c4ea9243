"""The desk: Cardavia itself in the reader's browser, answering questions and proving scenarios.

`bundle` makes the files of it: Python for the browser, and our own code beside it. `inside` is what the page
calls there.
"""
