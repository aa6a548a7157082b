"""Shuffling that is the same everywhere, unbiased, and can be checked afterwards.

Everything random comes from a `Stream`: SHA-256 over a key and a counter, read in 32-bit words.  A word
that would favour some numbers is thrown away (rejection), so every number below `n` is equally likely.

One seed serves a whole match.  Each deal has its own key, SHA-256 over the seed and the number of the
deal, so that a key shown after its deal gives nothing away about the next one.  The commitment is
SHA-256 over that key: shown before the deal, it binds the dealer; anyone given the key afterwards can
compute it again and deal the same cards.
"""

from __future__ import annotations

import hashlib

_WORD = 1 << 32
_BITS = _WORD - 1
_SHIFTS = range(0, 256, 32)
_SEED_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-"


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _hex(digest: bytes) -> str:
    return "".join(["%02x" % byte for byte in digest])


class Stream:
    """An endless stream of unbiased random numbers, fixed by its key."""

    __slots__ = ("_key", "_block", "_words")

    def __init__(self, key: str) -> None:
        self._key = key
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = _digest("cardavia stream/%s/%d" % (self._key, self._block))
            self._block += 1
            number = int.from_bytes(block, "big")
            self._words = [number >> shift & _BITS for shift in _SHIFTS]  # the first word comes last
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to `n` - 1, each equally likely.  Above 2**32 several words make one number."""
        while n <= _WORD:  # searches draw thousands of such numbers
            words = self._words
            number = words.pop() if words else self._word()
            if number < _WORD - _WORD % n:
                return number % n
        while True:
            number, span = self._word(), _WORD
            while span < n:
                number, span = number << 32 | self._word(), span << 32
            if number < span - span % n:
                return number % n

    def shuffled(self, cards: list[int]) -> list[int]:
        """The cards in a random order (Fisher-Yates); the list given is left as it is."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            pick = self.below(last + 1)
            order[last], order[pick] = order[pick], order[last]
        return order


def is_seed(seed: str) -> bool:
    """Whether a text may be the seed of a match: 1 to 64 letters, digits, `_` or `-`."""
    return 0 < len(seed) <= 64 and all(letter in _SEED_LETTERS for letter in seed)


def deal_key(seed: str, number: int) -> str:
    """The key of deal `number` (from 1) of a match: 64 hexadecimal digits."""
    return _hex(_digest("cardavia deal/%s/%d" % (seed, number)))


def commitment(key: str) -> str:
    """What can be shown before the deal with this key, and checked after it: 64 hexadecimal digits."""
    return _hex(_digest("cardavia commitment/" + key))


def deal_stream(seed: str, number: int) -> Stream:
    """The stream that shuffles deal `number` (from 1) of the match with this seed."""
    return Stream(deal_key(seed, number))
