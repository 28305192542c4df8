# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds, installs and starts Railhead as a Flatpak.

Nobody's own installations are read or changed: the runtime and the SDK lie in
a folder of the tests, what is installed in the home that the test was given.
"""

import configparser
import fcntl
import os
import pathlib
import re
import shutil
import subprocess

import mounts

HERE = pathlib.Path(__file__).parent
HOME = pathlib.Path(os.environ['HOME'])
# Where the bundle's first user gets GNOME's runtime from.
RUNTIME_REPO = 'https://dl.flathub.org/repo/flathub.flatpakrepo'
TOOLS = ('bwrap', 'flatpak', 'flatpak-builder', 'eu-strip', 'ostree', 'mmdebstrap')
NOT_SOURCE = shutil.ignore_patterns('.git', '.flatpak-builder', 'build')


def why_not():
    """Returns what keeps Flatpaks from running on this machine, or None."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        return f'{", ".join(missing)} not installed'
    try:
        mounts.prepare()
    except OSError as error:
        return f'no mounts of its own here: {error}'
    # What Flatpak asks of it; whoever is root needs no namespace of users for that, and has none in a chroot.
    done = subprocess.run(['bwrap', '--unshare-pid', '--unshare-net', '--ro-bind', '/', '/', '--dev', '/dev',
                           '--proc', '/proc', 'true'], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return None if done.returncode == 0 else 'user namespaces are missing: ' + done.stderr.strip().replace('\n', '; ')


def run(*command):
    """Runs a command and returns what it printed; a failure's message has its end."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          encoding='utf-8', errors='replace')
    if done.returncode != 0:
        raise AssertionError(f'{" ".join(map(str, command))} gave {done.returncode}:\n{done.stdout[-6000:]}')
    return done.stdout


def copy_source(source, target):
    """Copies the sources, so that they can be changed; returns the copy."""
    return pathlib.Path(shutil.copytree(source, target, symlinks=True, ignore=NOT_SOURCE))


class App:
    """The app of a manifest."""

    def __init__(self, source, cache):
        self.source = pathlib.Path(source).resolve()
        self.cache = pathlib.Path(cache).resolve()
        self.manifest = pathlib.Path('flatpak', 'io.github.railhead.Railhead.yml')
        text = (self.source / self.manifest).read_text(encoding='utf-8')
        self.told = dict(re.findall(r"^([\w-]+): *'?([^'\n]+?)'?$", text, re.MULTILINE))
        self.id = self.told['id']
        self.data = HOME / '.var' / 'app' / self.id / 'data'
        # Also where it is not installed any more.
        self.files = HOME / 'flatpak' / 'app' / self.id / 'current' / 'active' / 'files'
        os.environ.update(FLATPAK_USER_DIR=str(HOME / 'flatpak'), FLATPAK_CONFIG_DIR=str(HOME / 'etc'),
                          FLATPAK_SYSTEM_DIR=str(self.cache / 'installation'),
                          # Nobody asks the system's bus, which may be missing, what children may install.
                          FLATPAK_SYSTEM_HELPER_ON_SESSION='1')

    def make_runtime(self):
        """Makes sure that there is a runtime and an SDK of the names that the manifest has."""
        run(HERE / 'stand-in', self.cache)
        run(HERE / 'runtime', self.cache, *(self.told[key] for key in ('runtime', 'sdk', 'runtime-version')))

    def build(self, source, bundle):
        """Builds the manifest of a source folder into a bundle; returns what was printed."""
        state, repo = HOME / 'state', HOME / (bundle.stem + '-repo')
        # Compiled once, a file is taken from here as long as nothing in it changes.
        state.mkdir(exist_ok=True)
        if not (state / 'ccache').exists():
            (state / 'ccache').symlink_to(self.cache / 'ccache')
        # Who builds it with the newer GTK meanwhile waits, and finds there what the programs are made of, or the other way round.
        with open(self.cache / 'compiling', 'w', encoding='utf-8') as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            printed = run('flatpak-builder', '--user', '--disable-rofiles-fuse', '--disable-updates', '--disable-download',
                          '--disable-cache', '--ccache', '--force-clean', f'--state-dir={state}', f'--repo={repo}',
                          HOME / 'built', source / self.manifest)
        run('flatpak', 'build-bundle', f'--runtime-repo={RUNTIME_REPO}', repo, bundle, self.id)
        return printed

    def install(self, bundle):
        """Installs it as README says, or puts a newer one in place of what is installed."""
        # The runtime is there. Without that word, Flatpak asks the network for where to get it.
        run('flatpak', 'install', '--user', '--noninteractive', '--no-deps', bundle)

    def uninstall(self):
        run('flatpak', 'uninstall', '--user', '--noninteractive', self.id)

    def permissions(self):
        """What it may do, by section and key of its metadata; without what only describes it."""
        told = configparser.ConfigParser(delimiters='=')
        told.optionxform = str
        told.read(self.files.parent / 'metadata', encoding='utf-8')
        return {f'{section}: {key}': set(value.strip(';').split(';')) for section in told.sections()
                if section not in ('Application', 'Build') and not section.startswith('Extension ')
                for key, value in told[section].items()}

    def size(self):
        """The bytes that it takes without the runtime."""
        return sum(path.lstat().st_size for path in self.files.rglob('*') if not path.is_dir())

    def languages(self):
        """The languages that it has catalogues of."""
        return sorted(path.parent.parent.name for path in self.files.glob('share/locale/*/LC_MESSAGES/railhead.mo'))

    def releases(self):
        """The versions that its metainfo tells of; flatpak-builder has moved and renamed that file."""
        path, = self.files.glob(f'share/*/{self.id}.*.xml')
        return re.findall(r'<release [^>]*version="([^"]+)"', path.read_text(encoding='utf-8'))

    def command(self):
        """The command line that starts it."""
        # These words to GTK are for the one outside.
        return ['flatpak', 'run', '--user', '--die-with-parent', '--unset-env=GDK_DEBUG', self.id]
