# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays The Heart of Africa through the windows, knowing the words of its screens.

A move of a record becomes what people do at the table. Nothing is asked of the program but what it shows.
"""

import re
import time

import record
import table
from driver import ANY, BUTTON, MENU_ITEM, wait_for

TERRAINS = {'desert': 'd', 'jungle': 'j', 'mountain': 'm'}
COLOURS = {'yellow': 'y', 'orange': 'o', 'red': 'r', 'purple': 'p', 'blue': 'b', 'green': 'g', 'white': 'w', 'grey': 'a',
           'black': 'k'}
CLAIM_MAX = 5  # taps or keys
DOUBLE_CLICK = .4  # the desktop's, unless it is told otherwise
ONCE_MORE = 1  # a key that has ended a turn is meant again


def new_game(program, seats):
    """Starts a game from Home, and returns its number in the database."""
    program.press('New Game')
    table.choose_game(program, 'The Heart of Africa')
    for number, (colour, name) in enumerate(seats, 1):
        if not program.has(ANY, f'Name of player {number}'):
            program.press('Add Player')
        table.enter_player(program, number, colour, name)
    while program.has(ANY, f'Name of player {len(seats) + 1}'):
        remove_player(program, len(seats) + 1)
    program.picture('heart-new-game')
    program.press('Start')
    return wait_for('the game in the database', record.latest)


def remove_player(program, number):
    """Takes a player away whom nobody needs, by the menu of the row."""
    program.press(f'Menu of player {number}', ANY)
    program.press('Remove', (MENU_ITEM,))
    program.gone(ANY, f'Name of player {number}')


class Table:
    """The table of a game, whose players are those of a record; by clicks, or by keys."""

    def __init__(self, program, game, seats, keys=False):
        self.program = program
        self.game = game
        self.seats = seats
        self.keys = keys
        self.seen = set()
        self.passed = 0  # when a turn was
        self.told = 0  # whose tickets were counted
        self.claims = []  # how many inputs each took

    def name(self, seat):
        return self.seats[int(seat) - 1][1]

    def picture(self, kind):
        """Leaves a picture of the first screen of a kind."""
        if kind not in self.seen:
            self.seen.add(kind)
            self.program.picture(f'heart-{kind}')

    def play(self, line):
        """Plays a line of a record, and returns when it is stored."""
        word, *rest = line.split()
        before = len(record.moves(self.game))
        inputs = self.program.inputs
        getattr(self, 'play_' + word)(*rest)
        wait_for(f'“{line}” in the database', lambda: len(record.moves(self.game)) > before)
        if word == 'claim':
            self.claims.append(self.program.inputs - inputs)

    def choose(self, key, name):
        """Presses a choice, by its key or itself, and returns when it is chosen."""
        if self.keys:
            self.program.choose(key, name)
        else:
            self.program.press(name)
            wait_for(f'“{name}” to be chosen', lambda: self.program.find(BUTTON, name).checked)

    def press(self, key, name):
        """Presses a button that leads on."""
        if self.keys:
            self.program.find(BUTTON, name, sensitive=True)
            self.program.key(key)
        else:
            self.program.press(name)

    def press_alone(self, key, name):
        """Presses what may have ended the turn before: of a double press the second half isn't taken."""
        pause = ONCE_MORE if self.keys else DOUBLE_CLICK
        wait_for('a press of its own', lambda: time.monotonic() > self.passed + pause)
        self.press(key, name)
        self.passed = time.monotonic()

    def play_deal(self, *terrains):
        self.program.find(ANY, 'Which terrain card does everybody begin with?')
        self.picture('deal')
        for seat, terrain in enumerate(terrains, 1):
            self.choose(TERRAINS[terrain], f'{self.name(seat)}: {terrain.capitalize()}')
        self.press('f', 'Begin')

    def choose_player(self, seat):
        """Whose turn comes next is offered; who comes before the player that acts has drawn cards."""
        question = f'What does {self.name(seat)} do?'
        asked = self.program.find(ANY, re.compile('^What does .* do[?]$')).name
        while asked != question:
            self.press_alone('n', 'Draws Train Cards or Tickets, nothing to write down; next player')
            wait_for(f'another question than “{asked}”', lambda asked=asked: not self.program.has(ANY, asked))
            asked = self.program.find(ANY, re.compile('^What does .* do[?]$')).name

    def play_terrain(self, seat, *terrains):
        self.choose_player(seat)
        self.picture('play')
        for number, terrain in enumerate(terrains, 1):
            take = f'Take a {terrain} card'
            self.press_alone(TERRAINS[terrain], take) if number == 1 else self.press(TERRAINS[terrain], take)
            if number == 1:
                wait_for(f'“{take}” to be chosen', lambda take=take: self.program.find(BUTTON, take).checked)
                self.picture('terrain')
        self.passed = time.monotonic()
        if len(terrains) == 1:
            self.press('c', 'No Second Terrain Card')

    def play_claim(self, seat, colour, length, *doubling):
        self.choose_player(seat)
        self.choose(COLOURS[colour], colour.capitalize())
        self.choose(length, f'Length {length}')
        self.picture('claim')
        if not doubling:
            self.press('i', re.compile('^Plain, [0-9]'))
            return
        engines = int(doubling[1].removeprefix('engines='))
        # The fewest engines stand on the button; of other ways one has to ask.
        least = re.search('([0-9]+) engine', self.program.find(BUTTON, re.compile('^Doubled, [0-9]')).name)
        if engines == (int(least[1]) if least else 0):
            self.press('x', re.compile('^Doubled, [0-9]'))
            return
        self.press('e', 'Engines…')
        self.program.find(BUTTON, re.compile(f'^{engines} engines?,'))
        self.picture('engines')
        self.choose(str(engines), re.compile(f'^{engines} engines?,'))
        self.press('x', re.compile(f'^Doubled, [0-9]+, .*{engines} engines?'))

    def type_ticket(self, ticket):
        """Figures, and whether it was fulfilled."""
        sign, value = ticket[0], ticket[1:]
        for end in range(1, len(value) + 1):
            self.press(value[end - 1], value[end - 1])
            self.program.find(ANY, f'{value[:end]}: fulfilled or failed?')
        self.press({'+': 'plus', '-': 'minus'}[sign], {'+': '+ fulfilled', '-': '− failed'}[sign])
        self.program.find(ANY, f'+{value}, fulfilled' if sign == '+' else f'−{value}, failed')

    def end(self):
        """Before everybody has had the last turn, that the game ends is told in two places."""
        if not self.program.has(BUTTON, 'On to the Tickets'):
            self.press('t', 'End the Game…')
            self.program.find(ANY, re.compile('^(Nobody is down to 2 trains yet|The last turns aren’t over)'))
        self.press_alone('f', 'On to the Tickets')

    def play_tickets(self, seat, *tickets):
        question = f'Which tickets does {self.name(seat)} have?'
        if not self.program.has(ANY, re.compile('^Which tickets does ')):
            self.end()
        self.program.find(ANY, re.compile('^Which tickets does '))
        while not self.program.has(ANY, question):
            if self.keys:
                before = self.program.find(ANY, re.compile('^Which tickets does ')).name
                self.program.key('n')
                self.program.gone(ANY, before)
            else:
                self.program.press(self.player_button(seat))
                self.program.find(ANY, question)
        for ticket in tickets:
            self.type_ticket(ticket)
        if not tickets:
            self.press('0', '0')
            self.program.find(ANY, 'No tickets')
        self.picture('tickets')
        self.press('Return' if tickets else 'f', re.compile('^Done'))
        self.told += 1
        if self.told == len(self.seats):
            self.program.find(ANY, 'Are these everybody’s tickets?')
            self.picture('count')
            self.press('f', re.compile('^Count the Tickets'))

    def player_button(self, seat):
        return re.compile('^' + re.escape(self.name(seat)) + '(,|$)')

    def check_claims(self):
        """Fails if a claim took more taps or keys than it may."""
        print(f'# taps or keys a claim: {self.claims}', flush=True)
        if not self.claims or max(self.claims) > CLAIM_MAX:
            raise AssertionError(f'{self.claims} taps or keys a claim: more than {CLAIM_MAX}')
