// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/randomdump.h"
#include "tests/support/sqlprograms/programfeatures.h"
#include "tests/support/sqlprograms/sqlprogram.h"

namespace millrace::test {

struct GeneratedColumn
{
    enum class Kind
    {
        Id,
        Integer,
        Decimal,
        Varchar,
        Text,
        Blob,
        Date,
        Moment,
        Timestamp,
        Enum,
        Tiny,
        Unsigned,
        Double,
        Char,
        Binary,
        Bit,
        Year,
        Time,
        Fraction, ///< of a second
        Set,
        Json,
        Parent,  ///< refers to another table's id
        Computed ///< takes no value
    };
    QByteArray name;
    Kind kind = Kind::Integer;
    bool nullable = true;
    bool hasDefault = true; ///< DEFAULT is a value of it
    bool hidden = false;    ///< no value of a row without names is for it
    QByteArray definition;  ///< after the name
};

/// A table as the program has it after its last statement so far.
struct GeneratedTable
{
    QByteArray name;
    QVector<GeneratedColumn> columns;
    QByteArrayList keys;  ///< names of secondary ones
    bool hasIds = false;  ///< the first column is an id, which no two rows share
    bool numbers = false; ///< and the server gives it to rows without
    bool temporary = false;
    qint64 nextId = 1;       ///< no row has it or a larger one
    QVector<qint64> ids;     ///< given to rows by the program
    QVector<qint64> parents; ///< ids that Parent columns may hold

    /// Columns that take values, but the id.
    QVector<GeneratedColumn> valueColumns() const;
    const GeneratedColumn *column(GeneratedColumn::Kind kind) const;
};

QByteArray quotedName(const QByteArray &name);
/// `a`, `b`
QByteArray nameList(const QByteArrayList &names);
/// A column of a kind that no statement but itself knows. \a rare: of all types that there are.
GeneratedColumn randomColumn(Dice &dice, const QByteArray &name, bool rare = false);
GeneratedTable randomTable(Dice &dice, const QByteArray &name, const ProgramFeatures &features);
SqlStatement createStatement(Dice &dice, const GeneratedTable &table, const ProgramFeatures &features,
                             const QByteArray &options = {});
/// A value that the column takes under a strict session, as a literal, whatever SET NAMES and sql_mode say.
QByteArray literal(Dice &dice, const GeneratedColumn &column, const GeneratedTable &table);

} // namespace millrace::test
