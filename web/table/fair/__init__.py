"""The page "Is it fair?": the visitor's own browser checks deals, and tries whether the players peek."""
