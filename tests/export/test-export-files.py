# SPDX-License-Identifier: GPL-3.0-or-later
"""railhead --export as people call it, without a display: read again by readers that aren't ours.

    test-export-files.py RAILHEAD RAILHEAD-RECORD HISTORY SCHEMA DATA
"""

import copy
import csv
import io
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import textwrap
import time
import unittest

import jsonschema

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import tap  # noqa: E402, the folder has to be known first

RAILHEAD, RECORD, HISTORY = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:4])
SCHEMA = json.loads(pathlib.Path(sys.argv[4]).read_text(encoding='utf-8'))
DATA = pathlib.Path(sys.argv[5]).resolve()
FIXTURES = tuple(sorted(path.stem for path in DATA.glob('*.railhead')))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)

COLUMNS = ['player', 'game', 'kind', 'id', 'started', 'move', 'seat', 'entry', 'amount', 'balance']
FORMULA = re.compile('^[=+\\-@\t\r＝＋－＠]')
LONG = '🚂' * 64
ODD = [['=1+1', '+49 30 1', '-1', '@SUM(A1)'],
       ["'quoted'", 'Say "hi", Anna', 'x;=1+1;y', 'דנה כהן'],
       [LONG, '＝1+1', 'a, b', '"'],
       ["=cmd|' /C calc'!A0", "''=", '\\"n', 'محمد'],
       ['007', '1e5', 'NaN', '1,5']]
PATIENCE = 60
TEMPORARY = tempfile.mkdtemp()
DATA_FOLDER = os.environ['RH_DATA_FOLDER']


def make_home(*arguments):
    """A folder with a database in it."""
    home = pathlib.Path(tempfile.mkdtemp(dir=TEMPORARY))
    folder = home / DATA_FOLDER
    folder.mkdir()
    subprocess.run([HISTORY, folder / 'railhead.db', *map(str, arguments)], check=True, stdout=subprocess.DEVNULL,
                   env=dict(os.environ, G_TEST_SRCDIR=str(DATA.parent)))
    return home


def environment(home):
    env = {name: value for name, value in os.environ.items() if name not in ('DISPLAY', 'WAYLAND_DISPLAY')}
    # What is freed is free at once: memory is measured.
    return dict(env, XDG_DATA_HOME=str(home), HOME=str(home),
                ASAN_OPTIONS=env.get('ASAN_OPTIONS', '') + ':quarantine_size_mb=1')


def export(home, name, **how):
    return subprocess.run([RAILHEAD, '--export', name], env=environment(home), capture_output=True, encoding='utf-8',
                          cwd=home, check=False, **how)


def database(home):
    return home / DATA_FOLDER / 'railhead.db'


def read(home, name):
    return (home / name).read_bytes()


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def without_apostrophe(name):
    return name.removeprefix("'")


def ledger(text):
    """The rows of `railhead-record ledger`."""
    done = subprocess.run([RECORD, 'ledger', '-'], input=text, capture_output=True, check=True)
    return done.stdout


