# SPDX-License-Identifier: GPL-3.0-or-later
"""railhead as people call it without a window: copies made and put back, what it has found, what it doesn't understand.

    test-commands.py RAILHEAD DATA
"""

import contextlib
import os
import pathlib
import pty
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
import tap  # noqa: E402, the folder has to be known first

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
DATA = pathlib.Path(sys.argv[2]).resolve()
NAME = os.environ.get('RH_DATA_FOLDER', 'railhead')
GAMES = 3
LITTLE = 50_000


class Commands(unittest.TestCase):
    """Somebody at a terminal without a display, with three games of an older Railhead."""

    def setUp(self):
        kept = tempfile.TemporaryDirectory()
        self.addCleanup(kept.cleanup)
        self.home = pathlib.Path(kept.name)
        self.folder = self.home / NAME
        self.folder.mkdir()
        self.path = self.folder / 'railhead.db'
        self.copy = self.home / 'copy.db'
        shutil.copy(DATA / 'store-v5.db', self.path)

    def environment(self):
        environment = {**os.environ, 'XDG_DATA_HOME': str(self.home), 'HOME': str(self.home), 'TZ': 'UTC'}
        for name in ('DISPLAY', 'WAYLAND_DISPLAY'):
            environment.pop(name, None)
        return environment

    def run_with(self, *arguments, **how):
        return subprocess.run([PROGRAM, *map(str, arguments)], env=self.environment(), capture_output=True, text=True,
                              check=False, cwd=self.home, **how)

    def check(self, arguments, status, out='', err=''):
        """It ends so, and prints just that; a text that ends in … is the beginning of what it prints."""
        done = self.run_with(*arguments)
        for wanted, have in (out, done.stdout), (err, done.stderr):
            if wanted.endswith('…'):
                self.assertEqual(have[:len(wanted) - 1], wanted[:-1])
                self.assertEqual(have.count('\n'), 1, have)
            else:
                self.assertEqual(have, wanted)
        self.assertEqual(done.returncode, status, done)
        return done

    def files(self):
        return {str(path.relative_to(self.folder)): path.read_bytes() for path in self.folder.rglob('*') if path.is_file()}

    def ask(self, path, text):
        with contextlib.closing(sqlite3.connect(path)) as database:
            rows = database.execute(text).fetchall()
            database.commit()
            return rows

    def back_up(self):
        done = self.run_with('--backup', self.copy)
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        self.assertRegex(done.stdout, rf'^Copied to “{self.copy}”: {GAMES} games, last played .+\.\n$')

    def test_back_up(self):
        before = self.files()
        self.back_up()
        self.assertEqual(self.files(), before)
        self.assertEqual(self.ask(self.copy, 'SELECT count(*) FROM game'), [(GAMES,)])
        self.check(['--backup', 'of %2$s.db'], 0, out='Copied to “of %2$s.db”: 3 games, last played…')
        self.check(['--backup', self.copy], 2,
                   err=f'There is a file “{self.copy}” already. Give another name: nothing is written over.\n')

    def test_no_room(self):
        """A file that may be no longer is told by the name that it was given, and nothing is left of it, nor has changed."""
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (LITTLE, LITTLE))

        self.back_up()
        before = self.files()
        for arguments, name in (['--backup', 'small.db'], 'small.db'), (['--restore', 'copy.db'], self.path):
            done = self.run_with(*arguments, preexec_fn=limit)
            self.assertEqual((done.returncode, done.stdout), (2, ''))
            self.assertEqual(done.stderr, f'There is no room left for the game database “{name}”. '
                                          'Make room on the disk and try again.\n')
        self.assertEqual(self.files(), before)
        self.assertEqual([path.name for path in self.home.iterdir() if path.is_file()], ['copy.db'])

    def test_nothing_to_back_up(self):
        self.path.unlink()
        self.check(['--backup', self.copy], 2,
                   err=f'There is no database at {self.path}. Railhead makes it when it first starts.\n')
        self.assertFalse(self.copy.exists())

    def test_restore(self):
        self.back_up()
        self.path.write_text('bread, milk', encoding='utf-8')
        done = self.run_with('--restore', self.copy.name)
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        aside, = self.folder.glob('set-aside-*')
        first, second = done.stdout.splitlines()
        self.assertRegex(first, rf'^Restored from “copy\.db”: {GAMES} games, last played .+\.$')
        self.assertEqual(second, f'The games from before are in the folder “{aside}”. Nothing was deleted.')
        self.assertEqual((aside / 'railhead.db').read_text(encoding='utf-8'), 'bread, milk')
        self.check(['--verify'], 0, out=f'{GAMES} games checked, no problems found\n')

    def test_restore_nothing(self):
        before = self.files()
        (self.home / 'list').write_text('bread, milk', encoding='utf-8')
        self.check(['--restore', 'none'], 2, err='There is no file “none”.\n')
        self.check(['--restore', 'list'], 2,
                   err='The file “list” isn’t a whole copy of Railhead’s games, or it is damaged. Choose another one.\n')
        self.back_up()
        self.ask(self.copy, 'PRAGMA user_version = 999')
        self.check(['--restore', 'copy.db'], 2, err='The game database “…')
        self.assertEqual(self.files(), before)

    def test_damaged_game(self):
        self.ask(self.path, "UPDATE move SET text = 'raveel' WHERE game = 1 AND seq = 1")
        for command in '--backup', '--restore':
            done = self.run_with(command, self.copy)
            self.assertEqual((done.returncode, done.stderr), (1, ''))
            self.assertIn('1 game in it is damaged', done.stdout)

    def test_in_use(self):
        """While somebody plays a copy can be made, and none put back."""
        with contextlib.closing(sqlite3.connect(self.path)) as database:
            database.execute('PRAGMA journal_mode = WAL')
            database.execute('UPDATE player SET used = used + 1')
            database.commit()
            self.back_up()
            # Whoever reads the file here would give up the locks by closing it.
            before = sorted(path.name for path in self.folder.iterdir())
            self.check(['--restore', self.copy], 2,
                       err=f'Another program is using the game database “{self.path}”. Close it and try again.\n')
            self.assertEqual(sorted(path.name for path in self.folder.iterdir()), before)
        self.assertEqual(self.ask(self.copy, 'SELECT used FROM player'), self.ask(self.path, 'SELECT used FROM player'))

    def test_not_understood(self):
        self.check(['--frobnicate'], 2, err='Unknown option --frobnicate\n')
        self.check(['--backup'], 2, err='Missing argument for --backup\n')
        self.check(['verify'], 2, err='There is no file “verify”. Try “railhead --help”.\n')
        self.check(['--verify', 'now'], 2, err='“now” is too much here. Try “railhead --help”.\n')

    def test_values(self):
        """A value where there is none to be given, and none where there is."""
        before = self.files()
        for option in 'verify', 'version', 'import', 'new-game', 'continue':
            for value in '', '3', 'no':
                self.check([f'--{option}={value}'], 2, err=f'“--{option}” takes no value. Try “railhead --help”.\n')
        for option in 'backup', 'restore', 'export':
            line = f'“--{option}” needs the name of a file. Try “railhead --help”.\n'
            self.check([f'--{option}='], 2, err=line)
            self.check([f'--{option}', ''], 2, err=line)
        self.check(['--', '--verify=3'], 2, err='There is no file “--verify=3”. Try “railhead --help”.\n')
        self.check(['--verify=3', '--verify'], 2, err='“--verify” takes no value. Try “railhead --help”.\n')
        self.check(['--verify=%s%n'], 2, err='“--verify” takes no value. Try “railhead --help”.\n')
        self.assertEqual(self.files(), before)
        self.check(['--backup', '--verify=3'], 0, out='Copied to “--verify=3”: 3 games, last played…')

    def test_names_like_options(self):
        shutil.copy(DATA / 'cape-four-ties.railhead', self.home / '--verify')
        self.check(['--import', '--', '--verify'], 0, out='1 game came in.\n')
        self.check(['--', 'none', '-x'], 2, err='There is no file “none”. Try “railhead --help”.\n')

    def test_two_at_once(self):
        """Neither is done: who is told of the one would take the other for done."""
        before = self.files()
        for arguments, second in ((['--export', 'games.csv', '--backup', self.copy], 'export'), (['--verify', '--continue'], 'verify'),
                                  (['--import', '--version'], 'version'), (['--restore', self.copy, '--backup', self.copy], 'restore')):
            self.check(arguments, 2, err=f'“--{second}” is too much here. Try “railhead --help”.\n')
        self.assertEqual(self.files(), before)
        self.assertEqual([path for path in self.home.iterdir() if path.is_file()], [])

    def test_help(self):
        done = self.run_with('--help')
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        for option in '--new-game', '--continue', '--backup=FILE', '--restore=FILE', '--verify', '--version':
            self.assertIn(f' {option} ', done.stdout)

    def at_terminal(self, *arguments):
        """What a terminal shows while it runs."""
        child, terminal = pty.fork()
        if child == 0:
            os.execve(PROGRAM, [PROGRAM, *map(str, arguments)], self.environment())
        shown = b''
        with contextlib.suppress(OSError):  # the end of a terminal
            while part := os.read(terminal, 4096):
                shown += part
        os.close(terminal)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), shown.decode()

    def test_progress(self):
        """At a terminal it says how far it is, and wipes that before it says what it has found."""
        wipe = '\r\x1b[K'
        status, shown = self.at_terminal('--verify')
        self.assertEqual(status, 0)
        self.assertIn(f'{wipe}Checking', shown)
        self.assertTrue(shown.endswith(f'{wipe}{GAMES} games checked, no problems found\r\n'), repr(shown))
        status, shown = self.at_terminal('--backup', self.copy)
        self.assertEqual(status, 0)
        self.assertIn(f'{wipe}Copied to', shown)


if __name__ == '__main__':
    sys.exit(tap.run())
