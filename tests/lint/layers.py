# SPDX-License-Identifier: GPL-3.0-or-later
"""No room includes what belongs to another that isn't below it (the table of CONTRIBUTING.md)."""

import pathlib
import re

import lint

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]')
GTK = re.compile(r'^(gtk|gdk|gsk|adwaita|adw|pango|cairo)\b')
GIO = re.compile(r'^(gio|glib-object|gobject)\b')
SQLITE = re.compile(r'^sqlite3')
JSON = re.compile(r'^json-glib')

# What each folder may include beside itself. The lists alone know games from above.
CONTRACT = 'contract'
RULES, RECORD, STORE, SESSION, TELLING = f'src/rules/{CONTRACT}', 'src/record', 'src/store', 'src/session', f'src/telling/{CONTRACT}'
DATABASE, EXPORT = f'{STORE}/database', 'src/export'
KIT, TABLE, SHOWN, SHELL = 'src/ui/kit', 'src/ui/table', 'src/ui/games', 'src/ui/shell'
DESKTOP, RECORDS, PARTS = 'src/ui/desktop', 'src/ui/records', 'src/ui/parts'
COPIES, PAST = 'src/ui/copies', 'src/ui/history'
ANY = (RULES, STORE, SESSION, TELLING, KIT, TABLE)
BELOW = {
    RULES: (),
    RECORD: (RULES,),
    'src/tools': (RULES, RECORD),
    TELLING: (RULES,),
    DATABASE: (RULES,),
    STORE: (RULES, DATABASE),
    f'{STORE}/arriving': (RULES, DATABASE, STORE),
    f'{STORE}/copies': (RULES, DATABASE, STORE),
    EXPORT: (RULES, RECORD, STORE),
    SESSION: (RULES, STORE),
    KIT: (),
    TABLE: (RULES, RECORD, STORE, SESSION, TELLING, KIT),
    f'{TABLE}/page': (RULES, SESSION, TELLING, KIT, TABLE),
    PARTS: (RULES, SESSION, TELLING, KIT, TABLE),
    SHOWN: ANY,
    DESKTOP: (*ANY, SHOWN, EXPORT),
    COPIES: (*ANY, SHOWN, DESKTOP, EXPORT),
    PAST: (*ANY, SHOWN),
    RECORDS: (*ANY, SHOWN, RECORD, EXPORT),
    SHELL: (*ANY, SHOWN, RECORD, EXPORT, DESKTOP, COPIES, PAST, RECORDS),
    'src': (SHELL, DESKTOP),
    'src/rules': (RULES,),
    'src/ui': (SHOWN,),
}
# A game's folders: of its rules, of its words, and of its screens, in which some may include others. Not each game has all.
FOLDERS = {path.parent for path in lint.files('.c', '.h', under=('src',))}
GAMES = tuple(sorted({path.parts[2] for path in FOLDERS if path.parts[:2] in (('src', 'rules'), ('src', 'telling'))
                      and len(path.parts) == 3} - {CONTRACT}))
SCREENS = {'board': (), 'steps': ('board',), 'bids': ('board', 'steps'), 'amend': ('board', 'steps')}
LISTS = {'src/rules/rh-games-list.c': 'src/rules/{}', 'src/ui/rh-games-ui-list.c': 'src/ui/{}'}


def rooms(game):
    """The folders of a game's rules, words and screens."""
    return f'src/rules/{game}', f'src/telling/{game}', f'src/ui/{game}'


for name in GAMES:
    rules, words, screens = rooms(name)
    seen = (RULES, SESSION, TELLING, KIT, TABLE, PARTS, rules, words)
    BELOW[rules] = (RULES,)
    BELOW[words] = (RULES, TELLING, rules)
    BELOW[screens] = seen + tuple(f'{screens}/{part}' for part in SCREENS)
    for part, others in SCREENS.items():
        if pathlib.Path(screens, part) in FOLDERS:
            BELOW[f'{screens}/{part}'] = seen + tuple(f'{screens}/{other}' for other in others)

HOMES = {path.name: str(path.parent) for path in lint.files('.h', under=('src',))}


def includes():
    for path in lint.files('.c', '.h', under=('src',)):
        for number, line in enumerate(lint.lines(path), 1):
            found = INCLUDE.match(line)
            if found:
                yield path, number, found[1]


def may_include(path, header):
    """Whether a file of src may include a header; what isn't the project's is no room."""
    home = HOMES.get(pathlib.PurePath(header).name)
    folder = str(path.parent)
    listed = LISTS.get(str(path))
    return (home is None or home == folder or home in BELOW.get(folder, ())
            or listed is not None and home in [listed.format(game) for game in GAMES])


def forbidden(header, allowed):
    """The lines that include such a header in a file for which allowed () is false."""
    return [f'{path}:{number}: {name}' for path, number, name in includes()
            if header.match(name) and not allowed(path.parts, str(path))]


def in_ui(parts, name):
    return parts[1] == 'ui' or name == 'src/main.c'


def above_record(parts, _name):
    return parts[1] not in ('rules', 'record', 'tools', 'telling')


def in_database(parts, _name):
    return parts[1:3] == ('store', 'database')


def in_export(parts, _name):
    return parts[1] == 'export'


def check():
    with_sqlite = {path for path, _, name in includes() if SQLITE.match(name)}

    lint.point('a folder includes only what is below it',
               [f'{path}:{number}: {name}' for path, number, name in includes() if not may_include(path, name)])
    lint.point('every folder has its place',
               sorted({str(path) for path in FOLDERS} - set(BELOW)))
    lint.point('no two headers share a name',
               [path for path in lint.files('.h', under=('src',)) if HOMES[path.name] != str(path.parent)])
    lint.point('only src/ui and src/main.c include GTK', forbidden(GTK, in_ui))
    lint.point('rules, record, tools and telling include neither GIO nor GObject', forbidden(GIO, above_record))
    lint.point('only the store’s database includes SQLite', forbidden(SQLITE, in_database))
    lint.point('only src/export includes the library for JSON', forbidden(JSON, in_export))
    lint.point('at most two files of it include SQLite',
               sorted(map(str, with_sqlite)) if len(with_sqlite) > 2 else [])
    lint.finish()


if __name__ == '__main__':
    check()
