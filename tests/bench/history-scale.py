# SPDX-License-Identifier: GPL-3.0-or-later
"""With many games History is as fast as with ten, and so are the start of the program and what memory it has.

    history-scale.py FOLDER DATA WITH-DISPLAY [GAMES [PLACE]]

FOLDER is where all was built as it is released. PLACE keeps both databases for the next run, if it is given. What is promised is promised of 100000 games, which take some minutes to make and two gigabytes of disk. With BENCH_CLOCK=processor
what is told is the time of a processor alone, for a machine that others keep busy.
"""

import fcntl
import os
import pathlib
import pty
import re
import statistics
import subprocess
import sys
import tempfile
import termios
import time

FEW = 10
GAMES = 2000
MANY = 10000  # with so many there is time for more
ROUNDS, MANY_ROUNDS = 1, 5
STARTS, MANY_STARTS = 3, 7
ATTEMPTS = 3  # a busy machine is asked again

FRAMES = 33.4  # milliseconds, two of 60 in a second
RATIO_MAX = 1.2  # of what takes longer than that
NOISE = 1.3  # where there is one round only
START_MAX = 1.1
MEMORY_MAX = 1.1
SILENT_MAX = 2  # seconds in which nothing moves at a terminal
# Milliseconds and kilobytes that a machine doesn't tell apart from one start to the next.
START_NOISE = 30
MEMORY_NOISE = 2048

FIGURES = {
    'open': 'History opened',
    'scroll': 'scrolled by a page',
    'more': 'Show More',
    'search': 'a letter typed until the list is there',
    'held': 'the window held by it',
}


def in_home(home):
    """What a program needs to find its games there."""
    return {**os.environ, 'XDG_DATA_HOME': str(home), 'GSETTINGS_BACKEND': 'memory'}


def find_database(home):
    return next(home.glob('*/railhead.db'), None)


def make_games(railhead, data, home, games):
    """So many games in a folder of their own, imported as anybody would; none if they are there already."""
    home.mkdir(parents=True, exist_ok=True)
    if find_database(home):
        return
    with tempfile.TemporaryDirectory(dir=home) as records:
        generator = pathlib.Path(__file__).with_name('make-games.py')
        made = subprocess.run([sys.executable, generator, str(games), data, records], check=True, stdout=subprocess.PIPE,
                              text=True).stdout.split()
        subprocess.run([railhead, '--import', *made], check=True, stdout=subprocess.DEVNULL, env=in_home(home))


def p95(times):
    """The 95th percentile."""
    return sorted(times)[min(int(len(times) * 0.95), len(times) - 1)] if times else 0.0


def measure_history(display, programs, few, many, rounds):
    """The times of each figure, of both sides, by name."""
    done = subprocess.run([display, programs / 'history-scale', str(rounds), find_database(few), find_database(many)],
                          check=True, stdout=subprocess.PIPE, text=True)
    times = {}
    for line in done.stdout.splitlines():
        words = line.split(' ', 3)
        if len(words) >= 3:
            times.setdefault((words[0], words[1]), []).append(float(words[2]))
    return times


def check_history(measure, noise):
    """Whether each figure's 95th percentile is that of ten games, or two frames; says how far it is."""
    for attempt in range(ATTEMPTS):
        times = measure()
        results = []
        for figure, what in FIGURES.items():
            few, many = (p95(times.get((figure, side), [])) for side in ('few', 'many'))
            good = many <= max(RATIO_MAX * few, FRAMES) * noise
            ratio = f', {many / few:.2f} times' if few else ''
            results.append((good, f'{what}: {many:.1f} ms, with ten games {few:.1f} ms{ratio} (95th percentiles)'))
        if all(good for good, _ in results):
            break
        print(f'# attempt {attempt + 1}:', *(text for good, text in results if not good), sep='\n#   ')
    return results


def measure_start(display, program, home):
    # What a processor has been asked for begins with the program.
    begun = 0 if os.environ.get('BENCH_CLOCK') == 'processor' else time.monotonic_ns() // 1000
    done = subprocess.run([display, program, home, str(begun)], check=True, stdout=subprocess.PIPE, text=True)
    return {words[0]: float(words[1]) for words in (line.split() for line in done.stdout.splitlines()) if len(words) == 2}


def check_start(measure, starts):
    """Start and memory with many games against those with ten: the median of the ratios, by turns."""
    runs = [(measure(False), measure(True)) for _ in range(starts)]
    results = []
    for name in runs[0][0]:
        few, many = (statistics.median(run[i][name] for run in runs) for i in (0, 1))
        most, noise, unit = (START_MAX, START_NOISE, 'ms') if name == 'start' else (MEMORY_MAX, MEMORY_NOISE, 'kB')
        ratio = statistics.median(many[name] / few[name] for few, many in runs)
        # What is the program's own is told; what is promised is of all that it has in memory.
        good = name.startswith('own') or ratio <= most or many - few <= noise
        results.append((good, f'{name.replace("-", " ")}: {many:.0f} {unit}, with ten games {few:.0f} {unit}, {ratio:.2f} times'))
    return results


def verify(railhead, home):
    """Verifies at a terminal; gives what was said last, how long it took, and how long nothing was said."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, b'\x18\x00\x78\x00\x00\x00\x00\x00')
    begun = last = time.monotonic()
    silent, said = 0.0, b''
    with subprocess.Popen([railhead, '--verify'], stdout=slave, stderr=slave, env=in_home(home)) as program:
        os.close(slave)
        while True:
            try:
                got = os.read(master, 4096)
            except OSError:
                break
            if not got:
                break
            now = time.monotonic()
            silent, last = max(silent, now - last), now
            said = (said + got)[-4096:]
    os.close(master)
    lines = re.split(r'[\r\n]+|\x1b\[K', said.decode(errors='replace'))
    return program.returncode, next((line for line in reversed(lines) if line.strip()), ''), last - begun, silent


def check_verify(railhead, home):
    status, said, took, silent = verify(railhead, home)
    return [(status == 0 and silent <= SILENT_MAX, f'verified in {took:.1f} s, of which at most {silent:.1f} s passed without a word: “{said.strip()}”')]


def main():
    folder, data, display = map(pathlib.Path, sys.argv[1:4])
    games = int(sys.argv[4]) if len(sys.argv) > 4 else GAMES
    programs, railhead = folder / 'tests' / 'bench', folder / 'src' / 'railhead'
    with tempfile.TemporaryDirectory(dir=folder) as passing:
        place = pathlib.Path(sys.argv[5] if len(sys.argv) > 5 else passing)
        few, many = place / 'few', place / f'many-{games}'
        make_games(railhead, data, few, FEW)
        make_games(railhead, data, many, games)
        rounds, starts = (MANY_ROUNDS, MANY_STARTS) if games >= MANY else (ROUNDS, STARTS)
        results = check_history(lambda: measure_history(display, programs, few, many, rounds),
                                1 if games >= MANY else NOISE)
        results += check_start(lambda is_many: measure_start(display, programs / 'start-cost', many if is_many else few), starts)
        results += check_verify(railhead, many)

    print(f'1..{len(results)}')
    for number, (good, text) in enumerate(results, 1):
        print('ok' if good else 'not ok', number, f'- {games} games: {text}')
    sys.exit(0 if all(good for good, _ in results) else 1)


if __name__ == '__main__':
    main()
