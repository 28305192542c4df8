# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people who never touch the pointer play some rounds of a game.

    keyboard-only.py RAILHEAD FOLDER-OF-RECORDS ROUNDS

They play by the Dutch edition, go on after a crash, and leave after so many
rounds. Whoever can't see the screen hears each turn: who is asked, and for
what.
"""

import pathlib
import re
import sys

import effort
import record
import table
from driver import ANY, BUTTON, wait_for
from hands import Keyboard
from story import Story, expect

data = pathlib.Path(sys.argv[2])
game = record.Record(data / 'cape-two-dutch-rivers.railhead')
rounds = int(sys.argv[3])
moves = game.first_rounds(rounds)
heading, *entries = (data / 'cape-two-dutch-rivers.ledger.tsv').read_text(encoding='utf-8').splitlines(keepends=True)
wanted = ''.join([heading] + [entry for entry in entries if int(entry.split('\t')[1]) <= len(moves)])
half = len(moves) // 2
PLAYERS = re.compile('^' + '.*'.join(re.escape(name) for _colour, name in game.seats))
USUAL = re.compile('^The builder gets none')
DUTCH = re.compile('^The builder too')


class Table(table.Keys):
    """Every turn is heard before it is played."""

    def play(self, line):
        word, *rest = line.split()
        if word in ('pick', 'draw'):
            name = self.name(rest[0])
            turn = f'{name} picks. Which' if word == 'pick' else f'How many rails does {name} turn up?'
            wait_for(f'“{turn}” to be heard, not “{self.program.heard()}”', lambda: turn in self.program.heard())
            self.program.announced.clear()
        super().play(line)


def new_game(program):
    program.press('New Game')
    for number, (colour, name) in enumerate(game.seats, 1):
        table.enter_player(program, number, colour, name)
    table.remove_third(program)
    if not program.has(BUTTON, DUTCH):
        program.press(re.compile('^Options'), ANY)
    # Tab comes to the one that is chosen, an arrow to the next.
    program.tab_to(USUAL, BUTTON)
    program.key('Down')
    wait_for('the Dutch edition', lambda: program.find(BUTTON, DUTCH).checked)
    program.press('Start')
    return wait_for('the game in the database', record.latest)


with Story(Keyboard) as story:
    program = story.program

    with story.chapter('Home, and a new game for two by the Dutch edition'):
        program.start()
        program.listen()
        program.find(BUTTON, 'New Game')
        number = new_game(program)
        program.find(ANY, re.compile('Round 1 of 8'))
        cape = Table(program, number, game.seats)

    with story.chapter('they play until the battery dies, and each turn is heard'):
        for line in moves[:half]:
            cape.play(line)
        program.kill()
        expect('the moves on disk', record.moves(number), moves[:half])

    with story.chapter('Home goes on where they stopped'):
        program.announced.clear()
        program.start()
        program.press(PLAYERS)
        program.find(ANY, re.compile('Round [0-9] of 8'))

    with story.chapter('they play on to the end of the round'):
        for line in moves[half:]:
            cape.play(line)
        expect('the moves', record.moves(number), moves)
        program.find(ANY, re.compile(f'Round {rounds + 1} of 8'))

    with story.chapter('the ledger in the database is the one expected'):
        expect('the ledger', record.ledger(number), wanted)

    with story.chapter('hardly a key more than there was to tell'):
        effort.check(cape, moves)

    with story.chapter('they leave'):
        expect('the exit status', program.close(), 0)
