# SPDX-License-Identifier: GPL-3.0-or-later
"""Each arrow that points upwards is refused: by the compiler, as the header isn't on the way, or by the lint of the layers.

    arrows.py SOURCE-ROOT BUILD-ROOT
"""

import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import layers
import lint

ARROWS = {
    'src/rules': ('gtk/gtk.h', 'sqlite3.h', 'gio/gio.h', 'rh-store.h', 'rh-record.h', 'cape/rh-cape.h'),
    'src/record': ('gtk/gtk.h', 'sqlite3.h', 'rh-store.h', 'rh-session.h', 'cape/rh-cape.h'),
    'src/telling': ('gtk/gtk.h', 'sqlite3.h', 'rh-session.h', 'rh-step.h', 'cape/rh-cape-telling.h'),
    'src/store': ('gtk/gtk.h', 'rh-session.h', 'rh-record.h', 'rh-telling.h', 'cape/rh-cape.h'),
    'src/session': ('gtk/gtk.h', 'sqlite3.h', 'rh-record.h', 'rh-telling.h', 'rh-window.h', 'cape/rh-cape.h'),
    'src/ui/kit': ('sqlite3.h', 'rh-session.h', 'rh-store.h', 'rh-telling.h', 'rh-setup.h', 'rh-step.h', 'rh-window.h',
                   'rh-cape-ui.h'),
    'src/ui/table': ('sqlite3.h', 'rh-window.h', 'rh-games-ui.h', 'rh-cape-ui.h', 'rh-cape-telling.h', 'cape/rh-cape.h'),
    'src/ui': ('sqlite3.h', 'rh-cape-ui.h', 'rh-cape-lane.h', 'rh-cape-telling.h', 'cape/rh-cape.h'),
    'src/ui/cape': ('sqlite3.h', 'rh-window.h', 'rh-store.h', 'rh-record.h'),
    'src/ui/cape/board': ('rh-window.h', 'rh-cape-ui.h', 'rh-cape-bids-step.h'),
}
OUTPUT = re.compile(r'^-(o|MF|MQ|MT)$')


def command_for(commands, folder):
    """How the compiler is called for a file of that folder."""
    for entry in commands:
        path = (pathlib.Path(entry['directory']) / entry['file']).resolve()
        if path.parent == lint.ROOT / folder and not path.name.endswith('-list.c'):
            words = shlex.split(entry['command'])
            while words[0].endswith('ccache'):
                words.pop(0)
            kept = [word for i, word in enumerate(words)
                    if not OUTPUT.match(word) and not OUTPUT.match(words[i - 1]) and word not in ('-MD', '-c', entry['file'])]
            return entry['directory'], kept
    return None


def compiles(call, folder, header):
    place, words = call
    with tempfile.NamedTemporaryFile('w', suffix='.c', encoding='utf-8') as source:
        source.write(f'#include "{header}"\n')
        source.flush()
        done = subprocess.run([*words, '-iquote', lint.ROOT / folder, '-fsyntax-only', source.name], cwd=place, check=False,
                              capture_output=True)
    return done.returncode == 0


def is_linted(folder, header):
    for pattern, allowed in (layers.GTK, layers.in_ui), (layers.GIO, layers.above_record), (layers.SQLITE, layers.in_store):
        path = pathlib.PurePath(folder) / 'rh-arrow.c'
        if pattern.match(header) and not allowed(path.parts, str(path)):
            return True
    return not layers.may_include(pathlib.PurePath(folder) / 'rh-arrow.c', header)


def main():
    commands = json.loads((pathlib.Path(sys.argv[2]) / 'compile_commands.json').read_text(encoding='utf-8'))
    for folder, headers in ARROWS.items():
        call = command_for(commands, folder)
        own = next(name for name, home in sorted(layers.HOMES.items()) if home == folder and 'private' not in name)
        problems = [] if call is not None and compiles(call, folder, own) else [f'its own {own} can’t be included']
        problems += [f'there is no {header}' for header in headers
                     if '/rh-' in f'/{header}' and pathlib.PurePath(header).name not in layers.HOMES]
        problems += [header for header in headers
                     if not is_linted(folder, header) and (call is None or compiles(call, folder, header))]
        lint.point(f'{folder} can’t include what is above it', problems)
    lint.finish()


if __name__ == '__main__':
    main()
