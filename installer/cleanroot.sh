# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by what tries Millrace where nothing else is: a clean Debian, made by debootstrap from the archive that this
# machine gets its own packages from. Needs root. The caller has die(), and calls drop_root when it ends (trap … EXIT).
#   clean_root SUITE    bookworm, trixie, sid: makes the folder $root, with proc, dev and a user dba who has no rights
#   in_root COMMAND…    runs it there as root
#   as_user COMMAND…    and as dba
#   load_sample FOLDER ROWS   as dba: the sample, made, planned, checked, loaded and proved by FOLDER/millrace-cli, into a
#                       private server that runs on; leaves ~/credits.millrace and ~/summary.json
#   step SENTENCE, note SENTENCE, quietly COMMAND…   what is told of a trial
#   end_in_root         ends whatever still runs there
#   drop_root           and unmounts and deletes it

step() { printf '\n== %s (after %d:%02d)\n' "$*" $((SECONDS / 60)) $((SECONDS % 60)); }
note() { printf '   %s\n' "$*"; }
# Says what the command said only where it fails.
quietly() {
    local said
    said=$("$@" 2>&1) || { tail -n 30 <<<"$said" >&2; die "$*"; }
}

root_devices=(null zero full random urandom tty)
root=

clean_root() {
    local suite=$1 cache=${XDG_CACHE_HOME:-$HOME/.cache}/millrace/clean-roots archive security
    [[ $(id -u) == 0 ]] || die "a clean root is made by mounts and chroot: needs root"
    command -v debootstrap >/dev/null || die "debootstrap is missing (apt-get install debootstrap)"
    archive=$(apt-get indextargets --format '$(ORIGIN) $(COMPONENT) $(LABEL) $(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
        awk '$1 == "Debian" && $2 == "main" && $3 == "Debian" { print $NF; exit }')
    security=$(apt-get indextargets --format '$(ORIGIN) $(COMPONENT) $(LABEL) $(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
        awk '$1 == "Debian" && $2 == "main" && $3 == "Debian-Security" { print $NF; exit }')
    [[ -n $archive ]] || die "apt has no source for Debian's own archive to make the clean root from"
    mkdir -p "$cache"
    if [[ ! -e $cache/$suite.done ]]; then
        rm -rf --one-file-system "${cache:?}/$suite"
        debootstrap --variant=minbase --include=ca-certificates,git,sudo "$suite" "$cache/$suite" "$archive" >"$cache/$suite.log" 2>&1 ||
            { tail -n 20 "$cache/$suite.log" >&2; die "debootstrap $suite"; }
        touch "$cache/$suite.done"
    fi
    root=$(mktemp -d "$cache/$suite.XXXXXX")
    cp -a "$cache/$suite/." "$root/"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    echo "127.0.0.1 localhost $(hostname)" >"$root/etc/hosts"
    {
        echo "deb $archive $suite main"
        # Unstable has neither.
        if [[ $suite != sid ]]; then
            echo "deb $archive $suite-updates main"
            [[ -z $security ]] || echo "deb $security $suite-security main"
        fi
    } >"$root/etc/apt/sources.list"
    # A mirror that stands still is as good here.
    echo 'Acquire::Check-Valid-Until "false";' >"$root/etc/apt/apt.conf.d/90millrace"
    { grep -lisE '^Acquire::.*proxy' /etc/apt/apt.conf.d/* || true; } | while read -r file; do cp "$file" "$root$file"; done
    mount -t proc proc "$root/proc"
    mount -t tmpfs -o mode=755 tmpfs "$root/dev"
    mkdir "$root/dev/shm" "$root/dev/pts"
    local name
    for name in "${root_devices[@]}"; do
        touch "$root/dev/$name"
        mount --bind "/dev/$name" "$root/dev/$name"
    done
    mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
    mount -t devpts -o newinstance,ptmxmode=666 devpts "$root/dev/pts"
    ln -s pts/ptmx "$root/dev/ptmx"
    ln -s /proc/self/fd "$root/dev/fd"
    ln -s fd/0 "$root/dev/stdin"; ln -s fd/1 "$root/dev/stdout"; ln -s fd/2 "$root/dev/stderr"
    chroot "$root" useradd --create-home --shell /bin/bash dba
    # Every login has one; without it Qt makes a folder in /tmp.
    chroot "$root" install -d -m 0700 -o dba -g dba /home/dba/.runtime
}

in_root() {
    chroot "${root:?no clean root}" env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

as_user() {
    chroot "${root:?no clean root}" setpriv --reuid=dba --regid=dba --clear-groups env -i HOME=/home/dba USER=dba \
        PATH=/usr/local/bin:/usr/bin:/bin LANG=C.UTF-8 XDG_RUNTIME_DIR=/home/dba/.runtime "$@"
}

load_sample() {
    as_user PATH="$1:/usr/bin:/bin" bash -euo pipefail -c '
        cd
        millrace-cli --version
        millrace-cli sample sample --rows '"$2"'
        millrace-cli scratch start >/dev/null
        millrace-cli plan sample/credits_2010_*.txt --target scratch:demo --table credits --create \
            --create-sql sample/credits.ddl --columns "(@discard, user_id, @action, cause_id, created_at)" \
            --set "action=CONCAT(\"web_\", @action)" --set id=@row_number --chunk-rows 5000 --workers 2 \
            -o credits.millrace >/dev/null
        millrace-cli check credits.millrace >/dev/null
        millrace-cli run credits.millrace --json >summary.json
        millrace-cli runs
        run=$(millrace-cli runs | head -n 1 | cut -d" " -f 1)
        millrace-cli report "$run" -o report.html
    ' || { tail -n 20 "$root/home/dba/.local/share/millrace/scratch/error.log" >&2; die "the load"; }
    grep -q '"verified": *true' "$root/home/dba/summary.json" || die "the load is not verified"
    grep -q "\"rows_loaded\": *$2\b" "$root/home/dba/summary.json" || die "not all of $2 rows were loaded"
}

# Without a root, every process would be in it.
end_in_root() {
    [[ -n $root ]] || return 0
    local process signal=TERM tries
    for tries in {1..50}; do
        [[ $tries -lt 40 ]] || signal=KILL
        local left=
        for process in /proc/[0-9]*; do
            [[ $(readlink "$process/root" 2>/dev/null) == "$root" ]] || continue
            left=1
            kill "-$signal" "${process#/proc/}" 2>/dev/null || true
        done
        [[ -n $left ]] || return 0
        sleep 0.2
    done
}

# Whatever is mounted there, the deepest first.
unmount_root() {
    [[ -n $root ]] || return 0
    local place tries
    end_in_root
    for tries in {1..10}; do
        awk -v below="$root/" 'index($2, below) == 1 { print $2 }' /proc/mounts | sort -r |
            while read -r place; do umount "$place" 2>/dev/null || true; done
        grep -q " $root/" /proc/mounts || return 0
        sleep 1
    done
}

drop_root() {
    [[ -n $root ]] || return 0
    unmount_root
    if grep -q " $root/" /proc/mounts; then
        echo "$root is still mounted and was left" >&2
    else
        rm -rf --one-file-system "$root"
    fi
    root=
}
