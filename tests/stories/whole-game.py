# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game by one kind of hand, from a fixed record, with hardly an input more than there was to tell.

    whole-game.py RAILHEAD FOLDER-OF-RECORDS RECORD keys|touch

As people do who want to play: of the cards they turn up they tell the rails,
which is all that the table asks, and a bid is opened by its bidder's button.
"""

import pathlib
import re
import sys

import effort
import record
import table
from driver import ANY
from hands import Keyboard, Pointer
from story import Story, expect

data, name, hand = pathlib.Path(sys.argv[2]), *sys.argv[3:5]
game = record.Record(data / f'{name}.railhead')


def in_order(line):
    """The cards of a tie in the order that the table asks for them."""
    word, *rest = line.split()
    return ' '.join([word, *sorted(rest)]) if word == 'tie' else line


hands = {'keys': (Keyboard, table.Keys), 'touch': (Pointer, table.Clicks)}
kind, players = hands[hand]
moves = [in_order(table.in_short(line)) for line in game.moves]

with Story(kind) as story:
    program = story.program

    with story.chapter('names and colours'):
        program.start()
        number = table.new_game(program, game.seats)
        cape = players(program, number, game.seats)

    with story.chapter('they play until somebody has won'):
        for line in moves:
            cape.play(line)
        expect('the moves', record.moves(number), moves)
        program.find(ANY, re.compile('has won!'))

    with story.chapter('hardly an input more than there was to tell'):
        effort.check(cape, moves)

    with story.chapter('they leave'):
        expect('the exit status', program.close(), 0)
