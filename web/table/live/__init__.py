"""The figures of the rules pages, come to life: the reader plays what they show, and the engine answers."""
