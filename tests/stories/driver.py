# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives a program the way a screen reader and a keyboard do.

Widgets are found by role and name on the accessibility bus, pressed by their
action, and typed into by keys of the X server. Everything that takes time is
polled for, with a limit. What differs between versions of GTK stands here and
nowhere else.
"""

import ast
import itertools
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time

from gi.repository import Gio, GLib

# A slow machine that runs sanitizers and other tests beside this one.
PATIENCE = float(os.environ.get('RH_PATIENCE', '30'))
# Two presses in less are one, as are those of a finger that bounces.
CHOOSING, BOUNCE = ('Return', 'space'), 0.25
# A letter that isn't there by then went astray, or came more than once; how often one is typed.
LETTER, LETTER_TRIES = PATIENCE / 3, 4
PAUSE, PAUSE_MAX = 0.02, 0.25  # between looks, which take time from what is looked at
GLANCE = 0.05  # how old a look may be that is as good as another, where nothing was done since

# Roles and states by AT-SPI's numbers, the same on all versions; their names are not.
CHECK_BOX, LINK, MENU_ITEM, PUSH_BUTTON, RADIO_BUTTON, TOGGLE_BUTTON = 7, 88, 35, 43, 44, 62
BUTTON = (PUSH_BUTTON, TOGGLE_BUTTON, CHECK_BOX, RADIO_BUTTON, LINK, MENU_ITEM)
ENTRY, PASSWORD_TEXT, SPIN_BUTTON, TEXT = 79, 40, 52, 61
FIELD = (TEXT, ENTRY, PASSWORD_TEXT, SPIN_BUTTON)
ALERT, DIALOG, FRAME, LIST_ITEM = 2, 16, 23, 32
WINDOW = (FRAME, DIALOG, ALERT)
BUSY, CHECKED, FOCUSED, PRESSED, SENSITIVE = 3, 4, 12, 20, 24
ANY = None
LABELLED_BY = 2  # a relation

# What GTK 4.24 says of itself whenever any program opens a popover on X11.
OF_GTK = re.compile(r'\n\(railhead:\d+\): Gdk-WARNING \*\*: [\d:.]+: gdk_frame_timings_submitted\(\) [^\n]*\n')

REGISTRY = ('org.a11y.atspi.Registry', '/org/a11y/atspi/accessible/root')
ROOT = '/org/a11y/atspi/accessible/root'
PATH = re.compile(r"'(/[\w/]*)'")
TEXT_PRINTED = r"""('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
# A widget in GetItems: its path, its parent's, its place there, how many are below it, what it can do, its name,
# role, description and states.
ITEM = re.compile(r"\(\('[^']*', '([^']*)'\), \('[^']*', '[^']*'\), \('[^']*', '([^']*)'\), (-?\d+), (-?\d+), \[([^]]*)\], "
                  rf"{TEXT_PRINTED}, (\d+), {TEXT_PRINTED}, \[(\d+), (\d+)\]\)")
ACTIONS = ('click', 'activate', 'press', 'toggle')


class NotFound(Exception):
    """Something didn't appear, or didn't happen, in time."""


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


def same(name, wanted):
    """Whether a name is the wanted text, or matches the wanted pattern."""
    if isinstance(wanted, re.Pattern):
        return wanted.search(name) is not None
    return wanted is None or name == wanted


class Bus:
    """The accessibility bus."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress',
                                    None, None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)

    def call(self, name, path, interface, method, parameters=None):
        """Calls a method and returns what it gives."""
        return self.connection.call_sync(name, path, interface, method, parameters, None,
                                         Gio.DBusCallFlags.NONE, 10000, None).unpack()

    def accessible(self, name, path, method):
        return self.call(name, path, 'org.a11y.atspi.Accessible', method)[0]

    def call_all(self, name, calls):
        """Calls methods of a process without waiting for one before the next; gives each one's answer, packed, or
        its error."""
        if not calls:
            return []
        answers = [None] * len(calls)
        missing = len(calls)

        def on_answer(connection, result, place):
            nonlocal missing
            missing -= 1
            try:
                answers[place] = connection.call_finish(result).get_child_value(0)
            except GLib.Error as error:
                answers[place] = error

        # Signals, which somebody else may wait for, aren't handled here.
        context = GLib.MainContext()
        context.push_thread_default()
        for place, (path, interface, method, parameters) in enumerate(calls):
            self.connection.call(name, path, interface, method, parameters, None, Gio.DBusCallFlags.NONE, 10000, None,
                                 on_answer, place)
        while missing:
            context.iteration(True)
        context.pop_thread_default()
        return answers

    def find_program(self, pid):
        """Returns the bus name of a process that shows windows, or None."""
        for name, _path in self.accessible(*REGISTRY, 'GetChildren'):
            owner = self.call('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
                              'GetConnectionUnixProcessID', GLib.Variant('(s)', (name,)))[0]
            if owner == pid:
                return name
        return None


class Node:
    """A widget, as assistive technology sees it at the moment of a snapshot."""

    def __init__(self, snapshot, path, role, name, description, states):
        self.snapshot = snapshot
        self.path = path
        self.role = role
        self.name = name
        self.description = description
        self.states = states[0] | states[1] << 32
        self.children = []

    def has(self, state):
        return bool(self.states >> state & 1)

    @property
    def sensitive(self):
        return self.has(SENSITIVE)

    @property
    def checked(self):
        return self.has(CHECKED) or self.has(PRESSED)

    def walk(self):
        """Yields this widget and all below it, from top to bottom."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, roles=ANY, name=None, sensitive=False):
        """The widgets of these roles from here down that have this name."""
        return [node for node in self.walk()
                if (roles is ANY or node.role in roles) and same(node.name, name) and (node.sensitive or not sensitive)]

    def _action_name(self, index):
        return self.snapshot.bus.call(self.snapshot.owner, self.path, 'org.a11y.atspi.Action', 'GetName',
                                      GLib.Variant('(i)', (index,)))[0]

    def press(self):
        """Does what a click on it does."""
        bus, owner = self.snapshot.bus, self.snapshot.owner
        actions = bus.call(owner, self.path, 'org.a11y.atspi.Action', 'GetActions')[0]
        for index, (told, _description, _key) in enumerate(actions):
            # What is told is in the language of the toolkit.
            if told.lower() in ACTIONS or self._action_name(index).lower() in ACTIONS:
                bus.call(owner, self.path, 'org.a11y.atspi.Action', 'DoAction', GLib.Variant('(i)', (index,)))
                return
        raise NotFound(f'“{self.name}” has no action to press it by, only {[action[0] for action in actions]}')

    def tree(self, depth=0):
        """The widget and all below it as indented lines, for messages."""
        line = f'{"  " * depth}{self.role} “{self.name}”'
        if self.description:
            line += f' ({self.description})'
        if not self.sensitive:
            line += ' off'
        return '\n'.join([line] + [child.tree(depth + 1) for child in self.children])


ITEMS = ('/org/a11y/atspi/cache', 'org.a11y.atspi.Cache', 'GetItems', None)


def children_of(path):
    return path, 'org.a11y.atspi.Accessible', 'GetChildren', None


def properties_of(path):
    return ((path, 'org.freedesktop.DBus.Properties', 'GetAll', GLib.Variant('(s)', ('org.a11y.atspi.Accessible',))),
            (path, 'org.a11y.atspi.Accessible', 'GetRole', None),
            (path, 'org.a11y.atspi.Accessible', 'GetState', None))


# Python unpacks widget by widget, and takes long for it. What is printed is as good: a path is unlike a bus name.
def paths_of(packed):
    """The paths of widgets, each told as a bus name and a path; or the error that came in their place."""
    return packed if isinstance(packed, GLib.Error) else PATH.findall(packed.print_(False))


def data_of(packed):
    """What was answered, to compare it with another answer; an error is like no other."""
    return packed if isinstance(packed, GLib.Error) else packed.get_data_as_bytes().get_data()


def text_of(printed):
    """A text that was printed in quotes; what is printed as an escape, is one of Python's too."""
    return ast.literal_eval(printed) if '\\' in printed else printed[1:-1]


class Snapshot:
    """All widgets of a program, as they are now.

    GTK tells names and states of all widgets that were ever asked for in a
    single answer (GetItems), far faster than one by one, and of each where it
    is and how many are below it. That answer still has what was hidden since,
    and hasn't what is new. So who is below a widget is taken from it where
    everybody's place is told once, and asked for else; then those that it
    doesn't know are, a level of the tree at a time.

    Where all answers are those of the one before, so are the widgets.
    """

    def __init__(self, bus, owner, before=None):
        self.bus = bus
        self.owner = owner
        self.below = {}
        self.known = {}
        self.asked = []
        items, below = self._ask([ITEMS, children_of(ROOT)])
        if before is not None and self._is_like(before):
            self.root = before.root
            return
        self.below[ROOT] = paths_of(below)
        if not isinstance(items, GLib.Error):
            self._take(items)
        self._learn([ROOT])
        if isinstance(self.below[ROOT], GLib.Error):
            raise self.below[ROOT]
        self.root = self._node(ROOT)

    def _ask(self, calls):
        """Asks the program, and remembers what was answered."""
        answers = self.bus.call_all(self.owner, calls)
        self.asked.append((calls, [data_of(answer) for answer in answers]))
        return answers

    def _is_like(self, before):
        """Whether what was asked then is still answered so."""
        for place, (calls, answers) in enumerate(before.asked):
            if place >= len(self.asked):
                self._ask(calls)
            if self.asked[place][1] != answers:
                return False
        return True

    def _take(self, items):
        """Takes what is told of all widgets."""
        places = {}
        for told in ITEM.finditer(items.print_(False)):
            path, parent, index, count, interfaces, name, role, description, low, high = told.groups()
            node = Node(self, path, int(role), text_of(name), text_of(description), (int(low), int(high)))
            self.known[path] = node, int(count)
            # A page of a stack, which is no widget and has no extents, keeps its place while another is shown.
            places.setdefault(parent, []).append((int(index) if 'Component' in interfaces else -1, path))
        for parent, children in places.items():
            children.sort()
            if [index for index, _path in children] == list(range(self._count(parent) or 0)):
                self.below[parent] = [path for _index, path in children]

    def _learn(self, level):
        """Asks for all that isn't known of these, of those below them, and so on."""
        while level:
            strangers = [path for path in level if path not in self.known]
            parents = [path for path in level if path not in self.below and not self._is_leaf(path)]
            told = self._ask([*(call for path in strangers for call in properties_of(path)), *map(children_of, parents)])
            for path in strangers:
                properties, role, states, *told = told
                errors = [answer for answer in (properties, role, states) if isinstance(answer, GLib.Error)]
                if errors and path == ROOT:
                    raise errors[0]
                if not errors:
                    texts = properties.unpack()
                    self.known[path] = Node(self, path, role.get_uint32(), texts.get('Name', ''),
                                            texts.get('Description', ''), states.unpack()), None
            self.below.update(zip(parents, map(paths_of, told)))
            level = [child for path in level for child in self._children(path)]

    def _count(self, path):
        """How many are below a widget, as far as that was told; of the program itself it isn't."""
        return self.known[path][1] if path in self.known and path != ROOT else None

    def _is_leaf(self, path):
        return self._count(path) == 0

    def _children(self, path):
        """Who is below a widget; an error, where it went away in the meantime, is nobody."""
        return [] if self._is_leaf(path) or isinstance(self.below[path], GLib.Error) else self.below[path]

    def _node(self, path):
        """The widget with all below it that didn't go away in the meantime."""
        node, _count = self.known[path]
        if node.role == MENU_ITEM and not node.name:
            node.name = self._label(path)
        for child in self._children(path):
            if child in self.known and (self._is_leaf(child) or not isinstance(self.below[child], GLib.Error)):
                node.children.append(self._node(child))
        return node

    def _label(self, path):
        """The text of what labels a widget; GTK 4.24 names no menu item by it, screen readers do."""
        try:
            for relation, labels in self.bus.accessible(self.owner, path, 'GetRelationSet'):
                if relation == LABELLED_BY:
                    return self.bus.call(self.owner, labels[0][1], 'org.a11y.atspi.Text', 'GetText',
                                         GLib.Variant('(ii)', (0, -1)))[0]
        except GLib.Error:  # it went away in the meantime
            pass
        return ''


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
