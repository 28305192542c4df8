# SPDX-License-Identifier: GPL-3.0-or-later
"""The command-line tool needs neither GTK nor SQLite to start.

    libraries.py ROOT RAILHEAD-RECORD
"""

import subprocess
import sys

import lint

UNWANTED = ('libgtk', 'libadwaita', 'libgdk', 'libsqlite3', 'libgio', 'libgobject', 'libX11')

loaded = subprocess.run(['ldd', sys.argv[2]], check=True, capture_output=True, text=True).stdout.splitlines()
lint.point('railhead-record is linked with GLib', [] if any('libglib-2' in line for line in loaded) else loaded)
lint.point('railhead-record is linked with nothing of the interface or the store',
           [line.strip() for line in loaded if any(name in line for name in UNWANTED)])
lint.finish()
