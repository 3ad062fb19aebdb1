#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the tests that talk to a server once more with each of these servers, and says at the end which passed.
#   tests/servers.sh FOLDER|PROGRAM|URL… [-- ctest options…]
#     FOLDER   an unpacked server, as the makers' archives have it: mysqld or mariadbd is looked for below it
#     PROGRAM  the mysqld or mariadbd itself
#     URL      mysql://user@host[:port] of a server that runs already; its password: MILLRACE_TEST_PASSWORD
#   tests/servers.sh ~/mysql-8.0.33-linux-glibc2.28-x86_64 ~/mariadb-11.4.4-linux-systemd-x86_64 -- -R integration.load
#   MILLRACE_TEST_PASSWORD=… tests/servers.sh mysql://tester@10.0.0.7
# A FOLDER's or PROGRAM's server is started by the tests on data of its own, socket or loopback only, and thrown away: all
# tests run with it. Of a server at a URL nothing is started, restarted, killed or set: only the tests labelled talk run
# with it, in schemas of their own (millrace_test_…), which they drop. The account has to be allowed to create and drop
# schemas, and local_infile has to be ON. Needs the build of tests/run.sh (preset release, or what MILLRACE_PRESET says).
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=${MILLRACE_PRESET:-release}
say() { printf 'servers: %s\n' "$*" >&2; }

# Prints the server's program; a wrapper beside it that the makers ship (mysqld_safe) is not one.
program_of() {
    local at=$1 found
    if [[ -f $at && -x $at ]]; then
        realpath "$at"
        return
    fi
    [[ -d $at ]] || { say "$at is neither a folder nor a program"; return 1; }
    found=$(find -L "$at" -maxdepth 5 -type f \( -name mariadbd -o -name mysqld \) -perm -u+x 2>/dev/null | sort | head -n 1)
    [[ -n $found ]] || { say "no mysqld or mariadbd below $at"; return 1; }
    realpath "$found"
}

servers=()
while [[ $# -gt 0 ]]; do
    case $1 in
        -h|--help) sed -n '3,15s/^# \{0,1\}//p' "$0"; exit 0 ;;
        --) shift; break ;;
        *) servers+=("$1"); shift ;;
    esac
done
[[ ${#servers[@]} -gt 0 ]] || { say "which server? see --help"; exit 1; }
[[ -d $project/build/$preset/tests ]] || { say "there is no build of preset $preset: tests/run.sh makes one"; exit 1; }

cli=$project/build/$preset/app/millrace-cli
# All of them are looked at before the first long run.
programs=()
versions=()
for server in "${servers[@]}"; do
    if [[ $server == *://* ]]; then
        programs+=("")
        version=$(MILLRACE_PASSWORD=${MILLRACE_TEST_PASSWORD:-} "$cli" ping "$server" 2>&1) ||
            { say "$server cannot be reached: $version"; exit 1; }
        versions+=("${version%%$'\n'*}")
        continue
    fi
    program=$(program_of "$server")
    version=$("$program" --no-defaults --version 2>&1) ||
        { say "$program does not run: $version"; exit 1; }
    programs+=("$program")
    versions+=("$(sed 's/^[^ ]* *//' <<<"${version%%$'\n'*}")")
done

unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS MILLRACE_HOME MILLRACE_PASSWORD
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 TZ=UTC
cd "$project"
status=0
results=()
for i in "${!programs[@]}"; do
    printf '\n=== %s (%s)\n' "${versions[i]}" "${servers[i]}"
    began=$SECONDS
    result=passed
    # The tests named mysql.… bring a server of their own.
    if [[ -n ${programs[i]} ]]; then
        MILLRACE_TEST_SERVER=${programs[i]} ctest --preset "$preset" -L integration -LE mysql "$@" || { result=FAILED; status=1; }
    else
        MILLRACE_TEST_URL=${servers[i]} ctest --preset "$preset" -L talk -LE mysql "$@" || { result=FAILED; status=1; }
    fi
    results+=("$(printf '%-6s  %5d s  %s' "$result" $((SECONDS - began)) "${versions[i]}")")
done
printf '\n=== servers\n'
printf '%s\n' "${results[@]}"
exit $status
