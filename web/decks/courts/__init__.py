"""Court figures. The lower half tells the rank, and the head tells it again."""
