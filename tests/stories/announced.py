# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens at the table is announced, by what GTK has for it from 4.14 on: all of it, once, and nothing else.

    announced.py RAILHEAD

With an older GTK, heard.py hears what becomes of it.
"""

import re

import table
from driver import ANY, NotFound, wait_for
from story import Story, expect

SEATS = (('red', 'Ann'), ('blue', 'Bo'), ('green', 'Cas'))


def expect_announced(program, wanted, *keys):
    """Presses keys, and waits until that is announced; nothing else is."""
    program.heard()
    program.announced.clear()
    program.unseen(*keys)
    try:
        wait_for(f'“{wanted}” to be announced', lambda: wanted in program.heard())
    except NotFound as problem:
        raise AssertionError(f'{problem}, but {program.announced}') from None
    program.find(ANY)
    program.heard()
    expect(f'what is announced after {keys}', program.announced, [wanted])


with Story() as story:
    program = story.program
    with story.chapter('three sit down, and turn up cards'):
        program.start()
        program.listen(names=False)
        keys = table.Keys(program, table.new_game(program, SEATS), SEATS)
        keys.play('reveal r0/7 v0/8 s0/2')

    with story.chapter('a bid that is refused is announced, each time'):
        program.find(ANY, 'Ann bids next')
        program.press('Enter My Bid')
        program.find(ANY, 'Ann’s bid, hidden')
        expect_announced(program, 'Type a bid first. £0 is a bid too.', 'Return')
        much = 'More than your £100. Nothing was sealed just now. Tap, or press Backspace (⌫).'
        expect_announced(program, much, '1', '0', '1', 'Return')
        expect_announced(program, much, 'BackSpace', '1', '0', '1', 'Return')
        program.unseen('BackSpace')
        program.unseen('7')
        program.key('Return')
        program.find(ANY, 'Ann, sealed')
        keys.seal(2, '6')
        keys.seal(3, '5')
        wait_for('all bids to be announced as sealed',
                 lambda: 'Reveal shows them to everybody. All bids are sealed.' in program.heard())

    with story.chapter('so are the bids when they are revealed, and whose turn it is'):
        expect_announced(program, 'Everybody pays their own bid: Ann £7, Bo £6, Cas £5. Round 1 of 8 · Pick. '
                         'Ann picks. Which card?', 'Return')
        keys.play('pick 1 1')
        program.find(ANY, re.compile('^Bo picks'))
        expect_announced(program, 'Bo picks: village, no rails, £8. Cas gets the last one: savanna, no rails, £2. '
                         'Round 1 of 8 · Build. How many rails does Ann turn up?', '2')

    with story.chapter('so is who passes because they must, and what is undone'):
        expect_announced(program, 'Ann turns up: no rails. Ann passes: 10 rails short, with £93 in hand. '
                         'How many rails does Bo turn up?', '0')
        expect_announced(program, 'Undo: Ann passes. Does Ann build across the river?', 'ctrl+z')
