// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/duplicatekeys.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

constexpr int longestValue = 60;

QString partSql(const IndexPart &part)
{
    if (!part.expression.isEmpty())
        return part.expression;
    const QString column = quotedIdentifier(part.column);
    return part.prefix > 0 ? u"LEFT(%1, %2)"_s.arg(column).arg(part.prefix) : column;
}

QString valueText(const QVariant &value)
{
    if (value.isNull())
        return u"NULL"_s;
    if (value.typeId() == QMetaType::QByteArray)
        return u"X'%1'"_s.arg(
            QString::fromLatin1(value.toByteArray().left(longestValue / 2).toHex().toUpper()));
    QString text = value.toString();
    if (text.size() > longestValue)
        text = text.left(longestValue - 1) + u"…"_s;
    return value.typeId() == QMetaType::QString ? quotedString(text) : text;
}

} // namespace

QString duplicatesQuery(const QString &schema, const QString &table, const IndexDefinition &index)
{
    QStringList parts;
    QStringList numbers;
    QStringList notNull;
    for (const IndexPart &part : index.parts) {
        parts << partSql(part);
        numbers << QString::number(parts.size());
        notNull << parts.last() + u" IS NOT NULL"_s;
    }
    return u"SELECT %1, COUNT(*) FROM %2 WHERE %3 GROUP BY %4 HAVING COUNT(*) > 1 "
           "ORDER BY COUNT(*) DESC LIMIT %5"_s.arg(parts.join(u", "_s), qualifiedName(schema, table),
                                                   notNull.join(u" AND "_s), numbers.join(u", "_s),
                                                   QString::number(mostDuplicatesShown));
}

Result<QVector<DuplicateKey>> findDuplicates(Connection &connection, const ServerFacts &facts,
                                             const QString &schema, const QString &table,
                                             const IndexDefinition &index, int seconds)
{
    QString query = duplicatesQuery(schema, table, index);
    if (facts.can(Ability::StatementTimeInFront))
        query.prepend(u"SET STATEMENT max_statement_time = %1 FOR "_s.arg(seconds));
    else
        query.insert(6, u" /*+ MAX_EXECUTION_TIME(%1) */"_s.arg(seconds * 1000)); // after SELECT
    MILLRACE_TRY(const auto rows, connection.rows(query));
    QVector<DuplicateKey> duplicates;
    for (const auto &row : rows) {
        DuplicateKey duplicate{.rows = row.last().toLongLong()};
        for (qsizetype i = 0; i + 1 < row.size(); ++i)
            duplicate.values << valueText(row.at(i));
        duplicates << duplicate;
    }
    return duplicates;
}

QString duplicatesText(const QVector<DuplicateKey> &duplicates)
{
    QStringList texts;
    for (const DuplicateKey &duplicate : duplicates)
        texts << CoreText::tr("(%1) %2 times")
                     .arg(duplicate.values.join(u", "_s), groupedNumber(duplicate.rows));
    return texts.join(u", "_s);
}

} // namespace millrace
