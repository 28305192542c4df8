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


def headers_in(folder):
    return [name for name, home in sorted(layers.HOMES.items()) if home == folder and 'private' not in name]


def prefix(game):
    """What the names of its headers begin with: the shortest is that of the game itself."""
    return min((pathlib.PurePath(name).stem for room in layers.rooms(game) for name in headers_in(room)), key=len)


def faces(game):
    """What others could be tempted to include of a game, also by way of the folder that has it: what it is, says and shows."""
    rules, words, screens = layers.rooms(game)
    own = prefix(game)
    wanted = [(rules, f'{own}.h'), (words, f'{own}-telling.h'), (screens, f'{own}-ui.h'),
              *((f'{screens}/board', name) for name in headers_in(f'{screens}/board')[:1])]
    found = [(room, name) for room, name in wanted if layers.HOMES.get(name) == room]
    return [name for _, name in found] + [f'{room[room.index(game):]}/{name}' for room, name in found]


# Another game, as far as the program's are concerned; it stands with the tests.
TOY = ('rh-toy.h', 'toy/rh-toy.h', 'rh-toy-telling.h', 'rh-toy-ui.h')
GAMES = tuple(name for game in layers.GAMES for name in faces(game))
ARROWS = {
    'src/rules/contract': (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-record.h', 'rh-telling.h', *GAMES),
    'src/record': (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-session.h', 'rh-telling.h', *GAMES),
    'src/tools': (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-session.h', 'rh-telling.h', *GAMES),
    'src/telling/contract': (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-record.h', 'rh-session.h', 'rh-step.h', *GAMES),
    'src/store/database': ('gtk/gtk.h', 'rh-store.h', 'rh-session.h', 'rh-record.h', 'rh-telling.h', *GAMES),
    'src/store': ('gtk/gtk.h', 'sqlite3.h', 'rh-session.h', 'rh-record.h', 'rh-telling.h', *GAMES),
    'src/store/arriving': ('gtk/gtk.h', 'sqlite3.h', 'rh-session.h', 'rh-record.h', 'rh-telling.h', *GAMES),
    'src/store/copies': ('gtk/gtk.h', 'sqlite3.h', 'rh-session.h', 'rh-record.h', 'rh-telling.h', *GAMES),
    'src/export': (*LOWER, 'rh-session.h', 'rh-telling.h', 'rh-step.h', 'rh-window.h', *GAMES),
    'src/session': (*LOWER, 'rh-record.h', 'rh-telling.h', 'rh-step.h', 'rh-window.h', *GAMES),
    'src/ui/kit': ('sqlite3.h', 'rh-session.h', 'rh-store.h', 'rh-record.h', 'rh-telling.h', 'rh-setup.h', 'rh-step.h',
                   'rh-stage.h', 'rh-window.h', *GAMES),
    'src/ui/table': ('sqlite3.h', 'rh-stage.h', 'rh-games-ui.h', 'rh-settings.h', 'rh-record-page.h', 'rh-window.h', *GAMES),
    'src/ui/table/page': ('sqlite3.h', 'rh-stage.h', 'rh-games-ui.h', 'rh-settings.h', 'rh-record-page.h', 'rh-window.h', *GAMES),
    'src/ui/parts': ('sqlite3.h', 'rh-store.h', 'rh-record.h', 'rh-games-ui.h', 'rh-settings.h', 'rh-record-page.h',
                     'rh-window.h', *GAMES),
    'src/ui/games': ('sqlite3.h', 'rh-record.h', 'rh-settings.h', 'rh-record-page.h', 'rh-window.h', *GAMES),
    'src/ui/desktop': ('sqlite3.h', 'rh-record.h', 'rh-record-page.h', 'rh-window.h', *GAMES),
    'src/ui/copies': ('sqlite3.h', 'rh-record.h', 'rh-record-page.h', 'rh-window.h', *GAMES),
    'src/ui/history': ('sqlite3.h', 'rh-settings.h', 'rh-window.h', *GAMES),
    'src/ui/records': ('sqlite3.h', 'rh-settings.h', 'rh-window.h', *GAMES),
    'src/ui/shell': ('sqlite3.h', *GAMES),
    'src': ('sqlite3.h', *GAMES),
}
# The folders of a game's screens are one library, so what is above or beside another there is refused by the lint alone.
WITHIN = {}

for name in layers.GAMES:
    rules, words, screens = layers.rooms(name)
    others = (*TOY, *(face for game in layers.GAMES if game != name for face in faces(game)))
    above = [header for header in (f'{prefix(name)}-telling.h', f'{prefix(name)}-ui.h') if header in layers.HOMES]
    ARROWS[rules] = (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-record.h', 'rh-telling.h', *above, *others)
    ARROWS[words] = (*LOWER, 'gio/gio.h', 'rh-store.h', 'rh-record.h', 'rh-session.h', 'rh-step.h', *above[1:], *others)
    parts = {part: f'{screens}/{part}' for part in layers.SCREENS if f'{screens}/{part}' in layers.BELOW}
    for folder in (screens, *parts.values()):
        ARROWS[folder] = ('sqlite3.h', 'rh-store.h', 'rh-record.h', 'rh-games-ui.h', 'rh-settings.h', 'rh-record-page.h',
                          'rh-window.h', *others)
    for part, folder in parts.items():
        refused = [screens, *(other for each, other in parts.items() if each not in (part, *layers.SCREENS[part]))]
        WITHIN[folder] = [header for other in refused for header in headers_in(other)]
# These share a folder with something that is allowed: the compiler's own, and GLib's.
FOUND = ('sqlite3.h', 'gio/gio.h')
# Nor what is read once for all of them: it would be read anew for each.
OUTPUT = re.compile(r'^-(o|MF|MQ|MT|include)$')

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
                    if not OUTPUT.match(word) and not OUTPUT.match(words[i - 1]) and word not in ('-MD', '-c', '-fpch-preprocess', entry['file'])]
            return entry['directory'], kept
    return None


def ask(call, folder, text, *how):
    """What the compiler makes of a file there."""
    place, words = call
    with tempfile.NamedTemporaryFile('w', suffix='.c', encoding='utf-8') as source:
        source.write(text)
        source.flush()
        return subprocess.run([*words, '-iquote', lint.ROOT / folder, *how, source.name], cwd=place, check=False,
                              capture_output=True, encoding='utf-8')


def in_reach(call, folder, headers):
    """Which of them the compiler finds from there."""
    text = ''.join(f'#if __has_include("{header}")\nfound {header}\n#endif\n' for header in headers)
    done = ask(call, folder, text, '-E', '-P')
    return re.findall(r'^found (.*)$', done.stdout, re.MULTILINE) if not done.returncode else list(headers)


def is_linted(folder, header):
    path = pathlib.PurePath(folder) / 'rh-arrow.c'
    for pattern, allowed in (layers.GTK, layers.in_ui), (layers.GIO, layers.above_record), (layers.SQLITE, layers.in_database):
        if pattern.match(header) and not allowed(path.parts, str(path)):
            return True
    return not layers.may_include(path, header)


def check(commands, folder, headers):
    call = command_for(commands, folder)
    if call is None:
        return [f'nothing of {folder} is built']
    problems = [f'its own {name} can’t be included' for name in headers_in(folder)[:1]
                if ask(call, folder, f'#include "{name}"\n', '-fsyntax-only').returncode]
    problems += [f'there is no {header}' for header in headers
                 if '/rh-' in f'/{header}' and pathlib.PurePath(header).name not in layers.HOMES]
    problems += [f'{header} can be included' for header in in_reach(call, folder, headers) if header not in FOUND]
    return problems + [f'{header} passes the lint' for header in (*headers, *WITHIN.get(folder, ())) if not is_linted(folder, header)]


def main():
    commands = json.loads((pathlib.Path(sys.argv[2]) / 'compile_commands.json').read_text(encoding='utf-8'))
    for folder, headers in ARROWS.items():
        lint.point(f'{folder} can’t include what is above it', check(commands, folder, headers))
    lint.point('every folder is tried', sorted(set(layers.BELOW) - set(ARROWS) - {'src/rules', 'src/ui'}))
    lint.finish()


if __name__ == '__main__':
    main()
