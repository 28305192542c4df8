# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that were played elsewhere come in all at once, are looked through and corrected, and come in once more.

    import-games.py RAILHEAD FOLDER-OF-RECORDS RAILHEAD-RECORD

Whatever has come in is what `railhead-record ledger` makes of its record.
"""

import os
import pathlib
import re
import subprocess
import sys

import record
import table
from driver import ANY, BUTTON, SPIN_BUTTON, wait_for
from story import Story, expect

ID = '5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e'
DATA = pathlib.Path(sys.argv[2])
EXAMPLES = sorted(DATA.glob('*.railhead'))
HOME = pathlib.Path(os.environ['HOME'])
GAME = record.Record(DATA / 'cape-three-players.railhead')
BEGUN, FURTHER = 10, 14


def folded(path):
    return subprocess.run([sys.argv[3], 'ledger', str(path)], capture_output=True, text=True, check=True).stdout


def write(name, moves):
    """A record of the game, with an id, as far as these moves."""
    path = HOME / name
    seats = [f'seat {colour} {player}' for colour, player in GAME.seats]
    path.write_text('\n'.join(['railhead 1', 'game cape-to-cairo', f'id {ID}', *seats, *moves, '']), encoding='utf-8')
    return path


def open_files(*paths):
    """As a file manager does while the program is open."""
    subprocess.run([sys.argv[1], *map(str, paths)], check=True)


def add_all(program, *paths):
    open_files(*paths)
    program.press('Add All')


def told(program, text):
    """What came in is told, and closed."""
    program.find(ANY, text)
    program.press('Close This Message')
    program.gone(ANY, text)


with Story() as story:
    program = story.program
    begun = write('begun.railhead', GAME.moves[:BEGUN])

    with story.chapter('all examples come in, and one that isn’t over'):
        program.start()
        program.find(BUTTON, 'New Game')
        add_all(program, *EXAMPLES, begun)
        told(program, f'{len(EXAMPLES) + 1} games came in.')
        program.picture('imported')

    with story.chapter('each is the game of its record'):
        for number, path in enumerate((*EXAMPLES, begun), 1):
            expect(path.name, record.ledger(number), folded(path))

    with story.chapter('one is found in History, and stepped through'):
        program.press('Back')
        program.key('ctrl+h')
        program.press(re.compile('^Jörg.£58, Ilse-Marie.£85, Éva.£5. From Cape to Cairo'))
        program.find(ANY, re.compile('has won'))
        program.press('Step Through')
        expect('how many moves it has', table.step_through(program), len(GAME.moves))

    with story.chapter('a record that goes further has the game played on'):
        further = write('further.railhead', GAME.moves[:FURTHER])
        add_all(program, further, EXAMPLES[0])
        told(program, 'No new games came in. 1 was here already. 1 was here already and was brought up to date.')
        number = record.latest()
        expect('the ledger', record.ledger(number), folded(further))

    with story.chapter('it is opened, and a bid is corrected'):
        open_files(further)
        program.press('Ledger')
        program.press('Bid, round 1: −£6, leaves £94')
        program.find_focus('Bid of Ilse-Marie, in pounds', (SPIN_BUTTON,))
        program.write('Bid of Ilse-Marie, in pounds', '9')
        program.find(ANY, 'It fits, and all later moves still fit.')
        program.press('Apply')
        corrected = [GAME.moves[0], 'bids 0 0 9', *GAME.moves[2:FURTHER]]
        wait_for('the corrected bids in the database', lambda: record.moves(number) == corrected)

    with story.chapter('the record as it was before comes in beside it, and both are what they were'):
        add_all(program, further, *EXAMPLES)
        told(program, f'No new games came in. {len(EXAMPLES)} were here already. '
                      '1 went differently in the file: both versions are kept.')
        expect('the corrected game', record.ledger(number), folded(write('corrected.railhead', corrected)))
        expect('the other', record.ledger(record.latest()), folded(further))
        expect('the games', record.query('SELECT count(*) FROM game'), [(len(EXAMPLES) + 2,)])

    with story.chapter('once more nothing comes in, and of a wrong file it is told where it is wrong'):
        wrong = write('wrong.railhead', [*GAME.moves[:3], 'pass 3'])
        program.key('alt+Left')
        imported = subprocess.run([sys.argv[1], '--import', str(further), str(wrong), *map(str, EXAMPLES)], check=False,
                                  capture_output=True, text=True)
        expect('the exit status', imported.returncode, 1)
        expect('what it printed', imported.stdout.splitlines()[:2],
               [f'No new games came in. {len(EXAMPLES) + 1} were here already.',
                '1 file has a mistake in it, so nothing of it came in:'])
        expect('where it is wrong', imported.stdout.splitlines()[2].split(' ')[0], 'wrong.railhead:10:')

    with story.chapter('it closes, and the database is in order'):
        expect('the exit status', program.close(), 0)
        verify = subprocess.run([sys.argv[1], '--verify'], capture_output=True, text=True, check=False)
        expect('what --verify gives', (verify.returncode, verify.stderr), (0, ''))
