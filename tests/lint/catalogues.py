# SPDX-License-Identifier: GPL-3.0-or-later
"""What every language says: complete, in the words of the game, and put as the English is."""

import re
import shutil
import subprocess

import layers
import lint
import po

LANGUAGES = [line for line in lint.lines('po/LINGUAS') if line and not line.startswith('#')]
CATALOGUES = {language: po.read(lint.ROOT / f'po/{language}.po') for language in LANGUAGES}

# What may stand at the end of a text, the longer first.
ENDS = re.compile(r'(…|\.|:|\?|!|;|\n)$')
# Hungarian ordinals: the 3. seat.
ORDINAL = re.compile(r'(?<=[%$\-][du])\.$')
# The key for it, the first letter, decides on the word.
FREE = 'Why?'
DIRECTIVE = re.compile(r'%(?:\d+\$)?-?[a-zA-Z]')
IN_BRACKETS = re.compile(r'\(([A-Z])\)|: ([A-Z])\)')
# These are used only where the others aren't: the moves are turned to within the ledger.
WITHIN_THE_LEDGER = 'key for the moves'
# These end a turn at once: a finger that slips from the key of a part doesn't press them.
ENDS_A_TURN = {'key for Shortage', 'key for Wreck'}
OF_PARTS = 'part key'
ROWS = {'hu': ('qwertzuiop', 'asdfghjkl', 'yxcvbnm')}
USUAL_ROWS = ('qwertyuiop', 'asdfghjkl', 'zxcvbnm')


def games_of(message):
    """The games that say a text: those in whose folders alone it stands; every game where it stands elsewhere."""
    found = {game for place in message.places for game in layers.GAMES
             if place.startswith(tuple(f'{room}/' for room in layers.rooms(game)))}
    own = all(place.startswith(tuple(f'{room}/' for game in found for room in layers.rooms(game))) for place in message.places)
    return found if found and own else set(layers.GAMES)


def each():
    for language, messages in CATALOGUES.items():
        for message in messages:
            yield f'po/{language}.po: “{message.english[0]}”', language, message


def pairs(games=()):
    """Each translated text with the English that it stands for; where games are named, none that only others say."""
    for where, language, message in each():
        if games and not games_of(message) & set(games):
            continue
        for number, text in enumerate(message.translated):
            yield where, language, message.english[min(number, len(message.english) - 1)], text


def incomplete():
    for where, _language, message in each():
        if not all(message.translated):
            yield f'{where} is not translated'
        if message.fuzzy:
            yield f'{where} is fuzzy'


# What i18nspector says of an address that whoever publishes this hasn't set; the catalogues leave it out.
UNSET = {
    'bugtracker': 'no-report-msgid-bugs-to-header-field',
    'translate': "invalid-last-translator 'The Railhead developers'",
}


def excused():
    """What may be missing, since it isn't set."""
    for option, said in UNSET.items():
        if re.search(rf"^option\('{option}', type: 'string', value: '',", lint.read('meson_options.txt'), re.MULTILINE):
            yield said


def inspected():
    """What i18nspector finds: headers, plural forms, directives, and much more."""
    unset = tuple(excused())
    if not shutil.which('i18nspector'):
        yield 'i18nspector is not installed'
        return
    for language in LANGUAGES:
        found = subprocess.run(['i18nspector', f'po/{language}.po'], capture_output=True, encoding='utf-8', check=False,
                               cwd=lint.ROOT)
        yield from (line for line in (found.stdout + found.stderr).splitlines() if (line[:2] in ('E:', 'W:') and not line.endswith(unset)) or found.stderr)


def glossary():
    """The glossary's rows: a pattern for the English, one for each language, one for the exceptions, and whose word it is."""
    rows = [line.split('\t') for line in lint.lines('po/glossary.tsv') if not line.startswith('#')]
    names = rows[0]
    for row in rows[1:]:
        yield dict(zip(names, row, strict=True))


def off_the_glossary():
    for row in glossary():
        term = re.compile(rf'\b(?:{row["en"]})\b', re.IGNORECASE)
        but = re.compile(row['except']) if row['except'] else None
        for where, language, english, text in pairs(row['games'].split()):
            if term.search(english) and not (but and but.search(english)):
                if text and not re.search(row[language], text, re.IGNORECASE):
                    yield f'{where} has “{term.search(english)[0]}”, but “{text}” has no “{row[language]}”'


