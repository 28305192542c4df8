# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people who never touch the pointer play a whole game of dice to a goal of their own, with a slip and some advice.

    keyed-trains.py RAILHEAD FOLDER-OF-RECORDS RAILHEAD-RECORD

A part too many is taken off again, keys that may not follow say why, and advice comes only when it is asked for and is gone
with the next turn. In the end the ledger is the one that belongs to this record, and `railhead-record` reads the same.
"""

import pathlib
import re
import subprocess
import sys

import record
import table
import trains
from driver import ANY, BUTTON, wait_for
from hands import Keyboard
from story import Story, expect

data = pathlib.Path(sys.argv[2])
game = record.Record(data / 'zugkraft-points.railhead')
wanted = (data / 'zugkraft-points.ledger.tsv').read_text(encoding='utf-8')
half = next(at for at in range(len(game.moves) // 2, len(game.moves)) if trains.set_down_in(game.moves[at]))
PLAYERS = re.compile('^' + '.*'.join(re.escape(name) for _colour, name in game.seats))
CHANCE = re.compile('chance of')


def sixty(program):
    """They are two, and want to be home early."""
    table.remove_third(program)
    trains.write_number(program, 'Points to Reach', '60')


with Story(Keyboard) as story:
    program = story.program

    with story.chapter('two names, and a goal of 60'):
        program.start()
        program.find(BUTTON, 'New Game')
        number = trains.begin(program, game.seats, sixty)
        dice = trains.Table(program, number, game.seats, clicks=False)
        dice.wait_for_turn('1')

    with story.chapter('what may not follow says why, and a part too many is taken off'):
        program.key('k')
        program.find(ANY, 'Not taken: Tank. An engine comes first.')
        program.key('Return')
        program.find(ANY, re.compile('A train needs an engine'))
        dice.set_down('engine', [])
        dice.set_down('tender', ['engine'])
        dice.set_down('ore', ['engine', 'tender'])
        program.key('BackSpace')
        program.find(ANY, trains.spoken(['engine', 'tender']))
        program.key('ctrl+z')
        program.find(ANY, trains.spoken(['engine', 'tender', 'ore']))
        expect('the moves', record.moves(number), [])
        for left in (['engine', 'tender'], ['engine'], []):
            program.key('BackSpace')
            program.find(ANY, trains.spoken(left))

    with story.chapter('advice comes when it is asked for, and goes with the turn'):
        expect('advice that nobody asked for', program.has(ANY, CHANCE), False)
        program.key('a')
        program.find(ANY, 'Advice')
        program.key('1')
        program.find(ANY, CHANCE)
        program.picture('advice')
        dice.play(game.moves[0])
        dice.wait_for_turn('2')
        expect('advice that nobody asked for', program.has(ANY, CHANCE), False)

    with story.chapter('they play until the power fails in the middle of a train, whose parts are there again'):
        dice.inputs = 0
        for line in game.moves[1:half]:
            dice.play(line)
        seat, *parts = game.moves[half].split()[1:]
        dice.wait_for_turn(seat)
        dice.set_down(parts[0], [])
        wait_for('the part on disk', lambda: record.query('SELECT done FROM draft') == [(1,)])
        program.kill()
        expect('the moves on disk', record.moves(number), game.moves[:half])
        program.start()
        program.press(PLAYERS)
        program.find(ANY, trains.spoken(parts[:1]))
        program.key('BackSpace')
        program.find(ANY, trains.spoken([]))

    with story.chapter('they play until the goal is reached and all have had as many turns'):
        for line in game.moves[half:]:
            dice.play(line)
        program.find(ANY, 'Bram has won!')
        expect('the moves', record.moves(number), game.moves)
        expect('the status', record.status(number), 'won')

    with story.chapter('why that is so, and why she has lost'):
        program.key('h')
        program.find(ANY, 'Together: 89, nobody else has as many')
        program.key('1')
        program.find(ANY, 'Together: 55, 34 less than Bram')
        program.key('Escape')

    with story.chapter('an Enter too many begins no other game: who plays is seen first'):
        games = record.query('SELECT id FROM game')
        program.tab_to('Rematch', BUTTON, key='shift+Tab')
        program.slip('Return', 'Shift_L', 'Return')  # 0.3 seconds later
        program.find(BUTTON, re.compile('^Start'))
        expect('the games', record.query('SELECT id FROM game'), games)
        program.key('alt+Left')
        program.find(ANY, 'Bram has won!')

    with story.chapter('the ledger in the database is the one expected'):
        expect('the ledger', record.ledger(number), wanted)

    with story.chapter('a key a die, and one for the end of each turn'):
        expect('the keys', dice.inputs, sum(map(trains.told, game.moves[1:])))
        print(f'# {dice.inputs} keys for {len(game.moves) - 1} turns', flush=True)

    with story.chapter('the last turn is taken back and done again'):
        program.key('ctrl+z')
        wait_for('the game to be open again', lambda: record.status(number) == 'playing')
        program.find(ANY, trains.spoken(game.moves[-1].split()[2:]))
        program.key('ctrl+shift+z')
        wait_for('the game to be won again', lambda: record.status(number) == 'won')

    with story.chapter('railhead-record reads the same game'):
        expect('the option', 'option goal=60\n' in record.text(number), True)
        written = pathlib.Path(record.path()).with_name('played.railhead')
        written.write_text(record.text(number), encoding='utf-8')
        told = subprocess.run([sys.argv[3], 'ledger', written], capture_output=True, text=True, check=True).stdout
        expect('the ledger', told, wanted)

    with story.chapter('they leave'):
        expect('the exit status', program.close(), 0)
