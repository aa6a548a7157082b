"""Packs: which cards exist, and the short code of each.

A card is an int, its place in the pack.  Outside the engine it goes by its code, rank then suit:
`7d`, `Fc`, `10h`.  Italian suits are d (denari), c (coppe), s (spade), b (bastoni); French suits are
c, d, h, s.  Trumps are `T1`, `T2`, ...; `M` is the Matto; `BJ` and `RJ` are the black and the red joker.
Where a game is played with several copies of a pack, the copies of one card share a code.
"""

from __future__ import annotations

ITALIAN_SUITS = ("d", "c", "s", "b")
TRUMPS = "T"
FRENCH_SUITS = ("c", "d", "h", "s")


class Pack:
    """The cards of one game: `codes` are the distinct cards in order, `copies` how many times each is there.

    Cards are the ints 0 to `size` - 1; card `i` and card `i + len(codes)` are two copies of the same card.
    `suits` are the letters of its suits, trumps not among them; `renamed` are cards of the Italian suits
    that are called otherwise in this pack than in the others.
    """

    __slots__ = ("slug", "suits", "codes", "copies", "size", "renamed", "_cards")

    def __init__(
        self,
        slug: str,
        suits: tuple[str, ...],
        codes: tuple[str, ...],
        copies: int = 1,
        renamed: tuple[str, ...] = (),
    ) -> None:
        self.slug = slug
        self.suits = suits
        self.codes = codes
        self.copies = copies
        self.size = len(codes) * copies
        self.renamed = renamed
        self._cards = {code: card for card, code in enumerate(codes)}

    def code(self, card: int) -> str:
        """The code of a card, such as `7d`."""
        return self.codes[card % len(self.codes)]

    def card(self, code: str) -> int:
        """The first copy of the card with this code.  Raises KeyError if the pack has no such card."""
        return self._cards[code]

    def has(self, code: str) -> bool:
        """Whether the pack holds a card with this code."""
        return code in self._cards

    def suit(self, card: int) -> str:
        """The suit letter of a card; TRUMPS for trumps, "" for the Matto and the jokers."""
        code = self.code(card)
        if code[0] == TRUMPS:
            return TRUMPS
        return "" if code in ("M", "BJ", "RJ") else code[-1]

    def rank(self, card: int) -> str:
        """The rank of a card as printed on it: "A", "10", "F" ...; a trump's number; "" without a rank."""
        code = self.code(card)
        if code[0] == TRUMPS:
            return code[1:]
        return "" if code in ("M", "BJ", "RJ") else code[:-1]

    def place(self, card: int) -> int:
        """The place of a card in its suit as the pack is printed, from 0; the Ace is before the 2."""
        code, suit = self.code(card), self.suit(card)
        alike = [other for other in self.codes if self.suit(self._cards[other]) == suit]
        return alike.index(code)

    def card_key(self, code: str) -> str:
        """The key of the message that names a card.

        Cards of the Italian suits are called the same in every game, but for the two Fantine of Minchiate;
        trumps, jokers and French suits are named pack by pack: the first trump of Minchiate is not that of
        Piedmont.
        """
        shared = self.suits == ITALIAN_SUITS and code[-1] in self.suits and code not in self.renamed
        return "card." + (code if shared else self.slug + "." + code)

    def suit_key(self, suit: str) -> str:
        """The key of the message that names a suit.

        Trumps too are named pack by pack where the suits are: Italians call those of a tarot pack
        "tarocchi", and those of any other pack "briscola".
        """
        shared = self.suits == ITALIAN_SUITS
        return "suit." + (suit if shared else self.slug + "." + suit)

    def write(self, cards: tuple[int, ...] | list[int]) -> list[str]:
        """The codes of several cards, in the order given."""
        return [self.code(card) for card in cards]

    def read(self, codes: list[str] | tuple[str, ...]) -> list[int]:
        """The cards behind several codes; a code that stands twice names two copies.

        Raises KeyError for an unknown code, and ValueError where a card stands more often than the
        pack holds it.
        """
        seen: dict[str, int] = {}
        cards = []
        for code in codes:
            copy = seen.get(code, 0)
            card = self._cards[code]
            if copy >= self.copies:
                raise ValueError(code)
            seen[code] = copy + 1
            cards.append(card + copy * len(self.codes))
        return cards


def _suited(suits: tuple[str, ...], ranks: str) -> tuple[str, ...]:
    return tuple(rank + suit for suit in suits for rank in ranks.split())


def _trumps(highest: int) -> tuple[str, ...]:
    return tuple("T" + str(number) for number in range(1, highest + 1)) + ("M",)


_TAROT_RANKS = "A 2 3 4 5 6 7 8 9 10 F C D R"

PACKS = {
    "scopa": Pack("scopa", ITALIAN_SUITS, _suited(ITALIAN_SUITS, "A 2 3 4 5 6 7 F C R")),
    "cicera": Pack("cicera", ITALIAN_SUITS, _suited(ITALIAN_SUITS, "A 2 3 4 5 6 7 8 9 10 F C R")),
    "shengji": Pack(
        "shengji",
        FRENCH_SUITS,
        _suited(FRENCH_SUITS, "A 2 3 4 5 6 7 8 9 10 J Q K") + ("BJ", "RJ"),
        copies=2,
    ),
    "minchiate": Pack(
        "minchiate",
        ITALIAN_SUITS,
        _suited(ITALIAN_SUITS, _TAROT_RANKS) + _trumps(40),
        renamed=("Fc", "Fd"),
    ),
    "piedicavallo": Pack("piedicavallo", ITALIAN_SUITS, _suited(ITALIAN_SUITS, _TAROT_RANKS) + _trumps(21)),
}
"""Every pack by its slug.  Piedicavallo's has all 78 cards; the game takes 62 of them."""
