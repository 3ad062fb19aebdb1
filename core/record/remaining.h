// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"

#include <optional>

namespace millrace {

/// How long loading the rest will take, from the curve of the chunks' times: a line is fitted through them,
/// so that a load which slows down as its indexes outgrow the buffer pool is not promised the speed of its
/// beginning; one that gets faster is not extrapolated. Nothing before eight chunks were timed. Milliseconds.
std::optional<qint64> remainingLoadMs(const RunProgress &progress);

/// How far off remainingLoadMs() may be: twice the standard error of the sum that is left, from how much the
/// chunks timed so far strayed from their line. Unset whenever that one is, and while indexes are to be built
/// after the load, whose time is a guess. Milliseconds.
std::optional<qint64> remainingSpreadMs(const RunProgress &progress);

/// What building the deferred indexes will take after a load of \a loadMs in all: 0.4 of the load per index,
/// as measured with three indexes (tests/bench/flat_bench); a guess until the build tells how far it is.
qint64 indexBuildMs(const RunProgress &progress, qint64 loadMs);

} // namespace millrace
