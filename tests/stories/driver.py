# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives a program the way a screen reader and a keyboard do.

Widgets are found by role and name on the accessibility bus, pressed by their
action, and typed into by keys of the X server. Everything that takes time is
polled for, with a limit. What differs between versions of GTK stands here and
in the widgets that it sees, and nowhere else.
"""

import itertools
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time

from gi.repository import Gio, GLib
from senses.widgets import (ANY, BUSY, BUTTON, CHECK_BOX, FIELD, FOCUSED, FRAME, LIST_ITEM, MENU_ITEM, RADIO_BUTTON, REGISTRY,
                            ROOT, SENSITIVE, SPIN_BUTTON, WINDOW, Bus, NotFound, Snapshot, same)

# What stories find widgets by comes with it.
__all__ = ['ANY', 'BUTTON', 'CHECK_BOX', 'FIELD', 'FOCUSED', 'FRAME', 'LIST_ITEM', 'MENU_ITEM', 'RADIO_BUTTON', 'REGISTRY', 'ROOT',
           'SENSITIVE', 'SPIN_BUTTON', 'WINDOW', 'NotFound', 'Program', 'same', 'wait_for']

# A slow machine that runs sanitizers and other tests beside this one.
PATIENCE = float(os.environ.get('RH_PATIENCE', '30'))
# Two presses in less are one, as are those of a finger that bounces.
CHOOSING, BOUNCE = ('Return', 'space'), 0.25
# A letter that isn't there by then went astray, or came more than once; how often one is typed.
LETTER, LETTER_TRIES = PATIENCE / 3, 4
PAUSE, PAUSE_MAX = 0.02, 0.25  # between looks, which take time from what is looked at
GLANCE = 0.05  # how old a look may be that is as good as another, where nothing was done since

# What GTK 4.24 says of itself whenever any program opens a popover on X11.
OF_GTK = re.compile(r'\n\(railhead:\d+\): Gdk-WARNING \*\*: [\d:.]+: gdk_frame_timings_submitted\(\) [^\n]*\n')


def wait_for(what, condition, limit=None):
    """Polls a condition until it gives something true, and returns that."""
    limit = limit or PATIENCE
    end = time.monotonic() + limit
    pause = PAUSE
    while True:
        try:
            value = condition()
        except GLib.Error:  # it went away while it was looked at
            value = None
        if value:
            return value
        if time.monotonic() > end:
            raise NotFound(f'{what}: not within {limit:g} seconds')
        time.sleep(pause)
        pause = min(pause * 1.5, PAUSE_MAX)


class Program:
    """A program with windows, started from a command line, and driven."""

    def __init__(self, *command, pictures=None):
        self.command = command
        self.pictures = pathlib.Path(pictures) if pictures else None
        self.log = tempfile.TemporaryFile('w+', encoding='utf-8', errors='replace')
        self.bus = Bus()
        self.process = None
        self.owner = None
        self.inputs = 0  # keys and taps
        self.scrolls = 0
        self.announced = []
        self.chosen = 0  # when the last key was pressed, if it was one that chooses what has the focus
        self.snapshot = None  # the last, and when it was taken, and after how many inputs
        self.looked = (0, 0)

    def start(self):
        """Starts it, and returns when it has a window."""
        self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        self.snapshot = None
        self.owner = wait_for('the program on the accessibility bus', self._find_owner)
        self.find(WINDOW)

    def _find_owner(self):
        if self.process.poll() is not None:
            raise AssertionError(f'the program ended with {self.process.returncode}:\n{self.output()}')
        return self.bus.find_program(self.process.pid)

    def kill(self):
        """Ends it as a power cut does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def close(self):
        """Closes it as people do, and returns its exit status."""
        self.key('ctrl+q')
        status = self.process.wait(timeout=PATIENCE)
        self.process = None
        return status

    def end(self):
        """Makes sure that nothing is left running."""
        if self.process is not None:
            self.kill()

    def output(self):
        """What it has printed so far, warnings included."""
        self.log.flush()
        self.log.seek(0)
        return OF_GTK.sub('', self.log.read())

    # Looking

    def look(self):
        """All its widgets as they are now."""
        if self.process.poll() is not None:
            raise AssertionError(f'the program ended with {self.process.returncode}:\n{self.output()}')
        self.snapshot = Snapshot(self.bus, self.owner, self.snapshot)
        self.looked = (time.monotonic(), self.inputs)
        return self.snapshot.root

    def glance(self):
        """All its widgets as they were a moment ago, where nothing was done since; a look takes time from what is looked
        at."""
        then, inputs = self.looked
        if self.snapshot is not None and inputs == self.inputs and time.monotonic() < then + GLANCE:
            return self.snapshot.root
        return self.look()

    def has(self, roles=ANY, name=None):
        """Whether there is such a widget right now."""
        return bool(self.glance().all(roles, name))

    def find(self, roles=ANY, name=None, sensitive=False, limit=None):
        """Waits for a widget of one of these roles with this name, and returns it."""
        def found():
            root = self.glance()
            # What nobody has seen yet takes no key.
            return [] if any(node.has(BUSY) for node in root.walk()) else root.all(roles, name, sensitive)
        wanted = f'/{name.pattern}/' if isinstance(name, re.Pattern) else f'“{name}”'
        try:
            return wait_for(wanted, found, limit)[0]
        except NotFound as problem:
            raise NotFound(f'{problem}\n{self.look().tree()}') from None

    def gone(self, roles=ANY, name=None):
        """Waits until there is no such widget any more."""
        wait_for(f'“{name}” to go', lambda: not self.has(roles, name))

    def windows(self, title=None):
        """The windows that the display has of it, menus too, or those with a title; where one closes, keys go to
        another once the display knows."""
        those = ['--all', '--name', title] if title else []
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid), *those],
                               check=False, capture_output=True, encoding='utf-8').stdout
        return sorted(found.split(), key=int)

    # Doing

    def press(self, name, roles=BUTTON, limit=None):
        """Waits until a button can be pressed, and presses it."""
        self.press_node(self.find(roles, name, sensitive=True, limit=limit))

    def press_node(self, node):
        """Presses a widget that was found."""
        node.press()
        self.inputs += 1

    def key(self, key):
        """Presses and releases a key, as the keyboard does, in the window that has the focus. Whoever presses another
        waits first for what this one did."""
        self.unseen(key)

    def unseen(self, *keys):
        """Presses keys of which nothing is seen until another follows, such as a bid's figures, which nobody may learn:
        nothing to be seen is their point, so there is nothing to wait for, and they come in a burst, as no others do."""
        if keys[0] in CHOOSING:
            wait_for('a finger to come down again', lambda: time.monotonic() > self.chosen + BOUNCE)
        subprocess.run(['xdotool', 'key', '--delay', '0', *keys], check=True)
        self.chosen = time.monotonic() if keys[-1] in CHOOSING else 0
        self.inputs += len(keys)

    def slip(self, key, *more):
        """Presses a key, and at once others, as a hand in a hurry does: 0.3 seconds between those."""
        words = [word for other in more for word in ('key', other, 'sleep', '0.3')]
        subprocess.run(['xdotool', 'key', key, *words], check=True)
        self.inputs += 1

    def hold(self, key, seconds):
        """Holds a key down, which the display repeats."""
        subprocess.run(['xdotool', 'keydown', key, 'sleep', str(seconds), 'keyup', key], check=True)
        self.inputs += 1

    def choose(self, key, name):
        """Presses the key of a choice, and returns when that button is the one chosen."""
        self.key(key)
        wait_for(f'“{name}” to be chosen', lambda: any(node.checked for node in self.look().all(BUTTON, name)))

    def move_focus(self, key='Tab'):
        """Presses a key that moves the focus, and returns when it is elsewhere."""
        before = self._focus()
        self.key(key)
        wait_for('the focus to move', lambda: self._focus() != before)

    def listen(self, names=True):
        """Begins to listen to what is announced, as screen readers do; before GTK 4.14, to changed names, among which
        are those of windows that announce something."""
        def on_signal(_connection, _sender, _path, _interface, member, parameters):
            detail, _, _, value = parameters.unpack()[:4]
            if member == 'Announcement' or names and detail == 'accessible-name':
                self.announced.append(value)
        for event, member in ('object:property-change', 'PropertyChange'), ('object:announcement', 'Announcement'):
            self.bus.call(*REGISTRY[:1], '/org/a11y/atspi/registry', 'org.a11y.atspi.Registry', 'RegisterEvent',
                          GLib.Variant('(sass)', (event, [], '')))
            self.bus.connection.signal_subscribe(None, 'org.a11y.atspi.Event.Object', member, None, None,
                                                 Gio.DBusSignalFlags.NONE, on_signal)

    def heard(self):
        """What was announced since the last time that it was forgotten."""
        while GLib.MainContext.default().iteration(False):
            continue
        return ' '.join(text for text in self.announced if isinstance(text, str))

    def focused(self):
        """The widget that has the focus, or None."""
        return next((node for node in self.glance().walk() if node.has(FOCUSED)), None)

    def _focus(self):
        node = self.focused()
        return node.path if node else ''

    def find_focus(self, name, roles=ANY):
        """Waits until a widget has the focus, and returns it."""
        def found():
            node = self.focused()
            return node if node and (roles is ANY or node.role in roles) and same(node.name, name) else None
        try:
            return wait_for(f'the focus on “{name}”', found)
        except NotFound as problem:
            raise NotFound(f'{problem}\n{self.look().tree()}') from None

    def tab_to(self, name, roles=FIELD, key='Tab'):
        """Goes on with Tab, or an arrow, until a widget has the focus; it must be there and reachable."""
        self.find(roles, name, sensitive=True)
        for _ in range(60):
            node = self.focused()
            if node and (roles is ANY or node.role in roles) and same(node.name, name):
                return node
            self.move_focus(key)
        raise NotFound(f'“{name}” isn’t reached by {key}\n{self.look().tree()}')

    def text(self, node):
        """What stands in a field."""
        # GTK 4.8 takes -1 for no letters, not for all.
        count = self.bus.call(self.owner, node.path, 'org.freedesktop.DBus.Properties', 'Get',
                              GLib.Variant('(ss)', ('org.a11y.atspi.Text', 'CharacterCount')))[0]
        return self.bus.call(self.owner, node.path, 'org.a11y.atspi.Text', 'GetText', GLib.Variant('(ii)', (0, count)))[0]

    def write(self, field, text):
        """Types a text into a field, letter by letter, each once the one before stands there. Where it doesn't, what there
        was is put back and the letter typed again: the display repeats the keys of a machine that is too busy to let go
        of them, and of a letter that the keyboard lacks one key of many may go astray."""
        node = self.tab_to(field)
        for begun in itertools.accumulate(text):
            for tries in range(LETTER_TRIES):
                self.type(begun[-1])
                try:
                    wait_for(f'“{begun}” in “{field}”', lambda begun=begun: self.text(node) == begun, LETTER)
                    break
                except NotFound as problem:
                    if tries == LETTER_TRIES - 1:
                        raise NotFound(f'{problem}\n{self.look().tree()}') from None
                    node = self.tab_to(field)  # another, where the page was made anew
                    print(f'# “{begun[-1]}” after “{begun[:-1]}” went astray: “{self.text(node)}”', flush=True)
                    self.put_back(node, begun[:-1])

    def put_back(self, node, text):
        """Has a field as it was before a letter went astray, and what is typed next follow that."""
        self.bus.call(self.owner, node.path, 'org.a11y.atspi.EditableText', 'SetTextContents', GLib.Variant('(s)', (text,)))
        self.unseen('End')
        wait_for(f'“{text}” again', lambda: self.text(node) == text)

    def type(self, letter):
        """Types a letter where the focus is; one that the keyboard lacks as GTK takes it, by its number, of which
        nothing stands in the field before it is whole."""
        self.snapshot = None
        if letter.isascii():
            subprocess.run(['xdotool', 'type', '--delay', '0', '--', letter], check=True)
        else:
            self.unseen('ctrl+shift+u', *f'{ord(letter):x}', 'space')

    def picture(self, name):
        """Leaves a picture of the screen, where pictures were asked for."""
        if self.pictures:
            subprocess.run(['import', '-silent', '-window', 'root', str(self.pictures / f'{name}.png')], check=True)
