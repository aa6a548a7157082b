"""The table a person plays at: Python that MicroPython runs in the page.

`host` holds the match and gives out views only; `choice` and `slip` are what the person has chosen so far
and what the page says about it; `places` says where each card of a view lies; `stage` and `flights` draw
and move the cards; `thinker` asks the worker for the other seats' moves; `table` ties them together.
Only `page`, `stage`, `flights`, `sheets`, `hands_on`, `thinker` and `main` touch the browser.
"""
