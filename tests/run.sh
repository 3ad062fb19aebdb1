#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and runs the tests without a screen. Works from any folder.
#   tests/run.sh [--preset NAME] [--servers=WHICH] [--werror] [--only "NAME…"] [ctest options…]
#     --preset NAME    release (default), dev, asan, tsan, core-only
#     --servers=WHICH  mariadb (default); all: what talks to a server once more with MySQL, as tests named mysql.…
#     --werror         warnings are errors
#     --not-core-units leave out the unit tests of core and command line, which another preset of the same run has
#     --only "NAME…"   build and run these tests alone, for example "unit.load integration.kills"
#   tests/run.sh -R unit.report     one part;   tests/run.sh -L integration     one kind (tests/README.md)
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=release
servers=mariadb
only=
units=ON
configure=()
while [[ $# -gt 0 ]]; do
    case $1 in
        --preset) preset=${2:?--preset needs a name}; shift 2 ;;
        --preset=*) preset=${1#*=}; shift ;;
        --servers) servers=${2:?--servers needs mariadb or all}; shift 2 ;;
        --servers=*) servers=${1#*=}; shift ;;
        --only) only=${2:?--only needs names of test programs}; shift 2 ;;
        --not-core-units) units=OFF; shift ;;
        --werror) configure+=(-DMILLRACE_WERROR=ON); shift ;;
        -h|--help) sed -n '3,10s/^# \{0,1\}//p' "$0"; exit 0 ;;
        *) break ;;
    esac
done
mysql=
case $servers in
    mariadb) ;;
    # Before the long build: what cannot be had is said at once.
    all) mysql=$("$project/installer/mysql-for-tests.sh") ;;
    *) echo "tests: unknown servers $servers; known: mariadb, all" >&2; exit 1 ;;
esac

needs=()
[[ $preset != [at]san ]] || needs=(--sanitizers)
"$project/installer/deps.sh" "${needs[@]}"
cd "$project"

# Paths relative to the checkout, so that another checkout of the same code finds the same cache entries.
export CCACHE_BASEDIR=$project CCACHE_NOHASHDIR=1
# With a sanitizer only what is run of the integration tests is compiled, too: it takes longer there than the tests.
cases=
if [[ $preset == [at]san ]]; then
    for name in $only; do
        [[ $name != integration.* ]] || cases+="${name#integration.};"
    done
fi
began=$SECONDS
cmake --preset "$preset" -DMILLRACE_TESTS=ON -DMILLRACE_TEST_MYSQL="$mysql" \
    -DMILLRACE_TEST_CASES="$cases" -DMILLRACE_CORE_UNITS="$units" "${configure[@]}"
if [[ -n $only ]]; then
    targets=()
    for name in $only; do
        case $name in
            integration.calibrationwork | integration.serverwork | gui.*) targets+=(millrace_gui_tests) ;;
            integration.*) targets+=(millrace_integration_tests) ;;
            *) targets+=("${name//./_}") ;;
        esac
    done
    cmake --build --preset "$preset" --target "${targets[@]}"
    names=${only// /|}
    set -- -R "^(${names//./\\.})(\\.|\$)" "$@" # a unit test's name goes on after its program's
else
    cmake --build --preset "$preset"
fi
echo "tests: built preset $preset in $((SECONDS - began)) s"

# No screen and no desktop session of the caller's; times and sorting as everywhere.
unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS MILLRACE_HOME MILLRACE_PASSWORD MILLRACE_TEST_URL
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 TZ=UTC
# A server program that the caller may have named would silently take MariaDB's place.
export MILLRACE_TEST_SERVER=mariadbd
# Private servers write and sync far more than they compute: where there is memory to spare they do it there.
if [[ -z ${TMPDIR:-} && $(stat -f -c %T /dev/shm 2>/dev/null) == tmpfs && -w /dev/shm ]] &&
    (($(df --output=avail -k /dev/shm | tail -n 1) > 8 * 1024 * 1024)) &&
    (($(awk '/^MemAvailable:/ {print $2}' /proc/meminfo) > 12 * 1024 * 1024)); then
    export TMPDIR=/dev/shm
fi
# The windows' tests wait for most of their time, and so do those of stalled lines and sleeping sessions.
exec ctest --preset "$preset" --parallel $(($(nproc) * 3)) "$@"
