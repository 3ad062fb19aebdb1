// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/benchoptions.h"

namespace millrace::bench {

/// Loads the same rows into the same empty table in turn: by the server's own LOAD DATA INFILE, one session
/// and one file per worker, and by a whole run of Millrace (preflight, scan, load, journal, counts). Both
/// results must have the same checksum. Prints the table; false when the ratio is above options.maxRatio.
/// Throws std::runtime_error.
bool runRatioBench(const BenchOptions &options);

} // namespace millrace::bench
