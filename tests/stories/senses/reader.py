# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen reader, Debian's Orca, and what it says; into a list, not aloud."""

import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile

from driver import wait_for

# As /usr/bin/orca does it, but that one ends where anybody else has an Orca running.
START = """
import sys
import gi
gi.require_version('Gdk', '3.0')
gi.require_version('Gtk', '3.0')
from orca import orca
settings = orca.getSettingsManager()
settings.activate(None, {})
sys.path.insert(0, settings.getPrefsDir())
sys.exit(orca.main())
"""
# No braille, and every key is echoed that Orca echoes at all.
SETTINGS = """
import orca.settings
orca.settings.speechServerFactory = 'voice'
orca.settings.enableBraille = False
orca.settings.enableKeyEcho = True
orca.settings.enableEchoByCharacter = True
"""
SILENT = 3  # so many times it must have had nothing to say


def without_repetition(heard):
    """What was said, each thing once, in the order in which it was said first. How often Orca says something hangs on
    how fast it is: it looks at a description together with what has the focus, or is told of it later, or both. Where
    it adds a full stop, it means a pause."""
    once = {}
    for text in filter(None, map(str.strip, heard)):
        once.setdefault(text.removesuffix('.'), text)
    return list(once.values())


class Reader:
    """Orca, beside a program that has a window already: it begins with the one in front."""

    def __init__(self, program):
        self.program = program
        self.keys = []
        self.heard = []
        folder = pathlib.Path(os.environ['XDG_DATA_HOME']) / 'orca'
        folder.mkdir()
        (folder / 'orca-customizations.py').write_text(SETTINGS, encoding='utf-8')
        (folder / 'voice.py').symlink_to(pathlib.Path(__file__).with_name('voice.py').resolve())
        self.path = str(folder / 'voice')
        self.log = tempfile.TemporaryFile('w+', encoding='utf-8', errors='replace')
        self.process = subprocess.Popen([sys.executable, '-c', START], env={**os.environ, 'RH_VOICE': self.path},
                                        stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)

    def end(self):
        self.process.kill()
        self.process.wait()

    def _listen(self):
        """Takes what Orca has said, once it has nothing left to do; returns whether it answered."""
        if self.process.poll() is not None:
            self.log.seek(0)
            raise AssertionError(f'Orca ended with {self.process.returncode}:\n{self.log.read()}')
        with socket.socket(socket.AF_UNIX) as there:
            try:
                there.connect(self.path)
            except OSError:
                return False
            there.settimeout(60)
            answer = b''.join(iter(lambda: there.recv(65536), b''))
        for kind, text in json.loads(answer):
            (self.keys if kind == 'key' else self.heard).append(text)
        return True

    def silence(self):
        """Waits until program and reader have nothing more to do."""
        silent = 0
        while silent < SILENT:
            before = len(self.keys), len(self.heard)
            self.program.look()
            self._listen()
            silent = silent + 1 if before == (len(self.keys), len(self.heard)) else 0

    def take(self, last):
        """Waits until that is said, and until nothing is said after it; returns what was said since the last time, and
        which keys were echoed."""
        def said():
            return self._listen() and (last is None or last in without_repetition(self.heard))
        try:
            wait_for(f'Orca to say “{last}”', said)
        except Exception as problem:
            raise AssertionError(f'{problem}; it said {without_repetition(self.heard)}') from None
        self.silence()
        heard, keys = without_repetition(self.heard), self.keys
        self.heard, self.keys = [], []
        return heard, keys
