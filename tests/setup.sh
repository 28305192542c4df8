# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
#
# What ./run and ./check share: installing what is missing, and building.
# Sourced with the repository's root as the working directory.

# The one list of Debian and Ubuntu packages, an aspect a line: compiling,
# libraries, a virtual display, a message bus and its accessibility, what text
# and icons are drawn with, driving and photographing windows, checking data.
packages='
    gcc libc6-dev ccache meson ninja-build pkgconf gettext
    libglib2.0-dev libgtk-4-dev libadwaita-1-dev libsqlite3-dev libjson-glib-dev libxml2-utils
    xvfb dbus at-spi2-core python3-gi orca
    adwaita-icon-theme librsvg2-common fonts-cantarell fonts-dejavu-core
    imagemagick xdotool openbox
    desktop-file-utils shared-mime-info appstream i18nspector
    sqlite3 python3-jsonschema
'

# What the tests of the Flatpak need besides: it, and a newer Debian to build it in.
# shellcheck disable=SC2034 # ./check takes it
flatpak_packages='
    flatpak flatpak-builder elfutils
    mmdebstrap debian-archive-keyring uidmap
'

# Meson compiles by ccache where it is installed: a folder that is built in for the second time, or another
# checkout of the same sources, is built in a fraction of the time. Paths below here count as the same.
CCACHE_BASEDIR=$PWD
CCACHE_NOHASHDIR=1
# A header that is read once for many sources says what was defined, and when.
CCACHE_SLOPPINESS=pch_defines,time_macros
# The compiler says what it has read. Without that, each source is read twice where it is compiled for the first time.
CCACHE_DEPEND=1
export CCACHE_BASEDIR CCACHE_NOHASHDIR CCACHE_SLOPPINESS CCACHE_DEPEND

say() {
    printf '%s: %s\n' "$program" "$*"
}

die() {
    say "$@" >&2
    exit 1
}

# Prints the packages of the list that aren't installed.
missing_packages() {
    # shellcheck disable=SC2086 # one word a package
    installed=$(dpkg-query -W -f '${Package}:${db:Status-Status}\n' $packages 2>/dev/null || true)
    for package in $packages; do
        case "
$installed
" in
            *"
$package:installed
"*) ;;
            *) printf '%s ' "$package" ;;
        esac
    done
}

# Installs what is missing, and does nothing where nothing is.
install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        command -v meson >/dev/null ||
            die "no apt-get here to install what is missing. README.md names what Railhead needs and how to build it by hand."
        say "no apt-get here; going on with what is installed"
        return
    fi

    missing=$(missing_packages)
    [ -n "$missing" ] || return 0

    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            die "these packages are missing, and installing them needs root or sudo: $missing"
        as_root=sudo
    fi

    say "installing: $missing"
    $as_root apt-get update -q
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
}

# build_in FOLDER [MESON OPTION...]: sets the folder up where that hasn't been done, and builds in it.
build_in() {
    folder=$1
    shift
    if [ ! -f "$folder/build.ninja" ]; then
        say "setting up $folder"
        # Each test is a program of its own: this linker takes half the time for each of the four hundred.
        linker=
        ! command -v ld.gold >/dev/null || linker=gold
        LC_ALL=C.UTF-8 env ${linker:+CC_LD="$linker"} meson setup "$folder" "$@"
    fi
    say "building in $folder"
    LC_ALL=C.UTF-8 ninja -C "$folder" all meson-test-prereq
}
