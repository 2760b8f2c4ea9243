"""`cardavia site`: rulebook, verdicts and deals as a folder of pages that need no server and load nothing.

Each kind of page has a module: pure functions from data to text, through the templates beside them.
`build` puts them together. What engines and people say is escaped by Jinja in pages, and stands as JSON in
ASCII in the data files; the scripts put it on the page as text, never as markup.
"""
