# SPDX-License-Identifier: GPL-3.0-or-later
"""Says how many test points passed, failed and were skipped.

    summary.py TESTLOG.JSON [AGAIN.JSON]   of the tests that ran again, that counts, and what it was the first time is told
    summary.py --again TESTLOG.JSON        prints which tests failed that have another try, if they are few

A program that speaks TAP counts with each of its points, any other as one.
Skipped ones are named with their reason, failed ones with what they said of it.
Exits 1 if anything failed, or if no test ran at all.
"""

import json
import re
import sys

# Those that need one or have little time, and how many may fail by chance; where more do, something is wrong.
BY_CHANCE = {'ui', 'stories', 'timed'}
FEW = 5
POINT = re.compile(r'^(not )?ok\b[\s\d-]*(.*?)(?:\s+#\s*(SKIP)\b\S*\s*(.*))?$', re.IGNORECASE)
WHOLE = re.compile(r'^1\.\.0\s*#\s*SKIP\b\S*\s*(.*)', re.IGNORECASE | re.MULTILINE)


def count(test):
    """Returns how many points of a test passed and failed, and what was skipped and why."""
    passed, failed, skipped = 0, 0, []
    for line in (test.get('stdout') or '').splitlines():
        point = POINT.match(line)
        if not point:
            continue
        if point[3]:
            skipped.append((test['name'] + ' ' + point[2], point[4] or 'no reason given'))
        elif point[1]:
            failed += 1
        else:
            passed += 1
    if test['result'] == 'SKIP' and not skipped:
        reason = WHOLE.search(test.get('stdout') or '')
        skipped.append((test['name'], reason[1] if reason else 'no reason given'))
    elif test['result'] in ('OK', 'EXPECTEDFAIL') and passed == 0 and not skipped:
        passed = 1
    elif test['result'] not in ('OK', 'EXPECTEDFAIL', 'SKIP') and failed == 0:
        failed = 1
    return passed, failed, skipped


def tell_failure(test):
    """Prints what a test that failed said of it, but for what did pass."""
    print(f'failed: {test["name"]}: {test["result"]}')
    lines = (test.get('stdout') or '').splitlines() + (test.get('stderr') or '').splitlines()
    for line in [line for line in lines if not re.match('#? ?ok ', line)][-60:]:
        print('   ', line)


def read(path):
    """Returns what a run tells of each test by its name; nothing where there was none."""
    try:
        with open(path, encoding='utf-8') as log:
            return {test['name']: test for test in map(json.loads, log)}
    except FileNotFoundError:
        return {}


def print_again(tests):
    """Prints the names of those that have one more try."""
    names = [name for name, test in tests.items() if count(test)[1] and not BY_CHANCE.isdisjoint(suites_of(name))]
    if len(names) <= FEW:
        print(' '.join(name.rpartition(' / ')[2] for name in names))


def suites_of(name):
    return name.partition(' / ')[0].rpartition(':')[2].split('+')


def main():
    passed, failed, skipped = 0, 0, []
    if sys.argv[1] == '--again':
        print_again(read(sys.argv[2]))
        return 0

    tests = read(sys.argv[1])
    again = {name: test for path in sys.argv[2:] for name, test in read(path).items() if name in tests}
    for name in again:
        print('the first time,', end=' ')
        tell_failure(tests[name])

    for test in (tests | again).values():
        ok, not_ok, left_out = count(test)
        passed += ok
        failed += not_ok
        skipped += left_out
        if not_ok:
            tell_failure(test)

    for name, reason in skipped:
        print(f'skipped: {name}: {reason}')
    if passed + failed == 0:
        print('no test ran')
    for name in again:
        print(f'ran twice: {name}: {tests[name]["result"]}, then {again[name]["result"]}')
    line = f'{passed} passed, {failed} failed'
    print(line + (f', {len(skipped)} skipped' if skipped else ''))
    return 0 if failed == 0 and passed > 0 else 1


sys.exit(main())
