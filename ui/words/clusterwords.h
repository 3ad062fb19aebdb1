// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/clusterfacts.h"

namespace millrace {

/// Which other servers a target has to do with.
struct ClusterNote
{
    QString text;       ///< a line per server of a group, one for those of Galera; empty: it stands alone
    bool isWell = true; ///< all are there and as they should be, as far as is known
};
ClusterNote clusterNote(const ClusterFacts &cluster);

} // namespace millrace
