# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares what people do at the screen with what they have to tell it."""

import record

MORE_MAX = 1.05


def pieces_of(line):
    """How many pieces of information a move of a record has."""
    word, *rest = line.split()
    if word == 'reveal':
        return 3 * len(rest)
    if word == 'bids':  # whose it is, its figures, and that this is all of it
        return sum(2 + len(bid) for bid in rest)
    if word == 'tie':
        return len(rest)
    if word == 'draw' and '/' in rest[1]:
        return 3
    return 1


def check(cape, moves):
    """Prints both numbers, and fails if a twentieth more was done than was to be told."""
    # Who builds by another way than the one that is offered tells which.
    pieces = sum(map(pieces_of, map(record.plain, moves))) - cape.by_itself + cape.other_ways
    print(f'# {cape.inputs} taps and keys for {pieces} pieces of information, {cape.inputs / pieces:.3f} for one; '
          f'{cape.by_itself} passes went by themselves', flush=True)
    if cape.inputs > pieces * MORE_MAX:
        raise AssertionError(f'{cape.inputs} taps and keys are more than {pieces * MORE_MAX:.0f}')
