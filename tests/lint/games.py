# SPDX-License-Identifier: GPL-3.0-or-later
"""Nobody outside a game's folders and the lists knows a game: what they may know is in rh-game.h, rh-telling.h and rh-game-ui.h."""

import re

import lint

# A game's own folder, and the one list of games.
OWN = ('src/rules/cape/', 'src/telling/cape/', 'src/ui/cape/', 'src/rules/rh-games-list.c', 'src/ui/rh-games-ui-list.c')

# Titles, what is on the cards, what is paid and bought; comments count, too.
WORDS = re.compile(
    r'\b([Cc]apes?|[Cc]airo|[Zz]ugkraft|[Aa]frica|[Rr]ivers?|[Mm]ountains?|[Dd]eserts?|[Vv]illages?|[Ss]avannas?|'
    r'[Tt]errains?|[Rr]ails?|[Pp]ounds?|[Aa]uctions?)\b|(?<![A-Za-z])([Cc]apitals?|[Ll]anes?)(?![A-Za-z])|£|rh_cape|RH_CAPE|RhCape')
# The words of moves and ledgers, written out.
LITERALS = re.compile(r'"(reveal|bids?|tie|pick|draw|pass|build|rails|income|train|short|wreck|deal|claim|tickets)[" ]')
# The number of a rule: a letter and a digit.
RULE = re.compile(r'\b[Rr]ules? [A-Z]\d')


def layers():
    for path in lint.files('.c', '.h', under=[f'src/{layer}' for layer in ('rules', 'record', 'store', 'session', 'tools')]):
        if not str(path).startswith(OWN):
            yield path


def interface():
    for path in lint.files('.c', '.h', '.ui', '.css', under=('src/telling', 'src/ui')):
        if not str(path).startswith(OWN):
            yield path


def found(pattern, paths):
    return [f'{path}:{number}: {line.strip()}' for path in paths
            for number, line in enumerate(lint.lines(path), 1) if pattern.search(line)]


lint.point('no layer speaks of what a game is about', found(WORDS, layers()))
lint.point('no layer writes a word of a game', found(LITERALS, layers()))
lint.point('no layer names a rule of a game', found(RULE, layers()))
lint.point('neither do the words, the kit, the table and the shell', found(WORDS, interface()))
lint.point('nor do they name a rule of a game', found(RULE, interface()))
lint.finish()
