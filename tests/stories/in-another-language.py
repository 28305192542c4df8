# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game in another language: nobody reads or hears a word of ours that has a translation.

    in-another-language.py RAILHEAD LANGUAGE

The players have a keyboard, and the words of their language on the screen.
"""

import os
import re
import sys

import record
import table
from catalogue import Catalogue
from driver import ANY, BUTTON, Program, wait_for
from story import Story, expect

PLAYERS = 'Éva', 'Bram', 'Csilla'
# Ties, passes, bought rails, every terrain, and eight cards in eight rounds.
MOVES = '''
reveal s3/9 r0/1 v0/2, bids 0 0 0, tie 1:/9 2:/5 3:/2, pick 1 1, pick 2 2,
draw 1 0, pass 1, draw 2 3, pass 2, draw 3 0, pass 3, draw 1 0, build 1 bonus=0 buy=0
reveal v3/10 m1/4 r1/3, bids 1 0 0, tie 2:/8 3:/2, pick 1 1, pick 2 2, draw 1 3, build 1 bonus=0 buy=1
reveal d3/10 s0/1 s0/2, bids 5 5 0, pick 2 2, pick 1 1, draw 2 3, pass 2, draw 3 0, pass 3, draw 1 0, build 1 bonus=0 buy=2
reveal m3/10 v1/2 v0/1, bids 3 0 1, pick 1 1, pick 3 2, draw 1 3, build 1 bonus=0 buy=3
reveal r3/10 d2/1 d0/1, bids 4 0 1, pick 1 1, pick 3 2, draw 1 3, build 1 bonus=0 buy=4
reveal s3/10 s1/1 m0/1, bids 5 0 1, pick 1 1, pick 3 2, draw 1 3, build 1 bonus=0 buy=0
reveal v3/8 r0/1 d0/1, bids 6 0 1, pick 1 1, pick 3 2, draw 1 d3/4, build 1 bonus=0 buy=1
reveal s3/7 d1/3 s0/1, bids 7 0 1, pick 1 1, pick 3 2, draw 1 3, build 1 bonus=0 buy=0
'''.replace(',\n', '\n').replace('\n', ', ').strip(', ').split(', ')

# How many of them are the first round.
ROUND = MOVES.index('reveal v3/10 m1/4 r1/3')

# The keys of these names, as the toolkit calls them among the shortcuts.
TOOLKIT = {'Delete', 'End', 'Home'}

language = Catalogue(sys.argv[2])
os.environ['LANGUAGE'] = sys.argv[2]


class Reader(Program):
    """Remembers whatever is seen and heard."""

    def __init__(self, *command, **options):
        super().__init__(*command, **options)
        self.texts = set()

    def look(self):
        root = super().look()
        for node in root.walk():
            self.texts.update(text for text in (node.name, node.description) if text)
        return root


class Player:
    """Plays the moves of a record by keys, asking the screen for nothing but what it shows."""

    def __init__(self, program):
        self.program = program
        self.game = None

    def press(self, english, context=None):
        self.program.press(language.text(english, context=context))

    def see(self, english, *values, context=None, roles=ANY):
        return self.program.find(roles, re.compile('^' + re.escape(language.text(english, *values, context=context))))

    def leave(self, text):
        """Closes what has that text by Escape, and returns when it is gone."""
        self.program.key('Escape')
        self.program.gone(ANY, text)
        wait_for('the window to be gone', lambda: len(self.program.windows()) == 1)

    def begin(self):
        self.press('New Game')
        for number, name in enumerate(PLAYERS, 1):
            self.program.write(language.text('Name of player %u', number), name)
        self.press('Start', context='button')
        self.game = wait_for('the game in the database', record.latest)

    def key_card(self, card):
        """Keys in a card, each key once what the one before chose is chosen; the last one has the card taken."""
        terrain, number, value = table.keys_of(card)
        title = language.text(table.TERRAINS[terrain].capitalize(), context='terrain title')
        self.program.choose(language.text(terrain, context='terrain key'), table.starting(title))
        self.program.choose(number, language.text('%d rail', number, plural=number != '1'))
        self.program.key(value)

    def play(self, line):
        word, *rest = line.split()
        before = len(record.moves(self.game))
        getattr(self, 'play_' + word)(*rest)
        wait_for(f'“{line}” in the database', lambda: len(record.moves(self.game)) > before)
        self.program.look()

    def play_reveal(self, *cards):
        for number, card in enumerate(cards, 1):
            self.see('Card %u: not entered yet', number)
            self.key_card(card)
            if number < len(cards):
                self.program.gone(ANY, language.text('Card %u: not entered yet', number))

    def play_bids(self, *bids):
        for seat, (name, bid) in enumerate(zip(PLAYERS, bids, strict=True), 1):
            self.see('%s bids next', name)
            self.press('Enter My Bid')
            self.see('%s’s bid, hidden', name)
            self.program.unseen(*bid)
            self.program.key('Return')
            self.program.find(ANY, f'{name}, {language.text("sealed", context="bid")}')
        self.press('Reveal', context='button')

    def play_tie(self, *draws):
        self.program.find(ANY, re.compile(re.escape(language.text('Tie', context='phase'))))
        for draw in draws[:-1]:
            seat, value = draw.split(':/')
            drew = language.text('drew %u', value, context='picks')
            self.program.key(value[-1])
            self.program.find(BUTTON, language.text('%1$s, %2$s', PLAYERS[int(seat) - 1], drew, context='spoken button'))
        self.program.key(draws[-1][-1])

    def play_pick(self, seat, number):
        self.see('%s picks. Which card?', PLAYERS[int(seat) - 1])
        self.program.key(number)

    def play_draw(self, seat, card):
        self.see('How many rails does %s turn up?', PLAYERS[int(seat) - 1])
        if '/' in card:
            self.key_card(card)
        else:
            self.program.key(card)

    def play_pass(self, _seat):
        self.program.find(ANY, language.text('Pass', context='button'), sensitive=True)
        self.program.key(language.text('p', context='key for Pass'))

    def play_build(self, *_words):
        self.program.find(ANY, language.text('Pass', context='button'), sensitive=True)
        self.program.key(language.text('b', context='key for Build'))


with Story(Reader) as story:
    program = story.program
    player = Player(program)

    with story.chapter('a game begins'):
        program.start()
        player.begin()

    with story.chapter('a round is played'):
        for move in MOVES[:ROUND]:
            player.play(move)

    with story.chapter('the ledger, the moves, the rules and the other pages are looked at'):
        program.key(language.text('l', context='key for the ledger'))
        player.see('Ledger of %s', PLAYERS[0])
        program.key(language.text('m', context='key for the moves'))
        # The heading in their list; the phase, which begins alike, stood there before.
        program.find(ANY, language.text('Round %1$u of %2$d', 1, 8))
        program.key('F1')
        player.see('In Short', context='rules sheet')
        player.leave(language.text('In Short', context='rules sheet'))
        player.leave(language.text('Moves', context='ledger'))
        program.key('ctrl+question')
        player.see('Terrain of a Card', context='shortcut window')
        player.leave(language.text('Terrain of a Card', context='shortcut window'))
        program.key('ctrl+comma')
        program.find(ANY, 'Nederlands')
        player.leave('Nederlands')

    with story.chapter('it is taken up again, and played to its end'):
        expect('the exit status', program.close(), 0)
        program.start()
        program.press(re.compile('^' + ', '.join(PLAYERS)))
        for move in MOVES[ROUND:]:
            player.play(move)
        player.see('%s has won!', PLAYERS[0])
        expect('the moves', [record.plain(move) for move in record.moves(player.game)], MOVES)

    with story.chapter('it is found among the others'):
        program.key('ctrl+h')
        player.see('Finished', context='games')
        program.key('alt+Left')
        player.see('Rematch')
        program.key('alt+Left')
        player.see('New Game')

    with story.chapter('an English text would be noticed'):
        for text in ('Éva’s turn', 'Ledger', 'Round 3 of 8 · Build', 'Bram passes: 2 rails short, with £5 in hand. Bram waits'):
            expect(text, language.is_english(text), True)

    with story.chapter('no word of ours was among all those on the screen'):
        expect('the English texts', sorted(text for text in program.texts - TOOLKIT if language.is_english(text)), [])
        expect('the exit status', program.close(), 0)
