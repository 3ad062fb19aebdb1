// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonmembers.h"
#include "core/base/result.h"
#include "core/server/login/connectionspec.h"

#include <QHash>
#include <chrono>
#include <memory>
#include <optional>

namespace millrace {

class Connection;
struct TableSchema;

/// What a table can be told by, later, to be as it was at one moment: its last change, which the server knows
/// to the second and until it is restarted, and a checksum of rows. In a run's folder: state.json.
struct TableState
{
    QString server;        ///< what told it: its host, port and data directory
    qint64 takenAt = -1;   ///< when, in seconds since the epoch by the server's clock
    qint64 changedAt = -1; ///< likewise; -1: the server does not know
    qint64 rows = -1;      ///< that the checksum is about
    QString checksum;      ///< of all columns of these rows; empty: not computed
    bool byServer = false; ///< the checksum is what CHECKSUM TABLE says of the whole table
    int millisecond = 0;   ///< of takenAt's second; not saved

    /// Rows up to which computing the checksum is not felt beside their load: 200,000 took 0.18 s with
    /// MariaDB 10.11.19 and 0.39 s with MySQL 9.7.4 (2026-11-27, 2 cores).
    static constexpr qint64 mostRowsSummed = 20'000;

    /// A session in which a value always reads the same, for all that is asked here. Errors: the server's.
    static Result<std::unique_ptr<Connection>> session(const ResolvedConnection &target);
    /// Without a checksum. Errors: the server's.
    static Result<TableState> read(Connection &session, const QString &schema, const QString &table);
    /// The same of several tables of one schema, by one statement; those that are not there are left out. Of
    /// a schema with so many tables that each is sooner asked for by itself: of none.
    static Result<QHash<QString, TableState>> readSeveral(Connection &session, const QString &schema,
                                                          const QStringList &tables);
    /// Adds that of the rows of \a condition; none where a row is longer than a packet. Errors: the server's.
    Result<void> addChecksum(Connection &session, const TableSchema &table, const QString &condition);
    /// The server's own, of whole tables, by one statement: of 200 tables with 100 rows it takes 7 ms with
    /// MariaDB 10.11.19 and 32 ms with MySQL 9.7.4 (2026-11-28, 2 cores). \a tables: qualified names. Errors:
    /// the server's.
    static Result<QStringList> serverChecksums(Connection &session, const QStringList &tables);
    /// Another change after that moment would have another time.
    bool timeTells() const { return changedAt >= 0 && takenAt > changedAt; }
    /// When it does, read anew, where it was changed in the second it was read in: what is left of that, and
    /// a little, for the server's clocks differ by a tick.
    std::chrono::milliseconds untilTimeTells() const
    {
        return std::chrono::milliseconds(1'020 - millisecond);
    }
    static QString path(const QString &runFolder);
    Result<void> save(const QString &runFolder) const;
    static bool isIn(const QString &runFolder);
    static Result<std::optional<TableState>> load(const QString &runFolder); ///< nothing: none was saved

    /// Why nobody can say that the table is as it was then; empty: it is, by its last change or its contents.
    /// \a condition: of the same rows. Errors: the server's.
    Result<QString> doubtNow(Connection &session, const QString &schema, const QString &table,
                             const QString &condition) const;

private:
    Result<bool> hasSameChecksum(Connection &session, const QString &schema, const QString &table,
                                 const QString &condition) const;
};
template <>
inline const JsonMembers<TableState> jsonMembers<TableState>{
    {"server", &TableState::server},        {"taken_at", &TableState::takenAt},
    {"changed_at", &TableState::changedAt}, {"rows", &TableState::rows},
    {"checksum", &TableState::checksum},    {"by_server", &TableState::byServer}};

} // namespace millrace
