# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything goes out into a file, is deleted, and comes back from it the same.

    round-trip.py RAILHEAD FOLDER-OF-RECORDS RAILHEAD-RECORD

All examples come in. One is found, stepped through and corrected; then all games are exported, deleted one by one, which a
crash in the middle takes back, and imported again. Each move and entry is what it was, and so is what is exported then.
"""

import os
import pathlib
import re
import subprocess
import sys

import record
import table
from driver import ANY, BUTTON, FIELD, SPIN_BUTTON, wait_for
from gi.repository import GLib
from story import Story, expect

DATA = pathlib.Path(sys.argv[2])
EXAMPLES = sorted(DATA.glob('*.railhead'))
FOLDER = pathlib.Path(os.environ['HOME'])
GAME = DATA / 'cape-three-players.railhead'
ROW = re.compile(' · .* · ')
FOUND = re.compile('^Jörg.£58, Ilse-Marie.£85, Éva.£5. From Cape to Cairo')


def folded(path):
    """The ledgers of all games of a record, by the other program."""
    return subprocess.run([sys.argv[3], 'ledger', str(path)], capture_output=True, check=True).stdout


def come_in(program, *paths):
    """As from a file manager; all of them are taken."""
    subprocess.run([sys.argv[1], *map(str, paths)], check=True)
    program.press('Add All')
    told = f'{len(EXAMPLES)} games came in.'
    program.find(ANY, told)
    program.press('Close This Message')
    program.gone(ANY, told)
    program.press('Back')
    program.find(BUTTON, 'New Game')


def export_all(program, name):
    """From Home's menu; returns what is in the file then."""
    # Of the two the one within is what is pressed.
    program.find(BUTTON, 'Main Menu')
    program.press_node(program.look().all(BUTTON, 'Main Menu')[-1])
    program.press('Export All Games…')
    # The name is selected, and written over.
    field = wait_for('the question for a name', lambda: (node := program.focused()) and node.role in FIELD and node)
    program.bus.call(program.owner, field.path, 'org.a11y.atspi.EditableText', 'SetTextContents',
                     GLib.Variant('(s)', (str(FOLDER / name),)))
    program.picture('export')
    program.key('Return')
    told = f'{len(EXAMPLES)} games are in the file “{name}”.'
    program.find(ANY, told)
    program.key('Escape')
    program.gone(ANY, told)
    return (FOLDER / name).read_bytes()


def kept():
    """Each game that is stored, by its id: its head, seats, moves and entries, as they are in the database."""
    games = record.query('SELECT id, uuid, kind, options, started, status, winners FROM game')
    return {uuid: (head, record.query('SELECT seat, colour, name FROM seat WHERE game = ? ORDER BY seat', number),
                   record.moves(number), record.ledger(number)) for number, uuid, *head in games}


with Story() as story:
    program = story.program

    with story.chapter('all examples come in'):
        program.start()
        program.find(BUTTON, 'New Game')
        come_in(program, *EXAMPLES)

    with story.chapter('the one that was won with £58 left is found, and stepped through'):
        program.key('ctrl+h')
        program.find(ANY, 'Finished')
        program.key('ctrl+f')
        program.write('Search Games', '58')
        program.find(ANY, '1 game')
        program.press(FOUND)
        program.find(ANY, re.compile('has won'))
        program.press('Step Through')
        expect('how many moves it has', table.step_through(program), len(record.Record(GAME).moves))

    with story.chapter('a bid of it is corrected, with which all later moves fit'):
        number = EXAMPLES.index(GAME) + 1
        first, bids, *others = record.moves(number)
        expect('the bids', bids, 'bids 0 0 6')
        program.key('Escape')
        program.press('Ledger')
        program.press('Bid, round 1: −£6, leaves £94')
        program.find_focus('Bid of Ilse-Marie, in pounds', (SPIN_BUTTON,))
        program.write('Bid of Ilse-Marie, in pounds', '9')
        program.find(ANY, 'It fits, and all later moves still fit.')
        program.press('Apply')
        wait_for('the corrected bids in the database', lambda: record.moves(number) == [first, 'bids 0 0 9', *others])
        before = kept()

    with story.chapter('all games are exported'):
        program.press('Back')
        program.find(ANY, '1 game')
        program.press('Back')
        exported = export_all(program, 'all.railhead')
        entries = folded(FOLDER / 'all.railhead')

    with story.chapter('the first that is deleted comes back when the program is killed meanwhile'):
        program.key('ctrl+h')
        program.tab_to(ROW, BUTTON)
        program.key('Delete')
        program.find(ANY, re.compile('^The game was deleted'))
        program.kill()
        program.start()
        program.find(BUTTON, 'New Game')
        expect('the games', kept(), before)

    with story.chapter('all are deleted, one by one'):
        program.key('ctrl+h')
        for left in range(len(EXAMPLES), 0, -1):
            wait_for(f'{left} games', lambda left=left: len(program.look().all(BUTTON, ROW)) == left)
            program.tab_to(ROW, BUTTON)
            program.key('Delete')
        program.find(ANY, 'No Games Yet')
        expect('the exit status', program.close(), 0)
        expect('the games', kept(), {})
        expect('the players', record.query('SELECT name FROM player'), [])

    with story.chapter('they come in again'):
        program.start()
        program.find(BUTTON, 'New Game')
        come_in(program, FOLDER / 'all.railhead')

    with story.chapter('every move and entry is what it was'):
        expect('the games', kept(), before)

    with story.chapter('what is exported now is the same, byte for byte, and so is what the other program makes of it'):
        expect('the record', export_all(program, 'again.railhead'), exported)
        expect('the ledgers', folded(FOLDER / 'again.railhead'), entries)

    with story.chapter('it closes, and the database is in order'):
        expect('the exit status', program.close(), 0)
        verify = subprocess.run([sys.argv[1], '--verify'], capture_output=True, text=True, check=False)
        expect('what --verify gives', (verify.returncode, verify.stderr), (0, ''))
