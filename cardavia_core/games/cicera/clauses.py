"""Which sentence of the rules each refusal and each line of the score rests on.

The sentences are those of the rules page: `turn.leave` is `rules.cicera.turn.leave`.
"""

CLAUSES = {
    "cicera.refusal.court_in_sum": "setup.values",
    "cicera.refusal.court_takes_its_like": "turn.equal",
    "cicera.refusal.not_on_table": "turn.choose",
    "cicera.refusal.one_card": "turn.choose",
    "cicera.refusal.one_equal": "turn.choose",
    "cicera.refusal.wrong_sum": "turn.sum",
    "cicera.score.cards": "scoring.awards",
    "cicera.score.swords": "scoring.awards",
    "cicera.score.mata": "scoring.awards",
    "cicera.score.ten": "scoring.awards",
    "cicera.score.fante": "scoring.awards",
    "cicera.score.napula": "scoring.napula",
    "cicera.score.scua": "bonuses.scua",
    "cicera.score.picada": "bonuses.picada",
    "cicera.score.simili": "bonuses.simili",
    "cicera.score.quadriglia": "bonuses.quadriglia",
}
