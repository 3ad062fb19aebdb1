// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QVector>

namespace millrace {

/// What the catalogue knows about an error of the server or of its client library.
struct ServerErrorFacts
{
    int serverCode;
    ErrorCode code; ///< what it becomes
    QString remedy; ///< empty where nothing is wrong (a cancelled statement)
};

/// Every error of servers that is known, by number.
QVector<ServerErrorFacts> serverErrors();

/// Turns a server or client library error into ours: code, sentence and remedy (field facts, "Errors and
/// remedies").
Error errorFromServer(int serverCode, const QString &serverMessage, const QString &doing);

/// What the server's list of warnings says something about.
enum class WarningSubject
{
    Row,      ///< a whole row: its key is there, a constraint keeps it out, it has another number of fields
    Value,    ///< one value: cut, rounded, replaced, refused
    Statement ///< how the statement is written, or what becomes of it in the binary log: it stores what it
              ///< says
};

/// What a warning or note is about; unknown ones are about a value, which is never passed over.
/// Numbers from 4079 are MySQL's: what MariaDB has under them never comes as a warning of a row.
WarningSubject warningSubject(int serverCode);

/// 1022, 1062, 1586, 1859: the key is there already.
bool isDuplicateKey(int serverCode);
/// 1216, 1452 (foreign key), 1526, 1591, 1748 (partitions), 3819, 4025 (CHECK): the row has no place in the
/// table, and INSERT IGNORE goes on without it.
bool keepsRowOut(int serverCode);
/// 1205 (lock wait), 1213 (deadlock, Galera conflict) and their kin: the transaction may succeed when it is
/// tried again on the same connection.
bool isRetryable(int serverCode);
/// The transaction is too large, and a smaller one may pass: 1197 (binary log cache), 1206 (lock table), 3100
/// and 3231 (Group Replication); by their text 1180 (wsrep_max_ws_rows) and 1105 (wsrep_max_ws_size).
bool isTooMuchAtOnce(const Error &error);
/// Of these those that are about how many rows there are, not about how long they are: 1206,
/// wsrep_max_ws_rows.
bool isTooManyRows(const Error &error);
/// 2006, 2013, 2055 …: the connection is gone.
bool isConnectionLoss(int serverCode);
/// Of connecting again to a server that had let us in: it is away or still starts, or the line broke once
/// more, be it in a TLS handshake, which says only that TLS failed. A wrong password does not pass.
bool isPassingRefusal(const Error &error);

} // namespace millrace
