# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the instructions from a tap to the frame that shows it, which no busy machine makes more.

    count-taps.py RECORD WITH-DISPLAY TAP-TO-FRAME [TAP-TO-FRAME-BEFORE]

Each program is one that was built as it is released; that of another commit is built from this tap-to-frame.c there.
Needs valgrind. Prints medians, and how many times those before they are.
"""

import pathlib
import re
import subprocess
import statistics
import sys
import tempfile

ROUNDS = 20
COUNT = ['valgrind', '-q', '--tool=callgrind', '--toggle-collect=press', '--dump-after=press']


def totals(folder):
    """Of each tap, in their order."""
    dumps = sorted(folder.glob('taps.*'), key=lambda dump: int(dump.suffix[1:]))
    found = [re.search('^totals: ([0-9]+)', dump.read_text(errors='replace'), re.MULTILINE) for dump in dumps]
    return [int(total[1]) for total in found if total and total[1] != '0']


def count(record, display, program):
    """The median of each kind of tap."""
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        done = subprocess.run([display, *COUNT, f'--callgrind-out-file={folder / "taps"}', program, record, folder, str(ROUNDS)],
                              check=True, stdout=subprocess.PIPE, text=True)
        names = [line.split()[0] for line in done.stdout.splitlines() if line and not line.startswith('#')]
        counted = totals(folder)
    if len(counted) != len(names) * ROUNDS:
        raise AssertionError(f'{len(counted)} taps were counted, not {ROUNDS} of each: {names}')
    return {name: statistics.median(counted[i * ROUNDS:(i + 1) * ROUNDS]) for i, name in enumerate(names)}


def main():
    record, display, *programs = map(pathlib.Path, sys.argv[1:])
    now, *before = [count(record, display, program) for program in programs]
    for name, median in now.items():
        print(f'{name} {median / 1e6:.2f} million' + ''.join(f', {median / then[name]:.2f} times before' for then in before))


if __name__ == '__main__':
    main()
