#!/bin/sh
# @NAME@: this text, and after it a .tar.gz. Needs no rights and installs nothing.
#   FILE.run [ARGUMENT…]          the window, with these arguments
#   FILE.run --cli [ARGUMENT…]    the command line (millrace-cli)
#   FILE.run --extract FOLDER     unpacks into a new folder FOLDER and ends
# It is unpacked once, into ${XDG_CACHE_HOME:-$HOME/.cache}/millrace/bundles, and checked before that.
set -eu
name=@NAME@
sum=@SUM@
self=$0
die() { printf '%s: %s\n' "$name" "$*" >&2; exit 1; }
at=$(($(sed '/^exit 0 # the archive begins on the next line$/q' "$self" | wc -c) + 1))
unpack() { # into a folder that is there
    found=$(tail -c +$at "$self" | sha256sum | cut -d ' ' -f 1)
    [ "$found" = "$sum" ] || die "this file is damaged: its archive has the SHA-256 $found, not $sum. Fetch it once more"
    tail -c +$at "$self" | tar -xzf - -C "$1" || die "cannot unpack into $1: is the disk full?"
}
program=millrace
case ${1:-} in
    --extract)
        folder=${2:-}
        [ -n "$folder" ] || die "--extract wants a folder"
        [ ! -e "$folder" ] || die "$folder is there already"
        work=$(mktemp -d "$(dirname "$folder")/.$name.XXXXXX") || die "cannot write beside $folder"
        trap 'rm -rf "$work"' EXIT
        unpack "$work"
        mv "$work/$name" "$folder"
        exit 0
        ;;
    --cli) program=millrace-cli; shift ;;
esac
# Named by its content: another build of the same version is another folder. Who comes first renames its own copy into
# place, whole; one that was broken off leaves a folder that nothing looks at, and is cleared away by the next.
home=${XDG_CACHE_HOME:-$HOME/.cache}/millrace/bundles
place=$home/$(printf '%.16s' "$sum")
if [ ! -x "$place/$program" ]; then
    mkdir -p "$home" 2>/dev/null || die "cannot write into $home"
    find "$home" -maxdepth 1 -name '.new.*' -mmin +60 -exec rm -rf {} + 2>/dev/null || true
    work=$(mktemp -d "$home/.new.XXXXXX") || die "cannot write into $home"
    trap 'rm -rf "$work"' EXIT
    unpack "$work"
    mv -T "$work/$name" "$place" 2>/dev/null || [ -x "$place/$program" ] || die "cannot put it into $place"
    rm -rf "$work"
    trap - EXIT
fi
exec "$place/$program" "$@"
exit 0 # the archive begins on the next line
