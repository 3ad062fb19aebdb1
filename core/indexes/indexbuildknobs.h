// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/serverfacts.h"
#include "core/tuning/settingtext.h"

#include <QVector>

namespace millrace {

/// What makes an index build faster on this server, set for its session and put back after it.
/// MySQL 8.0.27+: innodb_ddl_threads, innodb_ddl_buffer_size (64 MiB: measured, 256 MiB was no faster),
/// innodb_parallel_read_threads; never lower than they are. MariaDB: none. Its innodb_sort_buffer_size is
/// read at the server's start only, and larger was slower (knobtable.cpp has the figures).
QVector<SessionSetting> indexBuildKnobs(const ServerFacts &facts);

} // namespace millrace
