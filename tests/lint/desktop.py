# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desktop is told of the program fits together, and a development version can stand beside it.

    desktop.py PROJECT FOLDER-OF-BUILT-DATA APP-ID MESON
"""

import configparser
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

import lint

DATA, APP_ID, MESON = pathlib.Path(sys.argv[2]), sys.argv[3], sys.argv[4]
TYPE = 'text/x-railhead'
ASK = """
import sys
from gi.repository import Gio
name, data = sys.argv[1:]
kind, _ = Gio.content_type_guess(name or None, data.encode() or None)
print(kind, '/', Gio.content_type_get_description(kind))
"""


def group(suffix, name):
    """A group of one of the built files in the form of a desktop file."""
    file = configparser.RawConfigParser()
    file.optionxform = str
    file.read(DATA / f'{APP_ID}{suffix}', encoding='utf-8')
    return file[name]


def launching():
    """What starts the program by its name must name it."""
    entry, service = group('.desktop', 'Desktop Entry'), group('.service', 'D-BUS Service')
    for what, have, wanted in (
            ('Icon', entry['Icon'], APP_ID),
            ('DBusActivatable', entry['DBusActivatable'], 'true'),
            ('MimeType', entry['MimeType'], TYPE + ';'),
            ('Exec', entry['Exec'], 'railhead %U'),
            ('Name of the service', service['Name'], APP_ID),
            ('Exec of the service', service['Exec'].split()[1:], ['--gapplication-service'])):
        if have != wanted:
            yield f'{what} is {have}, not {wanted}'


def actions():
    """What the launcher's menu offers is what the program knows: by its name, and where that isn't possible by an option."""
    listed = group('.desktop', 'Desktop Entry')['Actions'].rstrip(';').split(';')
    known = re.findall(r'"([\w-]+)", 0, 0, G_OPTION_ARG_NONE', lint.read('src/ui/desktop/rh-commands.c'))
    given = re.findall(r'\.name = "([\w-]+)"', lint.read('src/ui/shell/rh-application.c'))
    for action in listed:
        if group('.desktop', f'Desktop Action {action}')['Exec'] != f'railhead --{action}':
            yield f'{action} is started by something else'
        if action not in known or action not in given:
            yield f'{action} isn’t known'


ADDRESSES = {name: f'https://example.org/{name}?a=1&b=2' for name in ('homepage', 'bugtracker', 'translate', 'screenshots')}


def addresses():
    """The metainfo has the addresses that are set, and no other; nothing else stands where they aren't."""
    built = (DATA / f'{APP_ID}.metainfo.xml').read_text(encoding='utf-8')
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([MESON, 'setup', folder, lint.ROOT, '-Dtests=false',
                        *(f'-D{name}={address}' for name, address in ADDRESSES.items())], check=True, capture_output=True)
        target = 'data/io.github.railhead.Railhead.metainfo.xml'
        subprocess.run(['ninja', '-C', folder, target], check=True, capture_output=True)
        text = (pathlib.Path(folder) / target).read_text(encoding='utf-8')
    root = ElementTree.fromstring(text)
    have = {url.get('type'): url.text for url in root.iter('url')}
    if have != {name: address for name, address in ADDRESSES.items() if name != 'screenshots'}:
        yield f'the addresses are {have}'
    yield from (f'a picture is at {image.text}' for image in root.iter('image')
                if not image.text.startswith(ADDRESSES['screenshots'] + '/'))
    if not list(root.iter('image')):
        yield 'there are no pictures where their address is set'
    for where, content in ('built', built), ('set', text):
        yield from (f'{where}: {mark}' for mark in re.findall(r'@[A-Z]+@|github\.com|githubusercontent', content))


def guess(folder, name, data):
    """What GIO takes a file for, and what it calls that."""
    environment = {**os.environ, 'XDG_DATA_HOME': folder, 'XDG_DATA_DIRS': '/usr/share', 'LANGUAGE': 'en'}
    return subprocess.run([sys.executable, '-c', ASK, name, data], env=environment, check=True,
                          capture_output=True, encoding='utf-8').stdout.strip()


