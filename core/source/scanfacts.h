// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/typeprofile.h"

#include <QVector>

namespace millrace {

/// What a full scan of a source knows beyond the number of rows; saved with the plan, so that preflight can
/// say it again on another day.
struct ScanFacts
{
    QVector<Error> notes;       ///< as ScanFindings::notes
    qint64 longestRowBytes = 0; ///< with its terminator
    ErrorContext longestRow;    ///< file, row and byte offset of the first row of this length

    TypeProfile profile;

    QJsonObject toJson() const;
    static ScanFacts fromJson(const QJsonObject &json);
};

} // namespace millrace
