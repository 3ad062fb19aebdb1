// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace millrace {

/// Refuses what is no text dump LOAD DATA could read: archives, SQL dumps with INSERTs, UTF-16, binaries.
/// Looks at the first bytes (unpacked), not at the name alone. Errors: SourceUnsupported.
Result<void> checkFileKind(const QString &path, const QByteArray &head);

} // namespace millrace
