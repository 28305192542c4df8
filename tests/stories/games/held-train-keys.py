# SPDX-License-Identifier: GPL-3.0-or-later
"""A book slides onto the keyboard while dice are set down: a key that is held does what it does once.

    held-train-keys.py RAILHEAD FOLDER-OF-RECORDS RAILHEAD-RECORD [SECONDS]

Enter, each letter of the step, Backspace and Ctrl+Z are held for two seconds, or as many as are given: at most one part is
set down or taken off, or one turn ended, and never two.
"""

import sys

import record
import trains
from driver import ANY, wait_for
from story import Story, expect

SECONDS = float(sys.argv[4]) if len(sys.argv) > 4 else 2
SEATS = [('-', 'Anna'), ('-', 'Bram'), ('-', 'Csilla')]
RUNS = ['engine', 'tender', 'tank']


def hold(key):
    program.hold(key, SECONDS)
    program.look()


def expect_entered(key, parts, moves):
    """What is to be seen of the turn, and the turns played."""
    program.find(ANY, trains.spoken(parts))
    expect(f'the moves after a held {key}', record.moves(number), moves)


with Story() as story:
    program = story.program

    with story.chapter('three names'):
        program.start()
        number = trains.begin(program, SEATS, lambda _program: None)
        dice = trains.Table(program, number, SEATS, clicks=False)
        dice.wait_for_turn('1')

    with story.chapter('with nothing set down, Enter ends no turn, and nothing else is set down twice'):
        for key in ('Return', 'space', 'BackSpace', 'x'):
            hold(key)
            expect_entered(key, [], [])

    with story.chapter('a letter sets down one part, of those too that may follow themselves'):
        hold('e')
        expect_entered('e', ['engine'], [])
        hold('t')
        expect_entered('t', ['engine', 'tender'], [])
        hold('k')
        expect_entered('k', RUNS, [])
        hold('a')
        expect_entered('a', RUNS, [])
        hold('a')

    with story.chapter('Backspace and Ctrl+Z take back one'):
        hold('BackSpace')
        expect_entered('BackSpace', RUNS[:2], [])
        hold('ctrl+z')
        expect_entered('ctrl+z', RUNS, [])

    with story.chapter('Enter ends one turn, and the next player’s begins with nothing'):
        hold('Return')
        dice.wait_for_turn('2')
        expect_entered('Return', [], ['train 1 engine tender tank'])

    with story.chapter('a shortage and a wreck with nothing set down are one turn each'):
        hold('s')
        dice.wait_for_turn('3')
        expect_entered('s', [], ['train 1 engine tender tank', 'short 2'])
        hold('u')
        dice.wait_for_turn('1')
        expect_entered('u', [], ['train 1 engine tender tank', 'short 2', 'wreck 3'])

    with story.chapter('a held Ctrl+Z takes back one turn'):
        hold('ctrl+z')
        wait_for('the wreck to be undone', lambda: record.moves(number) == ['train 1 engine tender tank', 'short 2'])
        program.look()
        expect('the moves', record.moves(number), ['train 1 engine tender tank', 'short 2'])

    with story.chapter('they leave'):
        expect('the exit status', program.close(), 0)
