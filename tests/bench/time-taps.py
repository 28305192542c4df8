# SPDX-License-Identifier: GPL-3.0-or-later
"""Times what a processor does from a tap to the frame that shows it, in two programs by turns.

    time-taps.py RECORD WITH-DISPLAY RUNS TAP-TO-FRAME TAP-TO-FRAME-BEFORE

Each program is one that was built as it is released; that of another commit is built from this tap-to-frame.c there.
Prints, of the medians that each run gives, the median and the least, and how many times those before they are.
"""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile


def measure(record, display, program):
    """The median of each kind of tap, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([display, program, record, folder], check=True, stdout=subprocess.PIPE, text=True,
                              env=os.environ | {'BENCH_CLOCK': 'processor'})
    lines = [line.split() for line in done.stdout.splitlines() if line and not line.startswith('#')]
    return {name: float(time) for name, time in lines}


def main():
    record, display = map(pathlib.Path, sys.argv[1:3])
    now, before = [], []
    for _ in range(int(sys.argv[3])):
        now.append(measure(record, display, sys.argv[4]))
        before.append(measure(record, display, sys.argv[5]))
    for name in now[0]:
        for what, of in {'median': statistics.median, 'least': min}.items():
            time, then = (of(run[name] for run in runs) for runs in (now, before))
            print(f'{name}: {what} {time:.2f} ms, {time / then:.3f} times before')


if __name__ == '__main__':
    main()
