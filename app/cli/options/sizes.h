// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

namespace millrace::cli {

/// "512M", "4G", "1000": bytes, powers of 1024.
std::optional<qint64> sizeOf(const QString &text);

} // namespace millrace::cli
