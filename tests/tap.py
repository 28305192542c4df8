# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests of a program by unittest, and tells what came of them as TAP has it."""

import os
import sys
import unittest


class Points(unittest.TextTestResult):
    """One TAP point a test; what went wrong as comments under it."""

    def stopTest(self, test):
        super().stopTest(test)
        wrong = [text for where, text in self.failures + self.errors if where is test or
                 getattr(where, 'test_case', None) is test]
        print('not ok' if wrong else 'ok', self.testsRun, '-', test.id().removeprefix('__main__.'))
        for line in '\n'.join(wrong).splitlines():
            print('#', line.encode('unicode_escape').decode())


def run():
    """Runs all tests of the program; returns its exit status."""
    suite = unittest.defaultTestLoader.loadTestsFromModule(sys.modules['__main__'])
    with open(os.devnull, 'w', encoding='utf-8') as nowhere:
        result = unittest.TextTestRunner(stream=nowhere, resultclass=Points).run(suite)
    print(f'1..{result.testsRun}')
    return 0 if result.wasSuccessful() else 1
