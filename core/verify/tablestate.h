// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonmembers.h"
#include "core/base/result.h"
#include "core/server/login/connectionspec.h"

#include <optional>

namespace millrace {

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
    int millisecond = 0;   ///< of takenAt's second; not saved

    /// Rows up to which computing the checksum is not felt beside their load: 200,000 took 0.18 s with
    /// MariaDB 10.11.19 and 0.39 s with MySQL 9.7.4 (2026-11-27, 2 cores).
    static constexpr qint64 mostRowsSummed = 20'000;

    /// Without a checksum. Over a connection of its own, as the next. Errors: the server's.
    static Result<TableState> read(const ResolvedConnection &target, const QString &schema,
                                   const QString &table);
    /// Adds that of the rows of \a condition; none where a row is longer than a packet. Errors: the server's.
    Result<void> addChecksum(const ResolvedConnection &target, const TableSchema &table,
                             const QString &condition);
    /// Another change after that moment would have another time.
    bool timeTells() const { return changedAt >= 0 && takenAt > changedAt; }
    Result<void> save(const QString &runFolder) const;
    static bool isIn(const QString &runFolder);
    static Result<std::optional<TableState>> load(const QString &runFolder); ///< nothing: none was saved

    /// Why nobody can say that the table is as it was then; empty: it is, by its last change or its contents.
    /// \a condition: of the same rows. Errors: the server's.
    Result<QString> doubtNow(const ResolvedConnection &target, const QString &schema, const QString &table,
                             const QString &condition) const;
};
template <>
inline const JsonMembers<TableState> jsonMembers<TableState>{{"server", &TableState::server},
                                                             {"taken_at", &TableState::takenAt},
                                                             {"changed_at", &TableState::changedAt},
                                                             {"rows", &TableState::rows},
                                                             {"checksum", &TableState::checksum}};

} // namespace millrace
