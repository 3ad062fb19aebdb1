// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"

#include <QMap>

namespace millrace::test {

/// All there is in a schema, as text: what two of them have in common is equal in both.
struct SchemaSnapshot
{
    /// "table t", "rows of t", "trigger x", "sequence s": its lines. Rows are sorted; times are in UTC.
    QMap<QString, QStringList> sections;

    /// Throws std::runtime_error with the server's words.
    static SchemaSnapshot of(Connection &connection, const QString &schema);
};

/// How two differ. Ordered: the first is the worst.
enum class SnapshotDifference
{
    Rows,
    Definitions,
    NextNumbers, ///< AUTO_INCREMENT= and sequences only
    None
};

SnapshotDifference compareSnapshots(const SchemaSnapshot &client, const SchemaSnapshot &millrace);
/// Lines of one alone, - the client's, + Millrace's, below the name of their section.
QString differenceText(const SchemaSnapshot &client, const SchemaSnapshot &millrace);

} // namespace millrace::test
