# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source says its licence, promises nothing for later, and has its test."""

import re

import lint

SOURCES = ('.c', '.h', '.py', '.sh', '.ui', '.css', '.sql', '.xml', '.xml.in', 'meson.build', 'run', 'with-display')
WITHOUT_LICENCE = ('POTFILES.in',)
# Put together here, so that this file doesn't hold the words itself.
LATER = re.compile(r'\b(' + '|'.join(('TO' + 'DO', 'FIX' + 'ME', 'X' * 3)) + r')\b|not ' + r'implemented')
TESTED = ('rules', 'record', 'telling', 'store', 'export', 'session', 'ui')
# What is too small to be tried but by those who use it, and whose test does; and what takes more games than we have.
TRIED_BY = {
    'rh-brief-layout': 'ui/games/test-listed-game',
    'rh-cape-art-train': 'ui/cape/board/test-cape-art',
    'rh-cape-step': 'ui/cape/steps/test-cape-reveal-step',
    'rh-copy-commands': 'ui/desktop/test-commands',
    'rh-copy-progress': 'ui/copies/test-copy-task',
    'rh-game-rows': 'ui/games/test-games-view',
    'rh-game-chooser': 'toy/ui/test-game-chooser',
    'rh-export-command': 'export/test-export-files',
    'rh-heart-play-shown': 'ui/heart/steps/test-heart-play-step',
    'rh-games-ui-list': 'ui/games/test-games-ui',
    'rh-player-dialog': 'ui/history/test-players-page',
    'rh-import-reader': 'ui/records/test-import',
    'rh-import-text': 'ui/records/test-import',
    'rh-parts-style': 'ui/parts/test-stage',
    'rh-resources': 'ui/shell/test-application',
    'rh-move-row': 'ui/table/test-moves',
    'rh-round': 'ui/table/test-moves',
    'rh-table-style': 'ui/table/test-step',
    'rh-window-copies': 'ui/copies/test-window-copies',
}


def without_licence():
    for path in lint.files(*SOURCES):
        if path.name in WITHOUT_LICENCE or path.parts[:2] == ('tests', 'data'):
            continue
        if not any('SPDX-License-Identifier:' in line for line in lint.lines(path)[:5]):
            yield path


def promises():
    for path in lint.files(*SOURCES):
        for number, line in enumerate(lint.lines(path), 1):
            if LATER.search(line):
                yield f'{path}:{number}: {line.strip()}'


def does_something(path):
    """Whether a file has a function; one that only names an error domain hasn't."""
    return any(line.startswith('{') for line in lint.lines(path))


def untested():
    """Finds what lacks a test: src/FOLDER/rh-NAME.c goes with tests/FOLDER/test-NAME.c or .py."""
    tests = {str(path.relative_to('tests').with_suffix('')) for path in lint.files('.c', '.py', under=('tests',))}
    for layer in TESTED:
        for path in lint.files('.c', under=(f'src/{layer}',)):
            usual = path.relative_to('src').with_name('test-' + path.stem.removeprefix('rh-'))
            wanted = TRIED_BY.get(path.stem, str(usual))
            if does_something(path) and wanted not in tests:
                yield path


def tooltips():
    """GTK asks the display where the pointer is whenever a tooltip is set by its own functions."""
    for path in lint.files('.c', under=('src/ui',)):
        for number, line in enumerate(lint.lines(path), 1):
            if 'gtk_widget_set_tooltip_' in line:
                yield f'{path}:{number}: {line.strip()}'


lint.point('every source says its licence', without_licence())
lint.point('no source promises something for later', promises())
lint.point('every source of ' + ', '.join(TESTED) + ' has a test named after it, in the folder of its name', untested())
lint.point('a tooltip is set by rh_tooltip_set ()', tooltips())
lint.finish()