def mime():
    """A record is known by its name, and by how it begins."""
    with tempfile.TemporaryDirectory() as folder:
        packages = pathlib.Path(folder) / 'mime' / 'packages'
        packages.mkdir(parents=True)
        (packages / f'{APP_ID}.xml').write_bytes((DATA / f'{APP_ID}.xml').read_bytes())
        subprocess.run(['update-mime-database', packages.parent], check=True)
        for name, data in (('Sunday.railhead', ''), ('', 'railhead 1\ngame cape-to-cairo\n'),
                           ('', '\ufeffrailhead 1\r\n')):
            kind = guess(folder, name, data)
            if kind != f'{TYPE} / Record of railway games':
                yield f'{name or data!r}: {kind}'
        if guess(folder, 'railhead.txt', 'railheads\n').startswith(TYPE):
            yield 'any text about railheads is taken for a record'


def installed(folder):
    """Where a build folder's profile puts what it tells the desktop."""
    plan = subprocess.run([MESON, 'introspect', '--installed', folder], check=True, capture_output=True).stdout
    return {path for path in json.loads(plan).values() if '/share/' in path and not re.search('/(locale|man)/', path)}


def beside():
    """The released and the development version share no file of the desktop's."""
    with tempfile.TemporaryDirectory() as folder:
        profile = 'default' if APP_ID.endswith('.Devel') else 'development'
        subprocess.run([MESON, 'setup', folder, lint.ROOT, '-Dtests=false', f'-Dprofile={profile}'],
                       check=True, capture_output=True)
        folders = [DATA.parent, folder]
        released, development = map(installed, folders if profile == 'development' else reversed(folders))
        yield from sorted(released & development)
        for kind in ('applications', 'metainfo', 'dbus-1', 'schemas', 'mime', 'scalable', 'symbolic'):
            if not any(f'/{kind}/' in path and '.Devel' in path for path in development):
                yield f'the development version has nothing in {kind}'
        if profile == 'development':
            yield from renamed(folder)


def renamed(folder):
    """Nothing that the development version says of itself is the released one's."""
    subprocess.run(['ninja', '-C', folder, *(f'data/io.github.railhead.Railhead.Devel.{kind}' for kind in
                                            ('desktop', 'metainfo.xml', 'service', 'gschema.xml', 'xml'))],
                   check=True, capture_output=True)
    for path in sorted((pathlib.Path(folder) / 'data').glob('*.Devel.*')):
        for line in path.read_text(encoding='utf-8').splitlines():
            if re.search(r'\.Railhead(?!\.Devel)|/io/github/railhead/Railhead/(?!Devel/)|(Name=|<name>)Railhead(?! \(Dev)', line):
                yield f'{path.name}: {line.strip()}'


def screenshots():
    """The pictures of the metainfo are those that are here, as large as it says, and none is left over."""
    named = {}
    for image in ElementTree.fromstring(lint.read('data/io.github.railhead.Railhead.metainfo.xml.in')).iter('image'):
        named[image.text.rpartition('/')[2]] = int(image.get('width')), int(image.get('height'))
    have = {path.name: path for path in (lint.ROOT / 'data' / 'screenshots').iterdir()}
    yield from sorted(set(named) ^ set(have))
    for name in set(named) & set(have):
        size = struct.unpack('>II', have[name].read_bytes()[16:24])
        if size != named[name]:
            yield f'{name} is {size}, not {named[name]}'


ASKED = re.compile(r'^(runtime|sdk|command)|^  - --')


def manifests():
    """The two manifests ask for the same runtime and the same permissions, and the development version is one."""
    released, development = (lint.lines(f'flatpak/io.github.railhead.Railhead{end}.yml') for end in ('', '.Devel'))
    yield from sorted(set(filter(ASKED.match, released)) ^ set(filter(ASKED.match, development)))
    for line in ('id: io.github.railhead.Railhead.Devel', '      - -Dprofile=development'):
        if line not in development:
            yield f'the development version lacks “{line.strip()}”'


lint.point('desktop file and service start the program by its name', launching())
lint.point('the launcher’s menu offers what the program knows', actions())
lint.point('addresses are those that are set', addresses())
lint.point('game records are known by name and by beginning', mime())
lint.point('a development version can stand beside the released one', beside())
lint.point('the metainfo’s pictures are there', screenshots())
lint.point('both Flatpak manifests ask for the same', manifests())
lint.finish()
