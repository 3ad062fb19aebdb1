#!/bin/sh
# @NAME@: this text, and after it a .tar.gz. Needs no rights and installs nothing.
#   FILE.run [ARGUMENT…]          the window, with these arguments
#   FILE.run --cli [ARGUMENT…]    the command line (millrace-cli)
#   FILE.run --extract FOLDER     unpacks into a new folder FOLDER and ends
#   FILE.run --help               says this; --help-all: what the window takes; --cli --help: what the command line does
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
    # A full disk has tar name every file that it could not write: one is enough.
    said=$(tail -c +$at "$self" | tar -xzf - -C "$1" 2>&1) ||
        die "cannot unpack into $1: is the disk full? $(printf '%s\n' "$said" | head -n 1)"
}
work=
# Not every sh runs the trap of EXIT when a signal ends it.
trap '[ -z "$work" ] || rm -rf "$work"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
program=millrace
case ${1:-} in
    --extract)
        folder=${2:-}
        [ -n "$folder" ] || die "--extract wants a folder"
        [ ! -e "$folder" ] || die "$folder is there already"
        work=$(mktemp -d "$(dirname "$folder")/.$name.XXXXXX") || die "cannot write beside $folder"
        unpack "$work"
        mv -T "$work/$name" "$folder" || die "cannot put it into $folder"
        exit 0
        ;;
    --cli) program=millrace-cli; shift ;;
    -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$self"; exit 0 ;;
esac
[ -n "${XDG_CACHE_HOME:-}${HOME:-}" ] || die "neither HOME nor XDG_CACHE_HOME is set: where to unpack? Or name a folder with --extract"
# Named by its content: another build of the same version is another folder. Who comes first renames its own copy into
# place, whole; one that was broken off leaves a folder that nothing looks at, and that is cleared away by a later start.
home=${XDG_CACHE_HOME:-${HOME:-}/.cache}/millrace/bundles
place=$home/$(printf '%.16s' "$sum")
find "$home" -maxdepth 1 -name '.new.*' -mmin +60 -exec rm -rf {} + 2>/dev/null || true
if [ ! -e "$place/$program" ]; then
    mkdir -p "$home" 2>/dev/null || die "cannot write into $home"
    work=$(mktemp -d "$home/.new.XXXXXX") || die "cannot write into $home"
    unpack "$work"
    mv -T "$work/$name" "$place" 2>/dev/null || [ -e "$place/$program" ] || die "cannot put it into $place"
    rm -rf "$work"
fi
[ -x "$place/$program" ] ||
    die "nothing may be started below $home (mounted noexec?): name another folder with XDG_CACHE_HOME or --extract"
exec "$place/$program" "$@"
exit 0 # the archive begins on the next line
