// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/serverfacts.h"
#include "core/tuning/hostfacts.h"

#include <optional>

namespace millrace {

/// The value that fits this server and machine for a knob whose table row says "auto"; empty: none can be
/// proposed (the memory or the free space of a remote machine is not known, or what is there is enough).
QString fittingValue(const QString &name, const ServerFacts &facts, const std::optional<HostFacts> &host);

/// How far the buffer pool can grow while the server runs; 0: the server names no limit. MariaDB sets the
/// addresses aside when it starts: 8 TiB in 10.11.19, no more than the pool has then in 11.8.6, unless
/// innodb_buffer_pool_size_max says otherwise (seen on both).
qint64 largestBufferPool(const ServerFacts &facts);

/// Three quarters of the memory of the server's machine, in whole 128 MB; 0: not known.
qint64 fittingBufferPool(const std::optional<HostFacts> &host);

} // namespace millrace
