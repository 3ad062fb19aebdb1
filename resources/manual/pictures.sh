#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws the manual's pictures anew: the tests of the pages leave them, pngquant makes them small. On demand, after a change
# of how pages look; what comes of it is committed.
#   resources/manual/pictures.sh [BUILD]     default: build/release
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tests=${1:-$project/build/release}/tests/gui/millrace_gui_tests
command -v pngquant >/dev/null || { echo "pictures: pngquant is missing (apt-get install pngquant)" >&2; exit 1; }
shots=$(mktemp -d)
trap 'rm -rf "$shots"' EXIT

# page of the manual = picture of a test; @ stands for light and dark. The smallest window where a page fits: its type is read best.
pages='
start      = 0-start-small-@
source     = 1-source-small-@
target     = 2-target-small-@
mapping    = 3-mapping-small-@
chunks     = 4-chunks-small-@
tuning     = 5-tuning-fast-small-@
review     = 6-review-fast-small-@
load       = load-middle-small-@
finish     = dump-8-finish-small-@
whole-dump = dump-1-source-small-@
'
draw() {
    echo "pictures: gui_$1"
    QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 MILLRACE_SHOTS=$shots \
        "$tests" --gtest_brief=1 --gtest_filter="$2" >"$shots/log" 2>&1 || { cat "$shots/log" >&2; exit 1; }
}
draw start_looks 'Looks/StartLooks.*/small*'
draw wizard_looks 'Looks/WizardLooks.everyPageShowsAllItsText/small*'
draw dump_looks 'Looks/DumpLooks.*/small*'
draw load_looks '*EveryStateFits*'

while read -r page _ picture; do
    [[ -n $page ]] || continue
    for colours in light dark; do
        from=$shots/${picture/@/$colours}.png to=$project/resources/manual/pictures/$page-$colours.png
        [[ -s $from ]] || { echo "pictures: no test drew ${from##*/}" >&2; exit 1; }
        pngquant --force --strip --speed 1 --quality 60-95 --output "$to" 192 "$from"
    done
done <<<"$pages"
du -cb "$project"/resources/manual/pictures/*.png | tail -n 1 | awk '{print "pictures: " $1 " bytes in all"}'
