# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes many legal games of all three games as records, to time things with.

    make-games.py N FOLDER-OF-EXAMPLES FOLDER [SEED]

Each is one of the examples with other players, another id and another date; one in a hundred stops somewhere, the first
five among them, and one in five thousand has a guest. Three of four are From Cape to Cairo, which has the longest games, so that a
hundred thousand have about 13 million moves. FOLDER gets files of so many games that each is far from the largest that is
read; their names are printed.
"""

import datetime
import pathlib
import random
import sys
import uuid

PER_FILE = 5000
LONG = 'cape-to-cairo'
LONG_SHARE = 0.75
STOPPED_SHARE = 0.01
FIRST_STOPPED = 5
GUEST = 'Wenzel'
GUEST_EACH = 5000
FIRST_DAY = datetime.datetime(2006, 1, 6, 18, 0)
DAYS = 20 * 365
HEAD = ('railhead', 'game', 'id', 'started', 'option', 'seat')
FIRST = ('Anna', 'Bram', 'Csilla', 'Dénes', 'Éva', 'Finn', 'Giulia', 'Hanna', 'Ilse-Marie', 'Jörg', 'Kata', 'Lotte', 'Marco',
         'Noor', 'Olga', 'Piet', 'Quirine', 'Rita', 'Sanne', 'Tibor')
LAST = ('', ' A.', ' B.', ' de Vries', ' K.', ' O’Neil', ' Rossi', ' Szabó', ' V.', ' van Dijk')
NAMES = [first + last for first in FIRST for last in LAST]


class Example:
    """A record with one game: its head without what is varied, the colours of its seats, and its moves."""

    def __init__(self, path):
        lines = [line for line in path.read_text(encoding='utf-8').splitlines() if line and not line.startswith('#')]
        head = [line.split(' ', 2) for line in lines if line.split(' ', 1)[0] in HEAD]
        self.game = next(words[1] for words in head if words[0] == 'game')
        self.options = [' '.join(words) for words in head if words[0] == 'option']
        self.colours = [words[1] for words in head if words[0] == 'seat']
        self.moves = [line for line in lines if line.split(' ', 1)[0] not in HEAD]

    def vary(self, rand, number):
        started = FIRST_DAY + datetime.timedelta(days=rand.randrange(DAYS), minutes=rand.randrange(300))
        names = rand.sample(NAMES, len(self.colours))
        if number % GUEST_EACH == GUEST_EACH - 1:
            names[0] = GUEST
        stops = number < FIRST_STOPPED or rand.random() < STOPPED_SHARE
        n_moves = rand.randrange(len(self.moves)) if stops else len(self.moves)
        return '\n'.join([
            'railhead 1', f'game {self.game}', f'id {uuid.UUID(int=rand.getrandbits(128), version=4)}',
            f'started {started:%Y-%m-%dT%H:%M:%SZ}', *self.options,
            *(f'seat {colour} {name}' for colour, name in zip(self.colours, names)), *self.moves[:n_moves], ''])


def main():
    n, examples, folder = int(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    rand = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    all_of_them = [Example(path) for path in sorted(examples.glob('*.railhead'))]
    kinds = ([example for example in all_of_them if example.game == LONG],
             [example for example in all_of_them if example.game != LONG])
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, n, PER_FILE):
        path = folder / f'games-{first // PER_FILE + 1:03}.railhead'
        with path.open('w', encoding='utf-8') as file:
            for number in range(first, min(first + PER_FILE, n)):
                file.write(rand.choice(kinds[rand.random() >= LONG_SHARE]).vary(rand, number))
        print(path)


if __name__ == '__main__':
    main()
