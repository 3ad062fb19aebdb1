#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh checkout to a proved load, in one command: installs what is missing, builds, writes a dump of a million
# rows, starts a private server, plans, loads, verifies and reports. Nothing outside Millrace's own folder is touched
# but the packages that installer/deps.sh installs; no server of yours is looked at.
#
#   installer/demo.sh              with a screen: opens the window on the plan; without one: loads on the command line
#   installer/demo.sh --headless   on the command line even if there is a screen
#   DEMO_ROWS=5000000 installer/demo.sh
#
# A second call does only what is left to do: a load that was broken off is resumed, a finished one is not repeated.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
rows=${DEMO_ROWS:-1000000}
headless=
case ${1:-} in
    '') ;;
    --headless) headless=1 ;;
    -h|--help) sed -n '3,11s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; exit 0 ;;
    *) echo "demo: unknown option $1; known: --headless" >&2; exit 1 ;;
esac
[[ $rows =~ ^[1-9][0-9]{0,9}$ ]] || { echo "demo: DEMO_ROWS has to be a number of rows, not '$rows'" >&2; exit 1; }

home=${MILLRACE_HOME:-${XDG_DATA_HOME:-$HOME/.local/share}/millrace}
# Another number of rows is another sample in another schema: neither disturbs the other.
name=demo schema=causes title="action credits 2010"
[[ $rows == 1000000 ]] || { name=demo-$rows schema=causes_$rows title="action credits 2010, $rows rows"; }
demo=$home/$name
sample=$demo/sample
plan=$demo/$name.millrace
result=$demo/result
cli=$project/build/release/app/millrace-cli
window=$project/build/release/app/millrace

step_number=0
doing="starting"
step() { step_number=$((step_number + 1)); doing=$1; printf 'demo %d/8  %s\n' "$step_number" "$1"; }
note() { printf '          %s\n' "$1"; }
die() { printf 'demo: %s\n' "$1" >&2; exit 1; }
# The server is left as it was found: one that this script started it also ends (cleanly; the data stays).
started_server=
at_exit() {
    local status=$?
    [[ -z $started_server ]] || "$cli" scratch stop >/dev/null || true
    [[ $status == 0 ]] || echo "demo: failed in step $step_number ($doing)" >&2
}
trap at_exit EXIT

# The value of a key in one flat JSON object, as millrace-cli writes it; empty when it is not there.
field() { sed -n 's/.*"'"$1"'": *"\{0,1\}\([^",}]*\).*/\1/p' | head -n 1; }

# Our newest run as one line of flat JSON; empty before the first.
newest_run() {
    "$cli" runs --json | tr -d '\n' | tr '{' '\n' | grep -E "\"name\": *\"$title\"" | head -n 1 || true
}

# Rows in the demo's table, counted by the server; empty when there is no such table.
table_rows() {
    local socket password
    socket=$("$cli" scratch status --json | tr -d '\n' | field socket)
    password=$(<"$home/scratch/password")
    # The password goes through the environment of this one client: never on a command line.
    MYSQL_PWD=$password mariadb --no-defaults --user=root --socket="$socket" --skip-column-names --batch \
        --execute="SELECT COUNT(*) FROM $schema.credits" 2>/dev/null || true
}

# The Qt platform a window can really open on; empty without one. A set DISPLAY proves nothing: it may be a dead one.
screen() {
    [[ -z $headless && -z ${CI:-} ]] || return 0
    local platform
    for platform in ${DISPLAY:+xcb} ${WAYLAND_DISPLAY:+wayland}; do
        if QT_QPA_PLATFORM=$platform timeout 20 "$window" --version >/dev/null 2>&1; then
            echo "$platform"
            return 0
        fi
    done
}

mkdir -p "$demo" "$result"

step "packages"
"$project/installer/deps.sh"

