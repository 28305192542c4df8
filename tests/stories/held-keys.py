# SPDX-License-Identifier: GPL-3.0-or-later
"""A book slides onto the keyboard: in every step, a key that is held down does what it does once.

    held-keys.py RAILHEAD FOLDER-OF-DATA [SECONDS]

Each of Enter, 0, a letter and Ctrl+Z is held for two seconds, or as many as
are given, so that the display repeats it. At most one move is made or taken
back, or one thing entered of one, and that can be undone or done again; so in
each step, in a correction, and where somebody has won.
"""

import pathlib
import re
import shutil
import sys

import record
import table
from driver import ANY, BUTTON, wait_for
from story import Story, expect

SECONDS = float(sys.argv[3]) if len(sys.argv) > 3 else 2
# Two games that are over, and one that isn't.
STORED = pathlib.Path(sys.argv[2]) / 'store-v4.db'
WON = 1
SEATS = [('red', 'Anna'), ('blue', 'Bram'), ('green', 'Csilla')]
OFFER = 'reveal r1/7 d3/10 s2/5'
REDO = re.compile('^Redo')
# A letter that is a key of the step after each of these moves.
MOVES = {
    OFFER: 'x',
    'bids 5 5 0': 'x',
    'tie 1:/3 2:/4': 'x',
    'pick 2 2': 'x',
    'pick 1 1': 's',
    'draw 2 3': 'p',
}


def made(before, after):
    """How many moves of people's own there are more, or fewer; who couldn't build has passed by itself."""
    def own(moves):
        return [move for move in moves if not move.startswith('pass')]
    return len(own(after)) - len(own(before))


def shown(program):
    """What all buttons say, but for what can be redone."""
    buttons = [(node.name, node.checked, node.sensitive) for node in program.look().all(BUTTON)]
    return [button for button in buttons if not REDO.match(button[0])]


def settled(program, game):
    """The moves, once the program has nothing else to do."""
    program.look()
    return record.moves(game)


def hold(program, game, key):
    """Holds a key, and takes back what it has done."""
    before = settled(program, game)
    program.hold(key, SECONDS)
    after = settled(program, game)
    expect(f'the moves after a held {key}, at most one but {before}: {after}', abs(made(before, after)) <= 1, True)
    if after != before:
        back = 'ctrl+shift+z' if key == 'ctrl+z' else 'ctrl+z'
        while record.moves(game) != before:
            there = record.moves(game)
            program.key(back)
            wait_for('another move', lambda there=there: record.moves(game) != there)
    expect(f'the moves before and after a held {key}', settled(program, game), before)


def hold_to_enter(program, game, key, back='ctrl+z'):
    """Holds a key by which something is entered of a move, which is taken back by another, pressed once."""
    moves, before = settled(program, game), shown(program)
    program.hold(key, SECONDS)
    expect(f'the moves before and after a held {key}', settled(program, game), moves)
    expect(f'whether a held {key} has entered anything', shown(program) != before, True)
    program.key(back)
    wait_for(f'what was there before the held {key}', lambda: shown(program) == before)


def hold_for_nothing(program, game, key):
    """Holds a key that enters nothing."""
    moves, before = settled(program, game), shown(program)
    program.hold(key, SECONDS)
    expect(f'the moves before and after a held {key}', settled(program, game), moves)
    expect(f'what is entered after a held {key}', shown(program), before)


def hold_in_card(program, game):
    """A card on offer is one thing after the other, and each is named: Enter alone enters none of them."""
    program.find(BUTTON, 'Card 1: not entered yet')
    hold_for_nothing(program, game, 'Return')
    hold_to_enter(program, game, 'r')
    program.key('s')
    wait_for('a savanna', lambda: program.find(BUTTON, re.compile('^Savanna')).checked)
    hold_for_nothing(program, game, 'Return')
    hold_to_enter(program, game, '0')
    hold_to_enter(program, game, 'ctrl+z', 'ctrl+shift+z')
    program.key('ctrl+z')
    wait_for('nothing', lambda: not program.find(BUTTON, re.compile('^Savanna')).checked)


def hold_in_open_bids(program, game):
    """Bids that nobody hides."""
    program.press('Bid on Paper')
    program.find(ANY, 'Not secret: what does Anna’s slip say?')
    hold(program, game, 'x')
    hold_to_enter(program, game, '0')
    program.key('7')
    program.find(BUTTON, 'Anna, £7')
    hold_to_enter(program, game, 'Return')
    hold_to_enter(program, game, 'ctrl+z', 'ctrl+shift+z')
    program.key('ctrl+z')
    program.gone(BUTTON, 'Anna, £7')
    program.key('ctrl+z')
    program.find(BUTTON, 'Bid on Paper')


