# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who has never seen the program opens the sample game and steps through it.

    sample-game.py RAILHEAD FOLDER-OF-RECORDS
"""

import re

import record
import table
from driver import ANY, BUTTON, SENSITIVE
from story import Story, expect

with Story() as story:
    program = story.program

    with story.chapter('the first page offers the sample game'):
        program.start()
        table.see_sample(program)
        program.find(ANY, re.compile('^Sample Game · Move 0 of'))
        program.find(ANY, re.compile('^Each round begins with an auction'))

    with story.chapter('a click, then keys, move by move, to the end'):
        length = table.step_through(program)
        program.find(ANY, re.compile('has won'))

    with story.chapter('back to the start, round by round, and to the end at once'):
        program.key('Home')
        program.find(ANY, f'Sample Game · Move 0 of {length}')
        program.press('Next Round')
        program.find(ANY, f'Sample Game · Move 9 of {length}')
        program.key('Page_Down')
        program.find(ANY, f'Sample Game · Move 21 of {length}')
        program.press('Previous Round')
        program.find(ANY, f'Sample Game · Move 9 of {length}')
        program.key('End')
        program.find(ANY, f'Sample Game · Move {length} of {length}')

    with story.chapter('what was asked then can only be looked at'):
        program.key('Home')
        program.find(ANY, f'Sample Game · Move 0 of {length}')
        program.key('Right')
        program.find(ANY, f'Sample Game · Move 1 of {length}')
        program.find(ANY, 'Who bids next?')
        expect('a bid that was given', program.find(BUTTON, 'Ilse-Marie, £6').has(SENSITIVE), False)

    with story.chapter('nothing of it was stored'):
        expect('the games', record.query('SELECT count(*) FROM game'), [(0,)])

    with story.chapter('back Home, and out'):
        program.press('Back')
        program.find(BUTTON, 'Sample Game')
        expect('the exit status', program.close(), 0)
