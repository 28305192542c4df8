# SPDX-License-Identifier: GPL-3.0-or-later
"""Three people play a whole game by keys, hardly one more than there was to tell; halfway the laptop's battery dies.

    play-three-players.py RAILHEAD FOLDER-OF-RECORDS

Of the cards turned up they tell all in the first round, and then the rails,
which is all that the table asks. In a build phase the program is killed, and
goes on where it stopped. At the end the ledger in the database is the one that
belongs to this record.
"""

import pathlib
import re
import subprocess
import sys

import effort
import record
import table
from driver import ANY, BUTTON, wait_for
from hands import Keyboard
from story import Story, expect

data = pathlib.Path(sys.argv[2])
game = record.Record(data / 'cape-three-players.railhead')
wanted = (data / 'cape-three-players.ledger.tsv').read_text(encoding='utf-8')
# After a card was turned up, before anybody has decided.
half = game.moves.index('draw 3 v0/5') + 1
first = len(game.first_rounds(1))
moves = game.moves[:first] + list(map(table.in_short, game.moves[first:]))
PLAYERS = re.compile('Éva.*Jörg.*Ilse-Marie')
# In the order of their places.
PLACES = re.compile('Jörg.*Ilse-Marie.*Éva')


class Table(table.Keys):
    """The finger that has won comes down twice more; what begins another game has the focus already."""

    def play_build(self, *rest):
        if len(record.moves(self.game)) < len(moves) - 1:
            super().play_build(*rest)
            return
        self.program.find(BUTTON, re.compile('^Build'), sensitive=True)
        self.program.slip('b', 'Return', 'Return')


with Story(Keyboard) as story:
    program = story.program

    with story.chapter('the first start greets'):
        program.start()
        program.find(BUTTON, 'New Game')
        program.picture('home-first')

    with story.chapter('three names, three colours, and the game begins'):
        number = table.new_game(program, game.seats)
        cape = Table(program, number, game.seats)

    with story.chapter('they play until the battery dies in a build phase'):
        for line in moves[:half]:
            cape.play(line)
        program.kill()
        expect('the moves on disk', record.moves(number), moves[:half])

    with story.chapter('Home goes on where they stopped'):
        program.start()
        program.find(BUTTON, PLAYERS)
        program.picture('home')
        program.press(PLAYERS)
        program.find(BUTTON, table.starting('Pass'), sensitive=True)

    with story.chapter('they play on until somebody has won'):
        for line in moves[half:]:
            cape.play(line)
        expect('the moves', record.moves(number), moves)
        expect('the passes nobody had to press', cape.by_itself, 3)
        expect('the status', record.status(number), 'won')
        program.find(ANY, 'Jörg has won!')
        expect('another game is begun', program.has(BUTTON, 'Start'), False)
        program.picture('end')

    with story.chapter('the ledger in the database is the one expected'):
        expect('the ledger', record.ledger(number), wanted)

    with story.chapter('hardly a key more than there was to tell'):
        effort.check(cape, moves)

    with story.chapter('the last move is taken back, and done again after a restart'):
        program.find(BUTTON, re.compile('^Undo: Jörg builds'), sensitive=True)
        program.key('ctrl+z')
        wait_for('the game to be open again', lambda: record.status(number) == 'playing')
        expect('the exit status', program.close(), 0)
        program.start()
        program.press(PLAYERS)
        program.find(BUTTON, re.compile('^Redo: Jörg builds'), sensitive=True)
        program.key('ctrl+shift+z')
        wait_for('the game to be won again', lambda: record.status(number) == 'won')
        program.find(ANY, 'Jörg has won!')
        expect('the ledger', record.ledger(number), wanted)

    with story.chapter('History opens the finished game, with its board and its ledger'):
        program.key('alt+Left')
        program.find(BUTTON, 'History')
        program.key('ctrl+h')
        program.find(ANY, 'Finished')
        program.find(BUTTON, PLACES)
        program.picture('history')
        program.press(PLACES)
        program.find(ANY, 'Jörg has won!')
        program.key('l')
        program.find(ANY, re.compile('£81'))
        program.picture('ledger')

    with story.chapter('it closes, and the database is in order'):
        expect('the exit status', program.close(), 0)
        verify = subprocess.run([sys.argv[1], '--verify'], capture_output=True, text=True, check=False)
        expect('what --verify prints', (verify.returncode, verify.stderr), (0, ''))
