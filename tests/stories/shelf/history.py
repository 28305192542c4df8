# SPDX-License-Identifier: GPL-3.0-or-later
"""A year of game nights: a game is found again, by who won it and by what was written about it.

    history.py RAILHEAD FOLDER-OF-RECORDS

Somebody keeps a few games, looks for the one that Bram has won, writes a note
on it, and finds it by that. Bram is called otherwise, and so he is in History
and on the game's page, until that is taken back.
"""

import pathlib
import re
import subprocess
import sys

import record
from driver import ANY, BUTTON, FIELD
from story import Story, expect

RECORDS = ('cape-three-players', 'heart-three-players', 'zugkraft-points')
SEARCH = 'Search Games'
NOTE = 'It rained'


def keep(program, name):
    before = len(record.query('SELECT id FROM game'))
    subprocess.run([sys.argv[1], str(pathlib.Path(sys.argv[2]) / f'{name}.railhead')], check=True, timeout=60)
    program.press('Add to My Games')
    program.find(BUTTON, re.compile('^Rematch'))
    expect('the games kept', len(record.query('SELECT id FROM game')), before + 1)


def search(program, text):
    """From whatever has the focus on History: the first letter opens the search."""
    program.key('ctrl+f')
    program.find_focus(SEARCH)
    program.key('ctrl+a')
    program.write(SEARCH, text)


def leave_search(program):
    program.key('Escape')
    program.gone(ANY, SEARCH)


with Story() as story:
    program = story.program

    with story.chapter('three games are kept'):
        program.start()
        for kept in RECORDS:
            keep(program, kept)

    with story.chapter('the game that Bram has won is found as one types, another day'):
        program.kill()
        program.start()
        program.key('ctrl+h')
        program.find(ANY, 'Finished')
        search(program, 'won by bram')
        program.find(ANY, '1 game')
        program.key('Down')
        program.find_focus(re.compile('^Bram.89, Anna.55. Zugkraft · Bram won'), BUTTON)

    with story.chapter('a note is written on it from its menu, and stands in its row'):
        program.key('shift+F10')
        program.press('Note…')
        program.find_focus('Note')
        program.write('Note', NOTE)
        program.press(re.compile('^Done'))
        program.find(BUTTON, re.compile(f'Note: {NOTE}$'))
        expect('the note', record.query('SELECT text FROM note'), [(NOTE,)])
        program.picture('history-note')

    with story.chapter('it is found by the note, and shows it on its page'):
        leave_search(program)
        search(program, 'rained')
        program.find(ANY, '1 game')
        program.key('Return')
        program.find(ANY, f'Note: {NOTE}')
        program.key('alt+Left')
        program.find_focus(re.compile('^Bram.89, Anna.55'), BUTTON)
        program.find(ANY, '1 game')
        leave_search(program)

    with story.chapter('Bram is called otherwise, everywhere'):
        program.press('Players')
        program.press(re.compile('^Bram[.]'))
        program.put_back(program.find(FIELD, 'Name'), 'Bram Jansen')
        program.press(re.compile('^Rename'))
        program.find_focus(re.compile('^Bram Jansen[.] .* before: “Bram”$'), BUTTON)
        program.picture('players')
        program.key('Escape')
        search(program, 'won by bram j')
        program.find(ANY, '1 game')
        program.find(BUTTON, re.compile('^Bram Jansen.89, Anna.55. Zugkraft · Bram Jansen won'))
        leave_search(program)

    with story.chapter('and is Bram again once that is taken back'):
        program.press('Players')
        program.press('Take Back')
        program.find(BUTTON, re.compile('^Bram[.]'))
        program.key('Escape')
        search(program, 'won by bram j')
        program.find(ANY, 'No Games Found')
        program.press('Clear Search')
        program.find(BUTTON, re.compile('^Bram.89, Anna.55'))
