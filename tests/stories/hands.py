# SPDX-License-Identifier: GPL-3.0-or-later
"""People with a keyboard alone, and people with a pointer alone.

Both have the methods of a program, and do nothing but what a hand can do.
"""

import subprocess

from driver import ANY, BUTTON, FIELD, NotFound, Program, same, wait_for
from gi.repository import GLib

SCROLL_PANE = 49
MARGIN = 8
IN_WINDOW = 1  # AT-SPI's number for coordinates that begin at the window's corner


class Keyboard(Program):
    """Everything by keys; what is pressed must be reached by Tab, if it hasn't the focus yet."""

    def press(self, name, roles=BUTTON, limit=None):
        self.find(roles, name, sensitive=True, limit=limit)
        try:
            # In every step the likely next input has the focus.
            wait_for('the focus', lambda: self.has_focus(roles, name), 1)
        except NotFound:
            self.tab_to(name, roles)
        self.key('Return')

    def has_focus(self, roles, name):
        node = self.focused()
        return node is not None and (roles is ANY or node.role in roles) and same(node.name, name)

    def press_node(self, node):
        """Goes on with Tab until that widget has the focus, and chooses it."""
        for _ in range(60):
            if self._focus() == node.path:
                self.key('space')
                return
            before = self._focus()
            self.key('Tab')
            wait_for('the focus to move', lambda before=before: self._focus() != before)
        raise NotFound(f'“{node.name}” isn’t reached by Tab')


class Pointer(Program):
    """Everything by clicks in the middle of what is seen; out of sight, it is scrolled to."""

    def press(self, name, roles=BUTTON, limit=None):
        self.press_node(self.find(roles, name, sensitive=True, limit=limit))

    def press_node(self, node):
        x, y = self._bring_into_sight(node)
        self._pointer('mousemove', x, y, 'click', 1)
        self.inputs += 1

    def tab_to(self, name, roles=FIELD):
        """Instead of Tab, a click on it."""
        self.press(name, roles)
        return self.find_focus(name, roles)

    @staticmethod
    def _pointer(*words):
        subprocess.run(['xdotool', *map(str, words)], check=True)

    def extents(self, node):
        """Where a widget is: left, top, width and height in the window."""
        return self.bus.call(self.owner, node.path, 'org.a11y.atspi.Component', 'GetExtents',
                             GLib.Variant('(u)', (IN_WINDOW,)))[0]

    def _pane_of(self, node):
        """What a widget is scrolled in: the innermost pane, or None."""
        def search(above, pane):
            if above.path == node.path:
                return pane, True
            pane = above if above.role == SCROLL_PANE else pane
            for child in above.children:
                found = search(child, pane)
                if found[1]:
                    return found
            return None, False
        return search(node.snapshot.root, None)[0]

    def _bring_into_sight(self, node):
        """Turns the wheel until the middle of the widget is in sight, and stays there; returns that point."""
        pane = self._pane_of(node)
        before = None
        for _ in range(60):
            left, top, width, height = self.extents(node)
            x, y = left + width // 2, top + height // 2
            _, first, _, room = self.extents(pane) if pane else (0, 0, 0, 10000)
            if first + MARGIN <= y <= first + room - MARGIN:
                if before == (x, y):
                    return x, y
                before = x, y
                continue
            before = None
            button = 4 if y < first + MARGIN else 5
            self._pointer('mousemove', 180, first + room // 2, 'click', button)
            self.scrolls += 1
            try:
                wait_for('the pane to move', lambda node=node, top=top: self.extents(node)[1] != top, 1)
            except NotFound:
                continue
        raise NotFound(f'“{node.name}” isn’t brought into sight: {self.extents(node)}\n{self.look().tree()}')

