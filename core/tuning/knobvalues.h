// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/serverfacts.h"
#include "core/tuning/hostfacts.h"

#include <optional>

namespace millrace {

/// The value that fits this server and machine for a knob whose table row says "auto"; empty: none can be
/// proposed (the memory or the free space of a remote machine is not known, or what is there is enough).
QString fittingValue(const QString &name, const ServerFacts &facts, const std::optional<HostFacts> &host);

/// Three quarters of the memory of the server's machine, in whole 128 MB; 0: not known.
qint64 fittingBufferPool(const std::optional<HostFacts> &host);

} // namespace millrace
