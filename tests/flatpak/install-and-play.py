# SPDX-License-Identifier: GPL-3.0-or-later
"""People install the single file, play a round, get a newer one, play on, and remove it.

    install-and-play.py SOURCE CACHE BUNDLE

SOURCE is the tree to build, CACHE a folder that keeps the stand-ins for GNOME's
runtime and SDK, BUNDLE the file that is written.
"""

import os
import pathlib
import re
import shutil
import sys

import flatpak
import record
import table
from driver import ANY, BUTTON, REGISTRY, Program, wait_for
from story import Story, expect

SOURCE, CACHE, BUNDLE = map(pathlib.Path, sys.argv[1:])
MOST_BYTES = 5 * 1024 * 1024
# A socket of X11 comes along with fallback-x11, for Flatpaks that don't know the latter.
PERMISSIONS = {'Context: shared': {'ipc'}, 'Context: devices': {'dri'},
               'Context: sockets': {'wayland', 'fallback-x11', 'x11'}}
NEWER = '9999.9'
game = record.Record(SOURCE / 'tests' / 'data' / 'cape-three-players.railhead')
PLAYERS = re.compile('.*'.join(name for _colour, name in game.seats))


class Sandboxed(Program):
    """The program in its sandbox, from where a proxy brings it on the accessibility bus."""

    def __init__(self, source, pictures=None):
        self.app = flatpak.App(source, CACHE)
        super().__init__(*self.app.command(), pictures=pictures)

    def _find_owner(self):
        if self.process.poll() is not None:
            raise AssertionError(f'the program ended with {self.process.returncode}:\n{self.output()}')
        # Nothing else has windows on this display.
        return next((name for name, _path in self.bus.accessible(*REGISTRY, 'GetChildren')), None)


def check_stripped(path):
    """Debugging information is for the extension that nobody has to install."""
    sections = flatpak.run('readelf', '--section-headers', '--wide', path)
    expect(f'sections of {path.name}', re.findall(r'\.debug_info|\.symtab', sections), [])


def make_newer(app):
    """Copies the tree, and adds a release; nothing that is compiled changes, which saves the time for that."""
    newer = flatpak.copy_source(app.source, flatpak.HOME / 'newer')
    path = newer / 'data' / f'{app.id}.metainfo.xml.in'
    text = path.read_text(encoding='utf-8')
    path.write_text(text.replace('<releases>', f'<releases><release version="{NEWER}" date="2100-01-01"/>', 1),
                    encoding='utf-8')
    return newer


reason = flatpak.why_not()
if reason:
    print(f'1..0 # SKIP {reason}')
    sys.exit(0)

with Story(Sandboxed) as story:
    program = story.program
    app = program.app
    # From here on `record` reads what is in the sandbox.
    os.environ['XDG_DATA_HOME'] = str(app.data)
    first = flatpak.HOME / 'first.flatpak'

    with story.chapter('stand-ins for GNOME’s runtime and SDK are there'):
        app.make_runtime()

    with story.chapter('the manifest builds a release, without the network'):
        manifest = (SOURCE / app.manifest).read_text(encoding='utf-8')
        expect('the network while building', '--share=network' in manifest, False)
        printed = app.build(SOURCE, first)
        expect('the kind of build', re.findall(r'^ +buildtype +: +(\w+)', printed, re.MULTILINE), ['release'])

    with story.chapter('the single file installs'):
        app.install(first)
        expect('the newer version', NEWER in app.releases(), False)

    with story.chapter('it may use the display, and nothing else'):
        expect('the permissions', app.permissions(), PERMISSIONS)

    with story.chapter('it is small and stripped, and has all languages in it'):
        expect(f'{app.size()} bytes, under {MOST_BYTES}', app.size() < MOST_BYTES, True)
        check_stripped(app.files / 'bin' / 'railhead')
        check_stripped(app.files / 'bin' / 'railhead-record')
        lines = (SOURCE / 'po' / 'LINGUAS').read_text(encoding='utf-8').splitlines()
        wanted = [word for line in lines for word in line.partition('#')[0].split()]
        expect('the languages', app.languages(), sorted(wanted))
        shutil.move(first, BUNDLE)

    with story.chapter('three people play a round in the sandbox'):
        program.start()
        number = table.new_game(program, game.seats)
        cape = table.Table(program, number, game.seats)
        for line in game.first_rounds(1):
            cape.play(line)
        program.find(ANY, re.compile('Round 2 of'))
        program.picture('flatpak')
        expect('the exit status', program.close(), 0)
        expect('the moves', record.moves(number), game.first_rounds(1))

    with story.chapter('a newer one comes in its place'):
        second = flatpak.HOME / 'second.flatpak'
        app.build(make_newer(app), second)
        app.install(second)
        expect('the newer version', NEWER in app.releases(), True)

    with story.chapter('their game is still there, and they play on'):
        program.start()
        program.press(PLAYERS)
        program.find(ANY, re.compile('Round 2 of'))
        moves = game.first_rounds(2)
        for line in moves[len(game.first_rounds(1)):]:
            cape.play(line)
        expect('the exit status', program.close(), 0)
        expect('the moves', record.moves(number), moves)

    with story.chapter('removed, it leaves their games'):
        app.uninstall()
        expect('whether it is there', app.files.exists(), False)
        expect('the moves', record.moves(number), moves)
        expect('apps that run', flatpak.run('flatpak', 'ps', '--columns=application').split(), [])
