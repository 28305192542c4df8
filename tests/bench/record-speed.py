# SPDX-License-Identifier: GPL-3.0-or-later
"""Checking 10,000 games takes no longer than three times what md5sum takes to
read them ten times over.

    record-speed.py FOLDER DATA

FOLDER is where railhead-record was built as it is released, without the
interface; it gets the file of games.
"""

import os
import pathlib
import statistics
import subprocess
import sys
import time
import uuid

GAMES = 10_000
READINGS = 10
ROUNDS = 7
RATIO_MAX = 3.0
# A round of six has 171 moves a game: two long ones twice, two short ones once.
MIX = ('cape-four-ties', 'cape-shuffles-and-caps', 'cape-four-ties', 'cape-shuffles-and-caps',
       'cape-three-players', 'cape-two-dutch-rivers')
HEAD_WORDS = ('railhead', 'game', 'id', 'started', 'option', 'seat')


def head_and_moves(path):
    """The lines of a game after `railhead 1` and `game`, and how many of them are moves."""
    lines = [line for line in path.read_text(encoding='utf-8').splitlines() if line and not line.startswith('#')]
    moves = sum(line.split()[0] not in HEAD_WORDS for line in lines)
    rest = [line for line in lines[2:] if line.split()[0] not in ('id', 'started')]
    return lines[:2], rest, moves


def write_games(path, data):
    """Writes games of about 170 moves, each with a head of its own; returns how many moves they have."""
    games = [head_and_moves(data / f'{name}.railhead') for name in MIX]
    total = 0
    with open(path, 'w', encoding='utf-8') as out:
        for i in range(GAMES):
            opening, rest, moves = games[i % len(games)]
            started = f'started 20{i // 336 % 100:02}-{i // 28 % 12 + 1:02}-{i % 28 + 1:02}T19:30:00Z'
            out.write('\n'.join([*opening, f'id {uuid.UUID(int=i)}', started, *rest, '', '']))
            total += moves
    return total


def seconds(command):
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def measure(program, path):
    """Times both by turns, so that whatever else the machine does meets both alike."""
    check = [program, 'check', path]
    md5sum = ['md5sum', *[path] * READINGS]
    seconds(check), seconds(md5sum)
    rounds = [(seconds(check), seconds(md5sum)) for _ in range(ROUNDS)]
    for ours, theirs in rounds:
        print(f'# check {ours:.3f} s, md5sum {theirs:.3f} s, ratio {ours / theirs:.2f}')
    return statistics.median(ours / theirs for ours, theirs in rounds)


def point(number, right, text):
    print('ok' if right else 'not ok', number, '-', text)
    return right


def main():
    folder, data = map(pathlib.Path, sys.argv[1:])
    program = folder / 'src' / 'tools' / 'railhead-record'
    print('1..3')

    linked = subprocess.run(['ldd', program], check=True, capture_output=True, text=True).stdout
    right = point(1, 'libglib' in linked and not any(name in linked for name in ('libgtk', 'libgdk', 'libadwaita')),
                  'railhead-record starts without GTK')

    path = folder / 'games.railhead'
    moves = write_games(path, data)
    done = subprocess.run([program, 'check', path], check=False, capture_output=True, text=True)
    print(f'# {done.stdout.strip() or done.stderr.strip()}, {os.path.getsize(path)} bytes')
    right &= point(2, done.stdout == f'{path}: {GAMES} games, {moves} moves\n', f'{GAMES} games are read')

    ratio = measure(program, path)
    right &= point(3, ratio <= RATIO_MAX,
                   f'checking takes {ratio:.2f} times what md5sum takes to read the file {READINGS} times, '
                   f'at most {RATIO_MAX}')
    sys.exit(0 if right else 1)


if __name__ == '__main__':
    main()
