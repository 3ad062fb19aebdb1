// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/mapping/contentcolumns.h"
#include "core/plan/plan.h"

#include <mutex>

namespace millrace {

/// Of which chunks of a run the workers compute checksums on the way, and of which columns. Shared by all
/// workers; every function from any thread.
class ContentWatch
{
public:
    /// Nothing is computed; \a why says why not, for people.
    explicit ContentWatch(QString why = {});
    /// \a rowBytes: the server's max_allowed_packet, beyond which it makes no string of a row.
    ContentWatch(const Plan &plan, ContentColumns columns, const QString &runId, qint64 rowBytes);

    bool wants(ChunkId chunk) const;
    bool wantsAll() const { return m_share == 1; }
    bool isOn() const { return m_share > 0; }
    const ContentColumns &columns() const { return m_columns; }
    qint64 rowBytes() const { return m_rowBytes; }

    /// A row whose stored value cannot be told: its piece has no checksum. The first reason is kept.
    void noteObstacle(const QString &why) const;
    /// Why (some of) the rows have no checksum; empty: no reason so far.
    QString obstacle() const;

private:
    ContentColumns m_columns;
    quint64 m_seed = 0;
    int m_share = 0; ///< every m_share-th chunk; 0: none
    qint64 m_rowBytes = 0;
    mutable std::mutex m_mutex;
    mutable QString m_obstacle; ///< protected by m_mutex
};

} // namespace millrace
