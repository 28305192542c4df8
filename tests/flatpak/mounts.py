# SPDX-License-Identifier: GPL-3.0-or-later
"""Mounts of one's own, such as Flatpak's sandbox needs them, where root works in a chroot.

Flatpak names folders by open files (/proc/self/fd/N). Seen from a new set of
mounts, these have paths from the root of all mounts, which in a chroot is not
what / is. And it wants to show /sys, which a chroot may lack.
"""

import ctypes
import os
import platform

NEW_MOUNTS = 0x20000
DETACH = 2
PRIVATE = 0x4000 | 1 << 18  # with all below
PIVOT_ROOT = {'x86_64': 155, 'aarch64': 41}

libc = ctypes.CDLL(None, use_errno=True)


def check(status):
    """Raises what a call of the C library has set."""
    if status != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


def take_root():
    """Makes / the root of all mounts, if it isn't."""
    here = os.open('/', os.O_PATH | os.O_DIRECTORY)
    mounts = os.open('/proc/self/ns/mnt', os.O_RDONLY)
    check(libc.setns(mounts, NEW_MOUNTS))  # which leads to their root
    below = os.stat('/')
    if not os.path.samestat(below, os.stat(here)):
        os.fchdir(here)
        check(libc.syscall(PIVOT_ROOT[platform.machine()], b'.', b'.'))
        check(libc.umount2(b'.', DETACH))
    os.chdir('/')
    os.close(mounts)
    os.close(here)


def prepare():
    """Gives this process mounts of its own that Flatpak can work with; nobody else notices."""
    if os.geteuid() != 0:
        return
    folder = os.getcwd()
    check(libc.unshare(NEW_MOUNTS))
    check(libc.mount(b'none', b'/', None, PRIVATE, None))
    take_root()
    os.chdir(folder)
    if not os.path.exists('/sys/block'):
        check(libc.mount(b'sysfs', b'/sys', b'sysfs', 0, None))
