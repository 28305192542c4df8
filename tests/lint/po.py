# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the catalogues of translations."""

import collections
import re

FIELD = re.compile(r'^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) "(.*)"$')
ESCAPE = re.compile(r'\\(.)')
ESCAPED = {'n': '\n', 't': '\t'}

# A text: where it comes from, its context, the English forms and the translated ones.
Message = collections.namedtuple('Message', 'places context english translated fuzzy')


def _plain(text):
    return ESCAPE.sub(lambda found: ESCAPED.get(found[1], found[1]), text)


def _message(lines):
    fields = {}
    last = None
    for line in lines:
        found = FIELD.match(line)
        if found:
            last = found[1]
            fields[last] = found[2]
        elif line.startswith('"'):
            fields[last] += line[1:-1]
    fields = {key: _plain(text) for key, text in fields.items()}
    english = [fields[key] for key in ('msgid', 'msgid_plural') if key in fields]
    translated = [text for key, text in fields.items() if key.startswith('msgstr')]
    places = [place for line in lines if line.startswith('#:') for place in line[2:].split()]
    return Message(places, fields.get('msgctxt'), english, translated, any('fuzzy' in line for line in lines if line[:2] == '#,'))


def read(path):
    """The messages of a catalogue, without its header."""
    blocks = path.read_text(encoding='utf-8').split('\n\n')
    found = [_message(block.split('\n')) for block in blocks if re.search('^msgid ', block, re.MULTILINE)]
    return [message for message in found if message.english != ['']]
