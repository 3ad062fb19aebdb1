// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/benchoptions.h"

namespace millrace::bench {

/// Loads one big file with a millrace-cli process of its own and prints that process's peak resident memory
/// as the kernel counted it (wait4) beside what the run itself reports. False when the kernel's figure is
/// above options.maxRssBytes. Throws std::runtime_error.
bool runMemoryBench(const BenchOptions &options);

} // namespace millrace::bench
