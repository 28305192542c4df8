# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody finds an old slip in the ledger, and it is corrected through the window.

    correct-a-bid.py RAILHEAD FOLDER-OF-RECORDS RAILHEAD-RECORD

A bid of the first round was written down wrong. It is found in the ledger,
given again and applied; then a wrong pick: the two who picked have taken each
other's card. That was no slip after all: it is restored. Each time the stored
ledger is the one that the corrected record has.
"""

import pathlib
import subprocess
import sys

import record
import table
from driver import ANY, BUTTON, SPIN_BUTTON, wait_for
from story import Story, expect

game = record.Record(pathlib.Path(sys.argv[2]) / 'cape-three-players.railhead')
PLAYED = 14


def folded(moves):
    """The ledger of a record with these moves, as railhead-record prints it."""
    head = ['railhead 1', 'game cape-to-cairo', *(f'seat {colour} {name}' for colour, name in game.seats)]
    text = '\n'.join([*head, *moves, ''])
    return subprocess.run([sys.argv[3], 'ledger', '-'], input=text, capture_output=True, text=True, check=True).stdout


def amendments(number):
    return [text for text, in record.query('SELECT text FROM amendment WHERE game = ? ORDER BY seq', number)]


with Story() as story:
    program = story.program
    corrected = game.moves[:PLAYED]

    with story.chapter('a game is in its second round'):
        program.start()
        number = table.new_game(program, game.seats)
        cape = table.Table(program, number, game.seats)
        for line in game.moves[:PLAYED]:
            cape.play(line)

    with story.chapter('an old bid is opened from the ledger, and left again'):
        program.press('Ledger')
        program.press('Bid, round 1: −£6, leaves £94')
        program.find(ANY, 'Correct move 2, round 1')
        program.press('Cancel')
        program.find(BUTTON, 'Bid, round 1: −£6, leaves £94')
        expect('the moves', record.moves(number), corrected)

    with story.chapter('the bid is given again, and the stored ledger is that of the corrected record'):
        program.press('Bid, round 1: −£6, leaves £94')
        # The bid of the sheet that it was opened from has the focus, all of it selected, so it is written over.
        program.find_focus('Bid of Ilse-Marie, in pounds', (SPIN_BUTTON,))
        program.write('Bid of Ilse-Marie, in pounds', '9')
        program.find(ANY, 'It fits, and all later moves still fit.')
        program.picture('correct-a-bid')
        program.press('Apply')
        corrected[1] = 'bids 0 0 9'
        wait_for('the corrected bids in the database', lambda: record.moves(number) == corrected)
        program.find(ANY, 'Corrected, bids of round 1: Ilse-Marie £9 instead of £6')
        expect('the ledger', record.ledger(number), folded(corrected))
        expect('what was there before', amendments(number), [game.moves[1]])

    with story.chapter('a wrong pick, found in the list of moves by keys alone, is corrected with the one it was taken for'):
        program.key('l')
        program.find(BUTTON, 'Moves')
        program.key('m')
        # The newest move has the focus, two above it is the one that was wrong.
        program.find_focus('Jörg turns up: village, 1 rail, £2.', BUTTON)
        program.picture('moves')
        program.tab_to('Jörg picks: river, 3 rails, £5.', BUTTON, key='Up')
        program.key('Return')
        program.find(ANY, 'Correct move 12, round 2')
        program.find_focus('River, 3 rails, £5', BUTTON)
        program.key('1')
        program.find(ANY, 'Move 13, Ilse-Marie picks card 2 instead of 1')
        program.picture('correct-and-swap')
        program.press('Apply')
        corrected = [*corrected[:11], 'pick 2 1', 'pick 3 2', game.moves[13]]
        wait_for('the swapped picks in the database', lambda: record.moves(number) == corrected)
        program.gone(BUTTON, 'Apply')
        expect('the ledger', record.ledger(number), folded(corrected))
        expect('what was there before', amendments(number), [game.moves[1], *game.moves[11:PLAYED]])

    with story.chapter('the picks were right: what they were is restored'):
        program.press('Ledger')
        program.find(BUTTON, 'Moves')
        program.key('m')
        program.picture('corrected')
        program.press('Corrected. It was: Jörg picks: river, 3 rails, £5. 1 later move changed with it.')
        program.find(ANY, 'Move 13, Ilse-Marie picks card 1 instead of 2')
        program.picture('restore')
        program.press('Apply')
        corrected = [*corrected[:11], *game.moves[11:PLAYED]]
        wait_for('the whole game in the database', lambda: record.moves(number) == corrected)
        program.gone(BUTTON, 'Apply')
        expect('the ledger', record.ledger(number), folded(corrected))

    with story.chapter('a figure of a lane is asked where it comes from, and the ledger answers'):
        program.press('Ilse-Marie’s capital, £84. Why?')
        program.find(BUTTON, 'Bid, round 1: −£9, leaves £91')
        program.key('l')
        program.find(BUTTON, table.starting('Pass'), sensitive=True)

    with story.chapter('the game goes on from there, and the database is in order'):
        cape.play(game.moves[PLAYED])
        expect('the moves', record.moves(number), [*corrected, game.moves[PLAYED]])
        expect('the exit status', program.close(), 0)
        verify = subprocess.run([sys.argv[1], '--verify'], capture_output=True, text=True, check=False)
        expect('what --verify prints', (verify.returncode, verify.stderr), (0, ''))
