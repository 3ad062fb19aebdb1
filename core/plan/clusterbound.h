// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/chunksize.h"
#include "core/server/clusterfacts.h"

#include <QString>

namespace millrace {

/// The most a transaction should hold in a cluster, which hands it on as a whole and whose other members
/// apply it as a whole.
struct ClusterBound
{
    ChunkBounds bounds;
    QString origin; ///< where that comes from, a part of a sentence; empty: no bound

    /// What the cluster itself refuses.
    ChunkBounds limits;
};

/// Well within what the cluster's own limits let through: they are about its events, which are longer than
/// the text they come from (the shares are in the .cpp, with what was measured). Of Galera also 50,000 rows
/// or 16 MiB, whatever its limits: larger ones keep the other nodes behind, and flow control stops everybody.
ClusterBound clusterBound(const ClusterFacts &cluster);

} // namespace millrace
