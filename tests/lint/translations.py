# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be translated is listed, and every language is up to date."""

import os
import pathlib
import re
import subprocess
import tempfile

import lint

MARKED = {
    '.c': re.compile(r'\b(?:N?C?_|n?gettext|g_dp?n?gettext2?)\s*\('),
    '.ui': re.compile(r'translatable="(?:yes|true)"'),
    '.desktop.in': re.compile(r'^Name=', re.MULTILINE),
    '.metainfo.xml.in': re.compile(r'<summary>'),
    '.gschema.xml': re.compile(r'<summary>'),
}


KEY = re.compile(r'^(msgctxt|msgid|msgid_plural) (".*(?:\n".*)*)', re.MULTILINE)
PIECE = re.compile(r'"(.*)"')
HEADER = ('msgid ""',)
ENVIRONMENT = {**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'en'}


def marked():
    """The files that hold something to translate."""
    for path in lint.files(*MARKED, under=('src', 'data')):
        pattern = next(MARKED[suffix] for suffix in MARKED if path.name.endswith(suffix))
        if pattern.search(lint.read(path)):
            yield str(path)


def listed():
    return [line for line in lint.lines('po/POTFILES.in') if line and not line.startswith('#')]


def messages(po):
    """What a catalogue asks to be translated: context, text and plural of each message, however wrapped."""
    found = set()
    for block in po.read_text(encoding='utf-8').split('\n\n'):
        found.add(tuple(f'{word} "{"".join(PIECE.findall(text))}"' for word, text in KEY.findall(block)))
    return found - {HEADER, ()}


def template(folder):
    """Collects the texts of all listed files into a fresh catalogue."""
    name = pathlib.Path(folder) / 'railhead.pot'
    subprocess.run(['po/update', '--template', name], check=True, cwd=lint.ROOT)
    return name


def outdated(languages):
    """What each language lacks or still has, and what is wrong in it."""
    if not languages:
        return
    with tempfile.TemporaryDirectory() as folder:
        wanted = messages(template(folder))
    for path in languages:
        have = messages(lint.ROOT / path)
        yield from (f'{path}: lacks {" ".join(text)}' for text in sorted(wanted - have))
        yield from (f'{path}: no longer needs {" ".join(text)}' for text in sorted(have - wanted))
        checked = subprocess.run(['msgfmt', '--check', '--output-file=/dev/null', str(lint.ROOT / path)],
                                 capture_output=True, encoding='utf-8', env=ENVIRONMENT)
        if checked.returncode:
            yield f'{path}: {checked.stderr.strip()}'


in_potfiles = listed()
lint.point('POTFILES.in lists every file with something to translate',
           sorted(set(marked()) - set(in_potfiles)))
lint.point('POTFILES.in lists only files that exist, once, and in order',
           [name for name in in_potfiles if not (lint.ROOT / name).is_file()]
           + ([] if in_potfiles == sorted(set(in_potfiles)) else ['not sorted, or not once each']))
lint.point('every language is up to date: po/update', outdated(list(lint.files('.po', under=('po',)))))
lint.finish()
