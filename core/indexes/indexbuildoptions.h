// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/indexbuildstatus.h"
#include "core/server/connection.h"

#include <stop_token>

namespace millrace {

/// For dropIndexes() and buildIndexes(). Both block and run on the connection's thread; a thread and a
/// connection of their own watch them while a statement runs. The connection must hold no transaction (ALTER
/// TABLE commits).
struct IndexBuildOptions
{
    ResolvedConnection target; ///< for the watching connection: the same account
    int lockWaitSeconds = 0;   ///< for other sessions' metadata locks; 0: 10 s to drop, 300 s to build
    /// Cancels within a second; the table keeps whole indexes only. The connection may be closed afterwards:
    /// a MySQL server that sorts hears nothing else for seconds, and takes its work back on its own then.
    std::stop_token stop = {};
    IndexBuildStatus *status = nullptr; ///< may be nullptr
};

} // namespace millrace