class Table(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.home = make_home(1, *FIXTURES)
        cls.input = b''.join((DATA / f'{name}.railhead').read_bytes() for name in FIXTURES)

    def export(self, name):
        done = export(self.home, name)
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        self.assertEqual(done.stdout, f'{len(FIXTURES)} games written to “{name}”\n')
        return read(self.home, name)

    def test_record(self):
        """What came in goes out: byte for byte the same ledger."""
        written = self.export('all.railhead')
        self.assertEqual(ledger(written), ledger(self.input))
        self.assertEqual(written.count(b'railhead 1\n'), len(FIXTURES))

    def expected(self):
        """The ledger by its columns, numbers as such."""
        rows = list(csv.DictReader(io.StringIO(ledger(self.input).decode()), delimiter='\t', quoting=csv.QUOTE_NONE))
        return [tuple(row[name] if name in ('player', 'entry') else int(row[name])
                      for name in ('game', 'move', 'seat', 'player', 'entry', 'amount', 'balance')) for row in rows]

    def test_csv_by_python(self):
        text = self.export('all.csv').decode('utf-8')
        rows = list(csv.DictReader(io.StringIO(text, newline=''), strict=True))
        self.assertEqual(list(rows[0]), COLUMNS)
        self.assertEqual([(int(row['game']), int(row['move']), int(row['seat']), row['player'], row['entry'],
                           int(row['amount']), int(row['balance'])) for row in rows], self.expected())

    def test_csv_grammar(self):
        """RFC 4180: lines end with CRLF, fields are plain or quoted, and all rows have as many."""
        written = self.export('all.csv')
        field = rb'(?:"(?:[^"]|"")*"|[^",\r\n]*)'
        self.assertTrue(written.endswith(b'\r\n'))
        for line in written.split(b'\r\n')[:-1]:
            self.assertRegex(line, rb'\A' + field + (rb',' + field) * (len(COLUMNS) - 1) + rb'\Z')

    def test_csv_by_sqlite(self):
        """A table that takes no other types than these."""
        self.export('all.csv')
        script = textwrap.dedent(f'''\
            CREATE TABLE ledger (player TEXT, game INTEGER, kind TEXT, id TEXT, started TEXT, move INTEGER, seat INTEGER,
                                 entry TEXT, amount INTEGER, balance INTEGER) STRICT;
            .import --csv --skip 1 {self.home}/all.csv ledger
            .mode json
            SELECT game, move, seat, player, entry, amount, balance FROM ledger ORDER BY rowid;
            SELECT DISTINCT kind FROM ledger WHERE datetime (started) = started AND length (id) = 36 ORDER BY kind;
            ''')
        done = subprocess.run(['sqlite3', '-bail', ':memory:'], input=script, capture_output=True, encoding='utf-8', check=True)
        self.assertEqual(done.stderr, '')
        rows, kinds = (json.loads(part + ']') for part in done.stdout.strip().removesuffix(']').split(']\n'))
        self.assertEqual([tuple(row.values()) for row in rows], self.expected())
        self.assertEqual([row['kind'] for row in kinds], ['cape-to-cairo', 'heart-of-africa', 'zugkraft'])

    def test_json(self):
        """What the schema describes, with all that the records have."""
        document = json.loads(self.export('all.json'))
        VALIDATOR.check_schema(SCHEMA)
        VALIDATOR.validate(document)
        self.assertEqual(document['schema'], SCHEMA['$id'])
        rows = [(n, entry['move'], entry['seat'], game['players'][entry['seat'] - 1]['name'], entry['entry'],
                 entry['amount'], entry['balance'])
                for n, game in enumerate(document['games'], 1) for entry in game['entries']]
        self.assertEqual(rows, self.expected())

        records = self.export('again.railhead').decode().split('railhead 1\n')[1:]
        for game, record in zip(document['games'], records, strict=True):
            lines = record.splitlines()
            self.assertEqual(lines[:3], [f'game {game["kind"]}', f'id {game["id"]}', f'started {game["started"]}'])
            options = [f'option {key}={value}' for key, value in game['options'].items()]
            seats = [f'seat {player.get("colour", "-")} {player["name"]}' for player in game['players']]
            self.assertEqual(lines[3:], options + seats + game['moves'])
            last = {entry['seat']: entry['balance'] for entry in game['entries']}
            self.assertEqual(game['result'], [last[seat] for seat in range(1, len(game['players']) + 1)])
        self.assertIn('won', {game['status'] for game in document['games']})

    def test_closed(self):
        """No object of the schema takes what it doesn't name, and no required name is missing from it."""
        def walk(node):
            if isinstance(node, dict):
                if node.get('type') == 'object':
                    self.assertIs(node.get('additionalProperties'), False)
                    self.assertLessEqual(set(node.get('required', ())), set(node['properties']))
                for child in node.values():
                    walk(child)
            elif isinstance(node, list):
                for child in node:
                    walk(child)
        walk(SCHEMA)

    def test_spoilt(self):
        """Each change alone makes the document wrong."""
        document = json.loads(self.export('all.json'))
        first = {kind: next(i for i, game in enumerate(document['games']) if game['kind'] == kind)
                 for kind in ('cape-to-cairo', 'zugkraft', 'heart-of-africa')}

        def cape(spoil):
            return lambda whole: spoil(whole['games'][first['cape-to-cairo']])

        def dice(spoil):
            return lambda whole: spoil(whole['games'][first['zugkraft']])

        def heart(spoil):
            return lambda whole: spoil(whole['games'][first['heart-of-africa']])

        spoilt = {
            'more beside the games': lambda whole: whole.update(more=1),
            'no schema': lambda whole: whole.pop('schema'),
            'another schema': lambda whole: whole.update(schema='urn:uuid:00000000-0000-4000-8000-000000000000'),
            'a version that is a number': lambda whole: whole['program'].update(version=1),
            'more of the program': lambda whole: whole['program'].update(build='x'),
            'no list': lambda whole: whole.update(games={}),
            'an unknown game': cape(lambda game: game.update(kind='chess')),
            'another game': cape(lambda game: game.update(kind='zugkraft')),
            'more of a game': cape(lambda game: game.update(note='x')),
            'no moves': cape(lambda game: game.pop('moves')),
            'an id in capitals': cape(lambda game: game.update(id=game['id'].upper() + 'A')),
            'no real time': cape(lambda game: game.update(started='2026-13-01T00:00:00Z')),
            'a time without its zone': cape(lambda game: game.update(started=game['started'][:-1])),
            'an unknown status': cape(lambda game: game.update(status='lost')),
            'won by nobody': cape(lambda game: game.update(status='won', winners=[])),
            'being played, and won': cape(lambda game: game.update(status='playing', winners=[1])),
            'a winner twice': cape(lambda game: game.update(status='won', winners=[1, 1])),
            'a winner without a seat': cape(lambda game: game.update(status='won', winners=[0])),
            'one player': cape(lambda game: game.update(players=game['players'][:1])),
            'five players': cape(lambda game: game.update(players=game['players'][:1] * 5)),
            'an unknown colour': cape(lambda game: game['players'][0].update(colour='pink')),
            'a name that is empty': cape(lambda game: game['players'][0].update(name='')),
            'a name that is too long': cape(lambda game: game['players'][0].update(name='x' * 65)),
            'a name of two lines': cape(lambda game: game['players'][0].update(name='x\ny')),
            'an unknown option': cape(lambda game: game['options'].update(first=1)),
            'an option’s unknown value': cape(lambda game: game['options'].update({'river-bonus': 'none'})),
            'another game’s move': cape(lambda game: game['moves'].append('train 1 engine tender caboose')),
            'a move that is no text': cape(lambda game: game['moves'].append(1)),
            'another game’s entry': cape(lambda game: game['entries'][0].update(entry='globetrotter')),
            'half a pound': cape(lambda game: game['entries'][0].update(amount=0.5)),
            'a balance in words': cape(lambda game: game['entries'][0].update(balance='100')),
            'a balance below zero': cape(lambda game: game['entries'][0].update(balance=-1)),
            'a seat too many': cape(lambda game: game['entries'][0].update(seat=9)),
            'a move before the start': cape(lambda game: game['entries'][0].update(move=-1)),
            'an entry without its reason': cape(lambda game: game['entries'][0].pop('entry')),
            'a colour in a game without': dice(lambda game: game['players'][0].update(colour='red')),
            'a goal of nothing': dice(lambda game: game['options'].update(goal=0)),
            'a goal in words': dice(lambda game: game['options'].update(goal='100')),
            'a sixth player first': heart(lambda game: game['options'].update(first=6)),
        }
        self.assertGreaterEqual(len(spoilt), 20)
        for what, spoil in spoilt.items():
            with self.subTest(what):
                whole = copy.deepcopy(document)
                spoil(whole)
                self.assertFalse(VALIDATOR.is_valid(whole))


class Names(unittest.TestCase):
    """Names do nothing but be read, and can be had back."""

    @classmethod
    def setUpClass(cls):
        cls.home = make_home('odd')
        for kind in ('railhead', 'csv', 'json'):
            export(cls.home, f'odd.{kind}')

    def rows(self, **how):
        return list(csv.reader(io.StringIO(read(self.home, 'odd.csv').decode(), newline=''), **how))

    def test_csv(self):
        rows = self.rows(strict=True)[1:]
        for row in rows:
            self.assertNotRegex(row[0], FORMULA)
            self.assertEqual(len(row), len(COLUMNS))
        first = [row for row in rows if row[5] == '0']
        self.assertEqual([without_apostrophe(row[0]) for row in first], [name for game in ODD for name in game])

    def test_csv_types(self):
        """Who asks for quotes has texts as texts, and numbers as such."""
        heading, *rows = self.rows(strict=True, quoting=csv.QUOTE_NONNUMERIC)
        self.assertEqual(heading, COLUMNS)
        texts = {'player', 'kind', 'id', 'started', 'entry'}
        for row in rows:
            self.assertEqual([type(field) for field in row], [str if name in texts else float for name in COLUMNS])
        self.assertLessEqual({'007', '1e5', 'NaN', '1,5'}, {row[0] for row in rows})

    def test_semicolons(self):
        """Who parts lines elsewhere finds no field in the middle of a name."""
        for delimiter in ';\t|':
            for row in self.rows(delimiter=delimiter):
                self.assertNotRegex(row[0], FORMULA)
                if delimiter != '|' or 'cmd' not in row[0]:
                    self.assertEqual(len(row), 1)

    def test_sqlite(self):
        done = subprocess.run(['sqlite3', '-bail', ':memory:', '-cmd', f'.import --csv {self.home}/odd.csv ledger',
                               '.mode json', 'SELECT player FROM ledger WHERE move = 0 ORDER BY rowid'],
                              capture_output=True, encoding='utf-8', check=True)
        self.assertEqual([without_apostrophe(row['player']) for row in json.loads(done.stdout)],
                         [name for game in ODD for name in game])

    def test_json(self):
        document = json.loads(read(self.home, 'odd.json'))
        VALIDATOR.validate(document)
        self.assertEqual([[player['name'] for player in game['players']] for game in document['games']], ODD)

    def test_record(self):
        seats = re.findall(r'^seat \S+ (.*)$', read(self.home, 'odd.railhead').decode(), re.MULTILINE)
        self.assertEqual(seats, [name for game in ODD for name in game])


class Trouble(unittest.TestCase):
    """What can't be read is told, what can't be written leaves nothing."""

    def setUp(self):
        self.home = make_home(1, 'cape-three-players', 'zugkraft-points', 'heart-three-players')
        self.folder = pathlib.Path(tempfile.mkdtemp(dir=TEMPORARY))

    def refused(self, name, words):
        before = names(self.folder)
        done = export(self.home, name)
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertIn(words, done.stderr)
        self.assertEqual(done.stderr.count('\n'), 1)
        self.assertEqual(names(self.folder), before)

    def test_damaged(self):
        with sqlite3.connect(database(self.home)) as connection:
            connection.execute('UPDATE entry SET amount = amount + 1 WHERE game = 2 AND move = 3')
        counts = {
            'railhead': lambda text: text.count('railhead 1\n'),
            'csv': lambda text: len({row['game'] for row in csv.DictReader(io.StringIO(text))}),
            'json': lambda text: len(json.loads(text)['games']),
        }
        for kind, count in counts.items():
            done = export(self.home, self.folder / f'x.{kind}')
            self.assertEqual(done.returncode, 1)
            self.assertIn('2 games written to', done.stdout)
            problem, left_out = done.stderr.splitlines()
            self.assertIn('damaged', problem)
            self.assertEqual(left_out, '1 game can’t be read and was left out.')
            self.assertEqual(count(read(self.folder, f'x.{kind}').decode('utf-8')), 2)

    def test_unknown(self):
        """A game that a later version has stored is told and left out, too."""
        with sqlite3.connect(database(self.home)) as connection:
            connection.executescript("DELETE FROM chain; DELETE FROM seal; UPDATE game SET kind = 'chess' WHERE id = 1")
        done = export(self.home, self.folder / 'x.json')
        self.assertEqual(done.returncode, 1)
        self.assertIn('chess', done.stderr)
        self.assertTrue(done.stderr.endswith('\n1 game can’t be read and was left out.\n'))
        self.assertEqual(len(json.loads(read(self.folder, 'x.json'))['games']), 2)

    def test_names(self):
        self.refused(self.folder / 'x.txt', 'Games are written to files whose names end in .railhead, .csv or .json.')
        self.refused('-', 'Games are written to files whose names end in .railhead, .csv or .json.')

    def test_places(self):
        (self.folder / 'folder.csv').mkdir()
        os.mkfifo(self.folder / 'pipe.csv')
        self.refused(self.folder / 'folder.csv', '“folder.csv” can’t be written: ')
        self.refused(self.folder / 'pipe.csv', '“pipe.csv” can’t be written: It is not a file.')
        self.refused(self.folder / 'nowhere' / 'x.csv', '“x.csv” can’t be written: ')
        self.refused('/proc/x.csv', '“x.csv” can’t be written: ')
        self.assertTrue(stat.S_ISFIFO((self.folder / 'pipe.csv').stat().st_mode))

    def test_full(self):
        """The disk, or what somebody may have of it, is full in the middle of it."""
        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
        (self.folder / 'x.json').write_text('old')
        done = export(self.home, self.folder / 'x.json', preexec_fn=limit)
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertIn('“x.json” can’t be written: ', done.stderr)
        self.assertEqual(names(self.folder), ['x.json'])
        self.assertEqual((self.folder / 'x.json').read_text(), 'old')

    def test_no_database(self):
        done = export(self.folder, self.folder / 'x.csv')
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertIn('There is no database at ', done.stderr)
        self.assertEqual(names(self.folder), [])

    def test_no_game(self):
        """A file that says so."""
        home = make_home(0)
        self.assertEqual(export(home, self.folder / 'x.JSON').returncode, 0)
        document = json.loads(read(self.folder, 'x.JSON'))
        VALIDATOR.validate(document)
        self.assertEqual(document['games'], [])

    def test_replaced(self):
        """Where a link leads, for whom it was before; and nothing is left beside it."""
        target = self.folder / 'target.csv'
        target.write_text('old')
        target.chmod(0o600)
        (self.folder / 'x.csv').symlink_to('target.csv')
        self.assertEqual(export(self.home, self.folder / 'x.csv').returncode, 0)
        self.assertTrue(target.read_text().startswith('"player",'))
        self.assertEqual(target.stat().st_mode & 0o777, 0o600)
        self.assertEqual(names(self.folder), ['target.csv', 'x.csv'])

    def test_database_untouched(self):
        before = database(self.home).read_bytes()
        export(self.home, self.folder / 'x.csv')
        self.assertEqual(database(self.home).read_bytes(), before)
        self.assertEqual(names(database(self.home).parent), ['railhead.db'])


class Many(unittest.TestCase):
    """Three thousand games."""

    @classmethod
    def setUpClass(cls):
        cls.many = make_home(3000, 'zugkraft-knockout')
        cls.few = make_home(30, 'zugkraft-knockout')

    def peak(self, home, name):
        """The most memory that it took, in KiB, looked at until it ends: what the system tells of it then has our own in it."""
        peak = 0
        with subprocess.Popen([RAILHEAD, '--export', name], env=environment(home), cwd=home, stdout=subprocess.DEVNULL) as child:
            while child.poll() is None:
                status = pathlib.Path(f'/proc/{child.pid}/status').read_text()
                found = re.search(r'^VmHWM:\s*(\d+) kB', status, re.MULTILINE)
                if found and 'Name:\trailhead\n' in status:
                    peak = int(found[1])
        self.assertEqual(child.returncode, 0)
        return peak

    def test_memory(self):
        for kind in ('railhead', 'csv', 'json'):
            few, many = (self.peak(home, f'x.{kind}') for home in (self.few, self.many))
            print(f'# {kind}: {few} KiB for 30 games, {many} KiB for 3,000')
            self.assertLessEqual(many, 1.3 * few)
        self.assertEqual(len(json.loads(read(self.many, 'x.json'))['games']), 3000)

    def kill(self, name):
        """Ends it once it has begun to write."""
        with subprocess.Popen([RAILHEAD, '--export', name], env=environment(self.many), cwd=self.many,
                              stdout=subprocess.DEVNULL) as child:
            end = time.monotonic() + PATIENCE
            while int(re.search(r'^wchar: (\d+)', pathlib.Path(f'/proc/{child.pid}/io').read_text(), re.MULTILINE)[1]) < 100000:
                self.assertLess(time.monotonic(), end)
                self.assertIsNone(child.poll())
            child.send_signal(signal.SIGKILL)
        self.assertEqual(child.returncode, -signal.SIGKILL)

    def test_kill(self):
        """Nothing, or the old file; where the file system can, also nothing under a passing name."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=TEMPORARY))
        try:
            os.close(os.open(folder, os.O_TMPFILE | os.O_WRONLY))
            seen = names
        except OSError:
            def seen(place):
                return [name for name in names(place) if not name.startswith('.railhead-')]
        self.kill(folder / 'x.json')
        self.assertEqual(seen(folder), [])
        (folder / 'x.json').write_text('old')
        self.kill(folder / 'x.json')
        self.assertEqual((folder / 'x.json').read_text(), 'old')
        self.assertEqual(seen(folder), ['x.json'])


if __name__ == '__main__':
    status = tap.run()
    shutil.rmtree(TEMPORARY)
    sys.exit(status)
