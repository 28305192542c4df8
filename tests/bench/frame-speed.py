# SPDX-License-Identifier: GPL-3.0-or-later
"""What a tap does is on the screen at most a frame later than where a tap does nothing.

    frame-speed.py FOLDER DATA WITH-DISPLAY

FOLDER is where all was built as it is released; what is timed lies on its disk meanwhile.
"""

import pathlib
import subprocess
import sys
import tempfile

MORE_MAX = 16.7  # milliseconds, a frame of 60 in a second
ATTEMPTS = 3  # a busy machine is asked again
# The simplest tap, on a machine that the limit is meant for. On a slower one the limit grows as that tap does, and by
# a fifth for what its caches don't hold.
CARD = 1.6
SLOWER = 1.2


def measure(display, program, data, folder):
    """Runs the program once; gives its medians, that of nothing among them."""
    # On the disk: where temporary files are kept may be memory.
    with tempfile.TemporaryDirectory(dir=folder) as place:
        done = subprocess.run([display, program, data / 'cape-three-players.railhead', place], check=True,
                              stdout=subprocess.PIPE, text=True)
    lines = [line.split() for line in done.stdout.splitlines() if not line.startswith('#')]
    return {name: float(time) for name, time in lines}


def limit(times, nothing):
    """How many milliseconds more than nothing a tap may take on this machine."""
    slowness = (times['card'] - nothing) / CARD
    return MORE_MAX if slowness <= 1 else MORE_MAX * SLOWER * slowness


def main():
    folder, data, display = map(pathlib.Path, sys.argv[1:])
    program = folder / 'tests' / 'bench' / 'tap-to-frame'
    for attempt in range(ATTEMPTS):
        times = measure(display, program, data, folder)
        nothing = times.pop('nothing')
        most = limit(times, nothing)
        if all(time - nothing <= most for time in times.values()):
            break
        print(f'# attempt {attempt + 1}: {times}, nothing {nothing}')

    print(f'1..{len(times)}')
    print(f'# medians, in milliseconds: nothing {nothing:.1f}, '
          + ', '.join(f'{name} {time:.1f}' for name, time in times.items()))
    right = True
    for number, (name, time) in enumerate(times.items(), 1):
        good = time - nothing <= most
        right = right and good
        print('ok' if good else 'not ok', number, f'- {name}: {time - nothing:.1f} ms more than nothing, at most {most:.1f}')
    sys.exit(0 if right and times else 1)


if __name__ == '__main__':
    main()
