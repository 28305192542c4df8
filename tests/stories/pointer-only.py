# SPDX-License-Identifier: GPL-3.0-or-later
"""Three people play a whole game by clicks alone, on a screen of 360 × 640.

    pointer-only.py RAILHEAD FOLDER-OF-RECORDS

Under a small window manager that gives the window the whole screen. But for
the names, which are typed, everything is clicked where it is seen, and what
isn't in sight is scrolled to. Of the cards turned up they tell all in the
first round, and then the rails, which is all that the table asks.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

import effort
import record
import table
from driver import ANY
from hands import Pointer
from story import Story, expect

data = pathlib.Path(sys.argv[2])
game = record.Record(data / 'cape-three-players.railhead')
first = len(game.first_rounds(1))
moves = game.moves[:first] + list(map(table.in_short, game.moves[first:]))
wanted = (data / 'cape-three-players.ledger.tsv').read_text(encoding='utf-8')
ASTRAY_MAX = 2
MANAGER = '''<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <applications>
    <application class="*"><maximized>yes</maximized><decor>no</decor></application>
  </applications>
</openbox_config>
'''


with tempfile.NamedTemporaryFile('w', suffix='.xml') as config, Story(Pointer) as story:
    config.write(MANAGER)
    config.flush()
    manager = subprocess.Popen(['openbox', '--config-file', config.name], env={**os.environ, 'LC_ALL': 'C.UTF-8'},
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    program = story.program
    try:
        with story.chapter('three names are typed, and the game begins'):
            program.start()
            number = table.new_game(program, game.seats)
            cape = table.Clicks(program, number, game.seats)

        with story.chapter('they click until somebody has won'):
            for line in moves:
                cape.play(line)
            expect('the moves', record.moves(number), moves)
            program.find(ANY, 'Jörg has won!')

        with story.chapter('the ledger in the database is the one expected'):
            expect('the ledger', record.ledger(number), wanted)

        with story.chapter('hardly a click more than there was to tell'):
            print(f'# the wheel was turned {program.scrolls} times')
            effort.check(cape, moves)
            # A machine that is busy may cost a click or two; a program that loses clicks costs more.
            if program.astray > ASTRAY_MAX:
                raise AssertionError(f'{program.astray} clicks went astray')
    finally:
        manager.terminate()
        manager.wait()
