# SPDX-License-Identifier: GPL-3.0-or-later
"""Each test is built: one that no list names is there and never runs.

    built.py SOURCE BUILD
"""

import json
import pathlib
import sys

import lint

BUILD = pathlib.Path(sys.argv[2])
commands = json.loads((BUILD / 'compile_commands.json').read_text(encoding='utf-8'))
built = {(BUILD / command['directory'] / command['file']).resolve() for command in commands}
tests = [path for path in lint.files('.c', under=('tests',)) if path.name.startswith('test-')]

lint.point('there are tests', [] if tests else ['none was found'])
lint.point('each of them is built', [path for path in tests if (lint.ROOT / path) not in built])
lint.finish()
