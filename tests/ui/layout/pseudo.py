# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a language that nobody speaks, in which every text stands in brackets.

    pseudo.py PO-UPDATE FOLDER LANGUAGE

What is read without brackets on a screen has not gone through gettext. The
texts are longer by a third, as translations are.
"""

import pathlib
import re
import subprocess
import sys

FIELD = re.compile(r'^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) "(.*)"$')
# What stays: directives, escapes, the sign before the key of a menu item.
KEPT = re.compile(r'%(?:\d+\$)?-?[a-zA-Z%]|\\.|_')
LETTERS = str.maketrans('aceghilnorstuzACEGHILNORSTUZ', 'áćéğĥíłńőŕšťúžÁĆÉĞĤÍŁŃŐŔŠŤÚŽ')

HEADER = r'''msgid ""
msgstr ""
"Language: {language}\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
'''


def pseudo(text):
    """A text as the language has it."""
    pieces = []
    end = 0
    for kept in KEPT.finditer(text):
        pieces += text[end:kept.start()].translate(LETTERS), kept[0]
        end = kept.end()
    pieces.append(text[end:].translate(LETTERS))
    said = ''.join(pieces)
    line = r'\n' if said.endswith(r'\n') else ''
    return '[' + said.removesuffix(r'\n') + ' ' + '~' * (len(text) // 3) + ']' + line


def translated(block):
    """A message of the template with its translation; keys stay the letters they are."""
    fields = {}
    last = None
    for line in block.splitlines():
        found = FIELD.match(line)
        if found:
            last = found[1]
            fields[last] = found[2]
        elif line.startswith('"'):
            fields[last] += line[1:-1]
    if not fields.get('msgid'):
        return ''
    key = 'key' in fields.get('msgctxt', '').split()
    for name in [name for name in fields if name.startswith('msgstr')]:
        source = fields.get('msgid_plural', fields['msgid']) if name == 'msgstr[1]' else fields['msgid']
        fields[name] = source if key else pseudo(source)
    return ''.join(f'{name} "{text}"\n' for name, text in fields.items())


def main():
    update, folder, language = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    place = folder / language / 'LC_MESSAGES'
    place.mkdir(parents=True, exist_ok=True)
    template, catalogue = folder / 'pseudo.pot', folder / 'pseudo.po'
    subprocess.run([update, '--template', template.resolve()], check=True)
    blocks = template.read_text(encoding='utf-8').split('\n\n')
    catalogue.write_text('\n'.join([HEADER.format(language=language), *map(translated, blocks)]), encoding='utf-8')
    subprocess.run(['msgfmt', f'--output-file={place / "railhead.mo"}', catalogue], check=True)


main()