step "build"
began=$SECONDS
export CCACHE_BASEDIR=$project CCACHE_NOHASHDIR=1
(
    cd "$project"
    # Quiet while all goes well; the whole log when it does not.
    if ! { cmake --preset release && cmake --build --preset release --target millrace millrace-cli; } \
         >"$demo/build.log" 2>&1; then
        tail -n 60 "$demo/build.log" >&2
        die "the build failed; its log is $demo/build.log"
    fi
)
note "millrace and millrace-cli in build/release/app ($((SECONDS - began)) s)"

step "sample dump: $rows rows in twelve monthly shards, as mysqldump -T leaves them"
"$cli" sample "$sample" --rows "$rows" >/dev/null
note "$sample ($(du -sh "$sample" | cut -f 1))"

step "private server"
"$cli" scratch status --json | grep -q '"running": *true' || started_server=1
"$cli" scratch start >/dev/null
note "$home/scratch, socket only, no TCP"

step "plan"
# A plan knows its files by size, time and content: one older than the sample would be refused.
if [[ ! -s $plan || -n $(find "$sample" -name 'credits_*' -newer "$plan" -print -quit) ]]; then
    "$cli" plan "$sample"/credits_2010_*.txt \
        --target "scratch:$schema" --table credits --create --create-sql "$sample/credits.ddl" \
        --columns '(@discard, user_id, @action, cause_id, created_at)' \
        --set "action=CONCAT('web_', @action)" --set 'id=@row_number' \
        --chunk-rows 25000 --workers 2 --on-error stop \
        --name "$title" -o "$plan" >/dev/null
fi
note "$plan"

step "load"
last=$(newest_run)
run=$(field run <<<"$last")
status=$(field status <<<"$last")
there=$(table_rows)
if [[ $status == done && $there == "$rows" ]]; then
    note "loaded already by run $run; the server counts $there rows"
elif [[ $status == running ]]; then
    die "run $run is at work; wait for its end, then call this script again"
elif [[ $status == stopped || $status == cancelled ]]; then
    note "run $run was broken off ($status): resuming it"
    "$cli" resume "$run" --progress --json >"$result/summary.json"
elif [[ -n $there && $there != 0 ]]; then
    die "$schema.credits on the private server holds $there rows that no finished run of the demo accounts for;
      drop that table, or take the run out with: millrace-cli rollback RUN"
elif platform=$(screen) && [[ -n $platform ]]; then
    note "opening the window; load there, then close it"
    QT_QPA_PLATFORM=$platform "$window" "$plan"
else
    "$cli" run "$plan" --progress --json >"$result/summary.json"
fi

step "proof"
last=$(newest_run)
run=$(field run <<<"$last")
status=$(field status <<<"$last")
there=$(table_rows)
if [[ $status != done ]]; then
    note "nothing was loaded to the end (${status:-no run}); call this script again to go on"
    exit 0
fi
[[ $there == "$rows" ]] || die "the server counts ${there:-no} rows in $schema.credits, not $rows"
note "the server counts $there rows in $schema.credits"

step "report"
for kind in html json csv; do
    "$cli" report "$run" -o "$result/report.$kind" >/dev/null
done
grep -q '"verified": *true' "$result/report.json" || die "run $run is not verified; see $result/report.html"
QT_QPA_PLATFORM=offscreen "$window" --picture "$result/load-light.png" --run "$run"
QT_QPA_PLATFORM=offscreen "$window" --dark --picture "$result/load-dark.png" --run "$run"

# The last: the limits of the plan bear the same name and stand in front of the run's own figures.
figure() { grep -o "\"$1\": *[0-9.e+]*" "$result/report.json" | tail -n 1 | sed 's/.*: *//'; }
rate=$(LC_ALL=C printf '%.0f' "$(figure rows_per_second)")
seconds=$(LC_ALL=C printf '%.1f' "$(figure load_seconds)")

cat <<EOF

$rows rows loaded in $seconds s ($rate rows/s) and verified: run $run.
  report     $result/report.html (.json, .csv)
  pictures   $result/load-light.png, load-dark.png
  plan       $plan
  window     build/release/app/millrace "$plan"
  table      $schema.credits: build/release/app/millrace-cli scratch start tells how to connect
  clean up   rm -r "$home/scratch" "$demo" (after a scratch stop when the server runs)
EOF
