// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumprowfacts.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/plan/strictness.h"
#include "core/source/bytes/charsets.h"
#include "core/source/sqldump/sqlrowstream.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace millrace {

namespace {

/// The columns that the fields go into; nothing where the server would say that they do not fit.
QVector<const Column *> columnsOf(const SqlDumpTable &table, const TableSchema &target)
{
    QVector<const Column *> columns;
    for (const QByteArray &name : table.columns)
        columns << target.column(displayText(name));
    if (table.columns.isEmpty())
        for (const Column &column : target.columns)
            columns << &column;
    // A value for a generated column is passed over by the server and by us.
    const QSet<const Column *> each(columns.begin(), columns.end());
    const bool fits = !columns.contains(nullptr) && each.size() == columns.size() &&
                      (table.fields == 0 || columns.size() == table.fields);
    return fits ? columns : QVector<const Column *>();
}

bool holdsNumbers(const Column &column)
{
    static const QRegularExpression numbers(
        u"^(tinyint|smallint|mediumint|int|integer|bigint|decimal|numeric|dec|fixed|float|double|real|year|"
        "bool|bit)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return numbers.match(column.type).hasMatch();
}

/// The numbers of new rows are counted by the session that inserts them, in its order.
QString whyCounted(const SqlDumpTable &table, const Column &id, qsizetype field)
{
    const bool zeroCounts = !table.session.sqlMode.contains("NO_AUTO_VALUE_ON_ZERO");
    const SqlLiteralKinds kinds = table.literalKinds.value(field);
    if (field >= 0 && (kinds & SqlNull) == 0 && !(zeroCounts && (kinds & SqlZero) != 0) &&
        table.rowsRunAsIs == 0 && !table.columnListsDiffer)
        return {};
    return CoreText::tr("The server numbers rows of %1 itself (%2), in the order of the dump.")
        .arg(displayText(table.name), id.name);
}

} // namespace

QString whyAsItStands(const SqlDumpTable &table, const TableSchema &target)
{
    const QString name = displayText(table.name);
    if (target.view)
        return CoreText::tr("%1 is a view.").arg(name);
    if (target.columns.isEmpty())
        return CoreText::tr("What columns %1 has is not known before it is made.").arg(name);
    // A load converts from the client's character set to the column's, and knows no collation.
    if (table.session.convertsLiterals())
        return CoreText::tr("The session takes the rows of %1 for another character set than they are "
                            "written in (character_set_connection).")
            .arg(name);
    if (table.rowsRunAsIs > 0 && !table.session.connection.isEmpty())
        return CoreText::tr("Some rows of %1 are expressions, and the session compares text by a collation "
                            "of its own (collation_connection).")
            .arg(name);
    const QVector<const Column *> columns = columnsOf(table, target);
    if (columns.isEmpty())
        return CoreText::tr("The columns that the INSERTs of %1 name are not those of the table.").arg(name);
    for (const Column &column : target.columns)
        if (column.autoIncrement)
            if (const QString why = whyCounted(table, column, columns.indexOf(&column)); !why.isEmpty())
                return why;
    const QByteArray create = table.createSql.isEmpty() ? target.createSql.toUtf8() : table.createSql;
    for (const char *next : {"NEXTVAL", "NEXT VALUE FOR"})
        if (create.toUpper().contains(next))
            return CoreText::tr("The server numbers rows of %1 itself (%2), in the order of the dump.")
                .arg(name, QLatin1String(next));
    constexpr SqlLiteralKinds bytes = SqlHex | SqlHexText | SqlBit;
    constexpr SqlLiteralKinds others = SqlText | SqlInteger | SqlDecimal | SqlFloat;
    for (qsizetype field = 0; field < columns.size(); ++field)
        if (const SqlLiteralKinds kinds = table.literalKinds.value(field);
            holdsNumbers(*columns.at(field)) && (kinds & bytes) != 0 && (kinds & others) != 0)
            return CoreText::tr("Column %1 of %2 gets bytes in some rows, and numbers in others.")
                .arg(columns.at(field)->name, name);
    constexpr unsigned byKeys = SqlRowStream::InsertIgnore | SqlRowStream::Replace;
    if ((table.verbs & byKeys) != 0 && (table.rowsRunAsIs > 0 || table.columnListsDiffer))
        return CoreText::tr("Which rows of %1 stay depends on their order, and some are no plain values.")
            .arg(name);
    // What is made of one is not what a load makes of it, which knows other defaults for some types. Of
    // INSERT and REPLACE it is made where the statement has other rows: alone such a row is an error.
    const bool ignores = (table.verbs & SqlRowStream::InsertIgnore) != 0;
    for (qsizetype field = 0; field < columns.size(); ++field)
        if ((ignores || bendsValues(displayText(table.session.sqlMode))) && !columns.at(field)->nullable &&
            !columns.at(field)->autoIncrement && (table.literalKinds.value(field) & SqlNull) != 0)
            return ignores ? CoreText::tr("Column %1 of %2 cannot be NULL, and INSERT IGNORE makes something "
                                          "else of it.")
                                 .arg(columns.at(field)->name, name)
                           : CoreText::tr("Column %1 of %2 cannot be NULL, and the dump's session makes "
                                          "something else of it, or an error.")
                                 .arg(columns.at(field)->name, name);
    // INSERT keeps the members of a number that is too large, a load keeps none.
    for (qsizetype field = 0; field < columns.size(); ++field)
        if ((ignores || bendsValues(displayText(table.session.sqlMode))) &&
            columns.at(field)->type.startsWith("set"_L1, Qt::CaseInsensitive) &&
            (table.literalKinds.value(field) & SqlInteger) != 0)
            return CoreText::tr("Column %1 of %2 is a SET and gets numbers.")
                .arg(columns.at(field)->name, name);
    return {};
}

QString whyInItsPlace(const SqlDumpTable &table, const TableSchema &target)
{
    const QString create = table.createSql.isEmpty() ? target.createSql : displayText(table.createSql);
    if ((table.verbs & SqlRowStream::InsertIgnore) == 0 || !refersToRows(create))
        return {};
    return CoreText::tr("INSERT IGNORE leaves out rows of %1 that refer to what is not there yet.")
        .arg(displayText(table.name));
}

bool refersToRows(const QString &createSql)
{
    return createSql.isEmpty() || createSql.contains("REFERENCES"_L1, Qt::CaseInsensitive);
}

} // namespace millrace
