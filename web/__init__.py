"""The site: its sources and the program that compiles them."""
