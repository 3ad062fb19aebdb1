// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/loadstatement.h"

#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"
#include "core/sql/quoting.h"
#include "core/sql/sqltokens.h"

#include <utility>

namespace millrace {

QString rowNumberVariable()
{
    return u"@millrace_row"_s;
}

namespace {

/// Everything from INTO TABLE on.
QString loadClauses(const Dialect &dialect, const Mapping &mapping, const QString &schema,
                    const QString &table)
{
    QString sql = u" INTO TABLE %1 CHARACTER SET %2\n"_s.arg(
        qualifiedName(schema, table), QString::fromLatin1(lastingCharsetName(dialect.charset)));

    sql += u"  FIELDS TERMINATED BY %1"_s.arg(quotedBytes(dialect.fieldsTerminatedBy));
    if (!dialect.fieldsEnclosedBy.isEmpty())
        sql += u" %1ENCLOSED BY %2"_s.arg(dialect.optionallyEnclosed ? u"OPTIONALLY "_s : QString(),
                                          quotedBytes(dialect.fieldsEnclosedBy));
    sql += u" ESCAPED BY %1\n"_s.arg(quotedBytes(dialect.fieldsEscapedBy));
    sql += u"  LINES"_s;
    if (!dialect.linesStartingBy.isEmpty())
        sql += u" STARTING BY %1"_s.arg(quotedBytes(dialect.linesStartingBy));
    sql += u" TERMINATED BY %1\n"_s.arg(quotedBytes(dialect.linesTerminatedBy));

    sql += u"  "_s + columnListText(mapping.fields);
    QStringList settings;
    // The counter advances once a row whatever the row's fate, so ids stay those of the source. SET clauses
    // are evaluated from left to right: the first use counts, the others read.
    bool counted = false;
    const auto rowNumber = [&counted] {
        return std::exchange(counted, true) ? rowNumberVariable()
                                            : u"(%1 := %1 + 1)"_s.arg(rowNumberVariable());
    };
    for (const ColumnExpression &expression : mapping.expressions)
        settings << u"%1 = %2"_s.arg(quotedIdentifier(expression.column),
                                     replaceVariable(expression.expression, u"row_number"_s, rowNumber));
    if (!settings.isEmpty())
        sql += u"\n  SET "_s + settings.join(u",\n      "_s);
    return sql;
}

} // namespace

QString loadStatement(const Dialect &dialect, const Mapping &mapping, const QString &schema,
                      const QString &table, RowMode mode, const QString &infileName)
{
    return u"LOAD DATA LOCAL INFILE %1%2"_s.arg(quotedString(infileName),
                                                mode == RowMode::Strict ? u" REPLACE"_s : QString()) +
           loadClauses(dialect, mapping, schema, table);
}

QString serverFileStatement(const Dialect &dialect, const Mapping &mapping, const QString &schema,
                            const QString &table, Conflict conflict, const QString &path)
{
    const QString word = conflict == Conflict::Ignore    ? u" IGNORE"_s
                         : conflict == Conflict::Replace ? u" REPLACE"_s
                                                         : QString();
    return u"LOAD DATA INFILE %1%2"_s.arg(quotedString(path), word) +
           loadClauses(dialect, mapping, schema, table);
}

} // namespace millrace
