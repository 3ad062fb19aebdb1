#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs both commands of the README where nothing else is: in clean roots made by debootstrap, as root and as a user who may
# sudo, with the last commit. What a newcomer's machine has, this one no longer knows. Then the packages of each release are
# built there and tried in another root (installer/test-package.sh). On demand, as root.
#   tests/roots.sh                   Debian 12 and 13
#   tests/roots.sh 13                one of them (sid: unstable)
#   tests/roots.sh --user 13         as the user alone; --root: as root alone
#   tests/roots.sh --only demo 13    one part alone: demo, tests, package; or pictures, which is none of the usual ones: of
#                                    every page, as that release's Qt draws it
#   tests/roots.sh --cold …          without what ccache kept from an earlier call
# Of four runs the first compiles; the others find its objects in a cache of the roots' own. Logs and packages: build/roots.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
die() { printf 'roots: FAILED: %s\n' "$*" >&2; exit 1; }
. "$project/installer/cleanroot.sh"

accounts=(root dba)
commands=(demo tests package)
cold=
while [[ ${1:-} == --* ]]; do
    case $1 in
        --root) accounts=(root) ;;
        --user) accounts=(dba) ;;
        --only) commands=("${2:?--only needs demo, tests, package or pictures}"); shift ;;
        --cold) cold=1 ;;
        -h|--help) sed -n '3,12s/^# \{0,1\}//p' "$0"; exit 0 ;;
        *) die "unknown option $1" ;;
    esac
    shift
done
releases=("$@")
[[ $# -gt 0 ]] || releases=(12 13)
script() {
    case $1 in
        demo) echo 'bash installer/demo.sh' ;;
        tests) echo 'bash tests/run.sh' ;;
        package) echo 'bash installer/deps.sh && bash installer/package.sh' ;;
        pictures)
            echo 'mkdir ../pictures && MILLRACE_SHOTS=$PWD/../pictures bash tests/run.sh \
                --only "gui.start_looks gui.wizard_looks gui.dump_looks gui.load_looks gui.finish_page"' ;;
        *) die "no part $1; known: demo, tests, package, pictures" ;;
    esac
}
suite() { case $1 in 12) echo bookworm ;; 13) echo trixie ;; sid) echo sid ;; *) die "no release $1; known: 12, 13, sid" ;; esac; }
for name in "${commands[@]}"; do script "$name" >/dev/null; done
for name in "${releases[@]}"; do suite "$name" >/dev/null; done

logs=$project/build/roots
kept=${XDG_CACHE_HOME:-$HOME/.cache}/millrace/clean-roots/ccache
mkdir -p "$logs"
trap drop_root EXIT
failed=0
for release in "${releases[@]}"; do
    for account in "${accounts[@]}"; do
        clean_root "$(suite "$release")"
        home=/home/dba
        [[ $account != root ]] || home=/root
        echo 'dba ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/dba"
        git clone -q --no-hardlinks "$project" "$root$home/millrace"
        [[ $account == root ]] || chroot "$root" chown -R dba: "$home/millrace"
        [[ -z $cold || $account != "${accounts[0]}" ]] || rm -rf "${kept:?}-$release"
        mkdir -p "$root/var/cache/compiled" "$kept-$release"
        chmod 1777 "$kept-$release"
        mount --bind "$kept-$release" "$root/var/cache/compiled"
        run=(in_root)
        [[ $account == root ]] || run=(as_user)
        for name in "${commands[@]}"; do
            if [[ $name == package ]]; then # once: it makes the same for both
                [[ $account == "${accounts[0]}" ]] || continue
                in_root apt-get update -q >/dev/null
                in_root apt-get install -qy --no-install-recommends dpkg-dev file lintian >"$logs/$release-tools.log" 2>&1 ||
                    { tail "$logs/$release-tools.log" >&2; die "the tools for packages"; }
            fi
            log=$logs/$release-$account-$name.log
            began=$SECONDS status=0
            "${run[@]}" CCACHE_DIR=/var/cache/compiled CCACHE_UMASK=000 bash -c "cd $home/millrace && $(script "$name")" \
                >"$log" 2>&1 </dev/null || status=$?
            [[ $name != pictures ]] || { rm -rf "${logs:?}/pictures-$release"; cp -r "$root$home/pictures" "$logs/pictures-$release"; }
            # What each test that failed said.
            [[ $name != tests ]] || cp "$root$home"/millrace/build/release/Testing/Temporary/LastTest.log "$log.all" 2>/dev/null || true
            if [[ $name == package && $status == 0 ]]; then
                rm -rf "${logs:?}/packages-$release"
                cp -r "$root$home/millrace/build/package/packages" "$logs/packages-$release"
                {
                    # The name of the file is known in there alone.
                    "${run[@]}" bash -c "lintian --fail-on error --suppress-tags initial-upload-closes-no-bugs \
                        $home/millrace/build/package/packages/*.deb" &&
                        "$project/installer/test-package.sh" --suite "$(suite "$release")" "$logs/packages-$release"/*.deb
                } >>"$log" 2>&1 || status=$?
            fi
            [[ $status == 0 ]] || { failed=1; tail -n 40 "$log" >&2; }
            printf 'Debian %-7s %-4s %-5s %s in %d:%02d   %s\n' "$(<"$root/etc/debian_version")" "$account" "$name" \
                "$([[ $status == 0 ]] && echo passed || echo "FAILED ($status)")" \
                $(((SECONDS - began) / 60)) $(((SECONDS - began) % 60)) \
                "$(grep -E '^[0-9]+% tests passed|rows loaded in|^== done' "$log" | tail -n 1 || true)"
        done
        drop_root
    done
done
exit "$failed"
