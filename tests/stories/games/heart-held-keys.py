# SPDX-License-Identifier: GPL-3.0-or-later
"""A book slides onto the keyboard: in every step of The Heart of Africa, a key that is held down does what it does once.

    heart-held-keys.py RAILHEAD FOLDER-OF-RECORDS RAILHEAD-RECORD [SECONDS]

Each is held for two seconds, or as many as are given: at most one move is made or taken back, or one thing entered of one.
And an Enter that comes too soon costs nothing.
"""

import sys

import heart
import record
from driver import ANY, BUTTON, wait_for
from hands import Keyboard
from story import Story, expect

SECONDS = float(sys.argv[4]) if len(sys.argv) > 4 else 2
SEATS = [('red', 'Anna'), ('blue', 'Bram')]



def hold(program, game, key):
    """Holds a key, which adds at most one move; returns how many there are."""
    program.look()
    before = len(record.moves(game))
    program.hold(key, SECONDS)
    program.look()
    after = len(record.moves(game))
    expect(f'moves made or taken back by a held {key}, at most one: from {before} to {after}', abs(after - before) <= 1, True)
    return after


with Story(Keyboard) as story:
    program = story.program

    with story.chapter('a game of two'):
        program.start()
        number = heart.new_game(program, SEATS)
        africa = heart.Table(program, number, SEATS, keys=True)

    with story.chapter('a held letter tells one first card, not everybody’s'):
        program.find(ANY, 'Which terrain card does everybody begin with?')
        program.hold('d', SECONDS)
        wait_for('the card', lambda: program.find(BUTTON, 'Anna: Desert').checked)
        expect('whether Bram has one', program.find(BUTTON, 'Bram: Desert').checked, False)
        program.choose('j', 'Bram: Jungle')
        program.key('f')
        program.find(ANY, 'What does Anna do?')

    with story.chapter('a held Enter does nothing where nothing is told'):
        expect('the moves', hold(program, number, 'Return'), 1)

    with story.chapter('a held letter takes one terrain card, and no second'):
        expect('the moves', hold(program, number, 'd'), 1)
        wait_for('the card', lambda: program.find(BUTTON, 'Take a desert card').checked)
        expect('the moves with the key for one card only', hold(program, number, 'c'), 2)
        program.find(ANY, 'What does Bram do?')

    with story.chapter('a held figure is a length, and an Enter right after it claims the route, once'):
        program.choose('r', 'Red')
        program.hold('3', SECONDS)
        wait_for('the length', lambda: program.find(BUTTON, 'Length 3').checked)
        program.choose('2', 'Length 2')
        program.slip('3', 'Return')
        wait_for('the route', lambda: len(record.moves(number)) == 3)
        program.find(ANY, 'What does Anna do?')

    with story.chapter('undo that is held takes back one thing'):
        before = record.moves(number)
        program.hold('ctrl+z', SECONDS)
        program.find(ANY, 'Bram claims a route')
        expect('the moves', record.moves(number), before[:-1])
        program.key('ctrl+shift+z')
        wait_for('the move again', lambda: record.moves(number) == before)
        program.find(ANY, 'What does Anna do?')

    with story.chapter('where own cards are enough to double it, an Enter claims it neither way'):
        program.choose('r', 'Red')
        program.choose('3', 'Length 3')
        expect('the moves', hold(program, number, 'Return'), 3)
        program.key('Return')  # what is told to it doesn't stay as long as it may be held
        program.find(ANY, 'First this route: Plain, Doubled, or Undo.')
        program.key('BackSpace')
        program.key('BackSpace')
        wait_for('no route', lambda: not program.find(BUTTON, 'Red').checked)

    with story.chapter('a held figure of a ticket is typed once, and a held Enter is done with one player'):
        africa.end()
        program.find(ANY, 'Which tickets does Anna have?')
        program.hold('8', SECONDS)
        program.find(ANY, '8: fulfilled or failed?')
        program.hold('plus', SECONDS)
        program.find(ANY, '+8, fulfilled')
        expect('the moves', hold(program, number, 'Return'), 4)
        program.find(ANY, 'Which tickets does Bram have?')

    with story.chapter('a key too many answers for nobody, and the end is looked over, whatever was held to get there'):
        expect('the moves', hold(program, number, 'f'), 4)
        expect('the moves', hold(program, number, 'Return'), 4)
        program.key('0')
        program.find(ANY, 'No tickets')
        expect('the moves', hold(program, number, 'f'), 4)
        program.find(ANY, 'Are these everybody’s tickets?')

    with story.chapter('the end is seen, whatever was held to get there'):
        games = record.query('SELECT count(*) FROM game')
        expect('the moves', hold(program, number, 'f'), 5)
        program.find(ANY, 'Anna has won!')
        program.hold('Return', SECONDS)
        program.look()
        expect('the games', record.query('SELECT count(*) FROM game'), games)

    with story.chapter('they leave'):
        expect('the exit status', program.close(), 0)
