# SPDX-License-Identifier: GPL-3.0-or-later
"""A language as its catalogue has it: what an English text is in it, and which texts are still English."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / 'tests' / 'lint'))

import po  # noqa: E402, the folder has to be known first

DIRECTIVE = re.compile(r'%(?:\d+\$)?-?[a-zA-Z]')
# What stands where a number is filled in.
NUMBER = r'(-?\d+)'
LETTERS = re.compile(r'[^\W\d_]')
# So many letters in a text aren't found within another by chance.
ENOUGH = 10


def plain(text):
    """A text without the signs before keys of menu items."""
    return text.replace('_', '')


def pattern(text):
    """What a text looks like when it is filled in."""
    places = [NUMBER if directive[-1] in 'du' else '(.+?)' for directive in DIRECTIVE.findall(text)]
    pieces = [re.escape(piece) for piece in DIRECTIVE.split(plain(text))]
    return re.compile(''.join(piece + place for piece, place in zip(pieces, [*places, ''])), re.DOTALL)


def letters(text):
    """How many letters stand outside of what is filled in."""
    return len(LETTERS.findall(DIRECTIVE.sub('', text)))


class Catalogue:
    """The catalogue of a language."""

    def __init__(self, language):
        self.messages = po.read(ROOT / 'po' / f'{language}.po')
        self.texts = {(message.context, message.english[0]): message.translated for message in self.messages}
        self.translations = [pattern(text) for message in self.messages for text in message.translated if letters(text)]
        self.english = [(pattern(text), letters(text)) for message in self.messages
                        if not set(message.english) & set(message.translated) for text in message.english
                        if letters(text) > 2]

    def text(self, english, *values, context=None, plural=False):
        """What an English text is in this language, filled in."""
        said = plain(self.texts[context, english][-1 if plural else 0])
        taken = iter(range(len(values)))

        def fill(found):
            place = re.match(r'%(\d+)\$', found[0])
            return str(values[int(place[1]) - 1 if place else next(taken)])
        return DIRECTIVE.sub(fill, said) if values else said

    def is_english(self, text):
        """Whether a text is one of ours that would be another in this language, or has one in it."""
        if any(translation.fullmatch(text) for translation in self.translations):
            return False
        return any(english.fullmatch(text) or (length >= ENOUGH and english.search(text)) for english, length in self.english)
