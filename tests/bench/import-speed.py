# SPDX-License-Identifier: GPL-3.0-or-later
"""To import records takes at most twice as long as bare SQLite takes to insert the same rows.

    import-speed.py FOLDER DATA [GAMES]

FOLDER is where all was built as it is released; what is timed lies on its disk meanwhile. What is promised is promised of
100000 games, too, which take some minutes and four gigabytes of disk.
"""

import pathlib
import subprocess
import sys
import tempfile

RATIO_MAX = 2.0
ATTEMPTS = 3  # a busy machine is asked again
GAMES = 200
RUNS = 5
MANY = 10000  # so many are imported once


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
    folder, data = map(pathlib.Path, sys.argv[1:3])
    games = int(sys.argv[3]) if len(sys.argv) > 3 else GAMES
    program = folder / 'tests' / 'bench' / 'import-cost'
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
