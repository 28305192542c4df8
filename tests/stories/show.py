# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows the program where nobody can see it: plays the sample game and prints its ledger.

    show.py RAILHEAD RAILHEAD-RECORD SAMPLE

RH_PICTURES is the folder for a picture of each kind of screen.
"""

import os
import re
import subprocess
import sys

import record
import table
from driver import ANY, BUTTON, Program


def look_at_sample(program):
    """The sample game as visitors see it: opened from the first page, and stepped through."""
    program.find(BUTTON, 'New Game')
    program.picture('home-first')
    table.see_sample(program)
    table.step_through(program)
    program.find(ANY, re.compile('has won'))
    program.press('Back')


def play(program, sample):
    """The same game, played from its players' names to its winner; returns its number."""
    number = table.new_game(program, sample.seats)
    cape = table.Table(program, number, sample.seats)
    for done, line in enumerate(sample.moves, 1):
        cape.play(line)
        if sys.stdout.isatty():
            print(f'\r{done} of {len(sample.moves)} moves', end='', flush=True)
    print(f'\r{len(sample.moves)} moves played', flush=True)
    program.find(ANY, re.compile('has won'))
    program.picture('end')
    return number


def look_back(program):
    """What is left of a game that was played."""
    program.press('Ledger')
    program.find(ANY, re.compile('^Ledger of'))
    program.picture('ledger')
    program.press('Back')
    program.gone(ANY, re.compile('^Ledger of'))
    program.press('Back')
    program.press('History')
    program.find(ANY, 'Finished')
    program.picture('history')


def main():
    program = Program(sys.argv[1], pictures=os.environ.get('RH_PICTURES'))
    try:
        program.start()
        look_at_sample(program)
        number = play(program, record.Record(sys.argv[3]))
        look_back(program)
        program.close()
    finally:
        program.end()
        sys.stderr.write(program.output())
    return subprocess.run([sys.argv[2], 'ledger', '-'], input=record.text(number), text=True, check=False).returncode


if __name__ == '__main__':
    sys.exit(main())
