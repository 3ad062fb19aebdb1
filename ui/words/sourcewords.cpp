// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/sourcewords.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/words/celltext.h"

#include <QCoreApplication>

namespace millrace {

namespace {

QString kindWord(const ColumnProfile &column)
{
    if (column.values == 0)
        return tr("no value");
    if (column.is(ValueKind::Integer))
        return tr("integer");
    if (column.is(ValueKind::Decimal))
        return tr("decimal");
    if (column.is(ValueKind::Real))
        return tr("real number");
    if (column.is(ValueKind::Date))
        return tr("date");
    if (column.is(ValueKind::DateTime))
        return tr("date and time");
    if (column.is(ValueKind::Time))
        return tr("time");
    if (column.is(ValueKind::Uuid))
        return tr("UUID");
    if (column.is(ValueKind::Json))
        return tr("JSON");
    return column.is(ValueKind::Text) ? tr("text") : tr("bytes");
}

QString valueWord(const ProfiledValue &value)
{
    constexpr qsizetype most = 40;
    return cellText(value.text, most);
}

} // namespace

QString sourceTableWords(const SourceTable &table)
{
    if (!table.server)
        return tr("table %1.%2").arg(table.schema, table.name);
    // The account is under Target where it matters; the rail is narrow.
    ConnectionSpec server = *table.server;
    server.user.clear();
    return table.isQuery() ? tr("a query on %1").arg(server.displayName())
                           : tr("%1.%2 on %3").arg(table.schema, table.name, server.displayName());
}

QStringList streamWords(const SourceStream &stream)
{
    QStringList words{stream.sentence()};
    if (stream.isStore())
        words << (stream.keep ? tr("It is kept in %1.")
                              : tr("It is kept in %1 until it is loaded and verified."))
                     .arg(stream.spool);
    return words;
}

QString profileSummary(const ColumnProfile &column)
{
    const bool hasLength =
        column.values > 0 && (column.kindText() == "text"_L1 || column.kindText() == "bytes"_L1);
    const QString word = kindWord(column);
    return hasLength ? tr("%1 ≤ %2").arg(word, groupedNumber(column.longestCharacters)) : word;
}

QString profileText(const TypeProfile &profile, int column)
{
    const ColumnProfile &field = profile.columns.at(column);
    const QString rows = groupedNumber(profile.rows);
    QStringList lines;
    lines << (profile.whole ? tr("%1, in all %2 rows").arg(kindWord(field), rows)
                            : tr("%1, in %2 rows taken throughout the source").arg(kindWord(field), rows));
    lines << tr("%1 NULL · %2 empty · %3%4 different")
                 .arg(groupedNumber(field.nulls), groupedNumber(field.empties),
                      field.distinctExact ? QString() : tr("about "), groupedNumber(field.distinct));
    if (field.values > 0) {
        lines << tr("from %1 to %2").arg(valueWord(field.least), valueWord(field.greatest));
        lines << (field.longestBytes == field.longestCharacters
                      ? tr("longest: %1 characters, row %2")
                            .arg(groupedNumber(field.longestCharacters), groupedNumber(field.longest.row))
                      : tr("longest: %1 characters (up to %2 bytes), row %3")
                            .arg(groupedNumber(field.longestCharacters), groupedNumber(field.longestBytes),
                                 groupedNumber(field.longest.row)));
        if (field.ascending && field.values > 1)
            lines << (field.strictly ? tr("rises from row to row") : tr("never falls from row to row"));
    }
    return lines.join(u'\n');
}

QString arrivedText(const RunProgress &progress)
{
    return progress.bytesToArrive > 0
               ? tr("%1 of %2 arrived").arg(sizeText(progress.bytesArrived), sizeText(progress.bytesToArrive))
               : tr("%1 arrived").arg(sizeText(progress.bytesArrived));
}

} // namespace millrace
