#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and runs the tests without a screen. Works from any folder.
#   tests/run.sh [--preset NAME] [--werror] [ctest options…]
#     --preset NAME   release (default), dev, asan, tsan, core-only
#     --werror        warnings are errors
#   tests/run.sh -R unit.report     one part;   tests/run.sh -L integration     one kind (tests/README.md)
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=release
configure=()
while [[ $# -gt 0 ]]; do
    case $1 in
        --preset) preset=${2:?--preset needs a name}; shift 2 ;;
        --preset=*) preset=${1#*=}; shift ;;
        --werror) configure+=(-DMILLRACE_WERROR=ON); shift ;;
        -h|--help) sed -n '3,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
        *) break ;;
    esac
done

"$project/installer/deps.sh"
cd "$project"

# Paths relative to the checkout, so that another checkout of the same code finds the same cache entries.
export CCACHE_BASEDIR=$project CCACHE_NOHASHDIR=1
began=$SECONDS
cmake --preset "$preset" -DMILLRACE_TESTS=ON "${configure[@]}"
cmake --build --preset "$preset"
echo "tests: built preset $preset in $((SECONDS - began)) s"

# No screen and no desktop session of the caller's; times and sorting as everywhere.
unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS MILLRACE_HOME MILLRACE_PASSWORD
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 TZ=UTC
exec ctest --preset "$preset" "$@"
