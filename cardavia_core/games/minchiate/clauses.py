"""Which sentence of the rules each refusal and each line of the score rests on.

The sentences are those of the rules page: `re.rule` is `rules.minchiate.re.rule`.
"""

CLAUSES = {
    "minchiate.account.counted": "resti.end",
    "minchiate.account.lead": "resti.lead",
    "minchiate.account.makes": "resti.end",
    "minchiate.account.play": "resti.resto",
    "minchiate.refusal.archer": "discards.may",
    "minchiate.refusal.choose_more": "discards.down",
    "minchiate.refusal.counts": "discards.may",
    "minchiate.refusal.declare_first": "declaring.turns",
    "minchiate.refusal.declared": "declaring.score",
    "minchiate.refusal.discard_first": "discards.down",
    "minchiate.refusal.discarded": "discards.down",
    "minchiate.refusal.follow": "play.follow",
    "minchiate.refusal.king": "re.rule",
    "minchiate.refusal.must_trump": "play.follow",
    "minchiate.refusal.no_set": "sets.what",
    "minchiate.refusal.nothing_declared": "declaring.choose",
    "minchiate.refusal.one_card": "play.lead",
    "minchiate.refusal.pass": "declaring.choose",
    "minchiate.refusal.too_many": "discards.down",
    "minchiate.score.beyond": "count.beyond",
    "minchiate.score.cards": "count.cards",
    "minchiate.score.death": "sets.death",
    "minchiate.score.high": "sets.run",
    "minchiate.score.kings": "sets.re",
    "minchiate.score.last": "count.last",
    "minchiate.score.low": "sets.run",
    "minchiate.score.matto": "sets.matto_set",
    "minchiate.score.no_versicola": "count.sets",
    "minchiate.score.payment": "matto.payment",
    "minchiate.score.tens": "sets.tens",
}
