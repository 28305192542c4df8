# SPDX-License-Identifier: GPL-3.0-or-later
"""Three people play a knock-out with dice through the window, by clicks alone; in the middle of a turn the power fails.

    tapped-trains.py RAILHEAD FOLDER-OF-RECORDS RAILHEAD-RECORD

What was tapped of the turn is there again. In the end the ledger in the database is the one that belongs to this record,
and nobody has clicked more often than there were dice set down, and once more a turn.
"""

import pathlib
import re
import sys

import record
import trains
from driver import ANY, BUTTON, wait_for
from hands import Pointer
from story import Story, expect

data = pathlib.Path(sys.argv[2])
game = record.Record(data / 'zugkraft-knockout.railhead')
wanted = (data / 'zugkraft-knockout.ledger.tsv').read_text(encoding='utf-8')
half = next(index for index, line in enumerate(game.moves) if 'caboose' in line)
PLAYERS = re.compile('Anna.*Bram.*Csilla')


def knock_out(program):
    """Who doesn't beat the mark is out; the second player begins."""
    program.press(re.compile('^Knock-out'))
    starter = program.find(BUTTON, game.name(2))
    if not starter.checked:
        program.press_node(starter)
        wait_for('who starts', lambda: program.find(BUTTON, game.name(2)).checked)


with Story(Pointer) as story:
    program = story.program

    with story.chapter('three names, and the second begins a knock-out'):
        program.start()
        number = trains.begin(program, game.seats, knock_out)
        table = trains.Table(program, number, game.seats, clicks=True)

    with story.chapter('they play until the power fails in the middle of a turn'):
        for line in game.moves[:half]:
            table.play(line)
        word, seat, *parts = game.moves[half].split()
        table.wait_for_turn(seat)
        inputs = program.inputs
        for at, part in enumerate(parts[:3]):
            table.set_down(part, parts[:at])
        table.inputs += program.inputs - inputs
        wait_for('the parts on disk', lambda: record.query('SELECT done FROM draft') == [(3,)])
        program.picture('half')
        program.kill()
        expect('the moves on disk', record.moves(number), game.moves[:half])

    with story.chapter('the parts are there again'):
        program.start()
        program.press(PLAYERS)
        program.find(ANY, trains.spoken(parts[:3]))

    with story.chapter('a wrong part is tapped, and the right one stands in its place'):
        table.set_down('box', parts[:3])
        table.tap('Change part 4: Boxcar')
        program.find(ANY, re.compile('^Which part instead of “Box”'))
        inputs = program.inputs
        table.set_down(parts[3], parts[:3])

    with story.chapter('the turn goes on as it was meant'):
        for at, part in enumerate(parts[4:], 4):
            table.set_down(part, parts[:at])
        table.end(word)
        table.inputs += program.inputs - inputs
        wait_for('the turn in the database', lambda: record.moves(number) == game.moves[:half + 1])

    with story.chapter('they play on until one is left'):
        for line in game.moves[half + 1:]:
            table.play(line)
        program.find(ANY, 'Csilla has won!')
        expect('the moves', record.moves(number), game.moves)
        expect('the status', record.status(number), 'won')
        program.picture('end')

    with story.chapter('why she has won, and why the others have not'):
        program.press('Why?')
        program.find(ANY, '2. Special train: (4 + 3 + 2 + 1) × 2 + 5 = 25, beats 8')
        program.press('Anna')
        program.find(ANY, 'Last train: 24, out in turn 2; Csilla stayed in')

    with story.chapter('the ledger in the database is the one expected'):
        expect('the ledger', record.ledger(number), wanted)

    with story.chapter('a click a die, and one for the end of each turn'):
        expect('the clicks', table.inputs, sum(map(trains.told, game.moves)))
        print(f'# {table.inputs} clicks for {len(game.moves)} turns', flush=True)

    with story.chapter('they leave'):
        expect('the exit status', program.close(), 0)
