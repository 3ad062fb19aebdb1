// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/loadstatement.h"

#include "core/mapping/sqltokens.h"
#include "core/server/quoting.h"

#include <utility>

namespace millrace {

QString rowNumberVariable()
{
    return QStringLiteral("@millrace_row");
}

namespace {

/// Everything from INTO TABLE on.
QString loadClauses(const Dialect &dialect, const Mapping &mapping, const QString &schema,
                    const QString &table)
{
    QString sql = QStringLiteral(" INTO TABLE %1 CHARACTER SET %2\n")
                      .arg(qualifiedName(schema, table), QString::fromLatin1(dialect.charset));

    sql += QStringLiteral("  FIELDS TERMINATED BY %1").arg(quotedBytes(dialect.fieldsTerminatedBy));
    if (!dialect.fieldsEnclosedBy.isEmpty())
        sql += QStringLiteral(" %1ENCLOSED BY %2")
                   .arg(dialect.optionallyEnclosed ? QStringLiteral("OPTIONALLY ") : QString(),
                        quotedBytes(dialect.fieldsEnclosedBy));
    sql += QStringLiteral(" ESCAPED BY %1\n").arg(quotedBytes(dialect.fieldsEscapedBy));
    sql += QStringLiteral("  LINES");
    if (!dialect.linesStartingBy.isEmpty())
        sql += QStringLiteral(" STARTING BY %1").arg(quotedBytes(dialect.linesStartingBy));
    sql += QStringLiteral(" TERMINATED BY %1\n").arg(quotedBytes(dialect.linesTerminatedBy));

    sql += QStringLiteral("  ") + columnListText(mapping.fields);
    QStringList settings;
    // The counter advances once a row whatever the row's fate, so ids stay those of the source. SET clauses
    // are evaluated from left to right: the first use counts, the others read.
    bool counted = false;
    const auto rowNumber = [&counted] {
        return std::exchange(counted, true) ? rowNumberVariable()
                                            : QStringLiteral("(%1 := %1 + 1)").arg(rowNumberVariable());
    };
    for (const ColumnExpression &expression : mapping.expressions)
        settings << QStringLiteral("%1 = %2").arg(
            quotedIdentifier(expression.column),
            replaceVariable(expression.expression, QStringLiteral("row_number"), rowNumber));
    if (!settings.isEmpty())
        sql += QStringLiteral("\n  SET ") + settings.join(QStringLiteral(",\n      "));
    return sql;
}

} // namespace

QString loadStatement(const Dialect &dialect, const Mapping &mapping, const QString &schema,
                      const QString &table, RowMode mode, const QString &infileName)
{
    return QStringLiteral("LOAD DATA LOCAL INFILE %1%2")
               .arg(quotedString(infileName),
                    mode == RowMode::Strict ? QStringLiteral(" REPLACE") : QString()) +
           loadClauses(dialect, mapping, schema, table);
}

QString serverFileStatement(const Dialect &dialect, const Mapping &mapping, const QString &schema,
                            const QString &table, Conflict conflict, const QString &path)
{
    const QString word = conflict == Conflict::Ignore    ? QStringLiteral(" IGNORE")
                         : conflict == Conflict::Replace ? QStringLiteral(" REPLACE")
                                                         : QString();
    return QStringLiteral("LOAD DATA INFILE %1%2").arg(quotedString(path), word) +
           loadClauses(dialect, mapping, schema, table);
}

} // namespace millrace
