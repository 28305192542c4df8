# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks for what keys have left behind in the memory of a process.

A key has a number of the keyboard, its code, and one of its meaning, its
value. Both are looked for: the value of a keypad's digit, which no memory has
by chance, and the code where the X server's message or Xlib's copy of it is
around it.
"""

import re
import struct

# A keypad's 7, which is typed, as the X server's default keyboard has it.
SEVEN = {'value': 0xffb7, 'code': 79}
LARGEST = 1 << 30  # a sanitizer maps far more than there is
# The address sanitizer hands out memory from rooms of one size each. At a room's end it lists what is free: numbers of
# its own, some of which equal a key's by chance.
ROOMS = range(0x600000000000, 0x640000000000)
ROOM_SIZE = 1 << 36
LIST_START = 0xe00000000
AROUND = 8  # so many words before and behind tell what a number stands in


def patterns(value, code):
    number = re.escape(struct.pack('<I', code))
    # An extension's event (35, or its number from 128 on), press or release, and two numbers of devices.
    sent = b'\x23[\x80-\xff].{6}[\x02\x03\x0d\x0e]\0[\x02-\x20]\0.{4}'
    copied = b'[\x80-\xff]\0\0\0[\x02\x03\x0d\x0e]\0\0\0.{8}[\x02-\x20]\0\0\0[\x02-\x20]\0\0\0'
    return [re.compile(re.escape(struct.pack('<I', value))), re.compile(sent + number, re.DOTALL),
            re.compile(copied + number, re.DOTALL)]


def writable(pid):
    """Where a process has memory that it can write to, from and to."""
    with open(f'/proc/{pid}/maps', encoding='utf-8') as lines:
        for line in lines:
            place, allowed = line.split()[:2]
            start, end = (int(word, 16) for word in place.split('-'))
            listed = start in ROOMS and start % ROOM_SIZE >= LIST_START
            if allowed == 'rw-p' and end - start < LARGEST and not listed:
                yield start, end


def search(pid, wanted):
    """The addresses at which a process has something like that."""
    with open(f'/proc/{pid}/mem', 'rb', buffering=0) as memory:
        for start, end in writable(pid):
            memory.seek(start)
            try:
                data = memory.read(end - start)
            except OSError:  # given back in the meantime
                continue
            for pattern in wanted:
                yield from (start + match.start() for match in pattern.finditer(data))


def places(pid, key):
    """The addresses at which a process has something of a key."""
    return {place for place in search(pid, patterns(**key)) if place % 4 == 0}


def texts(pid, text):
    """The addresses at which a process has a text."""
    return set(search(pid, [re.compile(re.escape(text.encode()))]))


def describe(pid, found):
    """What stands around places, for who looks for what left it there."""
    lines = []
    with open(f'/proc/{pid}/mem', 'rb', buffering=0) as memory:
        for place in sorted(found):
            memory.seek(place - 4 * AROUND)
            lines.append(f'{place:x}: {memory.read(4 * (2 * AROUND + 1)).hex(" ", 4)}')
    return '; '.join(lines)


def can_look(pid):
    """Whether this process may look into another one, whatever that one says."""
    try:
        with open(f'/proc/{pid}/mem', 'rb'):
            return True
    except OSError:
        return False
