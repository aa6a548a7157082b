"""Where to touch, and a finger that drags."""

from playwright.sync_api import CDPSession, Page

REST = 150


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A finger that drags: Playwright only taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    def drag(self, start: tuple[float, float], goal: tuple[float, float], steps: int = 5) -> None:
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            part = step / steps
            x, y = (start[side] + (goal[side] - start[side]) * part for side in (0, 1))
            self.touch("touchMove", (x, y))

    def let_go(self, where: tuple[float, float]) -> None:
        """Lift the finger after it has come to rest: a flick would make the browser ignore the next tap."""
        self.page.wait_for_timeout(REST)
        self.touch("touchMove", where)
        self.touch("touchEnd")
