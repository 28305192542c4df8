# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds some of Railhead as it is released, in a folder of its own.

    released.py MESON SOURCE-ROOT FOLDER STAMP [-DOPTION...] TARGET...

Whoever asks for it again has what changed since built. STAMP is written once that is done.
"""

import pathlib
import shutil
import subprocess
import sys

meson, words = sys.argv[1], sys.argv[5:]
source, folder, stamp = map(pathlib.Path, sys.argv[2:5])
options = [word for word in words if word.startswith('-D')]
targets = [word for word in words if word not in options]

if not (folder / 'build.ninja').exists():
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([meson, 'setup', '--buildtype=release', *options, folder, source], check=True, stdout=subprocess.DEVNULL)
subprocess.run([meson, 'compile', '-C', folder, *targets], check=True, stdout=subprocess.DEVNULL)
stamp.touch()
