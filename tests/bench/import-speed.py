# SPDX-License-Identifier: GPL-3.0-or-later
"""To import records takes at most twice as long as bare SQLite takes to insert the same rows.

    import-speed.py MESON SOURCE-ROOT FOLDER DATA [GAMES]

FOLDER gets a release build of what is timed, and keeps it for the next run. What is promised is promised of 100000 games,
too, which take some minutes and four gigabytes of disk.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

RATIO_MAX = 2.0
ATTEMPTS = 3  # a busy machine is asked again
GAMES = 200
RUNS = 5
MANY = 10000  # so many are imported once


def build(meson, source, folder):
    """Builds the program that times both, as the store is released."""
    if not (folder / 'build.ninja').exists():
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([meson, 'setup', '--buildtype=release', folder, source], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([meson, 'compile', '-C', folder, 'import-cost'], check=True, stdout=subprocess.DEVNULL)
    return folder / 'tests' / 'bench' / 'import-cost'


def measure(program, data, folder, games):
    # On the disk: where temporary files are kept may be memory.
    with tempfile.TemporaryDirectory(dir=folder) as place:
        generator = pathlib.Path(__file__).with_name('make-games.py')
        made = subprocess.run([sys.executable, generator, str(games), data, place], check=True, stdout=subprocess.PIPE,
                              text=True).stdout.split()
        runs = RUNS if games < MANY else 1
        done = subprocess.run([program, str(runs), place, *made], check=True, stdout=subprocess.PIPE, text=True)
    print(done.stdout.splitlines()[0])
    return float(done.stdout.split()[-1])


def main():
    meson, source, folder, data = sys.argv[1], *map(pathlib.Path, sys.argv[2:5])
    games = int(sys.argv[5]) if len(sys.argv) > 5 else GAMES
    program = build(meson, source, folder)
    print('1..1')
    for _attempt in range(ATTEMPTS):
        ratio = measure(program, data, folder, games)
        if ratio <= RATIO_MAX:
            break
    good = ratio <= RATIO_MAX
    print('ok' if good else 'not ok', f'1 - {games} games imported: {ratio:.2f} times bare SQLite, at most {RATIO_MAX}')
    sys.exit(0 if good else 1)


if __name__ == '__main__':
    main()
