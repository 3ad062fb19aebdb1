#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the .deb where nothing else is: a clean Debian (cleanroot.sh). apt resolves the dependencies; a user without rights
# loads a dump into a private server and draws the window, with the same files under an older number, which the package
# then upgrades; then it goes, and nothing of it may be left but what is the user's. With that the .tar.gz beside it, if
# there is one, is unpacked and loads. On demand, as root.
#   installer/test-package.sh [--keep] [--suite SUITE] [FILE.deb]    default: bookworm, the one in build/package/packages
set -euo pipefail

die() { printf 'test-package: FAILED: %s\n' "$*" >&2; exit 1; }

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$project/installer/cleanroot.sh"
keep= suite=bookworm
while [[ ${1:-} == --* ]]; do
    case $1 in
        --keep) keep=1 ;;
        --suite) suite=${2:?--suite needs the name of a Debian suite}; shift ;;
        *) die "unknown option $1; known: --keep, --suite SUITE" ;;
    esac
    shift
done
if [[ $# -gt 0 ]]; then
    deb=$1
else
    deb=$(find "$project/build/package/packages" -name 'millrace_*.deb' 2>/dev/null | head -n 1)
fi
[[ -f $deb ]] || die "no package; installer/package.sh builds it"
rows=20000

step "clean root"
cleanup() {
    [[ -z $root ]] || rm -f "$root".{before,after,files}
    if [[ -n $keep ]]; then
        unmount_root
        echo "kept: $root"
    else
        drop_root
    fi
}
trap cleanup EXIT
clean_root "$suite"
cp "$deb" "$root/var/cache/millrace.deb"
# Every path with its kind and size, but for what apt, dpkg and the loader write down for themselves, and caches.
listing() {
    (cd "$root" && find . -xdev \( -path ./home/dba -o -path ./proc -o -path ./dev -o -path ./var/cache -o -path ./var/log \
        -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./etc/ld.so.cache \) -prune -o -type d -print -o -printf '%p %s\n' |
        sort)
}
note "Debian $(<"$root/etc/debian_version"), $(in_root dpkg-query -W -f '.' | wc -c) packages"

step "install: $(basename "$deb")"
package=$(dpkg-deb -f "$deb" Package)
quietly in_root apt-get update
quietly in_root apt-get install -y /var/cache/millrace.deb
version=$(dpkg-deb -f "$deb" Version)
note "$(in_root dpkg-query -W -f '${Package} ${Version} ${db:Status-Status}' "$package"), $(in_root dpkg-query -W -f '.' | wc -c) packages"
# Once more from here: what apt brought along for it stays, so that the lists differ by Millrace alone.
quietly in_root apt-get purge -y "$package"
listing >"$root.before"
older=0.0.1
gone=/usr/share/millrace-of-before/file
dpkg-deb -R "$deb" "$root/var/cache/older"
sed -i "s/^Version: .*/Version: $older/" "$root/var/cache/older/DEBIAN/control"
install -D -m 0644 /dev/null "$root/var/cache/older$gone"
quietly dpkg-deb --root-owner-group -b "$root/var/cache/older" "$root/var/cache/older.deb"
quietly in_root apt-get install -y /var/cache/older.deb
[[ $(in_root dpkg-query -W -f '${Version}' "$package") == "$older" && -e $root$gone ]] || die "version $older is not installed"
note "$package $older, the same files and one more"

check_installed() {
    in_root dpkg -L "$package" >"$root.files"
    note "$(wc -l <"$root.files") paths"
    for path in /usr/bin/millrace /usr/bin/millrace-cli /usr/share/man/man1/millrace.1.gz /usr/share/man/man1/millrace-cli.1.gz \
        /usr/share/applications/internal.millrace.Millrace.desktop /usr/share/metainfo/internal.millrace.Millrace.metainfo.xml \
        /usr/share/icons/hicolor/48x48/apps/internal.millrace.Millrace.png /usr/share/mime/packages/millrace.xml \
        /usr/share/bash-completion/completions/millrace-cli "/usr/share/doc/$package/copyright"; do
        grep -qxF "$path" "$root.files" || die "the package lacks $path"
    done
    in_root ldd /usr/bin/millrace /usr/bin/millrace-cli | grep 'not found' && die "libraries are missing"
    # The trigger of shared-mime-info, which comes with Qt's GUI library: has it taken the type over?
    if [[ -x $root/usr/bin/update-mime-database ]]; then
        grep -q '^application/x-millrace+json:\*\.millrace$' "$root/usr/share/mime/globs" || die "*.millrace has no MIME type"
        note "*.millrace is application/x-millrace+json"
    fi
}
check_installed

step "a load, as a user without rights"
load_sample /usr/bin "$rows"
note "$rows rows loaded and verified"

step "the window, offscreen"
as_user bash -euo pipefail -c 'cd; millrace --pages pages credits.millrace; ls pages' || die "the window"
# An empty window compresses to next to nothing.
small=$(find "$root/home/dba/pages" -name '*.png' -size -10k)
[[ -n $(find "$root/home/dba/pages" -name '*.png') && -z $small ]] || die "pictures without a picture: ${small:-none}"

step "upgrade: $older to $version"
as_user millrace-cli scratch stop >/dev/null
quietly in_root apt-get install -y /var/cache/millrace.deb
[[ $(in_root dpkg-query -W -f '${Version}' "$package") == "$version" ]] || die "it was not upgraded"
[[ ! -e $root$gone && ! -e $root${gone%/*} ]] || die "$gone of version $older is left"
check_installed
in_root dpkg -V "$package" | grep . && die "files differ from the package's"
as_user millrace-cli runs | grep -q done || die "the user's run is gone"
as_user millrace-cli sql /home/dba/credits.millrace | grep -q 'LOAD DATA' || die "the user's plan cannot be opened any more"
note "the user's run and plan are still there"

step "remove, purge"
quietly in_root apt-get remove -y "$package"
# dpkg's own: a package without configuration files is forgotten by apt as soon as it is removed.
quietly in_root dpkg --purge "$package"
listing >"$root.after"
in_root dpkg-query -W "$package" 2>/dev/null | grep . && die "dpkg still knows it"
while read -r path; do
    [[ -d $root$path || ! -e $root$path ]] || die "$path is left"
done <"$root.files"
diff "$root.before" "$root.after" || die "the lists before and after differ (above)"
note "$(wc -l <"$root.after") paths as before; left is the user's own:"
(cd "$root/home/dba" && ls -d .local/share/millrace/* ./*.* | sed 's/^/   /')
[[ -d $root/home/dba/.local/share/millrace/runs ]] || die "the user's runs are gone"

archive=$(find "$(dirname "$deb")" -name 'millrace*.tar.gz' | head -n 1)
if [[ -n $archive ]]; then
    step "apart: $(basename "$archive"), unpacked, with the libraries that the package had wanted"
    mkdir "$root/home/dba/apart"
    tar -xzf "$archive" -C "$root/home/dba/apart" --strip-components=1
    chown -R --reference="$root/home/dba" "$root/home/dba/apart"
    as_user bash -euo pipefail -c '
        cd
        PATH=$HOME/apart/bin:$PATH
        [[ $(command -v millrace-cli) == "$HOME/apart/bin/millrace-cli" ]]
        millrace-cli scratch start >/dev/null
        millrace-cli plan sample/credits_2010_*.txt --target scratch:apart --table credits --create \
            --create-sql sample/credits.ddl --columns "(@discard, user_id, @action, cause_id, created_at)" \
            --set "action=CONCAT(\"web_\", @action)" --set id=@row_number -o apart.millrace >/dev/null
        millrace-cli run apart.millrace --json >apart.json
        millrace-cli scratch stop >/dev/null
        millrace --pages apart-pages apart.millrace >/dev/null
    ' || die "the load by the .tar.gz"
    grep -q '"verified": *true' "$root/home/dba/apart.json" || die "the load by the .tar.gz is not verified"
    note "$rows rows loaded and verified by it, the window drawn"
fi

step "done: $(basename "$deb") installs, runs, upgrades and leaves nothing after"
