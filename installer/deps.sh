#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what Millrace needs to be built, tested and run, from the distribution's own archive, and nothing else: on
# Debian 12 and 13; on Ubuntu 24.04 and newer, whose packages have the same names, but where nobody has tried it.
# Does nothing, and asks for no rights, when everything is there already.
#   installer/deps.sh                install what is missing
#   installer/deps.sh --list         print the package names and stop
#   installer/deps.sh --sanitizers   and the compiler of presets asan and tsan
#   installer/deps.sh --ci           and that, and what only the checks of .ci/run need
set -euo pipefail

packages=(
    # Compiler and build tools.
    g++ cmake ninja-build pkg-config ccache mold git ca-certificates
    # Qt 6 with its MySQL driver; the plot.
    qt6-base-dev libqt6sql6-mysql qt6-svg-dev qt6-svg-plugins libqcustomplot-dev
    # The texts of the window in other languages: what compiles them, and Qt's own. Without them it is English only.
    qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    # The keychain for passwords; Millrace builds without it too and then asks every time.
    qtkeychain-qt6-dev
    # What the engine stands on.
    libmariadb-dev libarchive-dev libxxhash-dev libcurl4-openssl-dev zlib1g-dev libexpected-dev
    # Markdown into HTML: the manual, while it is built.
    libmd4c-dev libmd4c-html0-dev
    # Tests.
    libgtest-dev libgmock-dev openssl
    # A bus of the tests' own, for what the window asks of the desktop.
    dbus-daemon
    # The private server: programs only. The package mariadb-server would start a system service on this machine.
    mariadb-server-core mariadb-client-core
    # mariadb-dump, mydumper: the dumps of the tests are real ones.
    mariadb-client mydumper
    # Type: without a font package Qt draws pictures without text.
    fonts-inter fonts-dejavu-core
    # A screen for machines that have none.
    xvfb xauth
)

die() { printf 'deps: %s\n' "$*" >&2; exit 1; }

sanitizers=(clang-19 libclang-rt-19-dev llvm-19) # the last: what names the places in their reports
case ${1:-} in
    '') ;;
    --list) printf '%s\n' "${packages[@]}"; exit 0 ;;
    --sanitizers) packages+=("${sanitizers[@]}") ;;
    # The shells and validators let tests look at completions, desktop file, metainfo and man pages. The keychain is a real
    # one, with the library that QtKeychain loads while it runs; its test starts it for itself. So does the test that
    # ships over ssh with sshd; where services are started, the package starts one of its own, too. galera-4 is the
    # library alone that makes a cluster of the tests' servers; haproxy stands before one.
    --ci) packages+=("${sanitizers[@]}" clang-format clang-tidy-19 python3 zsh fish desktop-file-utils appstream
                     shared-mime-info man-db binutils gnome-keyring libsecret-1-0 openssh-server galera-4
                     haproxy) ;;
    *) die "unknown option $1; known: --list, --sanitizers, --ci" ;;
esac

# What a test or a check is skipped without. Not every release has them: Debian 13 has no mydumper.
optional=' mydumper galera-4 '
# Where a release does not have it, another package of the list holds what is in it.
part=' qt6-svg-plugins '

system=unknown release=
if [[ -r /etc/os-release ]]; then
    # Read in a subshell: the file sets a dozen variables that are none of ours.
    read -r system release < <(. /etc/os-release && echo "${ID:-unknown} ${VERSION_ID:-rolling}")
fi
case "$system $release" in
    'debian 12' | 'debian 13') ;;
    # Testing and unstable have no number.
    'debian rolling' | 'debian 1'[4-9] | 'ubuntu 2'[4-9].*) untried=1 ;;
    *)
        cat >&2 <<EOF
deps: this script installs on Debian 12 and 13, and on Ubuntu 24.04 or newer; here is $system $release. Nothing was changed.
Millrace needs a C++20 compiler, CMake 3.25 and Qt 6.4 or newer. On Debian these packages give all of it:
$(printf '  %s\n' "${packages[@]}")
Install what your system calls them, then: cmake --preset release && cmake --build --preset release
EOF
        exit 1
        ;;
esac
[[ -z ${untried-} ]] || echo "deps: nobody has tried Millrace on $system $release yet; its packages have the names of Debian's"

installed() { [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }
in_archive() { [[ $(LC_ALL=C apt-cache policy "$1" 2>/dev/null) =~ 'Candidate: '[^\(] ]]; }
# Sets `missing` and `absent`: what is to be installed, and what this release does not have (as far as apt knows now).
look() {
    missing=() absent=()
    local package
    for package in "${packages[@]}"; do
        if installed "$package"; then
            continue
        elif [[ $optional$part == *" $package "* ]] && ! in_archive "$package"; then
            [[ $part == *" $package "* ]] || absent+=("$package")
        else
            missing+=("$package")
        fi
    done
}
left_out() {
    [[ ${#absent[@]} == 0 ]] ||
        echo "deps: not in the archive of $system $release, and left out: ${absent[*]}. What needs it is skipped and says so"
}
look
if [[ ${#missing[@]} == 0 ]]; then
    echo "deps: all packages are there"
    left_out
    exit 0
fi

root=()
if [[ $(id -u) != 0 ]]; then
    command -v sudo >/dev/null || die "needs root or sudo. As root: apt-get install --no-install-recommends ${missing[*]}"
    root=(sudo)
    echo "deps: apt-get runs through sudo, which may ask for your password"
fi
apt() {
    local log
    log=$(mktemp)
    # Another apt (unattended-upgrades, say) may hold the lock: wait for it instead of failing at once.
    if ! "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
         apt-get -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 "$@" </dev/null >"$log" 2>&1; then
        tail -n 25 "$log" >&2
        rm -f "$log"
        die "apt-get $1 failed; its last words are above"
    fi
    rm -f "$log"
}
apt update
look # what the archive has is known only now
for package in "${missing[@]}"; do
    in_archive "$package" || die "the archive of $system $release has no package $package; nothing was installed"
done
echo "deps: installing ${#missing[@]} packages: ${missing[*]}"
apt install -y --no-install-recommends "${missing[@]}"

for package in "${missing[@]}"; do
    installed "$package" || die "$package is still missing after apt-get install"
done
left_out
echo "deps: done"
