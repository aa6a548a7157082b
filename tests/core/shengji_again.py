"""The rules of Shengji a second time, from their words and in the simplest way, for tests to compare with.

Cards are codes here, a code twice for both copies.
"""

from collections.abc import Sequence

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
POINTS = {"5": 5, "10": 10, "K": 10}
JOKERS = ("BJ", "RJ")


def points(cards: Sequence[str]) -> int:
    return sum(POINTS.get(code[:-1], 0) for code in cards)


def pairs(cards: Sequence[str]) -> int:
    return sum(cards.count(code) == 2 for code in set(cards))


class Again:
    """The cards and plays of a deal with this level and trump suit, "" for none."""

    def __init__(self, level: str, trump: str) -> None:
        ranks = [rank for rank in RANKS if rank != level]
        chain = [[rank + trump] for rank in ranks] if trump else []
        chain.append([level + suit for suit in "cdhs" if suit != trump])
        chain += [[level + trump]] if trump else []
        chains = {suit: [[rank + suit] for rank in ranks] for suit in "cdhs" if suit != trump}
        chains["T"] = [*chain, ["BJ"], ["RJ"]]
        self.where = {
            code: (suit, place)
            for suit, steps in chains.items()
            for place, alike in enumerate(steps)
            for code in alike
        }

    def suit(self, code: str) -> str:
        return self.where[code][0]

    def place(self, code: str) -> int:
        return self.where[code][1]

    def is_lead(self, cards: Sequence[str]) -> bool:
        """One card, two that are the same, or pairs on neighbouring places of one suit."""
        faces = sorted(set(cards))
        if len(cards) == 1:
            return True
        if len(cards) != 2 * len(faces) or len({self.suit(code) for code in faces}) != 1:
            return False
        places = sorted(self.place(code) for code in faces)
        return pairs(cards) == len(faces) and places == list(range(places[0], places[0] + len(places)))

    def follows(self, hand: Sequence[str], led: Sequence[str], play: Sequence[str]) -> bool:
        """As many cards, of the suit as far as they go, and of the pairs in it as many as were led."""
        mine = [code for code in hand if self.suit(code) == self.suit(led[0])]
        following = [code for code in play if self.suit(code) == self.suit(led[0])]
        if len(play) != len(led):
            return False
        if len(mine) < len(led):
            return len(following) == len(mine)
        return len(following) == len(play) and pairs(following) >= min(len(led) // 2, pairs(mine))

    def winner(self, plays: Sequence[Sequence[str]]) -> int:
        """The play that takes the trick."""
        best = 0
        for number, play in enumerate(plays):
            if not self.is_lead(play):
                continue
            suit, ahead = self.suit(play[0]), self.suit(plays[best][0])
            higher = max(map(self.place, play)) > max(map(self.place, plays[best]))
            if (suit == "T" and ahead != "T") or (suit == ahead and higher):
                best = number
        return best


def levels_gained(made: int) -> tuple[bool, int]:
    """Whether attackers with so many points take over, and the levels that the better side goes up."""
    if made >= 80:
        return True, max(0, made - 80) // 40
    return False, 3 if made == 0 else 2 if made <= 35 else 1
