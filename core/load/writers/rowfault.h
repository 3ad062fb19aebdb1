// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/plan/plan.h"
#include "core/server/connection.h"

#include <QVector>

namespace millrace {

/// Something the server says about one row of the statement it has just run: refused, skipped, cut, bent.
struct RowFault
{
    qint64 row = 0; ///< in the statement, from 1; 0: the server does not say which
    int code = 0;
    QString message; ///< the server's, without its row number
    QString column;  ///< empty when the message names none
    /// Blanks cut off, a rounded value: not even a strict session would have refused it.
    bool isNote = false;

    bool isDuplicate() const; ///< isDuplicateKey()
};

/// The plan lets it pass, because the dump's own session would have stored the same: another value than was
/// sent, whatever statement sent it; a strict session (not Plan::bendsAsDump()) with no more than a note. Not
/// so with NULL for a NOT NULL column and bytes that are no characters, where LOAD DATA takes what INSERT
/// refuses.
bool isBentAsInDump(const RowFault &fault, const Plan &plan);

/// The plan goes on without the row, because the dump's own INSERT IGNORE does: a foreign key, a CHECK or a
/// partition has no place for it.
bool isKeptOutAsInDump(const RowFault &fault, const Plan &plan);

/// What SHOW WARNINGS has: at most max_error_count of both together.
struct FaultList
{
    QVector<RowFault> faults;  ///< of rows and values, in the server's order
    qint64 aboutStatement = 0; ///< warnings that are no rows (warningSubject())
};

/// The faults of the statement before, from SHOW WARNINGS (errors and notes included: a note tells of a
/// rounded value). Where \a numbered, rows that the messages do not name are asked for with GET DIAGNOSTICS
/// (MariaDB 10.7).
Result<FaultList> readFaults(Connection &connection, bool numbered);

/// Row number and column that a server's message names: "… for column `s`.`t`.`n` at row 17", "Row 3 was
/// truncated …", "… column 'n' at row 17".
RowFault faultFromMessage(int code, const QString &message);

} // namespace millrace
