# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop starts the program by its name on the bus, and hands it game records.

    by-name.py RAILHEAD FOLDER-OF-RECORDS DESKTOP-FILE SERVICE-FILE APP-ID
"""

import os
import pathlib
import re
import sys

from gi.repository import Gio, GLib

import record
from driver import ANY, BUTTON, FIELD, WINDOW, Program, wait_for
from story import Story, expect

RECORDS, DESKTOP, SERVICE = map(pathlib.Path, sys.argv[2:5])
APP_ID = sys.argv[5]
WHOLE = RECORDS / 'cape-three-players.railhead'
HOME = pathlib.Path(os.environ['HOME'])


class Running:
    """A process that the bus has started, as far as the driver asks for one."""

    def __init__(self, pid):
        self.pid = pid

    def poll(self):
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def wait(self, timeout=None):
        wait_for('the program’s end', lambda: self.poll() is not None, timeout)
        return 0

    def send_signal(self, number):
        os.kill(self.pid, number)


class Activated(Program):
    """The program, started by nothing but its name."""

    def __init__(self, railhead, pictures=None):
        railhead = pathlib.Path(railhead).resolve()
        super().__init__(railhead, pictures=pictures)
        self.session = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.printed = HOME / 'printed'
        self._install(railhead)

    def _install(self, railhead):
        """Has the bus know the service file as it was built, with the program where it was built."""
        folder = pathlib.Path(os.environ['XDG_DATA_HOME']) / 'dbus-1' / 'services'
        folder.mkdir(parents=True, exist_ok=True)
        text = re.sub(r'^Exec=\S+/railhead (.*)$', rf'''Exec=/bin/sh -c "exec '{railhead}' \1 >>'{self.printed}' 2>&1"''',
                      SERVICE.read_text(encoding='utf-8'), flags=re.MULTILINE)
        (folder / SERVICE.name).write_text(text, encoding='utf-8')
        self.ask('ReloadConfig', None)

    def ask(self, method, parameters):
        """Asks the bus itself."""
        return self.session.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', method,
                                      parameters, None, Gio.DBusCallFlags.NONE, 30000, None).unpack()

    def call(self, method, *parameters):
        """Calls the program as the desktop entry specification has it, and finds it."""
        kinds = {'Activate': '(a{sv})', 'Open': '(asa{sv})', 'ActivateAction': '(sava{sv})'}
        self.session.call_sync(APP_ID, '/' + APP_ID.replace('.', '/'), 'org.freedesktop.Application', method,
                               GLib.Variant(kinds[method], (*parameters, {})), None, Gio.DBusCallFlags.NONE, 30000, None)
        self.meet()

    def meet(self):
        """Waits until the name has an owner with a window."""
        name = GLib.Variant('(s)', (APP_ID,))
        wait_for('the name’s owner', lambda: self.ask('NameHasOwner', name)[0])
        self.process = Running(self.ask('GetConnectionUnixProcessID', name)[0])
        self.owner = wait_for('the program on the accessibility bus', self._find_owner)
        self.find(WINDOW)

    def open(self, path):
        self.call('Open', [path.as_uri()])

    def choose(self, action):
        """What the launcher's menu does."""
        self.call('ActivateAction', action, [])

    def output(self):
        return self.printed.read_text(encoding='utf-8') if self.printed.exists() else ''


def write(name, text):
    path = HOME / name
    path.write_text(text, encoding='utf-8')
    return path


with Story(Activated) as story:
    program = story.program
    whole = WHOLE.read_text(encoding='utf-8').splitlines()
    length = len(record.Record(WHOLE).moves)

    with story.chapter('its name alone starts it'):
        program.call('Activate')
        program.find(BUTTON, 'New Game')
        expect('the exit status', program.close(), 0)

    with story.chapter('a record starts it too, and can be looked through'):
        program.open(WHOLE)
        program.find(ANY, f'Replay · Move {length} of {length}')
        program.press('Previous Move')
        program.find(ANY, f'Replay · Move {length - 1} of {length}')
        expect('the games', record.query('SELECT count(*) FROM game'), [(0,)])

    with story.chapter('one press keeps it'):
        program.picture('record')
        program.press('Add to My Games')
        program.find(ANY, re.compile('has won'))
        expect('its moves', record.moves(record.latest()), whole[-length:])

    with story.chapter('opened once more by the desktop file, it is known'):
        program.press('Back')
        program.find(BUTTON, 'New Game')
        # Only what is on the path counts as installed.
        os.environ['PATH'] = f'{pathlib.Path(sys.argv[1]).resolve().parent}:{os.environ["PATH"]}'
        entry = Gio.DesktopAppInfo.new_from_filename(str(DESKTOP))
        entry.launch_uris([WHOLE.as_uri()], None)
        program.find(ANY, re.compile('has won'))
        expect('a second button to keep it', program.has(BUTTON, 'Add to My Games'), False)
        expect('the games', record.query('SELECT count(*) FROM game'), [(1,)])

    with story.chapter('a game that isn’t finished is kept and played on'):
        program.open(write('begun.railhead',
                           'railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\nreveal s2/7 s3/3\nbids 12 5\n'))
        program.press('Add to My Games')
        program.press('Undo: bids')
        program.find(BUTTON, 'Redo: bids', sensitive=True)
        expect('its moves', record.moves(2), ['reveal s2/7 s3/3'])
        program.press('Back')
        program.find(ANY, re.compile('has won'))
        program.press('Back')
        program.find(BUTTON, re.compile('^Anna, Bram'))

    with story.chapter('a slip is named by file and line, and changes nothing'):
        program.open(write('wrong.railhead', '\n'.join(whole) + '\npass 1\n'))
        program.find(ANY, re.compile(rf'^wrong\.railhead:{len(whole) + 1}: '))
        program.press('Close')
        program.find(BUTTON, 'New Game')
        expect('the games', record.query('SELECT count(*) FROM game'), [(2,)])
        expect('the exit status', program.close(), 0)

    with story.chapter('the launcher’s menu starts it where a new game begins, and where the last one goes on'):
        program.choose('new-game')
        program.find(FIELD, 'Name of player 1')
        program.choose('continue')
        program.find(BUTTON, 'Redo: bids', sensitive=True)
        expect('the exit status', program.close(), 0)
        program.choose('continue')
        program.find(BUTTON, 'Redo: bids', sensitive=True)
        program.choose('new-game')
        program.find(FIELD, 'Name of player 1')
        expect('the exit status', program.close(), 0)
