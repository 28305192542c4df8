# SPDX-License-Identifier: GPL-3.0-or-later
"""Times what a processor does from the start of the program to its first frame, in two programs by turns.

    time-starts.py WITH-DISPLAY RUNS START-COST START-COST-BEFORE

Each program is one that was built as it is released; that of another commit is built from this start-cost.c there.
Prints, of that and of what memory the program has then and after History, the median and the least, and how many times those
before they are.
"""

import os
import statistics
import subprocess
import sys
import tempfile


def measure(display, program, home):
    """Each figure, in milliseconds or megabytes."""
    # On that clock, the program was started at 0.
    done = subprocess.run([display, program, home, '0'], check=True, stdout=subprocess.PIPE, text=True,
                          env=os.environ | {'BENCH_CLOCK': 'processor'})
    lines = [line.split() for line in done.stdout.splitlines() if line and not line.startswith('#')]
    return {name: float(number) if name == 'start' else float(number) / 1000 for name, number in lines}


def main():
    display, times, *programs = sys.argv[1:]
    with tempfile.TemporaryDirectory() as place:
        homes = [os.path.join(place, str(i)) for i in range(len(programs))]
        # The first start makes a database.
        for program, home in zip(programs, homes):
            measure(display, program, home)
        runs = [[measure(display, program, home) for program, home in zip(programs, homes)] for _ in range(int(times))]
    for name in runs[0][0]:
        for what, of in {'median': statistics.median, 'least': min}.items():
            now, before = (of(turn[i][name] for turn in runs) for i in range(2))
            print(f'{name}: {what} {now:.1f} {"ms" if name == "start" else "MB"}, {now / before:.3f} times before')


if __name__ == '__main__':
    main()
