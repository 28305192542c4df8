# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds Railhead with the GTK and the compiler of Debian's next release, and tests it there.

    newer-gtk.py [--whole] STAND-IN CACHE SOURCE BUILD

STAND-IN is the script that makes a root of that release in the folder CACHE.
A TAP point for the build, for each suite that a newer GTK could break, for a
round that is played by keys, for what is announced then, in a way that older
ones don't have, and for a look into the program for bids: without a sanitizer,
which would keep what is freed for itself. With --whole, all suites but stories,
and all that is built.
"""

import concurrent.futures
import fcntl
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

WHOLE = '--whole' in sys.argv
stand_in, cache, source, build = map(pathlib.Path, sys.argv[1 + WHOLE:])
# What reads the sources or measures time is the same there; the stories, and the tests that say so, are long. Of screens, those
# are enough that tell one GTK from another; rules, records and the store have nothing of it. Random games and corrections are all
# played there, without sanitizers; of what else is told, languages are those of where it is installed.
SUITES = (('rules', 'record', 'store', 'session', 'ui', 'data', 'random') if WHOLE else
          ('session', 'gtk', 'data', 'random'))
JOBS = str(len(os.sched_getaffinity(0)))
# As in ./check: much of what tests of screens do is wait.
TESTS = str(2 * len(os.sched_getaffinity(0)))
# GDK 4.24 now and then complains of itself on a busy machine, when a window's clock starts between two frames; a
# warning ends a test. Of the program that says nothing, so such a test begins again, and nothing else is let pass.
GDK_RACE = re.compile(r'FATAL-WARNING.*gdk_frame_timings_throttling_hint: runtime check failed|'
                      r'Gdk-WARNING.*gdk_frame_timings_submitted\(\) called on submitted frame')
AGAIN = 8
# Root needs no user namespace; tests that become somebody else need none.
ALONE = ['--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts',
         *(['--cap-add', 'ALL'] if os.geteuid() == 0 else ['--unshare-user'])]
# Where flatpak-builder has them, and by the same words and settings: what it compiles, of the very same files, is taken from
# the cache.
HERE = pathlib.PurePath('/run/build/railhead')
BUILT = HERE / '_flatpak_build'
OPTIONS = ('--prefix=/app', '--libdir=lib', '--buildtype=release')
MANIFEST = source / 'flatpak' / 'io.github.railhead.Railhead.yml'
ITS_SETTINGS = [word for name, value in (('C_INCLUDE_PATH', '/app/include'), ('CPLUS_INCLUDE_PATH', '/app/include'),
                                         ('SOURCE_DATE_EPOCH', str(int(MANIFEST.stat().st_mtime))))
                for word in ('--setenv', name, value)]
NOT_SOURCE = {'.git', '.flatpak-builder', 'build', BUILT.name}
# Xvfb's sockets lie in a folder that it makes only for root.
SANDBOX = ['bwrap', *ALONE, '--die-with-parent', '--new-session', '--clearenv',
           *(word for folder in ('usr', 'etc', 'var') for word in ('--ro-bind', cache / 'root' / folder, '/' + folder)),
           *(word for folder in ('bin', 'lib', 'lib64', 'sbin') for word in ('--symlink', 'usr/' + folder, '/' + folder)),
           '--dev', '/dev', '--proc', '/proc', '--dir', '/run', '--dir', '/tmp', '--perms', '1777', '--dir', '/tmp/.X11-unix',
           *(word for path in sorted(source.iterdir()) if path.name not in NOT_SOURCE
             for word in ('--ro-bind', path, HERE / path.name)),
           '--bind', build, BUILT, '--bind', cache / 'ccache', '/ccache',
           '--chdir', BUILT, '--setenv', 'CCACHE_DIR', '/ccache',
           '--setenv', 'PATH', '/usr/bin:/bin', '--setenv', 'HOME', '/tmp', '--setenv', 'LC_ALL', 'C.UTF-8',
           '--setenv', 'LANGUAGE', 'en']
PROGRAMS = ('src/railhead', 'src/tools/railhead-record')
STORIES = {'a round is played by keys': ('keyboard-only.py', BUILT / 'src/railhead', HERE / 'tests/data', '1'),
           'what happens is announced, and once': ('announced.py', BUILT / 'src/railhead'),
           'nobody finds a bid inside the program': ('looking-inside.py', BUILT / 'src/railhead')}

points = 0
failed = 0


def point(name, problem=''):
    """Prints a TAP point; it holds when there is no problem."""
    global points, failed
    points += 1
    failed += bool(problem)
    print('not ok' if problem else 'ok', points, '-', name)
    for line in problem.splitlines():
        print('#', line)
    sys.stdout.flush()


def finish():
    print(f'1..{points}')
    sys.exit(1 if failed else 0)


def skip(reason):
    print(f'1..0 # SKIP {reason}')
    sys.exit(0)


def run(*command, settings=()):
    """Runs a command in the root; returns its exit status and what it printed."""
    done = subprocess.run([*SANDBOX, *settings, '--', *command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, encoding='utf-8', errors='replace')
    return done.returncode, done.stdout


def make_root():
    """Makes the root, where it isn't made yet, and an empty folder to build in where it is another one."""
    made = subprocess.run([stand_in, cache], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, encoding='utf-8', errors='replace')
    if made.returncode:
        point('there is a root with a newer GTK', made.stdout)
        finish()
    stamp = build / 'root.stamp'
    wanted = (cache / 'root.stamp').read_bytes()
    if not stamp.is_file() or stamp.read_bytes() != wanted:
        shutil.rmtree(build, ignore_errors=True)
        build.mkdir(parents=True)
        stamp.write_bytes(wanted)


