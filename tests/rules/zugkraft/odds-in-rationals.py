#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of Zugkraft worked out again, in rational numbers alone, from the rules as they read.

    odds-in-rationals.py PRINT-ZUG-ODDS [--all]

A train is the letters of its parts: e(ngine) t(ender) 4 3 2 and c(aboose). All ways the dice can fall are gone through one
by one, and a set may be put down where some order of it leaves a train that is allowed. All figures that the program
prints must be these within a thousand millionth. With --all for each target to 150, otherwise to 12, and for each tenth;
and for each of the leads, otherwise for some.
"""

import functools
import itertools
import re
import subprocess
import sys
from collections import Counter
from fractions import Fraction

PROGRAM = sys.argv[1]
FACES = 'et432c'
NEAR = 1e-9
POINTS_MAX = 200
# Far beyond where the formula holds: what stands there is proven in check_line ().
BEGIN = POINTS_MAX + 1
ALL = '--all' in sys.argv
TARGETS = [target for target in range(1, 151) if target <= 12 or target % 10 == 0 or ALL]

# An engine, a tender, at most four cars with the caboose; or with a second engine before the fourth car any number. The
# second engine may also come before the tender.
ALLOWED = re.compile(r'|ee?|eet[432]*c?|et[432]{0,4}|et[432]{0,3}c|et[432]{0,3}e|et(?=[432]*e)[432]{0,3}e[432]*c?')

count = 0


def point(text, right):
    """A line of the test's report."""
    global count
    count += 1
    print(('ok' if right else 'not ok'), count, text, flush=True)
    if not right:
        sys.exit(1)


def allowed(train):
    """Whether it may be set down in this order; with one engine there are dice for four cars."""
    return ALLOWED.fullmatch(train) is not None


@functools.cache
def dice_in_hand(train):
    """Six, or three again and again behind a second engine."""
    cars = sum(train.count(car) for car in '432')
    if 'c' in train:
        return 0
    if train.count('e') == 2 and 't' in train:
        return 3 - cars % 3
    return 6 - len(train)


@functools.cache
def points_of(train):
    """What the train brings."""
    if not re.search('[432c]', train):
        return 0
    points = sum(int(car) for car in train if car in '432') + ('c' in train)
    if sorted(train) == sorted('et432c'):
        return 25
    return 2 * points if 'c' in train else points


@functools.cache
def rolls_of(dice):
    """All that so many dice can show, and in how many ways."""
    return Counter(''.join(sorted(shown)) for shown in itertools.product(FACES, repeat=dice))


@functools.cache
def sets_of(shown):
    """All sets of those dice."""
    return {chosen for n in range(len(shown) + 1) for chosen in itertools.combinations(shown, n)}


def bare(train):
    """The same train as far as the future goes: cars in order; of a freight train only points and dice."""
    if train == 'ee':
        return train
    if train.count('e') == 2 and 'c' not in train:
        return points_of(train), dice_in_hand(train)
    return 'et'[:min(2, len(train))] + ''.join(sorted(train[2:], reverse=True)) if 'c' not in train else train


@functools.cache
def freight_sample(dice):
    """Two engines and so many dice in hand; what its points are matters elsewhere."""
    return {3: 'ete', 2: 'ete2', 1: 'ete22'}[dice]


@functools.cache
def ways_on(train):
    """For each roll: in how many ways it falls, and what may follow it. Of a freight train: points added, dice then."""
    found = []
    for shown, ways in rolls_of(dice_in_hand(train)).items():
        after = set()
        for chosen in sets_of(shown):
            for order in set(itertools.permutations(chosen)):
                longer = train + ''.join(order)
                if allowed(longer):
                    after.add((len(chosen) > 0, longer))
                    break
        found.append((ways, after))
    return found


@functools.cache
def merged(train):
    """ways_on() of a train of one engine, rolls with the same outcome put together."""
    together = Counter()
    for ways, after in ways_on(train):
        key = frozenset((some, bare(longer), points_of(longer) if 'c' in longer else None) for some, longer in after)
        together[key] += ways
    return [(ways, tuple(key)) for key, ways in together.items()]


@functools.cache
def merged_freight(dice):
    """The same of a freight train: (some, points added, dice in hand then); none in hand behind a caboose."""
    train = freight_sample(dice)
    before = sum(int(car) for car in train if car in '432')
    together = Counter()
    for ways, after in ways_on(train):
        key = set()
        for some, longer in after:
            added = sum(int(car) for car in longer if car in '432') - before + ('c' in longer)
            key.add((some, added, dice_in_hand(longer)))
        together[frozenset(key)] += ways
    return [(ways, tuple(key)) for key, ways in together.items()]


