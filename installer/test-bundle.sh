#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the bundle where nothing of Qt is: in clean roots of other Debians than the one it was made on (cleanroot.sh), as a
# user without rights. Command line with a load into that system's own server, window on X11 and on Wayland, both forms of
# the bundle, and what may go wrong with them. On demand, as root; pictures of the window: build/bundle/SUITE.png.
#   installer/test-bundle.sh [SUITE…]    default: trixie sid, and the bundle in build/bundle
set -euo pipefail

die() { printf 'test-bundle: FAILED: %s\n' "$*" >&2; exit 1; }
step() { printf '\n== %s (after %d:%02d)\n' "$*" $((SECONDS / 60)) $((SECONDS % 60)); }
note() { printf '   %s\n' "$*"; }

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$project/installer/cleanroot.sh"
folder=$project/build/bundle
archive=$(find "$folder" -maxdepth 1 -name 'millrace-*.tar.gz' 2>/dev/null | head -n 1)
[[ -f $archive ]] || die "no bundle; installer/bundle.sh makes it"
(cd "$folder" && sha256sum --quiet -c SHA256SUMS) || die "the sums do not agree"
single=${archive%.tar.gz}.run
name=$(basename "$archive" .tar.gz)
suites=("$@")
[[ $# -gt 0 ]] || suites=(trixie sid)
rows=20000
trap drop_root EXIT
quietly() {
    "$@" >"$folder/log" 2>&1 || { tail -n 30 "$folder/log" >&2; die "$*"; }
}
refused() { # SENTENCE COMMAND…
    local said
    if said=$(as_user "${@:2}" 2>&1); then die "not refused: ${*:2}"; fi
    [[ $said == *"$1"* ]] || die "refused otherwise than by “$1”: $said"
    note "refused: $said"
}
await() { # SECONDS WHAT COMMAND…
    local tries
    for tries in $(seq $(($1 * 5))); do
        ! "${@:3}" >/dev/null 2>&1 || return 0
        sleep 0.2
    done
    die "$2 did not come within $1 s"
}

try() {
    local suite=$1 bin=/home/dba/$name
    step "$suite: clean root"
    clean_root "$suite"
    note "Debian $(<"$root/etc/debian_version"), $(getconf GNU_LIBC_VERSION) made it, $(in_root getconf GNU_LIBC_VERSION) runs it"
    [[ -z $(in_root find / -xdev -name 'libQt*') ]] || die "Qt is here"
    cp "$single" "$root/home/dba/"
    tar -xzf "$archive" -C "$root/home/dba" --no-same-owner
    chroot "$root" chown -R dba: /home/dba

    step "$suite: command line, before anything else is installed"
    note "$(as_user "$bin/millrace-cli" --version)"
    as_user ln -s "$bin/millrace-cli" /home/dba/link
    as_user /home/dba/link --version >/dev/null || die "not by a link"

    step "$suite: the single file"
    local run=/home/dba/$name.run
    # Two at once, the first time: both want to unpack.
    as_user sh -c "$run --cli --version >/home/dba/1 & $run --cli --version >/home/dba/2; wait" || die "two starts at once"
    cmp "$root/home/dba/1" "$root/home/dba/2" || die "two starts at once"
    [[ $(as_user sh -c 'ls -A ~/.cache/millrace/bundles | wc -l') == 1 ]] || die "more than one folder is left"
    as_user "$run" --extract /home/dba/extracted
    diff -r "$root/home/dba/extracted" "$root/home/dba/$name" || die "the two forms differ"
    refused "is there already" "$run" --extract /home/dba/extracted
    as_user sh -c "head -c -1000 $run >/home/dba/cut.run && chmod +x /home/dba/cut.run && rm -r ~/.cache/millrace"
    refused "is damaged" /home/dba/cut.run --cli --version
    refused "cannot write into" env XDG_CACHE_HOME=/proc "$run" --cli --version

    step "$suite: a load into this system's own server"
    quietly in_root apt-get update
    quietly in_root apt-get install -y --no-install-recommends mariadb-server-core mariadb-client-core
    load_sample "$bin" "$rows"
    note "$rows rows loaded and verified, $(in_root mariadbd --version | grep -o '[0-9.]*-MariaDB')"
    # What is started by a program of the bundle is a program of the system, with the system's libraries.
    local server
    server=$(<"$root/home/dba/.local/share/millrace/scratch/server.pid")
    tr '\0' '\n' <"/proc/$server/environ" | grep -E '^(LD_|QT_|FONTCONFIG|MARIADB_PLUGIN)' && die "the server inherited this"
    grep "$name/" "/proc/$server/maps" && die "the server uses the bundle's libraries"
    as_user "$bin/millrace-cli" scratch stop >/dev/null

    # Only unstable has a MySQL: an account as its own tools make it, by the bundle's own way to log in.
    if in_root apt-cache policy mysql-server-core 2>/dev/null | grep 'Candidate: [0-9]' >/dev/null; then
        step "$suite: MySQL, caching_sha2_password"
        quietly in_root apt-get install -y --no-install-recommends mysql-server-core
        as_user sh -c 'mkdir ~/my && /usr/sbin/mysqld --no-defaults --initialize-insecure --secure-file-priv= --datadir=$HOME/my/data --log-error=$HOME/my/log' || die "MySQL"
        # Its packages drive MariaDB's client out.
        echo "CREATE USER l@'%' IDENTIFIED WITH caching_sha2_password BY 'a b'; GRANT ALL ON *.* TO l@'%';" >"$root/home/dba/my/init.sql"
        as_user sh -c 'exec /usr/sbin/mysqld --no-defaults --datadir=$HOME/my/data --socket=$HOME/my/s --mysqlx=OFF --secure-file-priv= --port=33171 \
            --bind-address=127.0.0.1 --log-error=$HOME/my/log --init-file=$HOME/my/init.sql' &
        await 60 "MySQL" as_user MILLRACE_PASSWORD='a b' "$bin/millrace-cli" ping 'mysql://l@127.0.0.1:33171/'
        as_user MILLRACE_PASSWORD='a b' "$bin/millrace-cli" ping 'mysql://l@127.0.0.1:33171/' | head -n 3 | sed 's/^/   /' || die "no login"
        end_in_root
    fi

    step "$suite: the window on X11"
    quietly in_root apt-get install -y --no-install-recommends xvfb x11-apps x11-utils netpbm weston
    [[ -z $(in_root find /usr -name 'libQt*') ]] || die "Qt has come along"
    as_user Xvfb :7 -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
    await 20 "the X server" as_user DISPLAY=:7 xwd -root -silent
    as_user DISPLAY=:7 "$bin/millrace" /home/dba/credits.millrace >"$folder/$suite.x11" 2>&1 &
    await 30 "the window" as_user DISPLAY=:7 sh -c 'xwininfo -root -tree | grep -i millrace'
    sleep 5
    as_user DISPLAY=:7 xwd -root -silent | in_root sh -c 'xwdtopnm 2>/dev/null | pnmtopng' >"$folder/$suite.png"
    [[ $(stat -c %s "$folder/$suite.png") -gt 20000 ]] || die "the picture shows nothing"
    [[ ! -s $folder/$suite.x11 ]] || sed 's/^/   said: /' "$folder/$suite.x11"
    note "$folder/$suite.png"
    end_in_root

    step "$suite: the window on Wayland"
    as_user weston --backend=headless --socket=w7 --width=1280 --height=800 >"$folder/$suite.weston" 2>&1 &
    await 20 "the compositor" test -S "$root/home/dba/.runtime/w7"
    as_user WAYLAND_DISPLAY=w7 QT_QPA_PLATFORM=wayland WAYLAND_DEBUG=1 "$bin/millrace" /home/dba/credits.millrace >"$folder/$suite.wayland" 2>&1 &
    await 30 "the window" grep -E 'xdg_toplevel.*set_title.*Millrace' "$folder/$suite.wayland"
    await 30 "its first picture" grep -E 'wl_surface.*commit' "$folder/$suite.wayland"
    note "$(grep -oE 'set_title\(.*\)' "$folder/$suite.wayland" | tail -n 1)"
    drop_root
}
for suite in "${suites[@]}"; do
    try "$suite"
done
rm -f "$folder/log"
step "done: $name runs on ${suites[*]}"
