# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures that software centres and the README show, of the running program.

    GDK_SCALE=2 RH_SCREEN=2800x2100 tests/with-display python3 tests/stories/screenshots.py RAILHEAD RECORD FOLDER

RECORD is a whole game of three players; FOLDER gets a picture for each of
the metainfo's captions. The screen is composed by xfwm4, which has to be
installed for this alone, as hsetroot: so the window has its shadow and its
round corners. What is behind it is left out, by a picture before black and one
before white.
"""

import os
import pathlib
import re
import subprocess
import sys

from driver import ANY, BUTTON, FRAME, MENU_ITEM, Program, wait_for

# Black and white in, colours and how much they cover out.
UNDERLAID = ('(', '-clone', '0,1', '-compose', 'difference', '-composite', '-negate', '-colorspace', 'gray', ')',
             '(', '-clone', '1,2', '-compose', 'divide_src', '-composite', ')',
             '-delete', '0,1', '+swap', '-alpha', 'off', '-compose', 'copy_opacity', '-composite', '-trim', '+repage')
SETTINGS = '[Settings]\ngtk-font-name=Cantarell 11\ngtk-enable-animations=0\ngtk-cursor-blink=0\n'
# The moves after which there is most to see: a build to decide, bids to give.
DECIDING, BIDDING = 'draw 2 d2/7', 'reveal r1/6 d3/7 s2/6'


class Gallery:
    """The program on an empty screen of its own, shown one moment of the game after the other."""

    def __init__(self, railhead, source, folder):
        self.railhead, self.folder = railhead, pathlib.Path(folder)
        self.lines = pathlib.Path(source).read_text(encoding='utf-8').splitlines()
        self.home = pathlib.Path(os.environ['HOME'])
        self.program = Program(railhead)
        config = pathlib.Path(os.environ['XDG_CONFIG_HOME']) / 'gtk-4.0'
        config.mkdir()
        (config / 'settings.ini').write_text(SETTINGS, encoding='utf-8')

    def open(self, last):
        """Puts the game on the table as it stood after a move, as a game of the people's own."""
        path = self.home / 'moment.railhead'
        path.write_text('\n'.join(self.lines[:self.lines.index(last) + 1]) + '\n', encoding='utf-8')
        subprocess.run([self.railhead, path], check=True)
        self.program.press('Add to My Games')
        self.program.find(BUTTON, re.compile('^Undo'), sensitive=True)

    def take(self, name):
        """Waits until nothing moves any more, and takes the picture."""
        path = self.folder / f'{name}.png'
        grounds = [self.home / f'{name}-{ground}.ppm' for ground in ('white', 'black')]
        for ground in grounds:
            subprocess.run(['hsetroot', '-solid', '#ffffff' if 'white' in ground.name else '#000000'], check=True)
            wait_for('a picture that stays', lambda: self.stays(ground))
        subprocess.run(['convert', *grounds, *UNDERLAID, '-strip', '-define', 'png:compression-level=9',
                        '-define', 'png:exclude-chunks=date,time', path], check=True)

    def stays(self, path):
        """Takes a picture of the screen; whether it is the same as the one before."""
        before = path.read_bytes() if path.exists() else None
        subprocess.run(['import', '-silent', '-window', 'root', '-depth', '8', path], check=True)
        return path.read_bytes() == before

    def show(self):
        program = self.program
        subprocess.run(['xdotool', 'mousemove', '10000', '10000'], check=True)
        program.start()
        self.open(DECIDING)
        self.move(*self.windows())
        program.find(BUTTON, re.compile('^Build'))
        self.take('table')

        program.press('Ledger')
        program.find(ANY, re.compile('^Ledger of'))
        self.take('ledger')

        self.open(BIDDING)
        self.bid()
        self.take('bids')

        program.key('Escape')
        program.find(BUTTON, re.compile(', waiting$'))
        self.open_public_table()
        self.take('public')

    def bid(self):
        """One bid is sealed, and the next one given."""
        names = [line.split(maxsplit=2)[2] for line in self.lines if line.startswith('seat ')]
        for name, figures in zip(names, ('9', '14')):
            self.program.press(f'{name}, waiting')
            self.program.press('Enter My Bid')
            self.program.find(ANY, f'{name}’s bid, hidden')
            self.program.unseen(*figures)
            if name == names[0]:
                self.program.press('Seal')
                self.program.find(BUTTON, f'{name}, sealed')

    def move(self, window):
        """Away from the edges of the screen, so that all of its shadow is seen."""
        subprocess.run(['xdotool', 'windowmove', window, '120', '100'], check=True)

    def windows(self):
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--class', 'railhead'], check=True,
                               capture_output=True, encoding='utf-8').stdout
        return found.split()

    def open_public_table(self):
        """As large as the table, and over it."""
        table, = self.windows()
        geometry = subprocess.run(['xdotool', 'getwindowgeometry', table], check=True, capture_output=True,
                                  encoding='utf-8').stdout
        size = re.search(r'Geometry: (\d+)x(\d+)', geometry).groups()
        self.program.key('F10')
        self.program.find_focus('Show on Second Screen', (MENU_ITEM,))
        self.program.key('Return')  # the menu's first
        wait_for('the second window', lambda: len(self.program.look().all((FRAME,))) == 2)
        public, = wait_for('it to be on the screen', lambda: set(self.windows()) - {table})
        subprocess.run(['xdotool', 'windowminimize', table, 'windowsize', public, *size], check=True)
        self.move(public)


def main():
    gallery = Gallery(*sys.argv[1:])
    manager = subprocess.Popen(['xfwm4', '--compositor=on'], stderr=subprocess.DEVNULL)
    wait_for('the window manager', lambda: subprocess.run(['xdotool', 'get_num_desktops'], check=False,
                                                          capture_output=True).returncode == 0)
    try:
        gallery.show()
    finally:
        gallery.program.end()
        manager.terminate()
        manager.wait()
        sys.stderr.write(gallery.program.output())


if __name__ == '__main__':
    main()
