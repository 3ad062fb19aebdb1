// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace millrace {

/// Keys as people write them: separated by commas, or as a JSON array, which also has keys with commas,
/// quotes and spaces at their ends. Errors: DialectInvalid: no key, one without a name or named twice, no
/// JSON.
Result<QStringList> jsonKeysFromText(const QString &text);
QString jsonKeysText(const QStringList &keys);

} // namespace millrace
