# SPDX-License-Identifier: GPL-3.0-or-later
"""A book slides onto the keyboard: in every step, a key that is held down does what it does once.

    held-keys.py RAILHEAD [SECONDS]

Each of Enter, 0, a letter and Ctrl+Z is held for two seconds, or as many as
are given, so that the display repeats it. At most one move is made or taken
back, and that can be undone or done again.
"""

import sys

import record
import table
from driver import ANY, BUTTON, Program, wait_for
from story import Story, expect

SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 2
SEATS = [('red', 'Anna'), ('blue', 'Bram'), ('green', 'Csilla')]
OFFER = 'reveal r1/7 d3/10 s2/5'
# A letter that is a key of the step after each of these moves.
MOVES = {
    None: 'r',
    OFFER: 'x',
    'bids 5 5 0': 'x',
    'tie 1:/3 2:/4': 'x',
    'pick 2 2': 'x',
    'pick 1 1': 's',
    'draw 2 3': 'p',
}


def made(before, after):
    """How many moves of people's own there are more, or fewer; who couldn't build has passed by itself."""
    def own(moves):
        return [move for move in moves if not move.startswith('pass')]
    return len(own(after)) - len(own(before))


def settled(program, game):
    """The moves, once the program has nothing else to do."""
    program.look()
    return record.moves(game)


def hold(program, game, key):
    """Holds a key, and takes back what it has done."""
    before = settled(program, game)
    program.hold(key, SECONDS)
    after = settled(program, game)
    expect(f'the moves after a held {key}, at most one but {before}: {after}', abs(made(before, after)) <= 1, True)
    if after != before:
        back = 'ctrl+shift+z' if key == 'ctrl+z' else 'ctrl+z'
        while record.moves(game) != before:
            length = len(record.moves(game))
            program.key(back)
            wait_for('another move', lambda length=length: len(record.moves(game)) != length)
    expect(f'the moves before and after a held {key}', settled(program, game), before)


def hold_in_bid(program, game):
    """The same in an open bid; then one is typed, sealed by an Enter that is held, and dropped again."""
    program.press('Anna, waiting')
    for key in ('0', 'x', 'Return'):
        program.press('Enter My Bid')
        program.find(ANY, 'Anna’s bid, hidden')
        hold(program, game, key)
        if key != 'Return':
            program.key('Escape')
            program.press('Anna, waiting')
    program.key('4', '2')
    program.hold('Return', SECONDS)
    program.find(BUTTON, 'Anna, sealed')
    expect('another bid is opened', program.has(ANY, 'Enter My Bid'), False)
    program.key('ctrl+z')
    program.find(BUTTON, 'Anna, waiting')


with Story() as story:
    program = story.program

    with story.chapter('a game of three'):
        program.start()
        number = table.new_game(program, SEATS)
        cape = table.Table(program, number, SEATS)

    for line, letter in MOVES.items():
        with story.chapter(f'keys are held after “{line}”' if line else 'keys are held at the beginning'):
            if line:
                cape.play(line)
            for key in ('Return', '0', letter, 'ctrl+z'):
                hold(program, number, key)
        if line == OFFER:
            with story.chapter('keys are held in an open bid, and Enter seals that one and opens no other'):
                hold_in_bid(program, number)

    with story.chapter('they leave'):
        expect('the exit status', program.close(), 0)