def index_fonts():
    """Lists the root's fonts. It came as an archive, whose times are whole seconds: what had been listed before seems older than
    the fonts' folders, and each program would list them all for itself."""
    folder = pathlib.PurePath('/var/cache/fontconfig')
    status, log = run('fc-cache', '--system-only', settings=('--bind', cache / 'root' / folder.relative_to('/'), folder))
    if status:
        point('the root’s fonts are listed', log)
        finish()


def is_of(suite, name):
    """Whether a test is in a suite: it is named “ui+walks - railhead:layout-table-hu”."""
    return suite in name.partition(' - ')[0].split('+')


def is_run(test):
    """Whether a test, as Meson lists it, is run here."""
    suites = [suite.rpartition(':')[2] for suite in test['suite']]
    return 'long' not in suites and not set(SUITES).isdisjoint(suites)


def what_is_needed():
    """Returns what is to be built: all that isn't there for tests alone, and what the tests take that are run; each of six hundred
    takes half a second to compile."""
    if WHOLE:
        return ['all', 'meson-test-prereq']
    tests, targets = (json.loads((build / 'meson-info' / f'intro-{what}.json').read_text(encoding='utf-8'))
                      for what in ('tests', 'targets'))
    taken = {target for test in tests if is_run(test) for target in test['depends']}
    return [str(pathlib.PurePath(name).relative_to(BUILT)) for target in targets for name in target['filename']
            if target['id'] in taken
            or target['build_by_default'] and 'tests' not in pathlib.PurePath(target['defined_in']).relative_to(HERE).parts]


def compile_all():
    """Builds it; every warning ends this test. To have the compiler end by it would be another word than the Flatpak's."""
    _, versions = run('pkg-config', '--modversion', 'gtk4', 'libadwaita-1')
    status, log = 0, ''
    if not (build / 'build.ninja').is_file():
        # Each test is a program of its own, and the usual linker takes ten times as long for each of the four hundred.
        status, log = run('meson', 'setup', BUILT, HERE, *OPTIONS, settings=('--setenv', 'CC_LD', 'mold'))
    # The Flatpak's test waits as long, and finds in the cache what the programs are made of, or the other way round.
    with open(cache / 'compiling', 'w', encoding='utf-8') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not status:
            status, log = run('ninja', '-j', JOBS, '-k', '0', *PROGRAMS, settings=ITS_SETTINGS)
    if not status:
        status, more = run('ninja', '-j', JOBS, '-k', '0', *what_is_needed(), settings=ITS_SETTINGS)
        log += more
    name = 'builds without a warning with GTK {} and libadwaita {}'.format(*versions.split() or '??')
    if status or 'warning:' in log:
        # What was compiled isn't the next time, and would warn of nothing.
        (build / 'root.stamp').unlink()
        point(name, '\n'.join(line for line in log.splitlines() if not line.startswith('[')))
        finish()
    point(name)


def run_tests(*arguments):
    """Runs tests; returns what is on record of each by its name, and what was printed."""
    log = build / 'meson-logs' / 'testlog.json'
    log.unlink(missing_ok=True)
    _, printed = run('meson', 'test', '--no-rebuild', '--num-processes', TESTS, '--timeout-multiplier', '3', *arguments)
    tests = [json.loads(line) for line in log.read_text(encoding='utf-8').splitlines()] if log.is_file() else []
    return {test['name']: test for test in tests}, printed


def has_failed(test):
    return test['result'] not in ('OK', 'SKIP')


def failed_by_gdk(test):
    return has_failed(test) and GDK_RACE.search(test.get('stdout', '') + test.get('stderr', ''))


def try_again(tests):
    """What has failed on a display has one more try, as in ./check; it is named."""
    names = [name for name, test in tests.items() if is_of('ui', name) and has_failed(test)]
    for name in names:
        print(f'# once more: {name}', flush=True)
    return run_tests(*(name.rpartition(':')[2] for name in names))[0] if names else {}


def test_suites():
    """Runs the suites; of a test that fails it prints what it said."""
    arguments = [word for suite in SUITES for word in ('--suite', suite)]
    tests, printed = run_tests('--no-suite', 'long', *arguments)
    for _ in range(AGAIN):
        names = [name for name, test in tests.items() if failed_by_gdk(test)]
        if names:
            tests |= run_tests(*(name.rpartition(':')[2] for name in names))[0]
    tests |= try_again(tests)
    for suite in SUITES:
        ran = [test for name, test in tests.items() if is_of(suite, name)]
        problems = [f'{test["name"]}: {test["result"]}\n{test.get("stdout", "")}\n{test.get("stderr", "")}'
                    for test in ran if has_failed(test)]
        point(f'{suite}: {len(ran)} tests', '\n'.join(problems) if ran else printed or 'no test ran')


def play(story, *arguments):
    """Plays a story, from Home on; returns what is wrong."""
    status, log = run(HERE / 'tests/with-display', '/usr/bin/python3', '-B', HERE / 'tests/stories' / story,
                      *arguments, settings=('--setenv', 'GSETTINGS_SCHEMA_DIR', BUILT / 'data'))
    return log if status else ''


usable = subprocess.run(['bwrap', *ALONE, '--bind', '/', '/', 'true'], capture_output=True, encoding='utf-8',
                        check=False) if shutil.which('bwrap') else None
if usable is None:
    skip('there is no bwrap to enter a root with')
if usable.returncode:
    skip('there are neither user namespaces nor root’s rights here: ' + usable.stderr.strip())

make_root()
index_fonts()
compile_all()
# Much of what stories do is wait, so the suites run beside them.
with concurrent.futures.ThreadPoolExecutor() as pool:
    told = {name: pool.submit(play, *story) for name, story in STORIES.items()}
    test_suites()
    for name, problem in told.items():
        point(name, problem.result())
finish()
