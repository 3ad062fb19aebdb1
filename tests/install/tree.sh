#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What cmake --install puts where: everything is there, valid to the tools of its kind where those are installed,
# under one name, and works when the whole tree is moved.
#   tree.sh CMAKE BUILD SOURCES
set -euo pipefail

cmake=$1 build=$2 sources=$3
id=internal.millrace.Millrace
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
complain() { printf 'install: %s\n' "$*" >&2; failures=$((failures + 1)); }
have() { command -v "$1" >/dev/null || { printf 'install: not checked with %s, which is not installed\n' "$1"; return 1; }; }

"$cmake" --install "$build" --prefix "$work/here" >"$work/log" || { cat "$work/log" >&2; exit 1; }
mv "$work/here" "$work/moved"
root=$work/moved share=$work/moved/share

expect() { [[ -s $root/$1 ]] || complain "$1 is missing or empty"; }
gui=
grep -q '^MILLRACE_GUI:BOOL=ON$' "$build/CMakeCache.txt" && gui=1
programs=(millrace-cli)
[[ -z $gui ]] || programs+=(millrace)
for program in "${programs[@]}"; do
    expect "bin/$program"
    expect "share/man/man1/$program.1.gz"
    expect "share/bash-completion/completions/$program"
    expect "share/zsh/vendor-completions/_$program"
    expect "share/fish/vendor_completions.d/$program.fish"
    version=$("$root/bin/$program" --version) || complain "$program does not start from another place"
    [[ $version == *"$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")"* ]] || complain "$program says $version"
    # A search path of our own would be the build machine's.
    if have readelf && readelf -d "$root/bin/$program" | grep -qE 'RPATH|RUNPATH'; then
        complain "$program looks for libraries where it was built"
    fi
    bash -n "$share/bash-completion/completions/$program" || complain "the completion of $program is no bash"
    if have man; then
        warnings=$(MANROFFSEQ='' man --warnings=all -E UTF-8 -l -Tutf8 -Z "$share/man/man1/$program.1.gz" 2>&1 >/dev/null)
        [[ -z $warnings ]] || complain "man says of $program(1): $warnings"
    fi
done
expect share/mime/packages/millrace.xml
for name in reference-cli.md errors.md formats.md requirements.md copyright changelog.gz changelog.Debian.gz; do
    [[ -n $(find "$share/doc" -name "$name" -size +0) ]] || complain "$name is missing or empty"
done
# The manual: every page, and nothing a page shows or links to is left behind.
manual=$(dirname "$(find "$share/doc" -path '*/html/index.html')")
for page in "$sources"/resources/manual/*.md cli.md errors.md; do
    [[ -s $manual/$(basename "$page" .md).html ]] || complain "the manual lacks $(basename "$page" .md).html"
done
grep -ohE '(href|src|srcset)="[^"#]+' "$manual"/*.html | cut -d'"' -f2 | sort -u | while read -r file; do
    [[ -s $manual/$file ]] || echo "$file"
done | { ! grep .; } || complain "the manual's pages name the files above, which are not there"
# The README: what it links to was installed with it.
readme=$(find "$share/doc" -name README.md -size +0)
[[ -n $readme ]] || complain "README.md is missing or empty"
grep -oE '\]\([^)]+\)' "$readme" | sed 's/^](//; s/)$//; s/#.*//' | grep -v '^https\{0,1\}:' | sort -u | while read -r file; do
    [[ -s $(dirname "$readme")/$file ]] || echo "$file"
done | { ! grep .; } || complain "the README links to the files above, which are not there"
if have update-mime-database; then
    mkdir -p "$work/mime/packages"
    cp "$share/mime/packages/millrace.xml" "$work/mime/packages"
    update-mime-database "$work/mime" 2>/dev/null
    grep -qx 'application/x-millrace+json:\*\.millrace' "$work/mime/globs" || complain "*.millrace has no MIME type"
fi

if [[ -n $gui ]]; then
    desktop=$share/applications/$id.desktop metainfo=$share/metainfo/$id.metainfo.xml
    expect "share/applications/$id.desktop"
    expect "share/metainfo/$id.metainfo.xml"
    expect "share/icons/hicolor/scalable/apps/$id.svg"
    for size in 16 22 24 32 48 64 128 256 512; do
        icon=share/icons/hicolor/${size}x$size/apps/$id.png
        expect "$icon"
        # Width and height stand at byte 16 of every PNG.
        read -r width height < <(od -An -j16 -N8 -tu4 --endian=big "$root/$icon")
        [[ $width == "$size" && $height == "$size" ]] || complain "$icon has ${width}x$height pixels"
    done
    # One name everywhere, or a window has no icon and a menu entry no window.
    grep -qx "Icon=$id" "$desktop" || complain "the desktop file names another icon"
    grep -q "<id>$id</id>" "$metainfo" || complain "the metainfo has another id"
    grep -q ">$id.desktop</launchable>" "$metainfo" || complain "the metainfo starts something else"
    grep -q "\"$id\"" "$share/mime/packages/millrace.xml" || complain "plans have another icon"
    grep -q "setDesktopFileName(u\"$id\"_s)" "$sources/app/main.cpp" || complain "the window has another name"
    grep -qx 'MimeType=application/x-millrace+json;' "$desktop" || complain "a plan does not open Millrace"
    if have desktop-file-validate; then
        desktop-file-validate "$desktop" || complain "the desktop file is not valid"
    fi
    if have appstreamcli; then
        appstreamcli validate --no-net "$metainfo" >"$work/appstream" 2>&1 ||
            complain "the metainfo is not valid: $(cat "$work/appstream")"
    fi
fi
cmp -s <("$root/bin/millrace-cli" help --man) <(gzip -dc "$share/man/man1/millrace-cli.1.gz") ||
    complain "the man page is not what the program prints"
if grep -rIl -e "$build" -e "$sources" "$root" | grep .; then
    complain "the files above name the folder they were built in"
fi
[[ $failures == 0 ]] || exit 1
echo "install: $(find "$root" -type f | wc -l) files in place, also when moved"
