"""The thinker: Python that Pyodide runs in a worker beside the page, to answer for the AI seats."""
