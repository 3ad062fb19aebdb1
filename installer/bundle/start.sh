#!/bin/sh
# Starts @PROGRAM@ from wherever this folder lies; it can be moved and linked to.
self=$0
while [ -h "$self" ]; do
    to=$(readlink "$self")
    case $to in
        /*) self=$to ;;
        *) self=$(dirname "$self")/$to ;;
    esac
done
here=$(CDPATH='' cd -- "$(dirname -- "$self")" && pwd -P) || exit 1 # with a CDPATH, cd may go elsewhere and says where
die() { printf '@PROGRAM@: %s\n' "$*" >&2; exit 1; }
[ "$(uname -m)" = @ARCH@ ] || die "this bundle is for @ARCH@, and the machine is $(uname -m)"
have=$(getconf GNU_LIBC_VERSION 2>/dev/null) || have=
have=${have#glibc }
[ -n "$have" ] || die "this bundle needs the GNU C library (glibc) @GLIBC@ or newer; this system has another one"
if [ "${have%%.*}" -lt 2 ] || { [ "${have%%.*}" -eq 2 ] && rest=${have#*.} && [ "${rest%%.*}" -lt "$(echo @GLIBC@ | sed 's/^2\.//; s/\..*//')" ]; }; then
    die "this bundle needs the GNU C library (glibc) @GLIBC@ or newer; this system has $have"
fi
# Where OpenSSL of the bundle looks for the authorities is Debian's place; elsewhere they lie in one of these.
if [ -z "${SSL_CERT_FILE:-}${SSL_CERT_DIR:-}" ] && [ ! -e /usr/lib/ssl/certs ]; then
    for file in /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/ca-bundle.pem /etc/ssl/cert.pem; do
        if [ -r "$file" ]; then
            SSL_CERT_FILE=$file
            export SSL_CERT_FILE
            break
        fi
    done
fi
# Without a plugin for OpenGL Qt draws no title bars on Wayland, and these desktops leave them to the programs: X11 first.
# Not in the environment, which all that Millrace starts would inherit; not for pictures, which need no screen.
if [ @PROGRAM@ = millrace ] && [ -n "${DISPLAY:-}" ] && [ -n "${WAYLAND_DISPLAY:-}" ] && [ -z "${QT_QPA_PLATFORM:-}" ]; then
    case "${XDG_CURRENT_DESKTOP:-} $*" in
        *" --pages"* | *" --picture"* | *" --pdf"* | *" --describe"*) ;;
        *GNOME*' '* | *Pantheon*' '* | *Budgie*' '* | *Cinnamon*' '* | *Unity*' '*) set -- -platform 'xcb;wayland' "$@" ;;
    esac
fi
exec "$here/bin/@PROGRAM@" "$@"
