"""CARDAVIA's core: the rules of five card games, their records, and the AI that plays them.

Pure Python, no input or output, no browser, no third-party import.  Start with `game.py`: it is the
contract that every game keeps and that the page and the AI rely on.
"""
