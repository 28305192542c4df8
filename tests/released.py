# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the programs as they are released, in a folder of their own.

    released.py MESON SOURCE-ROOT FOLDER STAMP

Whoever asks for it again has what changed since built. STAMP is written once that is done.
"""

import pathlib
import shutil
import subprocess
import sys

meson = sys.argv[1]
source, folder, stamp = map(pathlib.Path, sys.argv[2:])

if not (folder / 'build.ninja').exists():
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([meson, 'setup', '--buildtype=release', folder, source], check=True, stdout=subprocess.DEVNULL)
subprocess.run([meson, 'compile', '-C', folder, 'src/railhead:executable', 'railhead-record'], check=True,
               stdout=subprocess.DEVNULL)
stamp.touch()
