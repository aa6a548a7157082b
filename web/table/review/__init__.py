"""The review: a look back at the person's choices in a deal that is over."""
