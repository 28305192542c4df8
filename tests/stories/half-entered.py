# SPDX-License-Identifier: GPL-3.0-or-later
"""What is entered of a move is never lost, and each tap can be taken back.

    half-entered.py RAILHEAD FOLDER-OF-RECORDS

Cards on offer are half entered when somebody looks Home, and again when the
power fails. They are finished by key and taken back by key; the bids come from
slips of paper; a wrong count of rails is tapped again; cards of the next round wait
while a slip is put right, through another power cut. In the end the game is
deleted, brought back, and deleted for good.
"""

import re

import record
import table
from driver import ANY, BUTTON, wait_for
from story import Story, expect

SEATS = [('red', 'Anna'), ('blue', 'Bram'), ('green', 'Csilla')]
PLAYERS = re.compile('^Anna, Bram')
OFFER = 'reveal s2/7 s3/3 v1/2'
BIDS = 'bids 12 5 1'


def wait_for_moves(game, *moves):
    wait_for(f'the moves {moves}', lambda: record.moves(game) == list(moves))


def stored():
    return record.query('SELECT texts, done FROM draft'), record.query('SELECT count(*) FROM move WHERE undone = 0')


def enter(program, key):
    """A key, which is on disk before the next one comes."""
    before = stored()
    program.key(key)
    wait_for(f'the key {key} on disk', lambda: stored() != before)


def wait_for_question(program, number):
    program.find(ANY, re.compile(f'Turn up card {number} of 3'))


def open_again(program):
    program.press(PLAYERS)


with Story() as story:
    program = story.program

    with story.chapter('a card and a half are entered, and still there after a look Home'):
        program.start()
        game = table.new_game(program, SEATS)
        wait_for_question(program, 1)
        for key in ('s', '2', '7'):
            enter(program, key)
        wait_for_question(program, 2)
        enter(program, 'd')
        program.press('Back')
        open_again(program)
        wait_for_question(program, 2)
        wait_for('the desert chosen', lambda: program.find(BUTTON, re.compile('^Desert')).checked)
        program.picture('half')

    with story.chapter('the power fails, and it is there again; undo takes back a tap at a time'):
        program.kill()
        program.start()
        open_again(program)
        wait_for('the desert chosen', lambda: program.find(BUTTON, re.compile('^Desert')).checked)
        program.press('Undo: card 2, desert')
        wait_for('no terrain chosen', lambda: not program.find(BUTTON, re.compile('^Desert')).checked)
        program.press('Undo: card 1, £7')
        wait_for_question(program, 1)
        program.press('Redo: card 1, £7')
        wait_for_question(program, 2)

    with story.chapter('the last key plays, and its undo leaves what was entered before'):
        for key in ('s', '3', '3', 'v', '1', '2'):
            enter(program, key)
        wait_for_moves(game, OFFER)
        program.press('Undo: card 3, £2')
        wait_for_question(program, 3)
        wait_for_moves(game)
        program.key('2')
        wait_for_moves(game, OFFER)

    with story.chapter('bids from slips of paper are entered openly'):
        program.picture('bids')
        program.press('Bid on Paper')
        program.find(ANY, 'Not secret: what does Anna’s slip say?')
        for key, bid in ('1', '£1'), ('2', '£12'):
            program.key(key)
            program.find(BUTTON, f'Anna, {bid}')
        program.picture('open')
        program.key('Return')
        program.find(ANY, 'Not secret: what does Bram’s slip say?')
        program.key('5')
        wait_for('£5', lambda: program.has(BUTTON, 'Bram, £5'))
        program.key('Return')
        program.find(ANY, 'Not secret: what does Csilla’s slip say?')
        program.key('1')
        wait_for('£1', lambda: program.has(BUTTON, 'Csilla, £1'))
        program.key('Return')
        wait_for_moves(game, OFFER, BIDS)

    with story.chapter('a wrong count of rails is tapped again'):
        program.press('Savanna, 2 rails, £7')
        wait_for_moves(game, OFFER, BIDS, 'pick 1 1')
        program.press('Savanna, 3 rails, £3')
        wait_for('the first draw', lambda: program.has(ANY, re.compile('^How many rails does')))
        played = record.moves(game)
        program.press('2 rails')
        wait_for('a draw of 2', lambda: record.moves(game) == [*played, 'draw 1 2'])
        program.press('1 rail')
        wait_for('a draw of 1', lambda: record.moves(game) == [*played, 'draw 1 1'])

    with story.chapter('a card is half entered when a slip is found: it waits while Anna decides anew, also where the power fails'):
        program.press(re.compile('^Build'))
        wait_for('a build', lambda: record.moves(game) == [*played, 'draw 1 1', 'build 1 bonus=0 buy=3'])
        wait_for_question(program, 1)
        for key in ('s', '2'):
            enter(program, key)
        program.press('Ledger')
        program.find(BUTTON, 'Moves')
        program.key('m')
        program.press(re.compile('^Anna turns up'))
        program.find(ANY, re.compile('^Correct move'))
        program.key('0')
        program.find(ANY, re.compile('What was entered of the next move waits, too'))
        program.picture('waits')
        program.press('Apply')
        wait_for('a draw of 0', lambda: record.moves(game) == [*played, 'draw 1 0'])
        wait_for('what waits on disk', lambda: record.query('SELECT texts FROM waiting') == [('reveal s_/_\nreveal s2/_\n',)])
        program.kill()
        program.start()
        open_again(program)
        program.press(re.compile('^Build'))
        wait_for('another build', lambda: record.moves(game) == [*played, 'draw 1 0', 'build 1 bonus=0 buy=4'])
        wait_for_question(program, 1)
        for chosen in '^Savanna', '^2 rails':
            wait_for(chosen, lambda chosen=chosen: program.find(BUTTON, re.compile(chosen)).checked)
        program.picture('waited')

    with story.chapter('the game is deleted, brought back, and deleted for good'):
        program.press('Back')
        program.find_focus(PLAYERS, BUTTON)
        program.key('Delete')
        program.find(ANY, re.compile('^The game was deleted'))
        program.picture('deleted')
        program.press('Undo')
        program.find_focus(PLAYERS, BUTTON)
        program.key('Delete')
        program.find(ANY, re.compile('^The game was deleted'))
        expect('the games', record.query('SELECT count(*) FROM game'), [(1,)])
        expect('the exit status', program.close(), 0)
        expect('the games', record.query('SELECT count(*) FROM game'), [(0,)])
