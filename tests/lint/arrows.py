# SPDX-License-Identifier: GPL-3.0-or-later
"""Each arrow that points upwards is refused twice: by the compiler, as the header isn't on the way, and by the lint of the layers.

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

LOWER = ('gtk/gtk.h', 'sqlite3.h')
CAPE = ('rh-cape.h', 'cape/rh-cape.h', 'rh-cape-telling.h', 'cape/rh-cape-telling.h', 'rh-cape-ui.h', 'cape/rh-cape-ui.h',
        'rh-cape-lane.h', 'cape/board/rh-cape-lane.h')
# Another game, as far as Cape is concerned; it stands with the tests.
TOY = ('rh-toy.h', 'toy/rh-toy.h', 'rh-toy-telling.h', 'rh-toy-ui.h')
SCREEN = ('sqlite3.h', 'rh-store.h', 'rh-record.h', 'rh-games-ui.h', 'rh-settings.h', 'rh-record-page.h', 'rh-window.h', *TOY)
ARROWS = {
    'src/rules/contract': (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-record.h', 'rh-telling.h', *CAPE),
    'src/rules/cape': (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-record.h', 'rh-telling.h', 'rh-cape-telling.h', 'rh-cape-ui.h', *TOY),
    'src/record': (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-session.h', 'rh-telling.h', *CAPE),
    'src/tools': (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-session.h', 'rh-telling.h', *CAPE),
    'src/telling/contract': (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-record.h', 'rh-session.h', 'rh-step.h', *CAPE),
    'src/telling/cape': (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-record.h', 'rh-session.h', 'rh-step.h', 'rh-cape-ui.h', *TOY),
    'src/store': ('gtk/gtk.h', 'rh-session.h', 'rh-record.h', 'rh-telling.h', *CAPE),
    'src/session': (*LOWER, 'rh-record.h', 'rh-telling.h', 'rh-step.h', 'rh-window.h', *CAPE),
    'src/ui/kit': ('sqlite3.h', 'rh-session.h', 'rh-store.h', 'rh-record.h', 'rh-telling.h', 'rh-setup.h', 'rh-step.h',
                   'rh-window.h', *CAPE),
    'src/ui/table': ('sqlite3.h', 'rh-games-ui.h', 'rh-settings.h', 'rh-record-page.h', 'rh-window.h', *CAPE),
    'src/ui/games': ('sqlite3.h', 'rh-record.h', 'rh-settings.h', 'rh-record-page.h', 'rh-window.h', *CAPE),
    'src/ui/desktop': ('sqlite3.h', 'rh-record.h', 'rh-record-page.h', 'rh-window.h', *CAPE),
    'src/ui/records': ('sqlite3.h', 'rh-settings.h', 'rh-window.h', *CAPE),
    'src/ui/shell': ('sqlite3.h', *CAPE),
    'src/ui/cape': SCREEN,
    'src/ui/cape/board': SCREEN,
    'src/ui/cape/steps': SCREEN,
    'src/ui/cape/bids': SCREEN,
    'src/ui/cape/amend': SCREEN,
    'src': ('sqlite3.h', *CAPE),
}
# These share a folder with something that is allowed: the compiler's own, and GLib's.
FOUND = ('sqlite3.h', 'gio/gio.h')
# The folders of a game's screens are one library, so these are refused by the lint alone.
WITHIN = {
    'src/ui/cape/board': ('rh-cape-ui.h', 'rh-cape-step.h', 'rh-cape-bids-step.h', 'rh-cape-editor.h'),
    'src/ui/cape/steps': ('rh-cape-ui.h', 'rh-cape-bids-step.h', 'rh-cape-editor.h'),
    'src/ui/cape/bids': ('rh-cape-ui.h', 'rh-cape-editor.h'),
    'src/ui/cape/amend': ('rh-cape-ui.h', 'rh-cape-bids-step.h'),
}
OUTPUT = re.compile(r'^-(o|MF|MQ|MT)$')

# To the lint the toy stands where a game's folders are.
for path in lint.files('.h', under=('tests/toy',)):
    if path.name.startswith('rh-toy'):
        layers.HOMES[path.name] = f'src/{path.parts[2]}/toy'


def command_for(commands, folder):
    """How the compiler is called for a file of that folder."""
    for entry in commands:
        path = (pathlib.Path(entry['directory']) / entry['file']).resolve()
        if path.parent == lint.ROOT / folder:
            words = shlex.split(entry['command'])
            while words[0].endswith('ccache'):
                words.pop(0)
            kept = [word for i, word in enumerate(words)
                    if not OUTPUT.match(word) and not OUTPUT.match(words[i - 1]) and word not in ('-MD', '-c', entry['file'])]
            return entry['directory'], kept
    return None


def complaint(call, folder, header):
    """What the compiler says of a file there that includes a header; None if it takes it."""
    place, words = call
    with tempfile.NamedTemporaryFile('w', suffix='.c', encoding='utf-8') as source:
        source.write(f'#include "{header}"\n')
        source.flush()
        done = subprocess.run([*words, '-iquote', lint.ROOT / folder, '-fsyntax-only', '-fdiagnostics-color=never', source.name],
                              cwd=place, check=False, capture_output=True, encoding='utf-8')
    return done.stderr if done.returncode else None


def is_out_of_reach(call, folder, header):
    """Whether it doesn't compile, and for no other reason than that there is no way to that very header."""
    return re.search(rf"error: '?{re.escape(header)}\b.*(No such file|not found)", complaint(call, folder, header) or '')


def is_linted(folder, header):
    path = pathlib.PurePath(folder) / 'rh-arrow.c'
    for pattern, allowed in (layers.GTK, layers.in_ui), (layers.GIO, layers.above_record), (layers.SQLITE, layers.in_store):
        if pattern.match(header) and not allowed(path.parts, str(path)):
            return True
    return not layers.may_include(path, header)


def check(commands, folder, headers):
    call = command_for(commands, folder)
    if call is None:
        return [f'nothing of {folder} is built']
    own = [name for name, home in sorted(layers.HOMES.items()) if home == folder and 'private' not in name]
    problems = [f'its own {name} can’t be included' for name in own[:1] if complaint(call, folder, name)]
    problems += [f'there is no {header}' for header in headers
                 if '/rh-' in f'/{header}' and pathlib.PurePath(header).name not in layers.HOMES]
    problems += [f'{header} compiles' for header in headers
                 if header not in FOUND and not is_out_of_reach(call, folder, header)]
    return problems + [f'{header} passes the lint' for header in (*headers, *WITHIN.get(folder, ())) if not is_linted(folder, header)]


def main():
    commands = json.loads((pathlib.Path(sys.argv[2]) / 'compile_commands.json').read_text(encoding='utf-8'))
    for folder, headers in ARROWS.items():
        lint.point(f'{folder} can’t include what is above it', check(commands, folder, headers))
    lint.point('every folder is tried', sorted(set(layers.BELOW) - set(ARROWS) - {'src/rules', 'src/ui'}))
    lint.finish()


if __name__ == '__main__':
    main()
