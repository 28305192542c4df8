# SPDX-License-Identifier: GPL-3.0-or-later
"""All games are copied into a file; then the disk spoils the database, and the copy is put back: everything is there,
and what is exported then is the same, byte for byte.

    put-back.py RAILHEAD FOLDER-OF-RECORDS RAILHEAD-RECORD
"""

import os
import pathlib
import re
import subprocess
import sys

import record
import table
from driver import ANY, BUTTON, wait_for
from story import Story, expect

DATA = pathlib.Path(sys.argv[2])
EXAMPLES = sorted(DATA.glob('*.railhead'))
GAMES = len(EXAMPLES) + 1
game = record.Record(DATA / 'cape-three-players.railhead')
PLAYED = 4
HOME = pathlib.Path(os.environ['HOME'])
COPY = HOME / 'all.db'


def command(*arguments):
    """railhead as from a terminal beside the window: its exit status and what it prints."""
    done = subprocess.run([sys.argv[1], *map(str, arguments)], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def ledgers():
    """What is on the ledgers of all games, by the other program, from records written without any help of this one."""
    printed = []
    for number, in record.query('SELECT id FROM game ORDER BY id'):
        path = HOME / f'{number}.railhead'
        path.write_text(record.text(number), encoding='utf-8')
        printed.append(subprocess.run([sys.argv[3], 'ledger', path], check=True, capture_output=True, text=True).stdout)
    return printed


def exported(name):
    """All games as the program writes them into a file."""
    expect('the export', command('--export', HOME / name)[0], 0)
    return (HOME / name).read_bytes()


def spoil():
    """The file loses its head, and the log goes on from what isn't there any more."""
    record.path().write_bytes(bytes(4096) + record.path().read_bytes()[4096:])


with Story() as story:
    program = story.program

    with story.chapter('a game is played'):
        program.start()
        cape = table.Table(program, table.new_game(program, game.seats), game.seats)
        for line in game.moves[:PLAYED]:
            cape.play(line)

    with story.chapter('others come in'):
        expect('the import', command('--import', *EXAMPLES), (0, f'{len(EXAMPLES)} games came in.\n'))
        before, kept, written = ledgers(), record.moves(1), exported('before.railhead')
        expect('how many games there are', len(before), GAMES)

    with story.chapter('what isn’t understood is said at the terminal, and the window stays as it is'):
        expect('an option', command('--frobnicate'), (2, 'Unknown option --frobnicate\n'))
        expect('a file', command('nothing'), (2, 'There is no file “nothing”. Try “railhead --help”.\n'))

    with story.chapter('all games are copied while the window is open, and none is put back'):
        status, said = command('--backup', COPY)
        expect('the exit status', status, 0)
        expect('what is said', bool(re.match(rf'^Copied to “{COPY}”: {GAMES} games, last played today at ', said)), True)
        status, said = command('--restore', COPY)
        expect('the exit status', status, 2)
        expect('what is said', 'Another program is using the game database' in said, True)

    with story.chapter('the desktop’s New Game and Continue reach the window'):
        expect('new game', command('--new-game'), (0, ''))
        program.find(BUTTON, 'Start')
        expect('continue', command('--continue'), (0, ''))
        program.find(BUTTON, 'Back', sensitive=True)
        wait_for('the game', lambda: not program.has(BUTTON, 'Start'))
        expect('the exit status', program.close(), 0)

    with story.chapter('the database is spoilt, and a copy put back through the window'):
        spoil()
        expect('what --verify gives', command('--verify')[0], 2)
        (record.path().parent / 'backups').mkdir(exist_ok=True)
        (record.path().parent / 'backups' / 'railhead-2026-01-01.db').write_bytes(COPY.read_bytes())
        for path in (record.path().parent / 'backups').glob('*.db'):
            if path.name != 'railhead-2026-01-01.db':
                path.unlink()
        program.start()
        program.find(ANY, 'Your Games Could Not Be Opened')
        program.picture('failure')
        program.press('Put Back a Copy…')
        program.picture('copies')
        program.press_node(program.find(BUTTON, re.compile('^Copy made ')))
        program.find(ANY, re.compile(f'has {GAMES} games, last played today at'))
        program.picture('question')
        # Of a dialog's answers GTK 4.8 says the name twice.
        program.press_node(program.find(BUTTON, re.compile('^Restore( Restore)?$')))
        program.find(BUTTON, 'New Game', sensitive=True)
        program.find(ANY, re.compile(f'was restored: {GAMES} games'))
        program.picture('restored')

    with story.chapter('everything is there'):
        expect('the ledgers', ledgers(), before)
        expect('the moves', record.moves(1), kept)
        expect('what is exported, byte for byte', exported('after.railhead'), written)
        folders = list(record.path().parent.glob('set-aside-*'))
        expect('how many folders there are', len(folders), 1)
        expect('the spoilt file', (folders[0] / 'railhead.db').read_bytes()[:4096], bytes(4096))
        expect('what --verify gives', command('--verify'), (0, f'{GAMES} games checked, no problems found\n'))

    with story.chapter('the game goes on'):
        program.press('Hide This Message')
        expect('continue', command('--continue'), (0, ''))
        program.find(BUTTON, 'Back', sensitive=True)
        expect('the exit status', program.close(), 0)
