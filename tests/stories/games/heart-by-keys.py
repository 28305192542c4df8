# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people who never touch the pointer play The Heart of Africa, from Home to the winner, and hear whose turn it is.

    heart-by-keys.py RAILHEAD FOLDER-OF-RECORDS
"""

import pathlib
import sys

import heart
import record
from driver import ANY, wait_for
from hands import Keyboard
from story import Story, expect

data = pathlib.Path(sys.argv[2])
game = record.Record(data / 'heart-of-africa-coast.railhead')
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

    with story.chapter('they play to the end, and each turn is heard'):
        for line in game.moves:
            africa.play(line)
        expect('the moves', record.moves(number), game.moves)
        program.find(ANY, 'Jan has won!')

    with story.chapter('the ledger in the database is the one expected'):
        expect('the ledger', record.ledger(number), wanted)

    with story.chapter('no claim took more keys than it may'):
        africa.check_claims()

    with story.chapter('they leave'):
        expect('the exit status', program.close(), 0)
