# SPDX-License-Identifier: GPL-3.0-or-later
"""The widgets of a program, as assistive technology sees them on the accessibility bus.

What differs there between versions of GTK stands here and in the driver, and nowhere else.
"""

import ast
import re

from gi.repository import Gio, GLib

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
        self.all_below = None

    def has(self, state):
        return bool(self.states >> state & 1)

    @property
    def sensitive(self):
        return self.has(SENSITIVE)

    @property
    def checked(self):
        return self.has(CHECKED) or self.has(PRESSED)

    def walk(self):
        """This widget and all below it, from top to bottom; the tree is whole before anybody walks it."""
        if self.all_below is None:
            self.all_below, ahead = [], [self]
            while ahead:
                node = ahead.pop()
                self.all_below.append(node)
                ahead.extend(reversed(node.children))
        return self.all_below

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
        if not calls:
            return []
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
        doubtful = set()
        for told in ITEM.finditer(items.print_(False)):
            path, parent, index, count, interfaces, name, role, description, low, high = told.groups()
            node = Node(self, path, int(role), text_of(name), text_of(description), (int(low), int(high)))
            self.known[path] = node, int(count)
            # A page of a stack, which is no widget and has no extents, keeps its place while another is shown.
            places.setdefault(parent, []).append((int(index) if 'Component' in interfaces else -1, path))
            if not node.sensitive:  # what can't be done may be hidden, and have the place of what is new
                doubtful.add(parent)
        for parent, children in places.items():
            children.sort()
            if parent not in doubtful and [index for index, _path in children] == list(range(self._count(parent) or 0)):
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
