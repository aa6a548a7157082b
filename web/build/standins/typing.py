"""For MicroPython, which has no typing: what the core imports of it at run time."""

TYPE_CHECKING = False
