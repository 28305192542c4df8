# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody at the same laptop looks into the program itself for a bid.

    looking-inside.py RAILHEAD

By the inspector, opened by its keys or by the environment; by the traces that
libraries print where they are asked to; as another process of the same user;
by a core dump; and by what freed memory and the stack still have of the keys.
Before and after the bids the program is as open as any: portals need that.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys

import table
from driver import ANY, BUTTON, WINDOW, NotFound, Program, wait_for
from senses import memory
from story import Story, expect

SEATS = [('red', 'Anna'), ('blue', 'Bram'), ('green', 'Csilla')]
REVEAL = 'reveal v3/4 r2/10 d1/6'
HOME = os.environ['HOME']
PATTERN = pathlib.Path('/proc/sys/kernel/core_pattern')
YAMA = pathlib.Path('/proc/sys/kernel/yama/ptrace_scope')
# Who is root looks everywhere. So neither the program nor the one who looks is, but in name.
POWERLESS = ['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--']
# As little of a core dump as tells that there would be one.
LIMITED = ['sh', '-c', 'ulimit -c 2048 2>/dev/null; exec "$@"', 'sh']
# A sanitizer has core dumps off, and keeps freed memory itself, so it has to overwrite it, too: under one,
# the search of the memory shows what wasn’t freed, and only without one, what was.
SANITIZER = [f'ASAN_OPTIONS={os.environ.get("ASAN_OPTIONS", "")}:disable_coredump=0:max_free_fill_size=1048576']
# All that might open an inspector or print keys.
PRYING = ['GTK_DEBUG=interactive,keybindings,actions', f'GDK_DEBUG={os.environ.get("GDK_DEBUG", "")},events,input',
          'GSK_DEBUG=renderer,fallback', f'GTK_INSPECTOR_DISPLAY={os.environ["DISPLAY"]}', 'WAYLAND_DEBUG=1']
# A development version keeps its inspector.
DEVELOPMENT = os.environ.get('RH_DATA_FOLDER', 'railhead') != 'railhead'
LOOK = 'import os, sys; os.close(os.open(f"/proc/{sys.argv[1]}/{sys.argv[2]}", os.O_RDONLY))'


def powerless():
    """What takes the powers of root away, where there are any."""
    if os.geteuid() != 0 or subprocess.run([*POWERLESS, 'true'], check=False, capture_output=True).returncode != 0:
        return []
    return POWERLESS


def can(program, what):
    """Whether another process of the same user can open something of the program."""
    command = [*powerless(), sys.executable, '-c', LOOK, str(program.process.pid), what]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def is_open(program):
    """What portals open, and where nothing else forbids it, what debuggers do."""
    return can(program, 'root') and (YAMA.exists() or can(program, 'mem'))


def is_closed(program):
    return not can(program, 'root') and not can(program, 'mem')


def check_windows(program, wanted=1):
    expect('the windows', len(program.look().all(WINDOW)), wanted)


def press_inspector_keys(program):
    """Presses them, and counts the windows once the program has taken them: it takes keys in their order, so then has
    gone on to where Tab goes, and back."""
    if DEVELOPMENT:
        return
    for key in 'ctrl+shift+i', 'ctrl+shift+d':
        program.key(key)
        program.move_focus('Tab')
        program.move_focus('shift+Tab')
        check_windows(program)


def open_bid(program, name):
    program.press(f'{name}, waiting')
    program.press('Enter My Bid')
    program.find(ANY, f'{name}’s bid, hidden')


def crash(program):
    """Ends the program as a crash does; returns whether that left a core dump."""
    program.process.send_signal(signal.SIGABRT)
    told = wait_for('its end', lambda: os.waitid(os.P_PID, program.process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG))
    program.process.wait()
    program.process = None
    return told.si_code == os.CLD_DUMPED


def look_for_core_dumps(story, program):
    if not PATTERN.exists() or PATTERN.read_text(encoding='utf-8').startswith('|'):
        with story.chapter('a crash on the first page leaves a core dump # SKIP that would be the system’s affair'):
            program.start()
            program.kill()
    else:
        with story.chapter('a crash on the first page leaves a core dump, where crashes do'):
            program.start()
            crash(program)

    with story.chapter('a crash with a sealed bid leaves none'):
        program.start()
        number = table.new_game(program, SEATS)
        table.Table(program, number, SEATS).play(REVEAL)
        open_bid(program, 'Anna')
        program.unseen('3')
        program.key('Return')
        program.find(BUTTON, 'Anna, sealed')
        expect('whether it does', crash(program), False)


