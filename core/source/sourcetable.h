// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"
#include "core/server/tablekey.h"

#include <QJsonObject>
#include <optional>

namespace millrace {

/// A table (or view) on the target's own server or on another one, or the result of a query there, as it was
/// when the plan was made.
struct SourceTable
{
    std::optional<ConnectionSpec> server; ///< unset: the target's own
    QString query;                        ///< a SELECT in place of a table; only with a server
    QString schema;
    QString name; ///< empty of a query
    bool view = false;
    QString engine;          ///< empty for a view
    TableKey key;            ///< empty: it is read in one go
    qint64 rowsEstimate = 0; ///< the server's, see TableSchema
    qint64 dataBytes = 0;
    /// Of each field; empty in plans that were made when nobody asked.
    QVector<ResultColumn::Kind> kinds;

    QString qualified() const;                                 ///< `schema`.`name`
    QString plainName() const { return schema + u'.' + name; } ///< "shop.orders"
    QString text() const; ///< the same, or the beginning of the query: for people
    bool isQuery() const { return !query.isEmpty(); }
    /// Whether its engine can show several sessions the table as it was at one moment.
    bool hasSnapshots() const;
    double bytesPerRow() const; ///< estimate, at least 1
    QJsonObject toJson() const;
    static Result<SourceTable> fromJson(const QJsonObject &json); ///< errors: BadJson, BadTargetUrl
    friend bool operator==(const SourceTable &, const SourceTable &) = default;
};

/// True for "table:…".
bool namesTable(const QString &text);
/// "table:shop.orders", "table:`my shop`.`orders`": schema and name. Errors: SourceUnsupported.
Result<std::pair<QString, QString>> parseTableName(const QString &text);

} // namespace millrace
