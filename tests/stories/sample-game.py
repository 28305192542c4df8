# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who has never seen the program opens the sample game and steps through it.

    sample-game.py RAILHEAD FOLDER-OF-RECORDS
"""

import re

import record
from driver import ANY, BUTTON
from story import Story, expect

POSITION = re.compile(r'^Move (\d+) of (\d+)$')


def position(program):
    """Where the game stands, and how many moves it has."""
    return tuple(map(int, POSITION.match(program.find(ANY, POSITION).name).groups()))


with Story() as story:
    program = story.program

    with story.chapter('the first page offers the sample game'):
        program.start()
        program.press('See a Sample Game')
        program.find(BUTTON, 'Next Move', sensitive=True)
        at, length = position(program)
        expect('the move it begins at', at, 0)
        program.picture('sample-begin')

    with story.chapter('a click, then keys, move by move, to the end'):
        program.press('Next Move')
        program.find(ANY, f'Move 1 of {length}')
        for move in range(2, length + 1):
            program.key('Right')
            program.find(ANY, f'Move {move} of {length}')
            if move == length // 2:
                program.picture('sample-middle')
        program.find(ANY, re.compile('has won'))
        program.picture('sample-end')

    with story.chapter('back to the start and to the end at once'):
        program.key('Home')
        program.find(ANY, f'Move 0 of {length}')
        program.press('Last Move')
        program.find(ANY, f'Move {length} of {length}')

    with story.chapter('nothing of it was stored'):
        expect('the games', record.query('SELECT count(*) FROM game'), [(0,)])

    with story.chapter('back Home, and out'):
        program.press('Home')
        program.find(BUTTON, 'See a Sample Game')
        expect('the exit status', program.close(), 0)
