// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/answer.h"

#include "core/base/coretext.h"

namespace millrace {

Result<void> expectColumns(const QVector<QVector<QVariant>> &rows, qsizetype columns)
{
    for (const auto &row : rows)
        if (row.size() != columns)
            return fail({.code = ErrorCode::ConnectionLost,
                         .what = CoreText::tr("The server answered with %1 columns where %2 were asked for.")
                                     .arg(row.size())
                                     .arg(columns),
                         .howToFix = CoreText::tr(
                             "The line to it changes what passes: use TLS, then resume the run.")});
    return {};
}

} // namespace millrace
