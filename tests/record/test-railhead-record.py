# SPDX-License-Identifier: GPL-3.0-or-later
"""railhead-record as people call it: its rows, its messages, its exits.

    test-railhead-record.py RAILHEAD-RECORD DATA
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import tap  # noqa: E402, the folder has to be known first

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
DATA = pathlib.Path(sys.argv[2]).resolve()
FIXTURES = ('cape-four-ties', 'cape-shuffles-and-caps', 'cape-three-players', 'cape-two-dutch-rivers',
            'heart-of-africa-coast', 'zugkraft-knockout', 'zugkraft-points')

HEAD = b'railhead 1\ngame cape-to-cairo\nseat red \xc3\x89va\nseat blue Bram\n'
AUCTION = b'reveal d2/7 v1/3\nbids 12 0\npick 1 1\n'
DICE = b'railhead 1\ngame zugkraft\nseat - \xc3\x89va\nseat - Bram\n'
START = '1\t0\t1\tÉva\tstart\t100\t100\n1\t0\t2\tBram\tstart\t100\t100\n'
BIDS = '1\t2\t1\tÉva\tbid\t-12\t88\n1\t2\t2\tBram\tbid\t0\t100\n'
LEDGER = 'game\tmove\tseat\tplayer\tentry\tamount\tbalance\n'
EXPLAIN = 'game\tmove\ttext\tphase\tseat\tfacts\n'
LIMIT = 64 * 1024 * 1024

# A wrong line of every kind: the record, and which line it is.
WRONG = {
    'unknown word': (HEAD + AUCTION + b'hello\n', 8),
    'unknown word in the head': (HEAD + b'hello\n' + AUCTION, 5),
    'wrong seat': (HEAD + AUCTION + b'draw 3 2\n', 8),
    'wrong count': (HEAD + AUCTION + b'draw 1\n', 8),
    'out of turn': (HEAD + AUCTION + b'draw 2 2\n', 8),
    'too long': (HEAD + AUCTION + b'#' * 1001 + b'\n', 8),
    'NUL': (HEAD + AUCTION + b'draw\x00 1 2\n', 8),
    'bad UTF-8': (HEAD + AUCTION + b'draw 1 \xff\n', 8),
    'escape sequence': (HEAD + AUCTION + b'\x1b[2Jdraw 1 2\n', 8),
    'carriage return': (HEAD + AUCTION + b'draw 1 2\r\r\n', 8),
    'leading zero': (HEAD + AUCTION + b'draw 01 2\n', 8),
    'sign': (HEAD + AUCTION + b'draw +1 2\n', 8),
    'large number': (HEAD + AUCTION + b'draw 99999999999999999999 2\n', 8),
    'head word after a move': (HEAD + AUCTION + b'seat green Cleo\n', 8),
    'unknown game': (b'railhead 1\ngame chess\n', 2),
    'version': (b'# a comment\nrailhead 2\n', 2),
    'missing game': (b'railhead 1\n' + AUCTION, 2),
    'missing seats at a move': (HEAD[:-len(b'seat blue Bram\n')] + b'\n' + AUCTION, 5),
    'missing seats at the next game': (b'railhead 1\ngame cape-to-cairo\n\n' + HEAD, 4),
    'missing seats at the end': (b'railhead 1\ngame cape-to-cairo\n\n# the end\n', 2),
    'name taken': (HEAD + b'seat green e\xcc\x81VA\n', 5),
    'colour taken': (HEAD + b'seat red Cleo\n', 5),
    'date': (HEAD + b'started 2026-02-30T00:00:00Z\n', 5),
    'colour in a game without': (DICE + b'seat red Cleo\n', 5),
    'nine players': (DICE + b''.join(b'seat - P%d\n' % n for n in range(3, 10)), 11),
    'unknown way to win': (DICE + b'option victory=both\n', 5),
    'goal of nothing': (DICE + b'option goal=0\n', 5),
    'goal too large': (DICE + b'option goal=10000\n', 5),
    'wrong goal in the knock-out': (DICE + b'option victory=knockout\noption goal=0\n', 6),
    'first of eight at most': (DICE + b'option first=9\n', 5),
    'first beyond the seats': (DICE + b'option first=3\n\nshort 1\n', 7),
    'first beyond the seats at the end': (DICE + b'option first=4\nseat - Cleo\noption goal=7\n# end\n', 7),
    'train out of turn': (DICE + b'train 2 engine tender tank\n', 5),
    'train of nobody': (DICE + b'train 3 engine tender tank\n', 5),
    'train without a car': (DICE + b'short 1\ntrain 2 engine tender\n', 6),
    'car before the tender': (DICE + b'train 1 engine tank tender\n', 5),
    'two tenders': (DICE + b'train 1 engine tender tank tender\n', 5),
    'three engines': (DICE + b'train 1 engine tender engine tank engine\n', 5),
    'engine after four cars': (DICE + b'train 1 engine tender tank tank tank tank engine tank\n', 5),
    'five cars': (DICE + b'train 1 engine tender tank tank tank tank tank\n', 5),
    'caboose as a fifth car': (DICE + b'train 1 engine tender tank tank tank tank caboose\n', 5),
    'behind the caboose': (DICE + b'train 1 engine tender engine caboose tank\n', 5),
    'boxcar by its name': (DICE + b'train 1 engine tender boxcar\n', 5),
    'short with parts': (DICE + b'short 1 engine\n', 5),
    'move after the goal': (DICE + b'option goal=4\ntrain 1 engine tender tank\nwreck 2\nshort 1\n', 8),
    'out of the knock-out': (DICE + b'seat - Cleo\noption victory=knockout\ntrain 1 engine tender tank\nshort 2\n'
                                    b'train 3 engine tender tank tank\nshort 2\n', 10),
    'move after the knock-out': (DICE + b'option victory=knockout\ntrain 1 engine tender tank\nshort 2\nshort 1\n', 8),
    'second game': (HEAD + AUCTION + HEAD + b'pass 1\n', 12),
}


def run(*arguments, stdin=b'', **options):
    """Runs the program with its output as text; stdout and stderr may be told otherwise."""
    options = {'stdout': subprocess.PIPE, 'stderr': subprocess.PIPE} | options
    done = subprocess.run([PROGRAM, *arguments], input=stdin, timeout=60, check=False, **options)
    for stream in ('stdout', 'stderr'):
        if getattr(done, stream) is not None:
            setattr(done, stream, getattr(done, stream).decode())
    return done


class Fixtures(unittest.TestCase):
    """Whole games give exactly what the format's author worked out by hand."""

    def compare(self, command):
        for name in FIXTURES:
            with self.subTest(name):
                done = run(command, f'{name}.railhead', cwd=DATA)
                self.assertEqual(done.stdout, (DATA / f'{name}.{command}.tsv').read_text(encoding='utf-8'))
                self.assertEqual((done.returncode, done.stderr), (0, ''))

    def test_ledger(self):
        self.compare('ledger')

    def test_explain(self):
        self.compare('explain')

    def test_check(self):
        done = run('check', *(f'{name}.railhead' for name in FIXTURES), cwd=DATA)
        self.assertEqual(done.stdout.splitlines(),
                         [f'{name}.railhead: 1 games, {moves} moves'
                          for name, moves in zip(FIXTURES, (183, 196, 129, 140, 9, 6, 8))])
        self.assertEqual((done.returncode, done.stderr), (0, ''))

    def test_several_games(self):
        """Games count from 1 in the file, moves from 1 in the game, under one heading."""
        text = b''.join((DATA / f'{name}.railhead').read_bytes() for name in FIXTURES)
        for command, heading in (('ledger', LEDGER), ('explain', EXPLAIN)):
            expected = heading
            for game, name in enumerate(FIXTURES, 1):
                rows = (DATA / f'{name}.{command}.tsv').read_text(encoding='utf-8').splitlines(keepends=True)[1:]
                expected += ''.join(re.sub('^1\t', f'{game}\t', row) for row in rows)
            self.assertEqual(run(command, '-', stdin=text).stdout, expected)
        self.assertEqual(run('check', '-', stdin=text).stdout, '-: 7 games, 671 moves\n')

    def test_line_ends(self):
        """Windows line ends and a byte order mark change nothing, nor does a missing last end."""
        text = (DATA / 'cape-three-players.railhead').read_bytes()
        for changed in (text.replace(b'\n', b'\r\n'), b'\xef\xbb\xbf' + text, text.rstrip(b'\n'),
                        text.replace(b' ', b' \t ').replace(b'\nseat yellow \t ', b'\nseat yellow ')
                        .replace(b'\n', b' \n\n')):
            for command in ('ledger', 'explain'):
                self.assertEqual(run(command, '-', stdin=changed).stdout,
                                 (DATA / f'cape-three-players.{command}.tsv').read_text(encoding='utf-8'))

    def test_locale(self):
        """The rows are the same whatever the language."""
        for locale in ('C', 'C.UTF-8', 'nl_NL.UTF-8', 'ar_EG.UTF-8'):
            done = run('ledger', 'cape-three-players.railhead', cwd=DATA,
                       env=os.environ | {'LC_ALL': locale, 'LANGUAGE': 'nl:de'})
            self.assertEqual(done.stdout, (DATA / 'cape-three-players.ledger.tsv').read_text(encoding='utf-8'))


