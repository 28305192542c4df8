# SPDX-License-Identifier: GPL-3.0-or-later
"""The laptop speaks English, the table Dutch: the language is changed in the middle of a game.

The program is started in the plain C locale, in which gettext looks for no language at all.

    change-language.py RAILHEAD
"""

import gettext
import os

import record
import table
from driver import ANY, BUTTON, CHECK_BOX, LIST_ITEM, RADIO_BUTTON, WINDOW, wait_for
from story import Story, expect

CARDS = 'r1/5', 'd2/7', 'v0/3'
os.environ['LC_ALL'] = 'C'
del os.environ['LANGUAGE']
os.environ['GSETTINGS_BACKEND'] = 'keyfile'  # what is chosen holds for the next start
dutch = gettext.translation('railhead', os.environ['RH_LOCALEDIR'], ['nl'])
seats = ('red', 'Anna'), ('blue', 'Bram'), ('green', 'Csilla')


RADIO = CHECK_BOX, RADIO_BUTTON


def choose(program, name):
    """Goes to a language in the list by keys, and presses it."""
    program.find_focus(ANY, (LIST_ITEM,))
    program.move_focus()
    program.tab_to(name, (LIST_ITEM,), key='Down')
    program.key('Return')


def came_back(program):
    """The same process shows windows again, as another member of the bus."""
    program.owner = wait_for('the program in another language', lambda before=program.owner: (
        now := program.bus.find_program(program.process.pid)) != before and now)
    program.find(WINDOW)


with Story() as story:
    program = story.program

    with story.chapter('a game has begun in the language of the system'):
        program.start()
        number = table.new_game(program, seats)
        cape = table.Table(program, number, seats)
        cape.play('reveal ' + ' '.join(CARDS))
        cape.seal(1, '5')

    with story.chapter('quitting asks first, since the bid would be lost'):
        program.key('ctrl+q')
        program.find(ANY, 'Some bids are already sealed. They are dropped when Railhead is closed.')
        program.picture('quit')
        program.press('Stay')
        program.gone(BUTTON, 'Stay')
        program.find(BUTTON, f'{seats[0][1]}, sealed')

    with story.chapter('the preferences warn of the bid that would be lost'):
        program.key('ctrl+comma')
        program.find(ANY, 'Some bids are already sealed. They are dropped when Railhead restarts.')
        program.find(RADIO, 'System', sensitive=True)
        program.find(RADIO, 'Nederlands', sensitive=True)
        program.picture('preferences')

    with story.chapter('in Dutch, the same game is on the screen, and asks for the bid again'):
        choose(program, 'Nederlands')
        came_back(program)
        program.find(ANY, dutch.gettext('%s bids next') % 'Anna')
        program.find(ANY, dutch.gettext(
            'If you had already bid, please bid again.'))
        expect('the moves', record.moves(number), ['reveal ' + ' '.join(CARDS)])
        program.picture('dutch')

    with story.chapter('the choice holds for the next start, and leads back to the language of the system'):
        expect('the exit status', program.close(), 0)
        program.start()
        program.find(BUTTON, dutch.gettext('New Game'))
        program.key('ctrl+comma')
        program.find(RADIO, 'Magyar')
        choose(program, dutch.pgettext('language', 'System'))
        came_back(program)
        program.find(BUTTON, 'New Game')

    with story.chapter('they leave while the preferences are open'):
        program.key('ctrl+comma')
        program.find(RADIO, 'Magyar')
        wait_for('the keyboard in the preferences', program.focused)
        expect('the exit status', program.close(), 0)