def look_from_outside(story, program):
    with story.chapter('the environment opens no inspector'):
        program.start()
        program.press(re.compile('Anna.*Bram.*Csilla'))
        program.find(BUTTON, 'Anna, waiting')
        check_windows(program)

    with story.chapter('others of the same user can look into the program before there is a bid'):
        expect('whether they can', is_open(program), True)

    with story.chapter('they can’t from when a bid is opened, and can again when it is dropped'):
        open_bid(program, 'Anna')
        expect('whether they can’t', is_closed(program), True)
        program.unseen('3')
        program.key('Escape')
        program.find(BUTTON, 'Anna, waiting')
        wait_for('the program to be open again', lambda: is_open(program))

    with story.chapter('the keys of the inspector do nothing while a bid is open'):
        open_bid(program, 'Anna')
        program.unseen('1')
        press_inspector_keys(program)
        program.find(ANY, 'Anna’s bid, hidden')


def look_into_memory(story, program):
    pid = program.process.pid
    if not memory.can_look(pid):
        with story.chapter('a sealed bid’s keys aren’t left in memory # SKIP only root can look'):
            seal_open_bid(program)
        return

    with story.chapter('while it is typed, memory has copies of its keys'):
        before = memory.places(pid, memory.SEVEN)
        # Faster than any program takes them, so that more than one is on its way at a time.
        program.unseen('BackSpace', *('KP_7', 'BackSpace') * 3, 'KP_7')
        wait_for('copies of the key', lambda: memory.places(pid, memory.SEVEN) - before)

    with story.chapter('once it is sealed, they are overwritten'):
        seal_open_bid(program)
        try:
            wait_for('them to go', lambda: not memory.places(pid, memory.SEVEN) - before)
        except NotFound as problem:
            left = memory.places(pid, memory.SEVEN) - before
            raise NotFound(f'{problem}: {memory.describe(pid, left)}') from None


def look_for_peek(story, program):
    """Who has chosen so heard their bid when they peeked; it is sealed since."""
    settings = pathlib.Path(os.environ['XDG_CONFIG_HOME']) / 'glib-2.0' / 'settings' / 'keyfile'
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text('[io/github/railhead/Railhead]\nsay-bids-at-peek=true\n', encoding='utf-8')
    os.environ['GSETTINGS_BACKEND'] = 'keyfile'
    program.kill()
    with story.chapter('a bid that was said to who peeked isn’t left in memory'):
        program.start()
        program.press(re.compile('Anna.*Bram.*Csilla'))
        program.find(ANY, re.compile(' picks'))
        program.key('ctrl+z')
        open_bid(program, 'Anna')
        program.unseen('9', '7')
        program.tab_to('Hold to Peek', BUTTON)
        program.hold('space', 1)
        program.find_focus('Anna’s bid, hidden')
        seal_open_bid(program)
        pid = program.process.pid
        if memory.can_look(pid):
            wait_for('it to go', lambda: not memory.texts(pid, '£97'))


def seal_open_bid(program):
    program.key('Return')
    program.find(BUTTON, 'Anna, sealed')
    expect('whether others can’t look', is_closed(program), True)


def seal_the_others(story, program):
    with story.chapter('nobody can look, and the inspector’s keys do nothing, until all bids are revealed'):
        for name, bid in ('Bram', '2'), ('Csilla', '4'):
            press_inspector_keys(program)
            expect('whether they can’t', is_closed(program), True)
            open_bid(program, name)
            program.unseen(bid)
            program.key('Return')
            program.find(BUTTON, f'{name}, sealed')
        expect('whether they can’t', is_closed(program), True)

    with story.chapter('afterwards they can'):
        program.press('Reveal')
        program.find(ANY, re.compile(' picks'))
        wait_for('the program to be open again', lambda: is_open(program))
        press_inspector_keys(program)


def start(railhead, pictures):
    prying = [] if DEVELOPMENT else PRYING
    # Meson has all freed memory overwritten; people don't.
    return Program('env', '-C', HOME, '-u', 'MALLOC_PERTURB_', *SANITIZER, *prying, *powerless(), *LIMITED,
                   os.path.abspath(railhead), pictures=pictures)


with Story(start) as story:
    look_for_core_dumps(story, story.program)
    look_from_outside(story, story.program)
    look_into_memory(story, story.program)
    seal_the_others(story, story.program)
    look_for_peek(story, story.program)
