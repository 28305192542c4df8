# SPDX-License-Identifier: GPL-3.0-or-later
"""What a story compares with: records on the one hand, the database on the other."""

import contextlib
import os
import pathlib
import sqlite3

HEADING = 'game\tmove\tseat\tplayer\tentry\tamount\tbalance\n'


def plain(move):
    """A move as the table plays it: of a tie's cards it asks only for the values."""
    words = move.split()
    if words[0] == 'tie':
        words[1:] = [draw.partition(':')[0] + ':/' + draw.rpartition('/')[2] for draw in words[1:]]
    return ' '.join(words)


class Record:
    """A record with one game, read without any help of the program."""

    def __init__(self, path):
        self.seats = []
        self.moves = []
        for line in pathlib.Path(path).read_text(encoding='utf-8').splitlines():
            word, _, rest = line.partition(' ')
            if word == 'seat':
                colour, _, name = rest.partition(' ')
                self.seats.append((colour, name))
            elif word not in ('railhead', 'game', 'id', 'started', 'option', '') and not line.startswith('#'):
                self.moves.append(plain(line))

    def first_rounds(self, number):
        """The moves of so many rounds, each from what lies on the table to who has built."""
        begins = [index for index, line in enumerate(self.moves) if line.startswith('reveal')]
        return self.moves[:begins[number]]

    def name(self, seat):
        """The player in a seat that is counted from 1."""
        return self.seats[int(seat) - 1][1]


def path():
    return pathlib.Path(os.environ['XDG_DATA_HOME']) / os.environ.get('RH_DATA_FOLDER', 'railhead') / 'railhead.db'


def query(text, *values):
    """Reads from the database while the program has it open."""
    with contextlib.closing(sqlite3.connect(f'file:{path()}?mode=ro', uri=True, timeout=10)) as database:
        return database.execute(text, values).fetchall()


def latest():
    """The number of the game that was begun last."""
    return query('SELECT max(id) FROM game')[0][0]


def moves(game):
    """The moves that are played, without those that were undone."""
    return [text for text, in query('SELECT text FROM move WHERE game = ? AND undone = 0 ORDER BY seq', game)]


def status(game):
    return query('SELECT status FROM game WHERE id = ?', game)[0][0]


def ledger(game):
    """The stored entries, as `railhead-record ledger` prints a record's."""
    rows = query('SELECT 1, entry.move, entry.seat + 1, seat.name, entry.kind, entry.amount, entry.balance'
                 ' FROM entry JOIN seat ON seat.game = entry.game AND seat.seat = entry.seat'
                 ' WHERE entry.game = ? ORDER BY entry.move, entry.n', game)
    return HEADING + ''.join('\t'.join(map(str, row)) + '\n' for row in rows)


def text(game):
    """The stored game as a record."""
    kind, options = query('SELECT kind, options FROM game WHERE id = ?', game)[0]
    seats = query('SELECT colour, name FROM seat WHERE game = ? ORDER BY seat', game)
    return '\n'.join(['railhead 1', f'game {kind}', *(f'option {option}' for option in options.split()),
                      *(f'seat {colour} {name}' for colour, name in seats), *moves(game), ''])