def hold_in_correction(program, game):
    """What is safe is applied once, and the key that does it answers nothing on the table."""
    before = settled(program, game)
    program.key('l')
    program.find(BUTTON, 'Moves')
    program.key('m')
    program.find_focus(re.compile('turns up'), BUTTON)
    program.key('Return')
    program.find(ANY, re.compile('^Correct move'))
    for key in ('Return', 'x', '0'):
        program.hold(key, SECONDS)
    expect('the moves before Enter', settled(program, game), before)
    program.hold('Return', SECONDS)
    wait_for('the correction', lambda: record.moves(game) == [*before[:-1], 'draw 2 0'])
    expect('the moves after a held Enter', settled(program, game), [*before[:-1], 'draw 2 0'])
    program.hold('ctrl+z', SECONDS)
    expect('the moves after a held Ctrl+Z', settled(program, game), before)


def hold_at_the_end(program):
    """Who has won sees it, whatever was held to get there; another game isn't begun."""
    games = record.query('SELECT count(*) FROM game')
    for key in ('0', 'x', 'ctrl+z'):
        hold(program, WON, key)
    program.key('ctrl+z')
    program.find(BUTTON, re.compile('^Build'), sensitive=True)
    for key in ('b', 'Return'):
        hold(program, WON, key)
        program.find(BUTTON, re.compile('^Build'), sensitive=True)
    program.key('b')
    program.find(ANY, 'Jörg has won!')
    program.hold('Return', SECONDS)
    program.look()
    expect('the games', record.query('SELECT count(*) FROM game'), games)
    expect('whether somebody has won', record.status(WON), 'won')


def hold_in_bid(program, game):
    """The same in an open bid; then two are typed, sealed by an Enter that is held, and a held undo drops the last alone."""
    for key in ('0', 'x', 'Return'):
        program.press('Enter My Bid')
        program.find(ANY, 'Anna’s bid, hidden')
        hold(program, game, key)
        if key != 'Return':
            program.key('Escape')
    program.unseen('4', '2')
    program.hold('Return', SECONDS)
    program.find(BUTTON, 'Anna, sealed')
    expect('who bids next', program.has(ANY, 'Bram bids next'), True)
    expect('another bid is opened', program.has(BUTTON, 'Seal'), False)
    program.press('Enter My Bid')
    program.find(ANY, 'Bram’s bid, hidden')
    program.unseen('4', '2')
    program.key('Return')
    program.find(BUTTON, 'Bram, sealed')
    program.hold('ctrl+z', SECONDS)
    program.find(BUTTON, 'Bram, waiting')
    program.find(BUTTON, 'Anna, sealed')
    program.key('ctrl+z')
    program.find(BUTTON, 'Anna, waiting')


with Story() as story:
    program = story.program

    with story.chapter('a game of three'):
        program.start()
        number = table.new_game(program, SEATS)
        cape = table.Table(program, number, SEATS)

    with story.chapter('keys are held while cards are entered'):
        hold_in_card(program, number)

    for line, letter in MOVES.items():
        with story.chapter(f'keys are held after “{line}”'):
            cape.play(line)
            for key in ('Return', '0', letter, 'ctrl+z'):
                hold(program, number, key)
        if line == OFFER:
            with story.chapter('keys are held in bids that everybody sees'):
                hold_in_open_bids(program, number)
            with story.chapter('keys are held in an open bid, and Enter seals that one and opens no other'):
                hold_in_bid(program, number)

    with story.chapter('keys are held in a correction'):
        # What could be redone would be lost by it, which takes more than an Enter.
        program.key('ctrl+z')
        program.find(ANY, re.compile('^How many rails does'))
        cape.play('draw 2 1')
        hold_in_correction(program, number)

    with story.chapter('keys are held where somebody has won'):
        expect('the exit status', program.close(), 0)
        shutil.copy(STORED, record.path())
        program.start()
        program.press('History')
        program.press(re.compile('^Jörg'))
        program.find(ANY, 'Jörg has won!')
        hold_at_the_end(program)

    with story.chapter('they leave'):
        expect('the exit status', program.close(), 0)
