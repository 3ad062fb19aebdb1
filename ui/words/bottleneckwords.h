// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bottleneck/bottleneck.h"

namespace millrace {

/// "Limit: the redo log, 93 % full. Raise …": what keeps the load from being faster and the knob that
/// addresses it, in one line. Says so when it is not clear.
QString bottleneckText(const Bottleneck &limit);

} // namespace millrace
