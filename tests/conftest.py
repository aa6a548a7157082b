"""Settings for every test."""

from hypothesis import settings

# Machines are noisy: no test fails for its time.
settings.register_profile("cardavia", deadline=None)
settings.load_profile("cardavia")
