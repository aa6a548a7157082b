"""`python3 -m cardavia_core`: play, deal, replay, arena and bench in a terminal."""

import sys

from .terminal import main

sys.exit(main())
