# SPDX-License-Identifier: GPL-3.0-or-later
"""Nobody outside a game's folders and the lists knows a game: what they may know is in rh-game.h, rh-telling.h and rh-game-ui.h."""

import pathlib
import re

import layers
import lint

# The games' own folders, and the two lists of games.
OWN = (*(f'{room}/' for game in layers.GAMES for room in layers.rooms(game)), *layers.LISTS)

# Where the games' folders are named, to be built.
BUILT = tuple(f'src/{layer}/meson.build' for layer in ('rules', 'telling', 'ui'))

# Titles, what is on the cards and the dice, what is paid, bought and built; in names of code and in comments, too.
NAMES = (r'capes?|cairo|zugkraft|africa|rivers?|mountains?|deserts?|villages?|savannas?|terrains?|rails?|pounds?|auctions?|'
         r'capitals?|lanes?|cards?|piles?|trains?|ties?|tied|bonus(?:es)?|pass(?:es|ed)?|common[ _-]rows?|'
         r'jungles?|routes?|tickets?|globe[ -]?trotters?|dice|engines?|locomotives?|tenders?|tanks?|tank[ _-]cars?|ores?|'
         r'box[ -]?cars?|cabooses?|wrecks?|wrecked|shortages?|freights?|knock[ _-]?outs?')
WORDS = re.compile(rf'(?<![A-Za-z])(?i:{NAMES})(?![A-Za-z])|'
                   r'(?<=[a-z])(?:Cape|Cairo|Terrain|Rail|Auction|Capital|Lane|Card|Pile|Train|Tie|Bonus|Pass|Zugkraft|Africa|Heart|'
                   r'Jungle|Route|Ticket|Dice|Engine|Tender|Caboose|Wreck|Shortage|Freight|Knockout)s?(?![a-z])|£')
# What has such a word in it and is of no game. Bid, reveal, draw, build, pick and board are everybody's.
EXCUSED = {
    r'(?:gdk_|append_)?cairo(?:_\w+)?|CAIRO_[A-Z]\w+': 'the library that GTK draws with',
    r'(?:class name=")card(?=")|@card_\w+': 'libadwaita’s class and colours',
    r"kind NOT IN \('bid', 'rails', 'income'\)|in whole pounds \(or points\)": 'the first schema, which is never changed',
    r'passed over': 'what is left out',
    r'id="box"': 'a widget that holds others',
    r'"RAIL"': 'what marks a file as the program’s, from its first release on',
    r'(?i:pass[-_]by[-_]itself)': 'the key of a setting that people have stored',
}
CLEAR = re.compile('|'.join(EXCUSED))
# The words of moves and ledgers, written out.
LITERALS = re.compile(r'["\'](reveal|bids?|tie|pick|draw|pass|build|rails|income|'
                      r'train|short|wreck|engine|tender|ore|box|'
                      r'deal|claim|route|tickets?|globetrotter|double)["\' ]')
# The number of a rule: a letter and a digit.
RULE = re.compile(r'\b[Rr]ules? [A-Z]\d')


def shared(suffixes, under):
    for path in lint.files(*suffixes, under=under):
        if not str(path).startswith(OWN) and str(path) not in BUILT:
            yield path


def layers():
    yield from shared(('.c', '.h', '.sql', '.xml', 'meson.build'),
                      [f'src/{layer}' for layer in ('config', 'rules', 'record', 'store', 'export', 'session', 'tools')])


def interface():
    yield from shared(('.c', '.h', '.ui', '.css', '.xml', 'meson.build'), ('src/telling', 'src/ui'))
    yield from (pathlib.Path('src', name) for name in ('main.c', 'leaks.c', 'meson.build'))


def found(pattern, paths):
    return [f'{path}:{number}: {line.strip()}' for path in paths
            for number, line in enumerate(lint.lines(path), 1) if pattern.search(CLEAR.sub('', line))]


lint.point('no layer speaks of what a game is about', found(WORDS, layers()))
lint.point('no layer writes a word of a game', found(LITERALS, layers()))
lint.point('no layer names a rule of a game', found(RULE, layers()))
lint.point('neither do the words, the kit, the table and the shell', found(WORDS, interface()))
lint.point('nor do they write a word of a game', found(LITERALS, interface()))
lint.point('nor do they name a rule of a game', found(RULE, interface()))
lint.finish()
