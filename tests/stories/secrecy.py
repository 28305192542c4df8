# SPDX-License-Identifier: GPL-3.0-or-later
"""Nobody learns a sealed bid before the reveal, wherever they look.

    secrecy.py RAILHEAD

The same game is played twice, and one player bids £3 in one and £73 in the
other; once more with the on-screen keypad. Until the reveal the two can't be
told apart: not by what the program prints with all its messages on, by the
tree and the events that screen readers get, by titles, by pictures of both
windows, the public table's too, or by the selections of the clipboard. And
nothing of a bid touches the disk. Who has chosen to hear it tells it while a
peek is held, and neither before nor after that. looking-inside.py goes on from there, into
the program itself.
"""

import contextlib
import ctypes
import hashlib
import os
import pathlib
import re
import sqlite3
import subprocess
import sys
import time

import record
import table
from driver import ANY, BUTTON, MENU_ITEM, ROOT, Program, wait_for
from gi.repository import Gio, GLib
from senses.frames import Frames
from story import Story, expect

SEATS = [('red', 'Anna'), ('blue', 'Bram'), ('green', 'Csilla')]
REVEAL = 'reveal v3/4 r2/10 d1/6'
BIDS = ('3', '73')  # Bram's; a digit more
HOME = pathlib.Path(os.environ['XDG_DATA_HOME'])
QUIET = '[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n'
# GTK shows who has the focus for three seconds only, and no key without a meaning has GTK 4.8 show it again. So
# it is shown always: a picture tells who has the focus, whenever it is taken.
RING = '*:focus-visible { outline-style: none; } *:focus { outline: 2px solid #c00000; outline-offset: -2px; }\n'

# What differs from run to run whatever is bid: times, numbers of processes, addresses.
CHANGING = ((re.compile(r'\d\d:\d\d:\d\d\.\d+'), 'TIME'), (re.compile(r'\([\w-]+:\d+\)'), 'PROCESS'),
            (re.compile(r'0x[0-9a-f]+'), 'ADDRESS'), (re.compile(r':\d+\.\d+'), 'BUS'),
            (re.compile(r'[0-9a-f]{8}(?:[-_][0-9a-f]{4}){3}[-_][0-9a-f]{12}'), 'UUID'))
COPIES = 'backups'  # the folder of the days' copies
MOVING = ('touched', 'time', 'undone', 'used', 'played')  # columns that change while people play, and tell nothing else
INTERFACES = {'Value': ('MinimumValue', 'MaximumValue', 'CurrentValue', 'Text'), 'Text': ('CharacterCount', 'CaretOffset'),
              'Accessible': ('Name', 'Description', 'HelpText')}


def without_changing(text):
    for pattern, word in CHANGING:
        text = pattern.sub(word, text)
    return text


