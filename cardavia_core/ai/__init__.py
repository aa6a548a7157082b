"""Search over any game through the contract alone.  Runs on CPython and Pyodide, not on MicroPython."""
