// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonmembers.h"
#include "core/source/sqldump/sqlbytetokens.h"

#include <QString>
#include <optional>

namespace millrace {

/// The moment of a dump in the binary log of the server it was made of: from there on a replica goes on.
/// Either of file and GTIDs may be missing, or both.
struct ReplicationCoordinates
{
    QString file;        ///< of the binary log; empty: the dump names none
    qint64 position = 0; ///< in it; with a file
    /// Of MySQL a set, "3e11fa47-…:1-5", of MariaDB one position a domain, "0-1-5"; no white space.
    QString gtids;
    QString foundIn; ///< for people: "shop.sql, line 22"
    /// They are those of the source that the dumped server, a replica itself, had (--dump-slave,
    /// --dump-replica).
    bool ofItsSource = false;
    bool inexact = false;     ///< the tool says that the GTIDs may be of another moment than the rows
    QString host;             ///< of the source, as the dump names it; empty: it does not, or "localhost"
    int port = 0;             ///< the same; 0: it does not
    QString serverVersion;    ///< of the dumped server, "8.0.33"; empty: the dump does not say
    QString database;         ///< the one the dump is of, where it names one; empty: it does not
    bool wholeServer = false; ///< the dump says that it is of all the server's schemas

    bool isThere() const { return !file.isEmpty() || !gtids.isEmpty(); }
    bool hasMariaDbGtids() const;
    bool hasMySqlGtids() const { return !gtids.isEmpty() && !hasMariaDbGtids(); }
    /// By the version that the dump names, else by the form of the GTIDs; unset: neither tells.
    std::optional<bool> isOfMariaDb() const;
    QString text() const; ///< the GTIDs, else "binlog.000003:157"; empty: none are there

    /// Takes in what a statement of a dump says of them, or a comment that is such a statement; what is known
    /// already stays. \a text: as it stands there. True when that was something new.
    bool take(const QByteArray &text, const SqlLexRules &rules);
    /// GTIDs as a dump writes them down: with the plus of GTID_PURGED, over several lines.
    static QString plainGtids(const QString &text);
};
template <>
inline const JsonMembers<ReplicationCoordinates> jsonMembers<ReplicationCoordinates>{
    {"file", &ReplicationCoordinates::file},
    {"position", &ReplicationCoordinates::position},
    {"gtids", &ReplicationCoordinates::gtids},
    {"found_in", &ReplicationCoordinates::foundIn},
    {"of_its_source", &ReplicationCoordinates::ofItsSource},
    {"inexact", &ReplicationCoordinates::inexact},
    {"host", &ReplicationCoordinates::host},
    {"port", &ReplicationCoordinates::port},
    {"server_version", &ReplicationCoordinates::serverVersion},
    {"database", &ReplicationCoordinates::database},
    {"whole_server", &ReplicationCoordinates::wholeServer}};

} // namespace millrace