class Wrong(unittest.TestCase):
    """The first wrong line is named, and only what stands before it is printed."""

    def test_lines(self):
        for name, (text, line) in WRONG.items():
            with self.subTest(name):
                for command in ('check', 'ledger', 'explain'):
                    done = run(command, '-', stdin=text)
                    self.assertEqual(done.returncode, 1)
                    self.assertRegex(done.stderr, rf'\A-:{line}: [^\x00-\x1f\x7f-\x9f]+\n\Z')
                self.assertEqual(run('check', '-', stdin=text).stdout, '')

    def test_rows_before(self):
        done = run('ledger', '-', stdin=HEAD + AUCTION + b'draw 2 2\n')
        self.assertEqual(done.stdout, LEDGER + START + BIDS)
        done = run('explain', '-', stdin=HEAD + AUCTION + b'draw 2 2\n')
        self.assertEqual(done.stdout, EXPLAIN + '1\t1\treveal d2/7 v1/3\tbids\t-\tstock=48 discard=0\n'
                         '1\t2\tbids 12 0\tpick\t1\tstock=48 discard=0\n'
                         '1\t3\tpick 1 1\tdraw\t1\tstock=48 discard=0\n')

    def test_head_before(self):
        """A head that has ended right has its rows, even if the move that ended it is wrong."""
        self.assertEqual(run('ledger', '-', stdin=HEAD + b'pass 1\n').stdout, LEDGER + START)
        self.assertEqual(run('ledger', '-', stdin=HEAD + b'seat red Cleo\n').stdout, LEDGER)
        self.assertEqual(run('ledger', '-', stdin=b'hello').stdout, LEDGER)
        self.assertEqual(run('ledger', '-', stdin=HEAD + b'railhead 2\n').stdout, LEDGER + START)

    def test_unfinished(self):
        """Without a game, or in the middle of one, nothing is wrong."""
        self.assertEqual(run('check', '-').stdout, '-: 0 games, 0 moves\n')
        self.assertEqual(run('ledger', '-').stdout, LEDGER)
        self.assertEqual(run('ledger', '-', stdin=HEAD).stdout, LEDGER + START)
        self.assertEqual(run('explain', '-', stdin=HEAD).stdout, EXPLAIN)
        self.assertEqual(run('check', '-', stdin=HEAD + AUCTION + HEAD).stdout, '-: 2 games, 3 moves\n')

    def test_move_text(self):
        """explain writes a move with single spaces."""
        done = run('explain', '-', stdin=HEAD + b' \treveal \t d2/7   v1/3\t\r\n')
        self.assertEqual(done.stdout, EXPLAIN + '1\t1\treveal d2/7 v1/3\tbids\t-\tstock=48 discard=0\n')


