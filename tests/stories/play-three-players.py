# SPDX-License-Identifier: GPL-3.0-or-later
"""Three people play a whole game through the window; halfway the laptop's battery dies.

    play-three-players.py RAILHEAD FOLDER-OF-RECORDS

The names are typed and every move is clicked or keyed in. In a build phase the
program is killed, and goes on where it stopped. At the end the ledger in the
database is the one that belongs to this record.
"""

import pathlib
import re
import subprocess
import sys

import record
import table
from driver import ANY, BUTTON, wait_for
from story import Story, expect

data = pathlib.Path(sys.argv[2])
game = record.Record(data / 'cape-three-players.railhead')
wanted = (data / 'cape-three-players.ledger.tsv').read_text(encoding='utf-8')
# After a card was turned up, before anybody has decided.
half = game.moves.index('draw 3 v0/5') + 1
PLAYERS = re.compile('Éva.*Jörg.*Ilse-Marie')

with Story() as story:
    program = story.program

    with story.chapter('the first start greets'):
        program.start()
        program.find(BUTTON, 'New Game')
        program.picture('home-first')

    with story.chapter('three names, three colours, and the game begins'):
        number = table.new_game(program, game.seats)
        cape = table.Table(program, number, game.seats)

    with story.chapter('they play until the battery dies in a build phase'):
        for line in game.moves[:half]:
            cape.play(line)
        program.kill()
        expect('the moves on disk', record.moves(number), game.moves[:half])

    with story.chapter('Home goes on where they stopped'):
        program.start()
        program.find(BUTTON, PLAYERS)
        program.picture('home')
        program.press(PLAYERS)
        program.find(BUTTON, table.starting('Pass'), sensitive=True)

    with story.chapter('they play on until somebody has won'):
        for line in game.moves[half:]:
            cape.play(line)
        expect('the moves', record.moves(number), game.moves)
        expect('the passes nobody had to press', cape.by_itself, 3)
        expect('the status', record.status(number), 'won')
        program.find(ANY, 'Jörg has won!')
        program.picture('end')

    with story.chapter('the ledger in the database is the one expected'):
        expect('the ledger', record.ledger(number), wanted)

    with story.chapter('the last move is taken back, and done again after a restart'):
        program.press(re.compile('^Undo: Jörg builds'))
        wait_for('the game to be open again', lambda: record.status(number) == 'playing')
        expect('the exit status', program.close(), 0)
        program.start()
        program.press(PLAYERS)
        program.press(re.compile('^Redo: Jörg builds'))
        wait_for('the game to be won again', lambda: record.status(number) == 'won')
        program.find(ANY, 'Jörg has won!')
        expect('the ledger', record.ledger(number), wanted)

    with story.chapter('History opens the finished game, with its board and its ledger'):
        program.press('Back')
        program.press('History')
        program.find(BUTTON, PLAYERS)
        program.picture('history')
        program.press(PLAYERS)
        program.find(ANY, 'Jörg has won!')
        program.press('Ledger')
        program.find(ANY, re.compile('£81'))
        program.picture('ledger')

    with story.chapter('it closes, and the database is in order'):
        expect('the exit status', program.close(), 0)
        verify = subprocess.run([sys.argv[1], '--verify'], capture_output=True, text=True, check=False)
        expect('what --verify prints', (verify.returncode, verify.stderr), (0, ''))
