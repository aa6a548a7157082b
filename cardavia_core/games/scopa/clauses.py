"""Which sentence of the rules each refusal and each line of the score rests on.

The sentences are those of the rules page: `turn.must` is `rules.scopa.turn.must`.
"""

CLAUSES = {
    "scopa.refusal.equal_first": "turn.sum",
    "scopa.refusal.must_capture": "turn.must",
    "scopa.refusal.not_on_table": "turn.equal",
    "scopa.refusal.nothing_to_capture": "turn.lay",
    "scopa.refusal.one_card": "turn.equal",
    "scopa.refusal.only_one": "turn.equal",
    "scopa.refusal.wrong_sum": "turn.sum",
    "scopa.score.cards": "scoring.awards",
    "scopa.score.coins": "scoring.awards",
    "scopa.score.settebello": "scoring.awards",
    "scopa.score.primiera": "scoring.primiera",
    "scopa.score.scope": "scoring.scopa",
}
