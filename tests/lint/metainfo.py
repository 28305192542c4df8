# SPDX-License-Identifier: GPL-3.0-or-later
"""The strictest validation of the metainfo names nothing but what whoever publishes it hasn't set.

    metainfo.py PROJECT METAINFO APPSTREAMCLI OLD [UNSET...]

OLD is “old” for a validator that doesn't know <developer> yet. UNSET are the options of the build that are empty.
"""

import json
import re
import subprocess
import sys

import lint

METAINFO, APPSTREAMCLI, AGE = sys.argv[2:5]
UNSET = sys.argv[5:]
ISSUE = re.compile(r'^- tag: (\S+)\n +severity: (\w+)\n(?:.*\n)*?(?: +hint: (.*)\n)?(?= +explanation:)', re.MULTILINE)
# What stands in what is said where they aren't set, by any version of the validator.
WORDS = {'homepage': 'homepage', 'bugtracker': 'bugtracker', 'translate': 'translate', 'screenshots': 'screenshot'}


def is_excused(tag, hint):
    if AGE == 'old' and (tag, hint) == ('unknown-tag', 'developer'):
        return True
    return 'missing' in tag and any(WORDS[option] in tag for option in UNSET)


def issues(found):
    """Tag, severity and hint of each; the form is YAML or, of later validators, JSON."""
    if found.lstrip().startswith('{'):
        return [(issue['tag'], issue['severity'], issue.get('hint', '')) for issue in json.loads(found).get('Issues', [])]
    return ISSUE.findall(found)


def named():
    found = subprocess.run([APPSTREAMCLI, 'validate', '--no-net', '--strict', '--format=yaml', METAINFO],
                           capture_output=True, encoding='utf-8', check=False).stdout
    if 'Validator' not in found:
        yield found or 'nothing is said'
    for tag, severity, hint in issues(found):
        if severity != 'pedantic' and not is_excused(tag, hint):
            yield f'{severity}: {tag} {hint}'


lint.point('the validation names only what isn’t set', named())
lint.finish()
