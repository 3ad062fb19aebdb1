#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Gets a MySQL server for the tests and prints the path of its program. Needs neither root nor sudo, installs nothing.
#   installer/mysql-for-tests.sh            the server that is there already, else a new one
#   installer/mysql-for-tests.sh --update   a new one, whatever is there
# Debian has MySQL only in its unstable suite "sid". apt fetches mysql-server-core and the libraries below it, with a
# state of its own, from the archive that this machine's own sources name, and checks the archive's signature. The
# packages are unpacked, not installed, into ${XDG_CACHE_HOME:-~/.cache}/millrace/mysql-for-tests. The server runs with the
# libraries unpacked beside it, C library and loader included: none of this machine's is used.
# Exit: 0, and one line on standard output; 1, and the reason on standard error.
set -euo pipefail

package=mysql-server-core suite=sid
keyring=/usr/share/keyrings/debian-archive-keyring.gpg

say() { printf 'mysql-for-tests: %s\n' "$*" >&2; }
die() { say "NO MYSQL SERVER: $*"; exit 1; }

update=
case ${1:-} in
    '') ;;
    --update) update=yes ;;
    -h|--help) sed -n '3,10s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) die "unknown option $1; known: --update" ;;
esac

cache=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
[[ $cache == /* ]] || die "neither XDG_CACHE_HOME nor HOME names an absolute folder to keep the server in"
cache+=/millrace
folder=$cache/mysql-for-tests
program=$folder/mysqld
mkdir -p "$cache" 2>/dev/null || die "cannot make the folder $cache"

runs() { "$1" --no-defaults --version 2>/dev/null | grep -q ' Ver [0-9]'; }

exec 9>"$cache/mysql-for-tests.lock" || die "cannot write to $cache"
flock -w 900 9 || die "another process has been setting it up for a quarter of an hour"
if [[ -z $update ]] && runs "$program"; then
    echo "$program"
    exit 0
fi

for tool in apt-get apt-config dpkg dpkg-deb; do
    command -v $tool >/dev/null || die "$tool is missing: this works on Debian only"
done
[[ -r $keyring ]] || die "$keyring is missing: install debian-archive-keyring"

# The archive's address is this machine's own affair: that of its main Debian suite, from apt's configuration.
codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
archive=$(apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
    awk -v codename="$codename" '
        $2 == "main" && $1 == codename { print $3; found = 1; exit }
        $2 == "main" && $1 ~ /^(oldstable|stable|testing|unstable|sid)$/ && !other { other = $3 }
        END { if (!found) print other }')
[[ -n $archive ]] || die "apt has no source for Debian's own archive (suite ${codename:-unknown}, component main)"

# Below the temporary folder and readable by all, so that apt can drop its rights while it downloads when root runs this.
work=$(mktemp -d) && chmod 755 "$work"
trap 'rm -rf "$work" "$folder.new"' EXIT
mkdir -p "$work"/{lists,archives}/partial
architecture=$(dpkg --print-architecture)
echo "deb [arch=$architecture signed-by=$keyring] $archive $suite main" >"$work/sources.list"
# apt is told that perl is there: only scripts that stand beside the server need it.
printf 'Package: perl\nStatus: install ok installed\nVersion: 999\nArchitecture: %s\nMulti-Arch: allowed\n\n' \
    "$architecture" >"$work/status"
{
    # How to reach the network, proxies for one, as this machine does it; none of its other settings and hooks.
    apt-config dump | grep -E '^Acquire::(https?|Retries|Force[A-Za-z0-9]*|Check-[A-Za-z-]*)\b' || true
    cat <<CONF
Dir::Etc::parts "/dev/null";
Dir::Etc::main "/dev/null";
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::State "$work";
Dir::State::lists "$work/lists";
Dir::State::status "$work/status";
Dir::Cache "$work";
Dir::Cache::archives "$work/archives";
Acquire::Languages "none";
Acquire::Retries "3";
APT::Install-Recommends "false";
APT::Get::Assume-Yes "true";
Debug::NoLocking "true";
CONF
} >"$work/apt.conf"
export APT_CONFIG=$work/apt.conf DEBIAN_FRONTEND=noninteractive

step() {
    if ! "${@:2}" </dev/null >"$work/log" 2>&1; then
        tail -n 15 "$work/log" >&2
        die "$1; the last words of ${*:2} are above"
    fi
}
say "fetching $package of Debian $suite for $architecture from $archive"
# Without the option apt-get calls a list that could not be fetched a warning.
step "the archive's index cannot be fetched" apt-get update --error-on=any
step "the archive has no $package that can be fetched" apt-get --download-only install "$package"

rm -rf "$folder.new"
mkdir -p "$folder.new/root" || die "cannot make the folder $folder.new"
for deb in "$work"/archives/*.deb; do
    step "${deb##*/} cannot be unpacked" dpkg-deb --extract "$deb" "$folder.new/root"
done
rm -rf "$folder.new"/root/usr/share/{doc,man,locale,lintian} "$folder.new"/root/usr/lib/*/gconv

server=usr/sbin/mysqld
[[ -x $folder.new/root/$server ]] || die "$package has no $server any more"
loader=$(cd "$folder.new/root" && find . \( -name 'ld-linux*.so.[0-9]' -o -name 'ld64.so.[0-9]' \) -print -quit)
[[ -n $loader ]] || die "the C library that came with $package has no loader where one was expected"
libraries=$(cd "$folder.new/root" && find . -name '*.so.*' -not -path './usr/lib/mysql/plugin/*' -printf '$root/%h\n' |
    sort -u | paste -sd:)

# exec, so that the process which the caller started is the server: its pid, signals and exit code are the server's.
cat >"$folder.new/mysqld" <<WRAPPER
#!/bin/sh
# Runs the MySQL server unpacked here with the libraries unpacked here.
root=\$(dirname "\$(readlink -f "\$0")")/root
defaults=
case \${1:-} in # has to stay the first
    --no-defaults | --defaults-file=* | --defaults-extra-file=*) defaults=\$1; shift ;;
esac
exec "\$root/$loader" --inhibit-cache --library-path "$libraries" "\$root/$server" \${defaults:+"\$defaults"} \\
    --basedir="\$root/usr" --lc-messages-dir="\$root/usr/share/mysql" --character-sets-dir="\$root/usr/share/mysql/charsets" \\
    --plugin-dir="\$root/usr/lib/mysql/plugin" "\$@"
WRAPPER
chmod 755 "$folder.new/mysqld"
if ! runs "$folder.new/mysqld"; then
    "$folder.new/mysqld" --no-defaults --version >&2 || true
    die "the server that was fetched does not run here"
fi

rm -rf "$folder"
mv "$folder.new" "$folder"
say "$("$program" --no-defaults --version), $(du -sh "$folder" | cut -f1) in $folder"
echo "$program"
