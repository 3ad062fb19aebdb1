#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the texts of the sources into millrace_*.ts, and says how many are still to be translated.
#   resources/translations/update.sh           update the files
#   resources/translations/update.sh --check   change nothing; 1 when they are behind the sources, 77 without lupdate
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$project"
languages=(de es)

lupdate=
for candidate in "$(command -v lupdate6 || true)" /usr/lib/qt6/bin/lupdate "$(command -v lupdate || true)"; do
    [[ -n $candidate && -x $candidate ]] && { lupdate=$candidate; break; }
done
if [[ -z $lupdate ]]; then
    echo "translations: lupdate is missing (Debian: qt6-l10n-tools; installer/deps.sh installs it)" >&2
    # The machine that judges every change has to have it; a developer's may do without.
    [[ -n ${CI:-} ]] && exit 1
    exit 77
fi

# Same text, same place, same file: no line numbers (-locations none), and nothing that is gone (-no-obsolete).
update() {
    local files=("$@") log
    log=$("$lupdate" -locations none -no-obsolete -I . core ui app/*.cpp app/*.h -ts "${files[@]}" 2>&1) ||
        { printf '%s\n' "$log" >&2; exit 1; }
    # "lacks Q_OBJECT" of the namespace itself is meant: functions outside of classes translate in its context.
    printf '%s\n' "$log" | grep -E 'Q_OBJECT|without context' | grep -v "Class 'millrace' lacks" >&2 &&
        { echo "translations: those texts would not be found at run time" >&2; exit 1; }
    return 0
}

if [[ ${1:-} == --check ]]; then
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    status=0
    for language in "${languages[@]}"; do
        file=resources/translations/millrace_$language.ts
        cp "$file" "$scratch/"
        update "$scratch/millrace_$language.ts"
        if ! diff -u --label "$file" --label 'the sources' "$file" "$scratch/millrace_$language.ts"; then
            echo "translations: $file is behind the sources; resources/translations/update.sh, then translate" >&2
            status=1
        fi
    done
    # What an error says and how it is mended is for people, always.
    if bare=$(grep -rnE '(what|howToFix|topic) *(=|\+=) *u"[^"]*[a-z] [^"]*"' core ui app/*.cpp); then
        printf '%s\n' "$bare" >&2
        echo "translations: those texts are in no language but English: CoreText::tr() in core, tr() in ui" >&2
        status=1
    fi
    exit "$status"
fi

files=("${languages[@]/#/resources/translations/millrace_}")
files=("${files[@]/%/.ts}")
update "${files[@]}"
for file in "${files[@]}"; do
    echo "$file: $(grep -c 'type="unfinished"' "$file" || true) of $(grep -c '<source>' "$file") texts to translate"
done
