#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A whole SQL dump by the mariadb client and by Millrace, in turn, on a private server with every commit on disk:
#   tests/bench/dump.sh [--rows N] [--single-rows N] [--rounds N] [--memory "128M 512M"] [--cli …/millrace-cli]
# For each size of the buffer pool (128M is what MariaDB and MySQL start with, 512M holds the whole table) it prints the
# seconds of each and their ratio; after each the table's checksum has to be the same.
set -euo pipefail
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
rows=3000000 single_rows=100000 rounds=2 memory='128M 512M' cli=$project/build/release/app/millrace-cli
while [ $# -gt 0 ]; do
    case $1 in
    --rows) rows=$2 ;;
    --single-rows) single_rows=$2 ;;
    --rounds) rounds=$2 ;;
    --memory) memory=$2 ;;
    --cli) cli=$2 ;;
    *) sed -n '3,6p' "$0" >&2; exit 1 ;;
    esac
    shift 2
done
work=$(mktemp -d)
export MILLRACE_HOME=$work/home
trap '"$cli" scratch stop >/dev/null 2>&1 || true; rm -rf "$work"' EXIT

start() { # start MEMORY: the private server anew, with what it holds
    "$cli" scratch stop >/dev/null 2>&1 || true
    "$cli" scratch start --durability full --memory "$1" >"$work/status"
    socket=$("$cli" scratch status --json | sed -n 's/.*"socket": "\(.*\)".*/\1/p')
    password=$(find "$MILLRACE_HOME" -name 'password*' | head -1)
    [ -n "$password" ] && MYSQL_PWD=$(cat "$password") && export MYSQL_PWD
}
sql() { mariadb --no-defaults --socket="$socket" --user=root --default-character-set=utf8mb4 "$@"; }

seconds() { # seconds FUNCTION…: what it took, on standard output
    local begun ended
    begun=$(date +%s.%N)
    "$@" >"$work/output" 2>&1 || { cat "$work/output" >&2; exit 2; }
    ended=$(date +%s.%N)
    echo "$ended $begun" | awk '{printf "%.2f", $1 - $2}'
}
byClient() { sql bench <"$1"; }
byMillrace() {
    rm -f "$work/p.millrace"
    "$cli" plan "$1" --target scratch:bench -o "$work/p.millrace" && "$cli" run "$work/p.millrace"
}
fresh() { sql -e 'DROP DATABASE IF EXISTS bench; CREATE DATABASE bench'; }
checksum() { sql -N -e 'CHECKSUM TABLE bench.credits EXTENDED'; }

makeTable() { # makeTable ROWS: credits with three secondary indexes
    fresh
    sql bench -e "CREATE TABLE credits (id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, user_id int unsigned NOT NULL,
        action varchar(40) NOT NULL, cause_id int unsigned NOT NULL, created_at datetime NOT NULL,
        KEY by_user (user_id, created_at), KEY by_action (action), KEY by_cause (cause_id)) ENGINE=InnoDB"
    sql bench -e "INSERT INTO credits (user_id, action, cause_id, created_at) SELECT CRC32(seq) % 5000000,
        ELT(1 + seq % 5, 'signed a petition', 'shared with 12 friends', 'invited', 'donated 5 \$', 'joined the cause'),
        CRC32(seq * 7) % 90000, '2010-01-01' + INTERVAL seq SECOND FROM seq_1_to_$1"
}

compare() { # compare NAME DUMP
    local client millrace want
    for round in $(seq "$rounds"); do
        fresh
        client=$(seconds byClient "$2")
        want=$(checksum)
        fresh
        millrace=$(seconds byMillrace "$2")
        [ "$(checksum)" = "$want" ] || { echo "the tables differ" >&2; exit 2; }
        echo "$1 $(du -m "$2" | cut -f1) $client $millrace" |
            awk '{printf "%-10s %4d MB  client %7.2f s  Millrace %6.2f s (plan and run)  %5.1f times faster\n", $1, $2, $3, $4, $3 / $4}'
    done
}

start 512M
makeTable "$rows"
mariadb-dump --no-defaults --socket="$socket" --user=root bench >"$work/extended.sql"
makeTable "$single_rows"
mariadb-dump --no-defaults --socket="$socket" --user=root --skip-extended-insert bench >"$work/single.sql"
# One row, one commit: as dumps by other tools have it, whose files do not begin a transaction either.
echo "$(nproc) cores, $(sql -N -e 'SELECT VERSION()'), $(date -I)"
for size in $memory; do
    start "$size"
    echo "buffer pool and redo log of $size"
    compare extended "$work/extended.sql"
    compare single "$work/single.sql"
done
