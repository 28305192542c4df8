# SPDX-License-Identifier: GPL-3.0-or-later
"""No file and no function has grown beyond what one reads at a sitting."""

import collections
import re

import lint

FILE_LINES = 500
TEST_LINES = 600
TEMPLATE_LINES = 250
FOLDER_FILES = 25
SOURCES = ('.c', '.h', '.py', '.sh', '.css', '.sql')
FUNCTION_LINES = 60
PARAMETERS = 6
LAYERS = ('rules', 'record', 'store', 'export', 'session', 'tools')
# A function's name and its parameters stand between its type and the { of its body.
FUNCTION = re.compile(r'^(\w+) \(([^;{}()]*)\)\n\{', re.MULTILINE)


def long_files(limit, *suffixes, under=('src', 'tests')):
    for path in lint.files(*suffixes, under=under):
        if path.parts[:2] == ('tests', 'data'):
            continue
        count = len(lint.lines(path))
        if count > limit:
            yield f'{path}: {count} lines'


def full_folders():
    folders = collections.Counter(path.parent for path in lint.files('.c', '.py', under=('src', 'tests')))
    return [f'{folder}: {count}' for folder, count in folders.items() if count > FOLDER_FILES]


def long_functions():
    """A function's body stands between a { and a } in the first column."""
    for path in lint.files('.c', under=('src', 'tests')):
        start = None
        for number, line in enumerate(lint.lines(path), 1):
            if line.startswith('{'):
                start = number
            elif line.startswith('}') and start:
                if number - start > FUNCTION_LINES:
                    yield f'{path}:{start}: {number - start} lines'
                start = None


def long_lists():
    """What belongs together is handed over together."""
    for path in lint.files('.c', under=[f'src/{layer}' for layer in LAYERS]):
        for function in FUNCTION.finditer(lint.read(path)):
            count = function[2].count(',') + 1
            if count > PARAMETERS:
                yield f'{path}: {function[1]}: {count} parameters'


lint.point(f'no source over {FILE_LINES} lines, no test over {TEST_LINES}',
           [*long_files(FILE_LINES, *SOURCES, under=('src',)), *long_files(TEST_LINES, *SOURCES, under=('tests',))])
lint.point(f'no folder with over {FOLDER_FILES} sources', full_folders())
lint.point(f'no template over {TEMPLATE_LINES} lines', long_files(TEMPLATE_LINES, '.ui'))
lint.point(f'no function over {FUNCTION_LINES} lines', long_functions())
lint.point(f'no function below the interface with over {PARAMETERS} parameters', long_lists())
lint.finish()
