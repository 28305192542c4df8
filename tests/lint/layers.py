# SPDX-License-Identifier: GPL-3.0-or-later
"""No layer includes what belongs to another (the layers of README.md)."""

import re

import lint

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]')
GTK = re.compile(r'^(gtk|gdk|gsk|adwaita|adw|pango|cairo)\b')
GIO = re.compile(r'^(gio|glib-object|gobject)\b')
SQLITE = re.compile(r'^sqlite3')


def includes():
    for path in lint.files('.c', '.h', under=('src',)):
        for number, line in enumerate(lint.lines(path), 1):
            found = INCLUDE.match(line)
            if found:
                yield path, number, found[1]


def forbidden(header, allowed):
    """The lines that include such a header in a file for which allowed () is false."""
    return [f'{path}:{number}: {name}' for path, number, name in includes()
            if header.match(name) and not allowed(path.parts, str(path))]


def in_ui(parts, name):
    return parts[1] == 'ui' or name == 'src/main.c'


def above_record(parts, _name):
    return parts[1] not in ('rules', 'record', 'tools')


def in_store(parts, _name):
    return parts[1] == 'store'


with_sqlite = {path for path, _, name in includes() if SQLITE.match(name)}

lint.point('only src/ui and src/main.c include GTK', forbidden(GTK, in_ui))
lint.point('rules, record and tools include neither GIO nor GObject', forbidden(GIO, above_record))
lint.point('only the store includes SQLite', forbidden(SQLITE, in_store))
lint.point('at most two files of the store include SQLite',
           sorted(map(str, with_sqlite)) if len(with_sqlite) > 2 else [])
lint.finish()
