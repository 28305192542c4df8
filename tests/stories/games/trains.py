# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays Zugkraft through the windows, knowing the words of its screens.

A move of a record becomes what people do as the dice are set down: a tap or a key for each part, and one for the end of the
turn. Nothing is asked of the program but what it shows.
"""

import re
import time

import record
import table
from driver import ANY, BUTTON, FIELD, wait_for

# Of each part its key, its points, its title and the whole name.
PARTS = {
    'engine': ('e', 0, 'Engine', 'Engine'),
    'tender': ('t', 0, 'Tender', 'Tender'),
    'tank': ('k', 4, 'Tank', 'Tank car, 4 points'),
    'ore': ('o', 3, 'Ore', 'Ore car, 3 points'),
    'box': ('b', 2, 'Box', 'Boxcar, 2 points'),
    'caboose': ('c', 1, 'Caboose', 'Caboose, 1 point, doubles the train'),
}
END = re.compile('^(Stop with|Done:) ')
NOTHING = 'Nothing is set down yet.'
MEANT = 1  # second, after which a press isn't half of the one before


def points_of(parts):
    """What parts are worth, by the rules of the game; a story knows them by itself."""
    points = sum(PARTS[part][1] for part in parts) * (2 if 'caboose' in parts else 1)
    return points + (5 if sorted(parts) == sorted(PARTS) else 0)


def set_down_in(line):
    """The parts that were set down in a turn."""
    _word, _seat, *parts = line.split()
    return parts


def spoken(parts):
    """What the screen says of a train to those who don't see it."""
    if not parts:
        return NOTHING
    points = points_of(parts)
    return ', '.join(PARTS[part][2] for part in parts) + f': {points} point' + ('' if points == 1 else 's')


def told(line):
    """How much there is to tell of a turn: a part for each die that is set down, and the end."""
    return len(set_down_in(line)) + 1


def begin(program, seats, options):
    """Starts a game from Home, and returns its number in the database."""
    program.press('New Game')
    table.choose_game(program, 'Zugkraft')
    for number, (_colour, name) in enumerate(seats, 1):
        program.write(f'Name of player {number}', name)
    options(program)
    program.picture('new-game')
    program.press('Start')
    return wait_for('the game in the database', record.latest)


class Table:
    """The table of a game, whose players are those of a record."""

    def __init__(self, program, game, seats, clicks):
        self.program = program
        self.game = game
        self.seats = seats
        self.clicks = clicks
        self.inputs = 0
        self.ended = 0  # when the last turn did

    def set_down(self, part, before):
        """Taps a part, and waits until it is told with those before it."""
        key, _points, _title, name = PARTS[part]
        if self.clicks:
            self.tap(name)
        else:
            self.program.key(key)
        self.program.find(ANY, spoken([*before, part]))

    def tap(self, name):
        """Clicks on what keeps its looks and its place, and leaves the focus where it is."""
        self.program.press_blind(name)

    def wait_for_turn(self, seat):
        name = self.seats[int(seat) - 1][1]
        self.program.find(ANY, f'{name} sets down …')

    def play(self, line):
        """Plays a line of a record, and returns when it is stored."""
        word, seat = line.split()[:2]
        parts = set_down_in(line)
        self.wait_for_turn(seat)
        before, inputs = len(record.moves(self.game)), self.program.inputs
        for number, part in enumerate(parts):
            self.set_down(part, parts[:number])
        self.end(word)
        self.inputs += self.program.inputs - inputs
        wait_for(f'“{line}” in the database', lambda: len(record.moves(self.game)) > before)
        self.ended = time.monotonic()

    def end(self, word):
        """Ends the turn, whose train is told; a failed one has none here, and must come a while after the one before."""
        names = {'train': END, 'short': 'Shortage', 'wreck': 'Wreck'}
        keys = {'train': 'Return', 'short': 's', 'wreck': 'u'}
        if word != 'train':
            wait_for('a press that is meant', lambda: time.monotonic() - self.ended > MEANT)
        self.press(names[word], keys[word])

    def press(self, name, key):
        self.program.find(BUTTON, name, sensitive=True)
        if self.clicks:
            self.tap(name)
        else:
            self.program.key(key)


def write_number(program, field, number):
    """Writes a number into a field that has another, by keys."""
    program.tab_to(field, FIELD)
    program.key('ctrl+a')
    for begun in range(1, len(number) + 1):
        program.key(number[begun - 1])
        wait_for(f'{number[:begun]} in “{field}”',
                 lambda begun=begun: program.text(program.find(FIELD, field)) == number[:begun])
