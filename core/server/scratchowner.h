// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace millrace {

/// Stops the private servers that this process started (not those it found running): a window that closes
/// leaves none behind that nobody remembers. Returns their folders, which keep the data. Blocks for seconds.
/// Errors: as ScratchServer::stop().
Result<QStringList> stopScratchStartedHere();

} // namespace millrace
