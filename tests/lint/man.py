# SPDX-License-Identifier: GPL-3.0-or-later
"""The man pages say what the programs' own help says: every option, every command, nothing else.

    man.py PROJECT PROGRAM...
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import lint

PROGRAMS = sys.argv[2:]
OPTION = re.compile(r'^ +(?:-(\w), )?--([\w-]+)(=\w+)?', re.MULTILINE)
COMMAND = re.compile(r'^  ([a-z]+) FILE', re.MULTILINE)
# Those of GLib itself, which list others.
OTHERS = {'help-all', 'help-gapplication'}


def page(program):
    return lint.read(f'data/{pathlib.Path(program).name}.1')


def section(text, name):
    """One section of a page, without what is for the printer."""
    found = re.search(rf'^\.SH {name}\n(.*?)(?=^\.SH |\Z)', text, re.MULTILINE | re.DOTALL)
    return found[1].replace('\\-', '-') if found else ''


def items(text):
    """What each paragraph with a heading is about."""
    return [re.sub(r'^\.B\w* ', '', line).replace('"', '') for line in re.findall(r'(?<=^\.TP\n).*', text, re.MULTILINE)]


def help_of(program):
    environment = {**os.environ, 'LANGUAGE': 'en', 'COLUMNS': '200'}
    return subprocess.run([program, '--help'], env=environment, check=True, capture_output=True, encoding='utf-8').stdout


def differing():
    for program in PROGRAMS:
        said, text = help_of(program), page(program)
        wanted = {name + (value or '') for _, name, value in OPTION.findall(said) if name not in OTHERS}
        told = {re.sub(r'^.*--', '', item).replace('= ', '=') for item in items(section(text, 'OPTIONS'))}
        commands = set(COMMAND.findall(said))
        have = {item.split('\\')[0].split()[0] for item in items(section(text, 'COMMANDS'))}
        yield from (f'{pathlib.Path(program).name}.1: {name}' for name in sorted(wanted ^ told) + sorted(commands ^ have))


def statuses():
    """The three that a program gives back stand in each page."""
    for program in PROGRAMS:
        if items(section(page(program), 'EXIT STATUS')) != ['0', '1', '2']:
            yield program


def wrong():
    """What the formatter has to say, where there is one."""
    if shutil.which('mandoc'):
        check = ['mandoc', '-T', 'lint', '-W', 'warning']
    elif shutil.which('groff'):
        check = ['groff', '-man', '-Tutf8', '-ww', '-z']
    else:
        return
    for program in PROGRAMS:
        path = lint.ROOT / 'data' / f'{pathlib.Path(program).name}.1'
        found = subprocess.run([*check, path], capture_output=True, encoding='utf-8', check=False)
        yield from (found.stdout + found.stderr).splitlines()


lint.point('the man pages have every option and command, and no other', differing())
lint.point('they say what the programs give back', statuses())
lint.point('they are well-formed', wrong())
lint.finish()
