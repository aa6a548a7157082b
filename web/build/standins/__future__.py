"""For MicroPython, which has no __future__: annotations are ignored there anyway."""

annotations = True
