# SPDX-License-Identifier: GPL-3.0-or-later
"""What a tap does is on the screen at most a frame later than where a tap does nothing.

    frame-speed.py MESON SOURCE-ROOT FOLDER DATA WITH-DISPLAY

FOLDER gets a release build of what is timed, and keeps it for the next run.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

MORE_MAX = 16.7  # milliseconds, a frame of 60 in a second
ATTEMPTS = 3  # a busy machine is asked again
# The simplest tap, on a machine that the limit is meant for. On a slower one the limit grows as that tap does, and by
# a fifth for what its caches don't hold.
CARD = 1.6
SLOWER = 1.2


def build(meson, source, folder):
    """Builds the program that times the table, as the table is released."""
    if not (folder / 'build.ninja').exists():
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([meson, 'setup', '--buildtype=release', folder, source], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([meson, 'compile', '-C', folder, 'tap-to-frame'], check=True, stdout=subprocess.DEVNULL)
    return folder / 'tests' / 'bench' / 'tap-to-frame'


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
    meson, source, folder, data, display = sys.argv[1], *map(pathlib.Path, sys.argv[2:])
    program = build(meson, source, folder)
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
