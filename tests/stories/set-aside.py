# SPDX-License-Identifier: GPL-3.0-or-later
"""The disk has spoilt what was stored, and nothing that was still there is lost.

    set-aside.py RAILHEAD FOLDER-OF-RECORDS

The power fails in a game, and the database has lost its head. It is set aside
with its log, and people play on in a new one. Then a move of that game is
spoilt: the game is shown as far as it holds, and a copy of it played on.
"""

import contextlib
import pathlib
import re
import sqlite3
import subprocess
import sys

import record
import table
from driver import ANY, BUTTON, wait_for
from story import Story, expect

game = record.Record(pathlib.Path(sys.argv[2]) / 'cape-three-players.railhead')
PLAYED = 4


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def play(program, number, n_moves):
    cape = table.Table(program, number, game.seats)
    for line in game.moves[:n_moves]:
        cape.play(line)


def spoil_head():
    path = record.path()
    path.write_bytes(bytes(100) + path.read_bytes()[100:])


def spoil_move(seq):
    with contextlib.closing(sqlite3.connect(record.path())) as database:
        database.execute("UPDATE move SET text = 'raveel' WHERE seq = ?", (seq,))
        database.commit()


def verify():
    found = subprocess.run([sys.argv[1], '--verify'], capture_output=True, text=True, check=False)
    return found.returncode


with Story() as story:
    program = story.program

    with story.chapter('the power fails in the middle of a game, and the database loses its head'):
        program.start()
        play(program, table.new_game(program, game.seats), 1)
        program.kill()
        spoil_head()
        before = files(record.path().parent)
        expect('what --verify gives', verify(), 2)
        expect('the files', files(record.path().parent), before)

    with story.chapter('the program says so, and sets all of it aside when it is told to'):
        program.start()
        program.find(ANY, 'Your Games Could Not Be Opened')
        program.picture('failure')
        program.press('Set Aside and Start Over')
        program.find(BUTTON, 'New Game', sensitive=True)
        folders = list(record.path().parent.glob('set-aside-*'))
        expect('how many folders there are', len(folders), 1)
        kept = files(folders[0])
        for name in ('railhead.db', 'railhead.db-wal'):
            expect(name, kept[name], before[name])
        program.find(ANY, re.compile(re.escape(str(folders[0]))))
        program.picture('set-aside')
        program.press('Hide This Message')

    with story.chapter('a new game is played, and spoilt'):
        play(program, table.new_game(program, game.seats), PLAYED)
        expect('the exit status', program.close(), 0)
        spoil_move(PLAYED)
        expect('what --verify gives', verify(), 1)

    with story.chapter('it is shown as far as it holds, and a copy is played on'):
        program.start()
        program.press_node(program.find(BUTTON, re.compile('Damaged · last played')))
        program.find(ANY, re.compile(f'It is shown up to move {PLAYED - 1}, the last'))
        program.picture('damaged')
        program.press('Keep a Copy')
        wait_for('the copy in the database', lambda: record.query('SELECT count(*) FROM game') == [(2,)])
        cape = table.Table(program, 2, game.seats)
        cape.play(game.moves[PLAYED - 1])
        expect('the moves', record.moves(2), game.moves[:PLAYED])

    with story.chapter('the spoilt one is still there, and the program ends as always'):
        expect('how many games there are', record.query('SELECT count(*) FROM game'), [(2,)])
        expect('the exit status', program.close(), 0)
