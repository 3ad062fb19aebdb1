// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace millrace {

/// Keys of JSON Lines, and those of them whose values are sent as JSON (Dialect::jsonTexts).
struct JsonKeyList
{
    QStringList keys;
    QStringList asJson;
    friend bool operator==(const JsonKeyList &, const JsonKeyList &) = default;
};

/// Keys as people write them: separated by commas, "id, tags:json", or as a JSON array, ["id", {"json":
/// "tags"}], which also has keys with commas, quotes, spaces at their ends and ":json" of their own. Errors:
/// DialectInvalid: no key, one without a name or named twice, no JSON.
Result<JsonKeyList> jsonKeysFromText(const QString &text);
QString jsonKeysText(const JsonKeyList &list);

} // namespace millrace
