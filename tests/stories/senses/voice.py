# SPDX-License-Identifier: GPL-3.0-or-later
"""A voice for Orca that writes down what it is given to say. Orca loads it in place of a speech synthesizer.

Who connects to the socket named by RH_VOICE is answered once Orca has nothing left to do: with everything said since
the last time, as JSON, a list of [kind, text]. A kind is “key” for the echo of a key, and “said” for all else.
"""

import json
import os

from gi.repository import Gio, GLib
from orca import speechserver

said = []


class SpeechServer(speechserver.SpeechServer):
    """What Orca speaks by."""

    @staticmethod
    def getFactoryName():
        return 'voice'

    @staticmethod
    def getSpeechServers():
        return [SpeechServer()]

    @staticmethod
    def getSpeechServer(_info=None):
        return SpeechServer()

    def getInfo(self):
        return ['voice', 'voice']

    def getVoiceFamilies(self):
        return []

    def speakCharacter(self, character, acss=None):
        said.append(['key', character])

    def speakKeyEvent(self, event, acss=None):
        said.append(['key', event.getKeyName()])

    def speak(self, text=None, acss=None, interrupt=True):
        said.append(['said', text])


def answer(connection):
    """Comes after whatever Orca has still to do: that has higher priorities."""
    connection.get_output_stream().write_all(json.dumps(said).encode(), None)
    connection.close()
    said.clear()
    return GLib.SOURCE_REMOVE


def on_incoming(_service, connection, _source):
    GLib.idle_add(answer, connection, priority=GLib.PRIORITY_LOW)
    return True


service = Gio.SocketService()
service.add_address(Gio.UnixSocketAddress.new(os.environ['RH_VOICE']), Gio.SocketType.STREAM, Gio.SocketProtocol.DEFAULT, None)
service.connect('incoming', on_incoming)
service.start()