class Aim:
    """What stopping is worth, and the best of all that can be done; values are integers over `scale`, exactly."""

    def __init__(self, target=None):
        self.target = target
        # Each point or two costs a die at most, and a die a factor of six.
        self.scale = 6 ** (target + 20) if target else 1
        self.known = {}

    def stop(self, points):
        if self.target is None:
            return Fraction(points)
        return self.scale if points >= self.target else 0

    def divide(self, total, ways):
        if self.target is None:
            return total / ways
        quotient, rest = divmod(total, ways)
        assert rest == 0
        return quotient

    def value(self, train, rolls):
        """The best of stopping and rolling; rolls made: 3 for three or more."""
        if isinstance(train, tuple):
            points, dice, runnable = train[0], train[1], train[0] > 0
        else:
            points, dice, runnable = points_of(train), dice_in_hand(train), bool(re.search('[432c]', train))
        if not runnable and rolls == 3:
            return 0
        stop = self.stop(points) if runnable else 0
        if dice == 0 or (self.target is not None and stop):
            return stop
        return max(stop, self.roll(train, rolls))

    def roll(self, train, rolls):
        """Rolling once more."""
        key = train, rolls
        if key not in self.known:
            self.known[key] = self.work_out(train, rolls)
        return self.known[key]

    def work_out(self, train, rolls):
        made = rolls + 1
        total = 0
        if isinstance(train, tuple):
            points, dice = train
            if self.target is None and points >= BEGIN and rolls == 3:
                slope, constant = LINES[dice]
                return slope * points + constant
            for ways, after in merged_freight(dice):
                total += ways * max((self.freight(points, added, then, made) for some, added, then in after
                                     if some or made <= 3), default=0)
        else:
            dice = dice_in_hand(train)
            for ways, after in merged(train):
                total += ways * max((self.stop(ends) if ends is not None else self.value(longer, min(made, 3))
                                     for some, longer, ends in after if some or made <= 3), default=0)
        return self.divide(total, 6 ** dice)

    def freight(self, points, added, then, made):
        if then == 0:
            return self.stop(2 * (points + added))
        return self.value((points + added, then), min(made, 3))


class Short(Aim):
    """The chance of a train that can run."""

    def __init__(self):
        super().__init__()

    def stop(self, points):
        return Fraction(1)

    def value(self, train, rolls):
        runnable = train[0] > 0 if isinstance(train, tuple) else bool(re.search('[432c]', train))
        if runnable:
            return Fraction(1)
        return Fraction(0) if rolls == 3 else self.roll(train, rolls)


@functools.cache
def aim_at(target):
    """To bring so many points; what was worked out for one figure needn't be for the next."""
    return Aim(target)


@functools.cache
def fresh(points):
    """The chance to bring so many points in a whole turn."""
    aim = aim_at(points)
    return Fraction(aim.roll('', 0), aim.scale)


class Hold(Aim):
    """The chance that none of those overtakes who need so many points once this turn has brought `stop`."""

    def __init__(self, needs, stop, least):
        super().__init__()
        self.needs, self.had, self.least = needs, stop, least

    def stop(self, points):
        worth = Fraction(points >= self.least)
        for need in self.needs if worth else ():
            worth *= 1 - fresh(max(need + points - self.had, 1))
        return worth

    def value(self, train, rolls):
        # Of two engines' three dice 8 in 216 at least are a wreck: nothing is better than so much.
        if isinstance(train, tuple) and self.stop(train[0]) >= Fraction(26, 27):
            return self.stop(train[0])
        return super().value(train, rolls)


# slope and constant by dice: what the most points of a freight train are said to be, from 15 points up
LINES = {
    1: (Fraction(116, 101), Fraction(902353, 91809)),
    2: (Fraction(1274, 909), Fraction(3306838, 275427)),
    3: (Fraction(5434, 3333), Fraction(1294454, 91809)),
}


def check_line(start):
    """Whether the lines are what is best for every number of points from `start` on.

    A choice is worth a line too. The best one at the start has the largest slope or is as good there, so that it stays the
    best; and the average of the best ones must be the line itself, slope and constant.
    """
    for dice, (slope, constant) in LINES.items():
        sums = [Fraction(0), Fraction(0)]
        for ways, after in merged_freight(dice):
            options = []
            for some, added, then in after:
                if some:
                    a, b = LINES[then] if then else (Fraction(2), Fraction(0))
                    options.append((a, a * added + b))
            if not options:
                continue
            best = max(options, key=lambda line: line[0] * start + line[1])
            if any(line[0] > best[0] for line in options):
                return False
            sums[0] += ways * best[0]
            sums[1] += ways * best[1]
        if (sums[0] / 6 ** dice, sums[1] / 6 ** dice) != (slope, constant):
            return False
        if slope * start + constant < start or slope < 1:
            return False
    return True