def put_otherwise():
    """Ends, blanks at the ends, quotes and no-break blanks."""
    for where, _language, english, text in pairs():
        if not text or english == FREE:
            continue
        end, wanted = ENDS.search(text), ENDS.search(english)
        if ORDINAL.search(text) and not wanted:
            end = None
        if (end and end[0]) != (wanted and wanted[0]):
            yield f'{where} ends otherwise in “{text}”'
        if (text[:1] == ' ', text[-1:] == ' ') != (english[:1] == ' ', english[-1:] == ' '):
            yield f'{where} begins or ends with a blank where “{text}” doesn’t, or not where it does'
        if '...' in text or "'" in text or '"' in text or ('  ' in text and '  ' not in english):
            yield f'{where}: “{text}” has what typography has better signs for'
        if ('\n' in english) != ('\n' in text):
            yield f'{where}: “{text}” has other lines'
        if ('_' in english) != ('_' in text) and not english.startswith('“%'):
            yield f'{where}: “{text}” has a key to the menu where the English has none, or none where it has one'


def other_directives():
    """Times are no C format, so nothing else looks at them."""
    for where, _language, english, text in pairs():
        if text and '%H' in english or '%Y' in english:
            if sorted(DIRECTIVE.findall(english)) != sorted(DIRECTIVE.findall(text)):
                yield f'{where}: “{text}” has other directives'


def keys(messages):
    return {(message.context, message.english[0]): message.translated[0] for message in messages
            if message.context and (message.context.startswith('key for') or message.context.endswith(' key'))}


def repeated(chosen):
    """The keys that stand twice in a list."""
    return sorted({key for key in chosen if chosen.count(key) > 1})


def keys_that_clash():
    """A key is an ASCII letter, and no two are the same where both can be pressed: at the table of a game those of the table, its
    own, and one set of keys, such as those of the terrains; two sets are never asked for together."""
    for language, messages in CATALOGUES.items():
        yield from (f'po/{language}.po: the key “{key}” is not an ASCII letter in lower case'
                    for key in keys(messages).values() if not re.fullmatch('[a-z]', key))
        ledger = [key for (context, _), key in keys(messages).items() if context.startswith('key for the')]
        yield from (f'po/{language}.po: two keys of the ledger are “{key}”' for key in repeated(ledger))
        for game in layers.GAMES:
            chosen = keys([message for message in messages if game in games_of(message)])
            single = [key for (context, _), key in chosen.items() if context.startswith('key for') and context != WITHIN_THE_LEDGER]
            for part in {context for context, _ in chosen if context.endswith(' key')} or {''}:
                both = single + [key for (context, _), key in chosen.items() if context == part]
                yield from (f'po/{language}.po: two keys of {game} are “{key}”' for key in repeated(both))


def beside(key, language):
    """The keys on its left and right."""
    for row in ROWS.get(language, USUAL_ROWS):
        place = row.find(key)
        if place >= 0:
            return row[max(place - 1, 0):place + 2].replace(key, '')
    return ''


def keys_that_slip():
    """Neither in any language, nor in English: there a key is what is translated."""
    for language in ['en', *LANGUAGES]:
        messages = CATALOGUES[LANGUAGES[0] if language == 'en' else language]
        chosen = [(context, english if language == 'en' else key) for (context, english), key in keys(messages).items()]
        parts = {key for context, key in chosen if context == OF_PARTS}
        yield from (f'{language}: {context}, “{key}”, lies beside “{part}”, the key of a part'
                    for context, key in chosen if context in ENDS_A_TURN for part in beside(key, language) if part in parts)


def keys_told_wrong():
    """A tooltip names the key that does the same."""
    for language, messages in CATALOGUES.items():
        chosen = {english: key for (context, english), key in keys(messages).items() if context.startswith('key for the')}
        for message in messages:
            told = IN_BRACKETS.search(message.english[0])
            key = chosen.get((told[1] or told[2]).lower()) if told else None
            named = IN_BRACKETS.search(message.translated[0])
            if key and (not named or (named[1] or named[2]).lower() != key):
                yield f'po/{language}.po: “{message.translated[0]}” should name the key {key.upper()}'


def missing_choices():
    """The preferences offer each language, and nothing else; the schema knows the choices."""
    listed = set(re.findall(r'\{ "(\w+)", "', lint.read('src/ui/desktop/rh-language.c'))) - {'en'}
    known = set(re.findall(r"<choice value='(\w+)'/>", lint.read('data/io.github.railhead.Railhead.gschema.xml'))) - {'en'}
    for place, languages in ('src/ui/desktop/rh-language.c', listed), ('the schema', known):
        yield from (f'{place} has {language}, po/LINGUAS not' for language in sorted(languages - set(LANGUAGES)))
        yield from (f'po/LINGUAS has {language}, {place} not' for language in sorted(set(LANGUAGES) - languages))


lint.point('every language is complete', incomplete())
lint.point('i18nspector has nothing to say', inspected())
lint.point('the words of the glossary are used', off_the_glossary())
lint.point('every text is put as the English is', put_otherwise())
lint.point('dates and times have all their parts', other_directives())
lint.point('no two keys clash', keys_that_clash())
lint.point('no slip from a part ends a turn', keys_that_slip())
lint.point('tooltips name the right keys', keys_told_wrong())
lint.point('every language can be chosen', missing_choices())
lint.finish()
