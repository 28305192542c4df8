# SPDX-License-Identifier: GPL-3.0-or-later
"""What the lint tests share: the project's files, and one TAP point a rule."""

import os
import pathlib
import sys

ROOT = pathlib.Path(sys.argv[1]).resolve()
FOLDERS = ('src', 'data', 'po', 'tests', 'flatpak', '.ci')

_points = 0
_failed = 0


def files(*suffixes, under=FOLDERS):
    """Yields the project's files with one of these suffixes, as paths from its root."""
    for folder in under:
        for place, folders, names in os.walk(ROOT / folder):
            folders[:] = sorted(f for f in folders if f != '__pycache__')
            for name in sorted(names):
                if name.endswith(suffixes):
                    yield (pathlib.Path(place) / name).relative_to(ROOT)


def read(path):
    return (ROOT / path).read_text(encoding='utf-8')


def lines(path):
    return read(path).splitlines()


def point(rule, problems):
    """Prints one TAP point: the rule holds when there are no problems."""
    global _points, _failed
    problems = list(problems)
    _points += 1
    _failed += bool(problems)
    print(('not ok' if problems else 'ok'), _points, '-', rule)
    for problem in problems:
        print('#', problem)


def finish():
    print(f'1..{_points}')
    sys.exit(1 if _failed else 0)
