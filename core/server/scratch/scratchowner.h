// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/scratch/scratchserver.h"

#include <QStringList>

namespace millrace {

/// Whose a private server is that runs.
enum class ScratchOwner
{
    Nobody, ///< it does not run
    Us,     ///< this process started it and stops it at its end
    Other,  ///< a program that still runs did, and may count on it
    Ended   ///< whoever did has ended, or it is not known: it runs until somebody stops it
};
ScratchOwner scratchOwner(const ScratchServer::Status &status);

/// Stops the private servers that this process started (not those it found running): a window that closes
/// leaves none behind that nobody remembers. Returns their folders, which keep the data. Blocks for seconds.
/// Errors: as ScratchServer::stop().
Result<QStringList> stopScratchStartedHere();

} // namespace millrace
