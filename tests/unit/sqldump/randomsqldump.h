// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/randomdump.h"

#include <QVector>

namespace millrace::test {

struct ExpectedField
{
    QByteArray value;
    bool isNull = false;
};

struct ExpectedRow
{
    QVector<ExpectedField> fields; ///< empty: this row has to be run as it is
    QByteArray text;               ///< with its parentheses
    qint64 offset = 0;
    qint64 line = 1;
};

/// A dump written value by value in a random spelling, and what it means: who made it knows, so nothing is
/// parsed.
struct RandomSqlDump
{
    QByteArray sql;
    QVector<ExpectedRow> rows; ///< of table `t`
};

RandomSqlDump randomSqlDump(Dice &dice);

} // namespace millrace::test
