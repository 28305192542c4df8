# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs, built as they are released, defend themselves against slips in memory.

    hardening.py FOLDER

FOLDER is where they were built.
"""

import pathlib
import re
import subprocess
import sys

PROGRAMS = {'railhead': 'src/railhead', 'railhead-record': 'src/tools/railhead-record'}


def read(option, path):
    return subprocess.run(['readelf', '--wide', option, path], check=True, capture_output=True, text=True,
                          env={'LC_ALL': 'C', 'PATH': '/usr/bin:/bin'}).stdout


def defences(path):
    """What a program has, each by what a reader of its file sees."""
    head, segments = read('--file-header', path), read('--program-headers', path)
    dynamic, symbols = read('--dynamic', path), read('--dyn-syms', path)
    stack = re.search(r'GNU_STACK.* (R\S*) ', segments)
    return {
        'is loaded at another address each time': re.search(r'Type:\s+DYN', head),
        'has its tables of functions read-only': 'GNU_RELRO' in segments and re.search(r'BIND_NOW|Flags:.*NOW', dynamic),
        'notices an overwritten stack': '__stack_chk_fail' in symbols,
        'checks the sizes of buffers': re.search(r'__\w+_chk\b(?<!__stack_chk)', symbols),
        'runs no code from its stack': stack and 'E' not in stack.group(1),
    }


def main():
    folder = pathlib.Path(sys.argv[1])
    points = [(name, what, has) for name, path in PROGRAMS.items() for what, has in defences(folder / path).items()]
    print(f'1..{len(points)}')
    for number, (name, what, has) in enumerate(points, 1):
        print('ok' if has else 'not ok', number, f'- {name} {what}')
    sys.exit(0 if all(has for _, _, has in points) else 1)


if __name__ == '__main__':
    main()
