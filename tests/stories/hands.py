# SPDX-License-Identifier: GPL-3.0-or-later
"""People with a keyboard alone, and people with a pointer alone.

Both have the methods of a program, and do nothing but what a hand can do.
"""

import os
import pathlib
import subprocess

from driver import ANY, BUTTON, FIELD, FOCUSED, RADIO_BUTTON, NotFound, Program, same, wait_for
from gi.repository import GLib

SCROLL_PANE, HEADING = 49, 83
MARGIN = 8
ASTRAY = 10  # seconds in which anything comes of a click
IN_WINDOW = 1  # AT-SPI's number for coordinates that begin at the window's corner


class Keyboard(Program):
    """Everything by keys; what is pressed must be reached by Tab, if it hasn't the focus yet."""

    def press(self, name, roles=BUTTON, limit=None):
        self.find(roles, name, sensitive=True, limit=limit)
        try:
            # In every step the likely next input has the focus.
            wait_for('the focus', lambda: self.has_focus(roles, name), 3)
        except NotFound:
            self.tab_to(name, roles)
        self.key('Return')

    def has_focus(self, roles, name):
        node = self.focused()
        return node is not None and (roles is ANY or node.role in roles) and same(node.name, name)

    def press_node(self, node):
        """Goes on with Tab until that widget has the focus, and chooses it; where Tab comes to another of the same choice,
        an arrow goes on."""
        beside = beside_in(node.snapshot.root, node)
        for _ in range(60):
            focus = self._focus()
            if focus == node.path:
                self.key('space')
                return
            self.move_focus('Right' if focus in beside else 'Tab')
        raise NotFound(f'“{node.name}” isn’t reached by Tab')


def beside_in(root, node):
    """What a choice offers beside that button, by paths; nothing for what isn't one of several."""
    for above in root.walk():
        paths = {child.path for child in above.children}
        if node.path in paths and node.role == RADIO_BUTTON:
            return paths
    return ()


def all_in(root):
    """All widgets from there down, by what tells one moment from another."""
    return {node.path: (node.name, node.states, node.role) for node in root.walk()}


def question_in(seen):
    """What the page asks, and whom."""
    return {name for name, _states, role in seen.values() if role == HEADING}


def focus_in(seen):
    return next((path for path, (_name, states, _role) in seen.items() if states >> FOCUSED & 1), None)


class Pointer(Program):
    """Everything by clicks in the middle of what is seen; out of sight, it is scrolled to."""

    def start(self, *arguments):
        # It clicks faster than people, for whom two such clicks are one.
        config = pathlib.Path(os.environ['XDG_CONFIG_HOME']) / 'gtk-4.0'
        config.mkdir(parents=True, exist_ok=True)
        (config / 'settings.ini').write_text('[Settings]\ngtk-double-click-time=1\n', encoding='utf-8')
        super().start(*arguments)

    astray = 0

    def press(self, name, roles=BUTTON, limit=None):
        self.press_node(self.find(roles, name, sensitive=True, limit=limit))

    def press_node(self, node):
        """Clicks on it, and again where nothing comes of that: on a busy machine the page may still be about to scroll,
        or the window to grow, when everything stands still. How often that was is counted."""
        before = all_in(node.snapshot.root)
        self._click(node)
        try:
            wait_for('something to come of the click', lambda: self._is_hit(node, before), ASTRAY)
        except NotFound:
            self.astray += 1
            print(f'# a click on “{node.name}” went astray', flush=True)
            self._click(node)

    def _is_hit(self, node, before):
        """Whether something came of a click: the widget is another, or gone, the focus is elsewhere, or something else or
        somebody else is asked; or, where the widget has the focus already, anything at all."""
        try:
            low, high = self.bus.accessible(self.owner, node.path, 'GetState')
        except GLib.Error:
            return True
        if low | high << 32 != node.states:
            return True
        now = all_in(self.look())
        return (now.get(node.path) != before.get(node.path) or focus_in(now) != focus_in(before)
                or question_in(now) != question_in(before) or (focus_in(before) == node.path and now != before))

    def press_blind(self, name):
        """Clicks on what shows nothing of being clicked."""
        self._click(self.find(BUTTON, name, sensitive=True))

    def _click(self, node):
        x, y = self._bring_into_sight(node)
        self._pointer('mousemove', x, y, 'click', 1)
        self.inputs += 1

    def tab_to(self, name, roles=FIELD):
        """Instead of Tab, a click on it; where it has the focus already, nothing comes of that."""
        self._click(self.find(roles, name, sensitive=True))
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

