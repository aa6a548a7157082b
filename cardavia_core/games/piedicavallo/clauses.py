"""Which sentence of the rules each refusal and each line of the score rests on.

The sentences are those of the rules page: `deal.never` is `rules.piedicavallo.deal.never`.
"""

CLAUSES = {
    "piedicavallo.refusal.choose_more": "deal.discard",
    "piedicavallo.refusal.discard_first": "deal.discard",
    "piedicavallo.refusal.discarded": "play.lead",
    "piedicavallo.refusal.follow": "play.follow",
    "piedicavallo.refusal.must_trump": "play.follow",
    "piedicavallo.refusal.never": "deal.never",
    "piedicavallo.refusal.one_card": "play.lead",
    "piedicavallo.refusal.only_two": "deal.discard",
    "piedicavallo.refusal.trump_and_suit": "deal.trumps",
    "piedicavallo.refusal.trumps_stay": "deal.trumps",
    "piedicavallo.score.tricks": "scoring.count",
    "piedicavallo.score.matto": "matto.keeps",
    "piedicavallo.score.discard": "deal.owner",
}
