# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells a story: a few chapters, each a TAP point.

    from story import Story
    with Story() as story:
        with story.chapter('what happens'):
            ...

A chapter that fails ends the story. What the program printed fails it too:
nothing it does calls for a warning.
"""

import contextlib
import os
import sys
import traceback

import driver


class Story:
    """The program under test (the first argument), and what has happened so far.

    Unless it is quiet, what the program prints is the story's own business.
    """

    def __init__(self, kind=driver.Program, quiet=True):
        self.quiet = quiet
        self.program = kind(sys.argv[1], pictures=os.environ.get('RH_PICTURES'))
        self.points = 0
        self.failed = False

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        self.program.end()
        printed = self.program.output()
        if self.quiet:
            self._point('the program has printed nothing', printed)
        print(f'1..{self.points}', flush=True)
        sys.exit(1 if self.failed else 0)

    def _point(self, name, problem):
        self.points += 1
        self.failed = self.failed or bool(problem)
        print('not ok' if problem else 'ok', self.points, '-', name)
        for line in problem.splitlines():
            print('#', line)
        sys.stdout.flush()

    @contextlib.contextmanager
    def chapter(self, name):
        try:
            yield
        except Exception as error:  # whatever it was, it is the story's end
            self.program.picture('failed')
            self._point(name, ''.join(traceback.format_exception(error)))
            # Leaves the story by way of __exit__, which says the rest.
            raise SystemExit from error
        self._point(name, '')


def expect(what, have, wanted):
    """Says what differs, where something does."""
    if have != wanted:
        raise AssertionError(f'{what}:\nis\n{have}\nshould be\n{wanted}')
