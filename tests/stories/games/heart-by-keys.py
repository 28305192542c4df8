# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people who never touch the pointer play The Heart of Africa, from Home to the winner, and hear whose turn it is.

The power fails in the middle of a turn, and they go on.

    heart-by-keys.py RAILHEAD FOLDER-OF-RECORDS
"""

import pathlib
import re
import sys

import heart
import record
from driver import ANY, BUTTON, wait_for
from hands import Keyboard
from story import Story, expect

data = pathlib.Path(sys.argv[2])
game = record.Record(data / 'heart-of-africa-coast.railhead')
half = len(game.moves) // 2
PLAYERS = re.compile('^' + '.*'.join(re.escape(name) for _colour, name in game.seats))
wanted = (data / 'heart-of-africa-coast.ledger.tsv').read_text(encoding='utf-8')


class Table(heart.Table):
    """Who is asked is heard before it is played."""

    def choose_player(self, seat):
        wait_for(f'a question to be heard, not “{self.program.heard()}”', lambda: 'What does ' in self.program.heard())
        self.program.announced.clear()
        super().choose_player(seat)


with Story(Keyboard) as story:
    program = story.program

    with story.chapter('Home, and a new game for two'):
        program.start()
        program.listen()
        number = heart.new_game(program, game.seats)
        africa = Table(program, number, game.seats, keys=True)

    with story.chapter('they play, each turn is heard, and the power fails in the middle of one'):
        for line in game.moves[:half]:
            africa.play(line)
        africa.choose_player('1')
        africa.choose('r', 'Red')
        wait_for('the colour on disk', lambda: 'red' in str(record.query('SELECT texts FROM draft')))
        program.kill()
        expect('the moves on disk', record.moves(number), game.moves[:half])

    with story.chapter('Home goes on where they stopped, with the colour still told, which is taken back'):
        program.announced.clear()
        program.start()
        program.press(PLAYERS)
        wait_for('the colour', lambda: program.find(BUTTON, 'Red').checked)
        program.key('ctrl+z')
        wait_for('no colour', lambda: not program.find(BUTTON, 'Red').checked)

    with story.chapter('they play to the end'):
        for line in game.moves[half:]:
            africa.play(line)
        expect('the moves', record.moves(number), game.moves)
        program.find(ANY, 'Jan has won!')

    with story.chapter('the ledger in the database is the one expected'):
        expect('the ledger', record.ledger(number), wanted)

    with story.chapter('no claim took more keys than it may'):
        africa.check_claims()

    with story.chapter('they leave'):
        expect('the exit status', program.close(), 0)
