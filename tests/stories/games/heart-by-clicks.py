# SPDX-License-Identifier: GPL-3.0-or-later
"""Three people play The Heart of Africa by clicks; in the middle of a claim the laptop's battery dies.

    heart-by-clicks.py RAILHEAD FOLDER-OF-RECORDS RAILHEAD-RECORD

At the end the ledger in the database is the one that belongs to this record.
"""

import pathlib
import re
import subprocess
import sys

import heart
import record
from driver import ANY, BUTTON, wait_for
from story import Story, expect

data = pathlib.Path(sys.argv[2])
path = data / 'heart-three-players.railhead'
game = record.Record(path)
wanted = (data / 'heart-three-players.ledger.tsv').read_text(encoding='utf-8')
half = game.moves.index('claim 1 red 6')
PLAYERS = re.compile('Éva.*Jörg.*Ilse-Marie')

with Story() as story:
    program = story.program

    with story.chapter('the record tool says the same of the record'):
        told = subprocess.run([sys.argv[3], 'ledger', str(path)], capture_output=True, text=True, check=True).stdout
        expect('the ledger', told, wanted)

    with story.chapter('names, colours, and the game begins'):
        program.start()
        number = heart.new_game(program, game.seats)
        africa = heart.Table(program, number, game.seats)

    with story.chapter('they play until the battery dies in the middle of a claim'):
        for line in game.moves[:half]:
            africa.play(line)
        africa.choose_player('1')
        africa.choose(None, 'Red')
        wait_for('the colour on disk', lambda: 'red' in str(record.query('SELECT texts FROM draft')))
        program.kill()
        expect('the moves on disk', record.moves(number), game.moves[:half])

    with story.chapter('Home goes on where they stopped, with the colour still told'):
        program.start()
        program.press(PLAYERS)
        program.find(ANY, 'Éva claims a route')
        wait_for('the colour', lambda: program.find(BUTTON, 'Red').checked)

    with story.chapter('undo takes back the last tap'):
        program.press(re.compile('^Undo'))
        program.find(ANY, 'What does Éva do?')

    with story.chapter('they play on to the end'):
        for line in game.moves[half:]:
            africa.play(line)
        expect('the moves', record.moves(number), game.moves)
        expect('the status', record.status(number), 'won')
        program.find(ANY, 'Éva has won!')
        program.picture('heart-end')

    with story.chapter('the ledger in the database is the one expected'):
        expect('the ledger', record.ledger(number), wanted)

    with story.chapter('no claim took more taps than it may'):
        africa.check_claims()

    with story.chapter('the points of a player are explained'):
        program.press(re.compile('^Éva’s points, 72'))
        program.find(ANY, 'Globetrotter')
        program.picture('heart-ledger')

    with story.chapter('it closes, and the database is in order'):
        expect('the exit status', program.close(), 0)
        verify = subprocess.run([sys.argv[1], '--verify'], capture_output=True, text=True, check=False)
        expect('what --verify prints', (verify.returncode, verify.stderr), (0, ''))
