# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays From Cape to Cairo through the windows, knowing the words of the screens.

A move of a record becomes what people do at the table: clicks and keys, one
after the other. Nothing is asked of the program but what it shows.
"""

import os
import pathlib
import re

import record
from driver import ANY, BUTTON, FIELD, MENU_ITEM, wait_for

TERRAINS = {'r': 'river', 'm': 'mountain', 'd': 'desert', 'v': 'village', 's': 'savanna'}
POSITION = re.compile(r'· Move (\d+) of (\d+)$')
CARD = re.compile(r'(?P<terrain>[rmdvs])(?P<rails>[0-3])/(?P<value>\d+)')


def rails(number):
    return '1 rail' if number == '1' else f'{number} rails'


def keys_of(card):
    """The three keys of a card; the value 10 is the key 0."""
    found = CARD.fullmatch(card)
    return found['terrain'], found['rails'], found['value'][-1]


def card_name(card):
    found = CARD.fullmatch(card)
    number = rails(found['rails']) if found['rails'] != '0' else 'no rails'
    return f'{TERRAINS[found["terrain"]].capitalize()}, {number}, £{found["value"]}'


def starting(text):
    """A name that begins with these words, whatever is said after a comma."""
    return re.compile('^' + re.escape(text) + '(,|$)', re.IGNORECASE)


def choose_game(program, name):
    """Chooses one of the games for a new one, and returns when it is: the rows of the one before are gone then."""
    program.press(name)
    wait_for(f'“{name}” to be chosen', lambda: program.find(BUTTON, name).checked)


def enter_player(program, number, colour, name):
    """Fills in a row of the new game: types the name, clicks the colour."""
    program.write(f'Name of player {number}', name)
    colours = program.find(ANY, f'Colour of player {number}')
    program.press_node(colours.all(BUTTON, colour.capitalize())[0])
    wait_for(f'player {number} in {colour}', lambda: program.find(
        ANY, f'Colour of player {number}').all(BUTTON, colour.capitalize())[0].checked)


def remove_third(program):
    """They are two: the menu of the third row, right of its name and colours, if it has those, takes it away."""
    program.tab_to('Name of player 3')
    program.tab_to('Menu of player 3', ANY)
    program.key('Return')
    program.find_focus(ANY, (MENU_ITEM,))
    program.tab_to('Remove', (MENU_ITEM,), key='Down')
    program.key('Return')
    wait_for('the third row to be gone', lambda: not program.has(FIELD, 'Name of player 3'))


def new_game(program, seats):
    """Starts a game from Home, and returns its number in the database."""
    program.press('New Game')
    program.find(FIELD, 'Name of player 1')
    program.picture('new-game-empty')
    for number, (colour, name) in enumerate(seats, 1):
        if not program.has(FIELD, f'Name of player {number}'):
            program.press('Add Player')
        enter_player(program, number, colour, name)
    program.picture('new-game')
    program.press('Start')
    return wait_for('the game in the database', record.latest)


def see_sample(program, game='From Cape to Cairo'):
    """Opens the sample of a game from the first page."""
    program.press('Sample Game')
    program.press(game)


def step_through(program):
    """Steps through a game that is looked at, from its start to its end; returns how many moves it has."""
    program.find(BUTTON, 'Next Move', sensitive=True)
    at, length = map(int, POSITION.search(program.find(ANY, POSITION).name).groups())
    program.press('Next Move')
    program.find(ANY, re.compile(f'· Move {at + 1} of {length}$'))
    for move in range(at + 2, length + 1):
        program.key('Right')
        program.find(ANY, re.compile(f'· Move {move} of {length}$'))
        if move == length // 2:
            program.picture('sample-game')
    return length


def in_short(line):
    """A card that is turned up, by its rails alone, which is all that the table asks for."""
    word, *rest = line.split()
    return f'draw {rest[0]} {rest[1][1]}' if word == 'draw' and '/' in rest[1] else line


class Table:
    """The table of a game, whose players are those of a record."""

    def __init__(self, program, game, seats):
        self.program = program
        self.game = game
        self.seats = seats
        self.offer = []
        self.seen = set()
        self.clicks = False
        self.by_itself = 0
        self.other_ways = 0
        self.inputs = 0

    def name(self, seat):
        return self.seats[int(seat) - 1][1]

    def picture(self, kind):
        """Leaves a picture of the first screen of a kind."""
        if kind not in self.seen:
            self.seen.add(kind)
            self.program.picture(kind)

    def play(self, line):
        """Plays a line of a record, and returns when it is stored."""
        word, *rest = line.split()
        if word == 'pass' and self.passes_by_itself(rest[0]):
            return
        before = len(record.moves(self.game))
        inputs = self.program.inputs
        getattr(self, 'play_' + word)(*rest)
        self.inputs += self.program.inputs - inputs
        wait_for(f'“{line}” in the database', lambda: len(record.moves(self.game)) > before)
        # By keys and by clicks, in turns.
        self.clicks = not self.clicks

    def passes_by_itself(self, seat):
        """Whether the program has passed for that player, who couldn't build; if so, it tells it."""
        self.program.look()  # it answers only when it has nothing else to do
        if not record.moves(self.game)[-1].startswith('pass'):
            return False
        self.program.find(ANY, re.compile(re.escape(self.name(seat)) + ' passes: .* short'))
        self.picture('passed')
        self.by_itself += 1
        return True

    # The six steps

    def key_card(self, card):
        """Keys in a card, each key once what the one before chose is chosen; the last one has the card taken."""
        terrain, number, value = keys_of(card)
        self.program.choose(terrain, starting(TERRAINS[terrain]))
        self.program.choose(number, rails(number))
        self.program.key(value)

    def click_card(self, card):
        found = CARD.fullmatch(card)
        self.program.press(starting(TERRAINS[found['terrain']]))
        self.program.press(rails(found['rails']))
        self.program.press(f'£{found["value"]}')

    def play_reveal(self, *cards):
        self.offer = cards
        for number, card in enumerate(cards, 1):
            self.program.find(BUTTON, f'Card {number}: not entered yet')
            if number == 2:
                self.picture('reveal')
            if self.clicks:
                self.click_card(card)
            else:
                self.key_card(card)
            if number < len(cards):
                self.program.find(BUTTON, re.compile(f'^Card {number}: .*£'))

    def play_bids(self, *bids):
        """Everybody opens the own bid, types it and seals it; then all are shown together."""
        for seat, bid in enumerate(bids, 1):
            self.seal(seat, bid)
        self.picture('bids-sealed')
        self.program.press('Reveal')

    def seal(self, seat, bid):
        """They are asked in their order, so that nobody has to be chosen."""
        name = self.name(seat)
        self.program.find(ANY, f'{name} bids next')
        self.picture('bids')
        if self.clicks:
            self.program.press('Enter My Bid')
        else:
            self.program.find_focus('Enter My Bid', BUTTON)
            self.program.key('Return')
        self.program.find(ANY, f'{name}’s bid, hidden')
        # A figure shows nothing when it is pressed, so one that comes twice is typed.
        if self.clicks and len(set(bid)) == len(bid):
            for figure in bid:
                self.program.press(figure)
            self.program.press('Seal')
        else:
            self.program.unseen(*bid)
            self.picture('bid')
            self.program.key('Return')
        self.program.find(BUTTON, f'{name}, sealed')

    def play_tie(self, *draws):
        """The table asks for values only, of the tied seats in their order, one after another."""
        for number, draw in enumerate(draws, 1):
            seat, _, card = draw.partition(':')
            value = card.rpartition('/')[2]
            name = f'{self.name(seat)}: {value}'
            self.program.find(BUTTON, name, sensitive=True)
            self.picture('tie')
            if self.clicks:
                self.program.press(name)
            else:
                self.program.key(value[-1])
            if number < len(draws):
                self.program.find(BUTTON, f'{self.name(seat)}, drew {value}')

    def play_pick(self, seat, number):
        self.program.find(ANY, re.compile('^' + re.escape(self.name(seat)) + ' picks'))
        self.picture('pick')
        if self.clicks:
            card = self.offer[int(number) - 1]
            name = card_name(card)
            self.program.press(f'Card {number}: {name}' if self.offer.count(card) > 1 else name)
        else:
            self.program.key(number)

    def play_draw(self, seat, card):
        self.program.find(ANY, re.compile(f'^(How many rails|What card) does {re.escape(self.name(seat))} turn up'))
        self.picture('draw')
        if CARD.fullmatch(card):
            if self.clicks:
                self.program.press('Whole Card')
                self.click_card(card)
            else:
                self.key_card(card)
        elif self.clicks:
            self.program.press(rails(card))
        else:
            self.program.find(BUTTON, rails(card), sensitive=True)
            self.program.key(card)

    def play_pass(self, _seat):
        self.program.find(BUTTON, starting('Pass'), sensitive=True)
        self.picture('decide')
        if self.clicks:
            self.program.press(starting('Pass'))
        else:
            self.program.key('p')

    @staticmethod
    def way(buy):
        """The name of what builds by a way to pay. The rails bought tell them apart: each has a price of its own."""
        pounds = 10 * int(buy.removeprefix('buy='))
        return re.compile((f'^Build for £{pounds}' if pounds else '^Build') + r'(,(?!.* bought)|$)')

    @staticmethod
    def row(buy):
        """The name of the way itself, where there are others."""
        return re.compile(rf'\+ {buy.removeprefix("buy=")} bought,')

    def play_build(self, _seat, _bonus, buy):
        way = self.way(buy)
        self.program.find(BUTTON, re.compile('^Build'), sensitive=True)
        self.picture('build')
        if not self.program.has(BUTTON, way):  # the best way is there at once, the others are asked for
            self.other_ways += 1
            self.program.press('Other Ways')
            self.program.press(self.row(buy))
        self.program.press(way)


class Keys(Table):
    """All by keys: of each button its own, or Enter where it has the focus."""

    def play(self, line):
        self.clicks = False
        super().play(line)

    def play_build(self, _seat, bonus, buy):
        way = self.way(buy)
        self.program.find(BUTTON, re.compile('^Build'), sensitive=True)
        if self.program.has(BUTTON, way):
            self.program.key('b')
        else:
            self.other_ways += 1
            self.program.key('o')
            self.program.find(BUTTON, self.row(buy))
            self.program.key(bonus.removeprefix('bonus='))
            self.program.find_focus(way)
            self.program.key('Return')


class Clicks(Table):
    """All by clicks, of a hand that has a pointer alone."""

    def play(self, line):
        self.clicks = True
        super().play(line)

    def seal(self, seat, bid):
        name = self.name(seat)
        self.program.find(ANY, f'{name} bids next')
        self.program.press('Enter My Bid')
        self.program.find(ANY, f'{name}’s bid, hidden')
        for figure in bid:
            self.program.press_blind(figure)
        self.program.press('Seal')
        self.program.find(BUTTON, f'{name}, sealed')
