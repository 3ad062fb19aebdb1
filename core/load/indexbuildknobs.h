// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/serverfacts.h"
#include "core/tuning/sessionsetting.h"

#include <QVector>

namespace millrace {

/// What makes an index build faster on this server.
struct IndexBuildKnobs
{
    QVector<SessionSetting> settings; ///< set for the build's session, put back after it
    QStringList notes;                ///< what cannot be set from here, one sentence each
};

/// MySQL 8.0.27+: innodb_ddl_threads, innodb_ddl_buffer_size (an eighth of the buffer pool, 64 MiB to 1 GiB:
/// it comes on top of the pool), innodb_parallel_read_threads; never lower than they are. MariaDB:
/// innodb_sort_buffer_size is read at the server's start only.
IndexBuildKnobs indexBuildKnobs(const ServerFacts &facts);

} // namespace millrace
