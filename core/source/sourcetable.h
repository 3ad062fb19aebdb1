// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/tablekey.h"

#include <QJsonObject>
#include <optional>

namespace millrace {

struct Source;
struct TableSchema;

/// A table (or view) on the target's own server, as it was when the plan was made.
struct SourceTable
{
    QString schema;
    QString name;
    bool view = false;
    QString engine;          ///< empty for a view
    TableKey key;            ///< empty: it is read in one go
    qint64 rowsEstimate = 0; ///< the server's, see TableSchema
    qint64 dataBytes = 0;

    QString qualified() const;  ///< `schema`.`name`
    double bytesPerRow() const; ///< estimate, at least 1
    QJsonObject toJson() const;
    static SourceTable fromJson(const QJsonObject &json);
    friend bool operator==(const SourceTable &, const SourceTable &) = default;
};

/// True for "table:…".
bool namesTable(const QString &text);
/// "table:shop.orders", "table:`my shop`.`orders`": schema and name. Errors: SourceUnsupported.
Result<std::pair<QString, QString>> parseTableName(const QString &text);

/// The table as a source: its columns are the fields. Errors: TableMissing, UnknownSchema, PrivilegeMissing.
Result<Source> inspectTable(Connection &connection, const QString &schema, const QString &name);

} // namespace millrace
