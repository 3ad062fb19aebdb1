// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/warmupoptions.h"

namespace millrace {

/// What these options have done after the proof, one sentence; empty where no warm-up is wanted.
QString warmupWords(const WarmupOptions &options);

} // namespace millrace
