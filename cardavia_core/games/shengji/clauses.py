"""Which sentence of the rules each refusal and each line of the score rests on.

The sentences are those of the rules page: `leads.pair` is `rules.shengji.leads.pair`.
"""

CLAUSES = {
    "shengji.refusal.all_pairs": "following.pairs",
    "shengji.refusal.bury_fewer": "kitty.bury",
    "shengji.refusal.bury_first": "kitty.bury",
    "shengji.refusal.bury_more": "kitty.bury",
    "shengji.refusal.choose_more": "following.number",
    "shengji.refusal.declare_first": "deal.turns",
    "shengji.refusal.follow": "following.suit",
    "shengji.refusal.follow_all": "following.short",
    "shengji.refusal.no_card": "leads.single",
    "shengji.refusal.no_pair": "leads.pair",
    "shengji.refusal.no_throw": "leads.nothing_else",
    "shengji.refusal.no_tractor": "leads.tractor",
    "shengji.refusal.not_the_level": "deal.cards",
    "shengji.refusal.one_joker": "deal.not",
    "shengji.refusal.one_or_a_pair": "deal.cards",
    "shengji.refusal.one_suit": "leads.nothing_else",
    "shengji.refusal.pairs": "following.pairs",
    "shengji.refusal.pass_alone": "deal.turns",
    "shengji.refusal.play": "kitty.lead",
    "shengji.refusal.show_or_pass": "deal.cards",
    "shengji.refusal.stronger": "deal.stronger",
    "shengji.refusal.too_many": "following.number",
    "shengji.refusal.two_jokers": "deal.not",
    "shengji.score.kitty": "scoring.kitty",
    "shengji.score.levels": "scoring.table",
    "shengji.score.tricks": "scoring.tricks",
}