def rows_of(path, *options):
    """What is stored in a database, but digests and what changes while people play."""
    address = '&'.join((f'file:{path}?mode=ro', *options))
    with contextlib.closing(sqlite3.connect(address, uri=True, timeout=10)) as database:
        database.row_factory = sqlite3.Row
        tables = [row['name'] for row in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {(table, *((key, row[key]) for key in row.keys() if key not in MOVING and not isinstance(row[key], bytes)))
                for table in tables for row in database.execute(f'SELECT * FROM "{table}"')}


def is_open(row):
    """Whether it is what was entered of a move of which nothing is a secret."""
    return row[0] == 'draft' and all(line.startswith('reveal') for line in dict(row[1:])['texts'].split('\n') if line)


class Selections:
    """Whether anybody has put anything into the clipboard or the primary selection."""

    def __init__(self):
        self.library = ctypes.CDLL('libX11.so.6')
        self.library.XOpenDisplay.restype = ctypes.c_void_p
        self.library.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        self.library.XInternAtom.restype = ctypes.c_ulong
        self.library.XGetSelectionOwner.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self.library.XGetSelectionOwner.restype = ctypes.c_ulong
        self.display = self.library.XOpenDisplay(None)

    def owners(self):
        atoms = [self.library.XInternAtom(self.display, name, 0) for name in (b'CLIPBOARD', b'PRIMARY', b'SECONDARY')]
        return [self.library.XGetSelectionOwner(self.display, atom) for atom in atoms]


def levels(node, depth=0):
    """A widget and all below it, each with how deep it is."""
    yield node, depth
    for child in node.children:
        yield from levels(child, depth + 1)


def accessible_call(path, method):
    return path, 'org.a11y.atspi.Accessible', method, None


def last_of(interface):
    """What an interface is called, without whose it is."""
    return interface.rpartition('.')[2]


def tool(*command):
    return subprocess.run(['xdotool', *command], check=True, capture_output=True, text=True).stdout


class Run:
    """One evening at the laptop, and all that an onlooker could have kept of it."""

    def __init__(self, story, name, bid, clicks, like=None):
        self.program = story.program = Program('env', 'G_MESSAGES_DEBUG=all', sys.argv[1])
        self.bid = bid
        self.clicks = clicks
        self.like = like
        self.seen = {}
        self.events = []
        self.folder = HOME / name
        self.copied = False  # whether a copy was looked into
        self.selections = Selections()
        self.frames = Frames()
        self.window = None  # the laptop's
        os.environ['XDG_DATA_HOME'] = str(self.folder)

    # What an onlooker can keep

    def look(self):
        """The pictures of all windows, as soon as they show all that has happened, in a form that is equal
        where the pictures are."""
        windows = self.program.windows()
        self.frames.wait_for(windows)
        return [self.frames.picture(int(window)) for window in windows]

    def settled(self):
        """The pictures of all windows, once nothing moves any more, from frame to frame."""
        taken = []

        def alike():
            taken.append(self.look())
            return len(taken) > 2 and taken[-3] == taken[-2] == taken[-1]
        wait_for('pictures that stay as they are', alike)
        return taken[-1]

    def alike(self, wanted):
        """The pictures of all windows, once they are as wanted, or the last ones after a while."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            now = self.look()
            if now in wanted:
                break
        return now

    def pictures(self, moment):
        """What can be photographed at this moment."""
        if self.like is None:
            return [self.settled()]
        return [self.alike(self.like.seen[moment]['pictures'])]

    def tell(self, root):
        """A line for each widget, with everything that is told of it."""
        nodes, depths = zip(*levels(root))
        paths = [node.path for node in nodes]
        accessible = [call for path in paths for call in (accessible_call(path, 'GetInterfaces'),
                                                          accessible_call(path, 'GetAttributes'))]
        answers = self.ask(accessible)
        interfaces = [answer.unpack() for answer in answers[::2]]
        asked = [(place, name) for place, names in enumerate(interfaces) for name in names if last_of(name) in INTERFACES]
        values = dict(zip(asked, (answer.unpack() for answer in self.ask(
            (paths[place], 'org.freedesktop.DBus.Properties', 'GetAll', GLib.Variant('(s)', (name,))) for place, name in asked))))
        typed = [(place, name) for place, name in asked if last_of(name) == 'Text']
        texts = dict(zip(typed, self.ask((paths[place], name, 'GetText', GLib.Variant(
            '(ii)', (0, values[place, name]['CharacterCount']))) for place, name in typed)))
        lines = []
        for place, (node, depth) in enumerate(zip(nodes, depths)):
            line = f'{"  " * depth}{node.role} “{node.name}” ({node.description}) {node.states:x} {answers[2 * place + 1].print_(False)}'
            for name in interfaces[place]:
                line += f' {last_of(name)}'
                if (place, name) in values:
                    line += str(sorted((key, value) for key, value in values[place, name].items()
                                       if key not in ('Parent', 'AccessibleId')))
                if (place, name) in texts:
                    line += texts[place, name].print_(False)
            lines.append(without_changing(line))
        return lines

    def ask(self, calls):
        """What the program answers to each; all of them are asked for at once, or most of the time would go into waiting."""
        answers = self.program.bus.call_all(self.program.owner, list(calls))
        for answer in answers:
            if isinstance(answer, GLib.Error):
                raise answer
        return answers

    def keep(self, moment):
        """Keeps everything there is to be seen at this moment."""
        titles = [tool('getwindowname', window).strip() for window in self.program.windows()]
        self.seen[moment] = {
            'titles': titles,
            'tree': '\n'.join(self.tell(self.program.look())),
            'pictures': self.pictures(moment),
            'selections': self.selections.owners(),
        }

    def listen(self):
        """Begins to hear what a screen reader is told."""
        def heard(_connection, _sender, path, interface, member, parameters):
            self.events.append(without_changing(f'{interface}.{member} {path} {parameters.print_(False)}'))
        self.program.bus.connection.signal_subscribe(self.program.owner, None, None, None, None,
                                                     Gio.DBusSignalFlags.NONE, heard)

    def heard(self):
        """What was told since the last time."""
        self.program.bus.accessible(self.program.owner, ROOT, 'GetRole')
        while GLib.MainContext.default().iteration(False):
            pass
        events, self.events = self.events, []
        return events

    def disk(self):
        """The bytes of everything that is stored; -shm is an index in memory, the same on all disks. The day's copy of the
        database may come at any moment: it has nothing that the database hasn't, which is compared byte for byte."""
        files = [path for path in sorted(self.folder.rglob('*')) if path.is_file() and not path.name.endswith('-shm')]
        copies = [path for path in files if path.parent.name == COPIES]
        expect('the copies with bids', [path.name for path in copies if b'bids ' in path.read_bytes()], [])
        bytes_of = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files if path not in copies}
        for path in copies:
            # One that is still being made has no name of its own.
            if path.suffix == '.db':
                more = rows_of(path, 'immutable=1') - rows_of(record.path())
                expect(f'what {path.name} has more', [row for row in more if not is_open(row)], [])
                self.copied = True
        return bytes_of

    # What people do

    def tap(self, name):
        """Clicks with the pointer, and takes it away again."""
        program = self.program
        button = program.find(BUTTON, name, sensitive=True)
        x, y, width, height = program.bus.call(program.owner, button.path, 'org.a11y.atspi.Component', 'GetExtents',
                                               GLib.Variant('(u)', (1,)))[0]
        tool('mousemove', '--window', self.window, str(x + width // 2), str(y + height // 2))
        tool('click', '1')
        tool('mousemove', '1270', '1014')

    def type(self, digits):
        if self.clicks:
            for digit in digits:
                self.tap(digit)
        elif digits:
            self.program.unseen(*digits)

    def type_and_listen(self, name, digits):
        """The first digit may be told, that there is one now; of more, nothing may be."""
        self.keep(f'{name} has typed nothing')
        self.heard()
        self.type(digits[0])
        self.keep(f'{name} has typed')
        self.seen[f'{name} begins'] = {'events': self.heard()}
        if not self.clicks:
            self.begin_anew(digits[0])
        self.type(digits[1:])
        self.keep(f'{name} has typed all')
        self.seen[f'{name} typing'] = {'events': self.heard()}

    def begin_anew(self, digit):
        """To look took as long as to hand the laptop on: what is typed on then would be nobody's."""
        told = []
        self.program.unseen('BackSpace', digit)
        wait_for('it to be begun anew',
                 lambda: told.extend(self.heard()) or any("'not empty'" in event for event in told))

    def seal(self, name, bid):
        """One player's bid; what is kept of it is kept under that name."""
        program = self.program
        program.press(f'{name}, waiting')
        program.find(ANY, f'{name} bids next')
        self.keep(f'{name} bids next')
        program.press('Enter My Bid')
        program.find(ANY, f'{name}’s bid, hidden')
        self.type_and_listen(name, bid)
        if self.clicks:
            self.tap('Seal')
        else:
            program.key('Return')
        program.find(BUTTON, f'{name}, sealed')
        self.keep(f'{name} has sealed')

    def play(self):
        """From the first page to the bids; returns the game's number."""
        tool('mousemove', '1270', '1014')  # off the window
        self.program.start()
        number = table.new_game(self.program, SEATS)
        table.Table(self.program, number, SEATS).play(REVEAL)
        self.program.find(BUTTON, 'Anna, waiting')
        self.open_second_window()
        self.listen()
        return number

    def place(self, window):
        """Moves a window off the laptop's, and returns where it is once the program knows."""
        tool('windowmove', window, '1280', '0')
        self.program.look()
        return re.search(r'Position: (\S+)', tool('getwindowgeometry', window))[1]

    def open_second_window(self):
        """The public table, beside the laptop's window and not over it."""
        window, = self.program.windows()
        self.program.key('F10')
        self.program.find_focus('Show on Second Screen', (MENU_ITEM,))
        self.program.key('Return')  # the menu's first
        other, = wait_for('the second window', lambda: self.program.windows('Public Table'))
        # While it is still being shown it may be put back into the corner, over the laptop's window.
        self.program.find(ANY, 'Public Table')
        wait_for('its place', lambda: self.place(other) == '1280,0')
        # The menu was a window, too.
        wait_for('the two windows alone', lambda: self.program.windows() == sorted([window, other], key=int))
        tool('windowfocus', '--sync', window)
        self.window = window


def show_both(moment, *runs):
    """Leaves pictures that should be alike, where pictures are asked for."""
    if 'RH_PICTURES' in os.environ:
        for number, pictures in enumerate(runs, 1):
            for window, picture in enumerate(pictures[-1], 1):
                path = pathlib.Path(os.environ['RH_PICTURES']) / f'{moment}-{number}-{window}.ppm'
                path.write_bytes(picture)


def difference(moment, kind, one, other):
    """What tells two runs apart in one thing, in a few words; nothing, where nothing does."""
    if kind == 'pictures':
        if any(picture in one for picture in other):
            return []
        show_both(moment, one, other)
        return [f'{moment}: the pictures']
    if kind == 'tree':
        pairs = zip(one.splitlines(), other.splitlines())
        told = [f'{a.strip()}  <>  {b.strip()}' for a, b in pairs if a != b]
        return [f'{moment}: the accessibility tree: {told[:3]}'] if one != other else []
    return [f'{moment}: {kind}: {one} <> {other}'] if one != other else []


def differences(first, second):
    return [told for moment, kept in first.seen.items() for kind, value in kept.items()
            for told in difference(moment, kind, value, second.seen[moment][kind])]


def tell_apart(story, clicks):
    """Two runs that differ in a bid alone, until all bids are sealed."""
    way = 'the keypad' if clicks else 'the keyboard'
    runs = []
    for bid in BIDS:
        with story.chapter(f'three bids by {way}, one of them £{bid}, leave the disk as it was'):
            run = Run(story, f'{clicks}-{bid}', bid, clicks, like=runs[0] if runs else None)
            number = run.play()
            before = run.disk()
            for (_, name), given in zip(SEATS, ('12', bid, '0')):
                run.seal(name, given)
                expect(f'the stored bytes after {name}', run.disk(), before)
            run.program.find(BUTTON, 'Reveal')
            run.keep('all have sealed')
            run.printed = without_changing(run.program.output())
            expect('whether it prints its messages', 'DEBUG' in run.printed, True)
            expect('what is selected anywhere', run.selections.owners(), [0, 0, 0])
            runs.append(run)
            print(f'# a copy was looked into: {run.copied}', flush=True)

        with story.chapter(f'and the £{bid} are told when all are revealed'):
            run.program.press('Reveal')
            wait_for('the bids in the database', lambda: f'bids 12 {bid} 0' in record.moves(number))
            expect('whether the stored bytes are others', run.disk() != before, True)
            run.program.end()

    with story.chapter(f'by {way}, nobody can tell £{BIDS[0]} from £{BIDS[1]}'):
        expect('the differences', differences(*runs), [])
        expect('the messages', runs[1].printed, runs[0].printed)

    with story.chapter(f'by {way}, a screen reader hears nothing of the digits'):
        for run in runs:
            for _, name in SEATS:
                expect(f'what it hears while {name} types', run.seen[f'{name} typing']['events'], [])
                expect(f'how much it hears when {name} begins', len(run.seen[f'{name} begins']['events']), 1)

    with story.chapter(f'by {way}, an empty bid is seen, and any other looks like any other'):
        for run in runs:
            for _, name in SEATS:
                for kind in ('pictures', 'tree'):
                    nothing, begun, typed = (run.seen[f'{name} has typed{more}'][kind] for more in (' nothing', '', ' all'))
                    expect(f'whether the {kind} tell that {name} has begun', begun != nothing, True)
                    expect(f'whether the {kind} tell more', difference(name, kind, begun, typed), [])


def die_while_bidding(story):
    """The battery dies when two have sealed: the cards are there, and all bids are asked for again."""
    with story.chapter('after a crash while bidding the cards are there, and the screen says why it asks again'):
        run = Run(story, 'crash', '5', False)
        run.play()
        program = run.program
        for name in ('Bram', 'Anna'):
            run.seal(name, '5')
        stored = run.disk()
        program.kill()
        expect('the stored bytes', run.disk(), stored)
        program.start()
        program.press(re.compile('Anna.*Bram.*Csilla'))
        program.find(ANY, re.compile('^If you had already bid,'))
        for _, name in SEATS:
            program.find(BUTTON, f'{name}, waiting')
        program.find(ANY, re.compile('Village, 3 rails, £4'))
        program.end()


def peek_aloud(story):
    """Bram has headphones, and has chosen in the preferences to hear the bid: he holds Space, and nobody else's key tells it."""
    settings = CONFIG.parent / 'glib-2.0' / 'settings' / 'keyfile'
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text('[io/github/railhead/Railhead]\nsay-bids-at-peek=true\n', encoding='utf-8')
    backend, os.environ['GSETTINGS_BACKEND'] = os.environ['GSETTINGS_BACKEND'], 'keyfile'
    run = Run(story, 'aloud', BIDS[1], False)
    program = run.program

    def told():
        """Where the bid is told, by what was heard since the last time and by the tree."""
        return [line for line in (*run.heard(), *run.tell(program.look())) if f'£{run.bid}' in line]

    with story.chapter('who has chosen to hear the bid hears nothing of it before a peek'):
        run.play()
        before = run.disk()
        run.seal('Anna', '12')
        program.press('Enter My Bid')
        program.find(ANY, 'Bram’s bid, hidden')
        run.type(run.bid)
        program.tab_to('Hold to Peek', BUTTON)
        expect('where it is told', told(), [])

    with story.chapter('while Space is held, it is told'):
        tool('keydown', 'space')
        program.find(BUTTON, f'£{run.bid}')
        expect('how often it was heard', len([line for line in run.heard() if f'£{run.bid}' in line]), 1)

    with story.chapter('nothing is left of it afterwards, nor told when it is sealed'):
        tool('keyup', 'space')
        program.find(BUTTON, 'Hold to Peek')
        expect('where it is told', told(), [])
        program.key('Return')
        program.find(BUTTON, 'Bram, sealed')
        expect('where it is told', told(), [])
        expect('the stored bytes', run.disk(), before)
        expect('what is selected anywhere', run.selections.owners(), [0, 0, 0])
        program.end()
    os.environ['GSETTINGS_BACKEND'] = backend


def minimize(story):
    """Somebody comes in, and the window is put away; only a window manager can do that."""
    with story.chapter('minimizing the window wipes the bid that was open'):
        run = Run(story, 'minimized', '5', False)
        program = run.program
        manager = subprocess.Popen(['openbox'], env={**os.environ, 'LC_ALL': 'C.UTF-8'},
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            # One that comes after the window takes the focus from it.
            wait_for('the window manager', lambda: subprocess.run(['xdotool', 'get_num_desktops'], check=False,
                                                                  capture_output=True).returncode == 0)
            program.start()
            number = table.new_game(program, SEATS)
            table.Table(program, number, SEATS).play(REVEAL)
            stored = run.disk()
            program.press('Anna, waiting')
            program.press('Enter My Bid')
            program.find(ANY, 'Anna’s bid, hidden')
            program.unseen('7')
            window, = program.windows()
            tool('windowminimize', window)
            wait_for('the open bid to go', lambda: not program.has(ANY, 'Anna’s bid, hidden'))
            tool('windowactivate', window)
            program.find(ANY, re.compile('^The bid being entered was left alone'))
            program.find(BUTTON, 'Anna, waiting')
            expect('the stored bytes', run.disk(), stored)
            program.end()
        finally:
            manager.terminate()
            manager.wait()


CONFIG = pathlib.Path(os.environ['XDG_CONFIG_HOME']) / 'gtk-4.0'
CONFIG.mkdir(parents=True, exist_ok=True)
(CONFIG / 'settings.ini').write_text(QUIET, encoding='utf-8')
(CONFIG / 'gtk.css').write_text(RING, encoding='utf-8')

with Story(quiet=False) as story:
    tell_apart(story, clicks=False)
    tell_apart(story, clicks=True)
    die_while_bidding(story)
    peek_aloud(story)
    minimize(story)