def compare(lines, aim, name):
    """The largest difference of the figures for an aim."""
    worst = 0.0
    for words in lines:
        *train, rolls, _aim, value, nothing = words
        if train[0] == '2':
            key = int(train[1]), int(train[2])
            bad, dice = 2, key[1]
        else:
            key = 'et' + '4' * int(train[1]) + '3' * int(train[2]) + '2' * int(train[3])
            bad, dice = 1, dice_in_hand(key)
        exact = Fraction(aim.roll(key, int(rolls)), aim.scale)
        assert int(nothing) == bad ** dice, words
        worst = max(worst, abs(float(Fraction(value) - exact)))
    assert worst < NEAR, (name, worst)
    return worst


def expected_count(target):
    """How many figures there must be: all trains of one engine and cars, dice in hand; all points of freight trains."""
    limit = target or 10 ** 9
    singles = [cars for n in range(1, 4) for cars in itertools.combinations_with_replacement((4, 3, 2), n)
               if sum(cars) < limit]
    return 3 * (len(singles) + 3 * max(0, min(limit, POINTS_MAX + 1) - 2))


def main():
    printed = subprocess.run([PROGRAM], capture_output=True, check=True, text=True, timeout=300).stdout
    short, whole, holds, figures = [], [], [], {}
    for line in printed.splitlines():
        words = line.split()
        if words[0] == 'short':
            short.append(words[1:])
        elif words[0] == 'fresh':
            whole.append(words[1:])
        elif words[0] == 'hold':
            holds.append(words[1:])
        else:
            figures.setdefault(words[-3], []).append(words)
    print('1..8')

    aim = Short()
    trains = {'none': '', 'e': 'e', 'ee': 'ee', 'et': 'et', 'ete': (0, 3)}
    worst = 0.0
    for name, rolls, value in short:
        worst = max(worst, abs(float(Fraction(value) - (1 - aim.roll(trains[name], int(rolls))))))
    point(f'shortages: {len(short)} figures, off by {worst:.1e} at most', len(short) == 10 and worst < NEAR)

    worst = max(abs(float(Fraction(value) - fresh(int(points)))) for points, value in whole
                if int(points) in TARGETS)
    point(f'whole turns: {len(TARGETS)} of {len(whole)} figures, off by {worst:.1e} at most', len(whole) == 150 and worst < NEAR)

    worst = 0.0
    tried = holds if ALL else holds[::5]
    for train, *words, stop, roll in tried:
        needs, alone = [int(word) for word in words[:2] if word != '0'], int(words[2])
        had = points_of(train)
        hold = Hold(needs, had, had + alone)
        now = Hold(needs, had, had).stop(had)
        worst = max(worst, abs(float(Fraction(stop) - now)), abs(float(roll) - float(hold.roll(bare(train), 3))))
    point(f'leads that hold: {len(tried)} of {len(holds)} trains, off by {worst:.1e} at most', len(holds) == 8 and worst < NEAR)

    starts = [start for start in range(1, 60) if check_line(start)]
    point(f'the most points of freight trains are on a line from {starts[0]} up', starts == list(range(15, 60)))

    most = Aim()
    worst = compare(figures['points'], most, 'points')
    point(f'the most points: {len(figures["points"])} figures, off by {worst:.1e} at most',
          len(figures['points']) == expected_count(None))

    stopped = [words for words in figures['points'] if float(words[-2]) <= (
        int(words[1]) if words[0] == '2' else 4 * int(words[1]) + 3 * int(words[2]) + 2 * int(words[3]))]
    point('by expected points alone rolling on always wins', not stopped)

    worst, n = 0.0, 0
    for target in range(1, 151):
        lines = figures.get(str(target), [])
        assert len(lines) == expected_count(target), target
        if target in TARGETS:
            worst = max(worst, compare(lines, aim_at(target), target))
        n += len(lines)
    point(f'{len(TARGETS)} targets to 150, {n} figures of all, off by {worst:.1e} at most', True)
    point('nothing else was printed', sum(map(len, figures.values())) == n + len(figures['points']))


if __name__ == '__main__':
    main()