class Files(unittest.TestCase):
    """Files that can't be read, and outputs that can't be written."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / 'right').write_bytes(HEAD + AUCTION)
        (self.folder / 'wrong').write_bytes(HEAD + b'hello\n')

    def test_unreadable(self):
        for name in ('missing', '.', 'right/below', ''):
            for command in ('check', 'ledger', 'explain'):
                with self.subTest(name, command=command):
                    done = run(command, name, cwd=self.folder)
                    self.assertEqual((done.returncode, done.stdout), (2, ''))
                    self.assertRegex(done.stderr, rf'\A{re.escape(name)}: [^\n]+\n\Z')

    def test_read_error(self):
        """Standard input that fails is a file that can't be read."""
        folder = os.open(self.folder, os.O_RDONLY)
        self.addCleanup(os.close, folder)
        done = subprocess.run([PROGRAM, 'ledger', '-'], stdin=folder, capture_output=True, timeout=60, check=False)
        self.assertEqual((done.returncode, done.stdout), (2, b''))
        self.assertRegex(done.stderr, rb'\A-: [^\n]+\n\Z')

    def test_name_as_given(self):
        """The name is printed as it was given, whatever its bytes."""
        name = b'caf\xe9 \xc3\xa9.railhead'
        (self.folder / os.fsdecode(name)).write_bytes(HEAD)
        done = subprocess.run([PROGRAM, 'check', b'./' + name], cwd=self.folder, capture_output=True, check=False)
        self.assertEqual(done.stdout, b'./' + name + b': 1 games, 0 moves\n')
        (self.folder / os.fsdecode(name)).write_bytes(b'hello')
        done = subprocess.run([PROGRAM, 'check', b'./' + name], cwd=self.folder, capture_output=True, check=False)
        self.assertTrue(done.stderr.startswith(b'./' + name + b':1: '))

    def test_highest_exit(self):
        """check goes on after what is wrong, and its exit is the highest."""
        line = 'right: 1 games, 3 moves\n'
        for names, status, stdout, stderr in ((['right', 'right'], 0, line * 2, 0),
                                              (['wrong', 'right'], 1, line, 1),
                                              (['right', 'wrong', 'wrong'], 1, line, 2),
                                              (['missing', 'wrong', 'right'], 2, line, 2),
                                              (['wrong', 'missing', 'right'], 2, line, 2)):
            with self.subTest(names):
                done = run('check', *names, cwd=self.folder)
                self.assertEqual((done.returncode, done.stdout), (status, stdout))
                self.assertEqual(len(done.stderr.splitlines()), stderr)

    def test_size(self):
        """64 MiB are read; the line in which a file grows beyond is wrong, unless one before it is."""
        path = self.folder / 'large'
        lines = b'#' * 1000 + b'\n' * 24
        path.write_bytes(HEAD + lines * ((LIMIT - len(HEAD)) // len(lines)))
        with open(path, 'ab') as large:
            large.write(b'\n' * (LIMIT - path.stat().st_size))
        self.assertEqual(run('check', path).stdout, f'{path}: 1 games, 0 moves\n')

        count = path.read_bytes().count(b'\n')
        with open(path, 'ab') as large:
            large.write(b'#\nhello\n')
        done = run('ledger', path)
        self.assertEqual((done.returncode, done.stdout), (1, LEDGER))
        self.assertRegex(done.stderr, rf'\A{re.escape(str(path))}:{count + 1}: [^\n]+\n\Z')

        with open(path, 'r+b') as large:
            large.write(b'Railhead')
        self.assertRegex(run('check', path).stderr, rf'\A{re.escape(str(path))}:1: ')

    def test_endless(self):
        """A file without an end isn't read beyond the limit."""
        with open('/dev/zero', 'rb') as zeros:
            done = subprocess.run([PROGRAM, 'check', '-'], stdin=zeros, capture_output=True, timeout=60, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, b''))
        self.assertTrue(done.stderr.startswith(b'-:1: '))

    def test_memory(self):
        """However much of a record has come, it takes no more memory."""
        with subprocess.Popen([PROGRAM, 'check', '-'], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            used = []
            process.stdin.write(HEAD + AUCTION)
            for _ in range(2):
                # What goes into the pipe last may not have been read: far less than is looked for.
                process.stdin.write((b'#' * 999 + b'\n') * 24_000)
                process.stdin.flush()
                status = pathlib.Path(f'/proc/{process.pid}/status').read_text(encoding='utf-8')
                used.append(int(re.search(r'VmHWM:\s*(\d+) kB', status)[1]))
            self.assertEqual(process.communicate()[0], b'-: 1 games, 3 moves\n')
        self.assertLess(used[1] - used[0], 8 * 1024)

    def test_full_disk(self):
        for arguments in (['check', 'right'], ['ledger', 'right'], ['explain', 'right'], ['--help'], ['--version']):
            with self.subTest(arguments), open('/dev/full', 'wb') as full:
                done = run(*arguments, cwd=self.folder, stdout=full)
                self.assertEqual(done.returncode, 2)
                self.assertRegex(done.stderr, r'\A[^\n]+\n\Z')

    def test_closed_pipe(self):
        reader, writer = os.pipe()
        os.close(reader)
        done = run('ledger', 'right', cwd=self.folder, stdout=writer)
        os.close(writer)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, r'\A[^\n]+\n\Z')

    def test_closed_output(self):
        done = subprocess.run(['sh', '-c', '"$0" ledger right >&-', PROGRAM], cwd=self.folder,
                              capture_output=True, timeout=60, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr.decode(), r'\A[^\n]+\n\Z')


class Usage(unittest.TestCase):
    """What is asked wrongly is refused on standard error; help is given on standard output."""

    def test_refused(self):
        for arguments in ([], ['check'], ['ledger'], ['explain'], ['ledger', '-', '-'], ['explain', '-', '-'],
                          ['list', '-'], ['Check', '-'], ['--unknown', 'check', '-'], ['check', '-x']):
            with self.subTest(arguments):
                done = run(*arguments)
                self.assertEqual((done.returncode, done.stdout), (2, ''))
                self.assertIn('railhead-record --help', done.stderr)

    def test_help(self):
        for arguments in (['--help'], ['-h'], ['check', '--help']):
            done = run(*arguments)
            self.assertEqual((done.returncode, done.stderr), (0, ''))
            for word in ('check', 'ledger', 'explain', '--version'):
                self.assertIn(word, done.stdout)

    def test_version(self):
        done = run('--version')
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        self.assertRegex(done.stdout, r'\Arailhead-record \d+\.\d+\S*\n\Z')

    def test_dashes(self):
        """After -- a name may begin with a dash."""
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / '-x').write_bytes(HEAD)
            done = run('check', '--', '-x', cwd=folder)
        self.assertEqual((done.returncode, done.stdout), (0, '-x: 1 games, 0 moves\n'))


if __name__ == '__main__':
    sys.exit(tap.run())
