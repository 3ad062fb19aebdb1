#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the packages for this machine, without the tests, in a build folder of its own: .deb and .tar.gz with their
# SHA-256, in build/package/packages.
#   installer/package.sh               millrace: window and command line
#   installer/package.sh --core-only   millrace-cli alone, for machines without a screen
#   installer/package.sh --build DIR   of a folder that is configured already, instead of build/package
set -euo pipefail

die() { printf 'package: %s\n' "$*" >&2; exit 1; }

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build= gui=ON
while [[ $# -gt 0 ]]; do
    case $1 in
        --core-only) gui=OFF ;;
        --build) [[ -n ${2:-} ]] || die "--build wants a folder"; build=$2; shift ;;
        *) die "unknown option $1; known: --core-only, --build DIR" ;;
    esac
    shift
done
for tool in dpkg-shlibdeps:dpkg-dev file:file; do # CPack asks them what the .deb needs
    command -v "${tool%:*}" >/dev/null || die "${tool%:*} is missing (Debian: apt-get install ${tool#*:})"
done
cd "$project"
if [[ -z $build ]]; then
    build=build/package
    [[ $gui == ON ]] || build=build/package-core
    cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DMILLRACE_TESTS=OFF -DMILLRACE_GUI="$gui"
fi
[[ -f $build/CPackConfig.cmake ]] || die "$build holds no configured build of Millrace"
grep -q '^CMAKE_BUILD_TYPE:[A-Z]*=Release$' "$build/CMakeCache.txt" || die "$build is no release build"
targets=(millrace-cli millrace_generated)
grep -q '^MILLRACE_GUI:BOOL=ON$' "$build/CMakeCache.txt" && targets+=(millrace)
cmake --build "$build" --target "${targets[@]}"
rm -rf "$build/packages"
# cpack itself, not the target `package`: that one would build everything the folder is configured for first.
(cd "$build" && cpack -G 'DEB;TGZ')
rm -rf "$build/packages/_CPack_Packages"
echo
ls -l "$build"/packages
