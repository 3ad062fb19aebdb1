#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the bench in release mode and runs it: tests/bench/run.sh [load_bench options]. Works from any folder.
#   tests/bench/run.sh --rows 4000000 --repeats 5 --max-ratio 1.15
#   tests/bench/run.sh --big
set -euo pipefail
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$project"
cmake --preset core-only >/dev/null
cmake --build --preset core-only --target load_bench
# A core-only build holds everything the bench needs; the GUI would only take time to build.
exec build/core-only/tests/bench/load_bench "$@"
