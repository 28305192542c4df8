# SPDX-License-Identifier: GPL-3.0-or-later
"""railhead-record with a game nobody has heard of, and without those it comes with.

    test-toy-tool.py TOY-RECORD
"""

import subprocess
import sys
import unittest

PROGRAM = sys.argv[1]
HEAD = 'railhead 1\ngame toy\noption goal=10\nseat - Anna\nseat - Bram\n'
GAME = HEAD + 'add 2 -7\nadd 1  +12\n'


def run(command, record):
    return subprocess.run([PROGRAM, command, '-'], input=record, capture_output=True, text=True, timeout=60, check=False)


class Toy(unittest.TestCase):
    def test_check(self):
        done = run('check', GAME + HEAD)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, '-: 2 games, 2 moves\n', ''))

    def test_later(self):
        done = run('check', HEAD + 'railhead 1\ngame kite\n')
        self.assertEqual((done.returncode, done.stdout), (1, ''))
        self.assertEqual(done.stderr, '-:7: “kite” can’t be read by this version of Railhead yet\n')

    def test_ledger(self):
        done = run('ledger', GAME)
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        self.assertEqual(done.stdout.splitlines(), [
            'game\tmove\tseat\tplayer\tentry\tamount\tbalance',
            '1\t0\t1\tAnna\tstart\t0\t0',
            '1\t0\t2\tBram\tstart\t0\t0',
            '1\t1\t2\tBram\tpoints\t-7\t-7',
            '1\t2\t1\tAnna\tpoints\t12\t12',
        ])

    def test_explain(self):
        done = run('explain', GAME)
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        self.assertEqual(done.stdout.splitlines(), [
            'game\tmove\ttext\tphase\tseat\tfacts',
            '1\t1\tadd 2 -7\tplay\t-\ttotals=0,-7',
            '1\t2\tadd 1 +12\tover\t-\ttotals=12,-7 winner=1',
        ])

    def test_after_the_end(self):
        done = run('check', GAME + 'add 2 +1\n')
        self.assertEqual((done.returncode, done.stdout, done.stderr), (1, '', '-:8: The game is over\n'))

    def test_another_game(self):
        done = run('check', 'railhead 1\ngame cape-to-cairo\n')
        self.assertEqual((done.returncode, done.stdout), (1, ''))
        self.assertEqual(done.stderr, '-:2: “cape-to-cairo” is not a game Railhead knows\n')


def main():
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Toy)
    cases = list(suite)
    failed = 0

    print(f'1..{len(cases)}')
    for number, case in enumerate(cases, 1):
        result = unittest.TestResult()
        case.run(result)
        failed += not result.wasSuccessful()
        print('ok' if result.wasSuccessful() else 'not ok', number, '-', case.id())
        for _, text in result.failures + result.errors:
            print('\n'.join('# ' + line for line in text.splitlines()))
    sys.exit(1 if failed else 0)


main()
