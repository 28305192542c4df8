# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who doesn't see keeps the score of a round, and hears all there is to know; of a bid nobody hears a digit.

    heard.py RAILHEAD

heard.txt has what is done and what Orca says then: a line that begins with “>” is done, the lines below it are said,
and “#” begins a chapter. All of it is said and nothing else, in that order; what is said twice counts once.
"""

import pathlib
import re
import sys

import record
import table
from driver import ANY, BUTTON, MENU_ITEM, wait_for
from senses.reader import Reader
from story import Story, expect

SEATS = (('red', 'Ann'), ('blue', 'Bo'))


def read(path):
    """The chapters: a title and what is done, each with what is said then."""
    chapters = []
    for line in path.read_text(encoding='utf-8').splitlines():
        if line.startswith('# '):
            chapters.append((line[2:], []))
        elif line.startswith('> '):
            chapters[-1][1].append((line[2:], []))
        elif line:
            chapters[-1][1][-1][1].append(line)
    return chapters


class Scorekeeper:
    """Does what is written."""

    def __init__(self, program, reader):
        self.program = program
        self.reader = reader

    def do(self, deed, said):
        """Does it, and listens."""
        word, *rest = deed.split(' ')
        getattr(self, 'do_' + word)(*rest)
        # What nobody has seen yet takes no key.
        self.program.find(ANY)
        heard, keys = self.reader.take(said[-1] if said else None)
        if word == 'card':  # what lies on the way is said where Orca has the time
            heard = heard[-len(said):]
        expect(f'what is said after “{deed}”', '\n'.join(heard), '\n'.join(said))
        if word == 'bid':
            expect(f'the keys said aloud after “{deed}”', keys, [])
        elif word in ('key', 'card') and rest[0].isalnum() and len(rest[0]) == 1:
            expect(f'the keys said aloud after “{deed}”', keys, rest)

    def do_start(self):
        """Orca comes when there is something to read."""

    def do_key(self, key):
        self.program.key(key)

    def do_card(self, *keys):
        table.Table(self.program, None, SEATS).key_card('{}{}/{}'.format(*keys))

    def do_bid(self, *keys):
        self.program.unseen(*keys)

    def do_hold(self, key):
        self.program.hold(key, 1)

    def do_press(self, *name):
        self.program.press(' '.join(name))

    def do_up(self, *name):
        self.program.tab_to(re.compile('^' + re.escape(' '.join(name))), BUTTON, key='Up')
        self.reader.silence()
        heard = self.reader.heard
        # What lies on the way is passed over.
        del heard[:max(place for place, text in enumerate(heard) if text.startswith(' '.join(name)))]


def players(program):
    """They are two, and the third row is taken away."""
    for number, (colour, name) in enumerate(SEATS, 1):
        table.enter_player(program, number, colour, name)
    program.tab_to('Menu of player 3', ANY)
    program.key('Return')
    program.find_focus(ANY, (MENU_ITEM,))
    program.tab_to('Remove', (MENU_ITEM,), key='Down')
    program.key('Return')
    program.gone(BUTTON, 'Menu of player 3')


with Story() as story:
    story.quiet = False  # libatk asks for coordinates that GTK doesn't have, and GTK says so
    program = story.program
    program.start()
    reader = Reader(program)
    try:
        keeper = Scorekeeper(program, reader)
        with story.chapter('Orca reads the first page, and two players are entered'):
            wait_for('Orca', lambda: reader.take('Screen reader on.'))
            program.press('New Game')
            players(program)
            reader.silence()
            reader.take(None)
        for title, deeds in read(pathlib.Path(__file__).with_name('heard.txt')):
            with story.chapter(title):
                for deed, said in deeds:
                    keeper.do(deed, said)
        with story.chapter('the game is what was played'):
            number = record.latest()
            expect('the moves', record.moves(number), [
                'reveal r0/7 v0/8', 'bids 5 5', 'tie 1:/8 2:/4', 'pick 1 1', 'draw 1 0', 'pass 1', 'draw 2 3',
                'build 2 bonus=0 buy=4'])
    finally:
        reader.end()
