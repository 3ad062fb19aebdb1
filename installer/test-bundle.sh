#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the bundle where nothing of Qt is: in clean roots of other Debians than the one it was made on (cleanroot.sh), as a
# user without rights. Command line with a load into that system's own server, window on X11 and on Wayland, both forms of
# the bundle, and what may go wrong with them. On demand, as root; pictures of the window: build/bundle/SUITE*.png.
#   installer/test-bundle.sh [SUITE…]    default: trixie sid, and the bundle in build/bundle
set -euo pipefail

die() { printf 'test-bundle: FAILED: %s\n' "$*" >&2; exit 1; }

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
# Its own renderer for a machine without a screen draws nothing; --debug lets pictures be taken.
compositor() { # FILE for what it says
    as_user weston --backend=headless --renderer=pixman --debug --socket=w7 --width=1280 --height=800 >"$1" 2>&1 &
    await 20 "the compositor" test -S "$root/home/dba/.runtime/w7"
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
    as_user CDPATH=/home/dba/elsewhere:/home/dba sh -c "mkdir -p ~/elsewhere/$name; cd; $name/millrace-cli --version" >/dev/null ||
        die "not with a CDPATH"
    as_user sh -c 'mkdir ~/other; cd ~/other; echo "echo riscv64" >uname; echo "echo glibc 2.35" >getconf; chmod +x *'
    refused "is for $(uname -m), and the machine is riscv64" env PATH=/home/dba/other:/usr/bin:/bin "$bin/millrace-cli"
    as_user rm /home/dba/other/uname
    refused "this system has 2.35" env PATH=/home/dba/other:/usr/bin:/bin "$bin/millrace-cli"

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
    refused "neither HOME nor" env -u HOME "$run" --cli --version
    local place=/home/dba/place
    mkdir "$root$place"
    mount -t tmpfs -o mode=1777,size=60m tmpfs "$root$place"
    refused "is the disk full" env XDG_CACHE_HOME=$place "$run" --cli --version
    [[ -z $(find "$root$place" -name '.new.*') ]] || die "what did not fit is left"
    mount -o remount,size=300m,noexec "$root$place"
    refused "noexec" env XDG_CACHE_HOME=$place "$run" --cli --version
    # Ended while it unpacks: nothing may be left.
    as_user timeout 30 sh -c "$run --cli --version & until ls ~/.cache/millrace/bundles/.new.*/*/lib/*; do :; done; kill \$!; wait \$!" \
        >/dev/null 2>&1 || true
    [[ -z $(ls -A "$root/home/dba/.cache/millrace/bundles") ]] || die "half of it is left"

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

    step "$suite: the window on X11"
    quietly in_root apt-get install -y --no-install-recommends xvfb x11-apps x11-utils netpbm weston
    [[ -z $(in_root find /usr -name 'libQt*') ]] || die "Qt has come along"
    # A display that is free: an abstract socket is the whole machine's, and a server that was left behind in another root
    # would show its own window.
    as_user Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp >"$folder/display" 2>/dev/null &
    await 20 "the X server" test -s "$folder/display"
    local display
    display=DISPLAY=:$(<"$folder/display")
    as_user "$display" "$bin/millrace" /home/dba/credits.millrace >"$folder/$suite.x11" 2>&1 &
    await 30 "the window" as_user "$display" sh -c 'xwininfo -root -tree | grep -i millrace'
    sleep 5
    as_user "$display" xwd -root -silent | in_root sh -c 'xwdtopnm 2>/dev/null | pnmtopng' >"$folder/$suite.png"
    [[ $(stat -c %s "$folder/$suite.png") -gt 20000 ]] || die "the picture shows nothing"
    [[ ! -s $folder/$suite.x11 ]] || sed 's/^/   said: /' "$folder/$suite.x11"
    note "$folder/$suite.png"
    # On GNOME programs have to draw title bars on Wayland, which this Qt cannot: X11 it is, for a second window.
    compositor "$folder/$suite.weston"
    as_user "$display" WAYLAND_DISPLAY=w7 XDG_SESSION_TYPE=wayland XDG_CURRENT_DESKTOP=ubuntu:GNOME "$bin/millrace" >/dev/null 2>&1 &
    await 30 "the window on GNOME" as_user "$display" sh -c '[ "$(xwininfo -root -tree | grep -c "Millrace\".* 1180x760")" = 2 ]'
    end_in_root

    step "$suite: the window on Wayland"
    compositor "$folder/$suite.weston"
    as_user WAYLAND_DISPLAY=w7 QT_QPA_PLATFORM=wayland WAYLAND_DEBUG=1 "$bin/millrace" /home/dba/credits.millrace >"$folder/$suite.wayland" 2>&1 &
    await 30 "the window" grep -E 'xdg_toplevel.*set_title.*Millrace' "$folder/$suite.wayland"
    await 30 "its first picture" grep -E 'wl_surface.*commit' "$folder/$suite.wayland"
    note "$(grep -oE 'set_title\(.*\)' "$folder/$suite.wayland" | tail -n 1)"
    grep '^qt\.' "$folder/$suite.wayland" && die "Qt complains"
    sleep 5
    as_user WAYLAND_DISPLAY=w7 sh -c 'cd && weston-screenshooter' || die "no picture on Wayland"
    mv "$root"/home/dba/wayland-screenshot-*.png "$folder/$suite-wayland.png"
    [[ $(stat -c %s "$folder/$suite-wayland.png") -gt 100000 ]] || die "the picture shows nothing"
    note "$folder/$suite-wayland.png"
    end_in_root

    # Only unstable has a MySQL, which takes MariaDB's place: an account as its own tools make it, by the bundle's own way
    # to log in, unencrypted, where the plugin has the most to do.
    if in_root apt-cache policy mysql-server-core 2>/dev/null | grep 'Candidate: [0-9]' >/dev/null; then
        step "$suite: MySQL, caching_sha2_password"
        quietly in_root apt-get install -y --no-install-recommends mysql-server-core mysql-client-core
        local mysqld="exec /usr/sbin/mysqld --no-defaults --datadir=/home/dba/my/data --log-error=/home/dba/my/log"
        as_user sh -c "mkdir ~/my && $mysqld --initialize-insecure" || die "MySQL"
        as_user sh -c "$mysqld --socket=/home/dba/my/s --secure-file-priv=NULL --mysqlx=OFF --port=33171 --bind-address=127.0.0.1" &
        await 60 "MySQL" as_user "$bin/millrace-cli" ping 'mysql://root@localhost/?socket=/home/dba/my/s'
        as_user mysql --no-defaults -uroot -S /home/dba/my/s \
            -e "CREATE USER l@'%' IDENTIFIED WITH caching_sha2_password BY 'a b'; GRANT ALL ON *.* TO l@'%'" || die "no account"
        as_user MILLRACE_PASSWORD='a b' "$bin/millrace-cli" ping 'mysql://l@127.0.0.1:33171/?ssl-mode=disabled' | sed -n '1,2s/^/   /p' ||
            die "no login"
    fi
    drop_root
}
for suite in "${suites[@]}"; do
    try "$suite"
done
rm -f "$folder/display"
step "done: $name runs on ${suites[*]}"
