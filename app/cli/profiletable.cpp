// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/profiletable.h"

#include "app/cli/command.h"
#include "core/base/text.h"
#include "core/source/charsets.h"

namespace millrace::cli {

namespace {

QString shown(const ProfiledValue &value)
{
    constexpr qsizetype most = 24;
    if (!value.isSet())
        return QStringLiteral("-");
    const QString text = displayText(value.text).simplified();
    return text.size() > most ? text.left(most - 1) + QChar(0x2026) : text;
}

QStringList cells(const ColumnProfile &column, qsizetype number)
{
    const QString order = column.values < 2  ? QStringLiteral("-")
                          : column.strictly  ? QStringLiteral("rising")
                          : column.ascending ? QStringLiteral("sorted")
                                             : QStringLiteral("no");
    return {column.name.isEmpty() ? QStringLiteral("field %1").arg(number) : column.name,
            column.kindText(),
            groupedNumber(column.nulls),
            groupedNumber(column.empties),
            (column.distinctExact ? QString() : QStringLiteral("~")) + groupedNumber(column.distinct),
            column.longestBytes == column.longestCharacters
                ? groupedNumber(column.longestBytes)
                : QStringLiteral("%1 (%2 B)")
                      .arg(groupedNumber(column.longestCharacters), groupedNumber(column.longestBytes)),
            order,
            shown(column.least),
            shown(column.greatest)};
}

} // namespace

void printProfile(const TypeProfile &profile)
{
    const QString rows = counted(profile.rows, QStringLiteral("row"), QStringLiteral("rows"));
    printLine(profile.whole ? QStringLiteral("  profile  of all %1").arg(rows)
                            : QStringLiteral("  profile  of %1 taken throughout the source").arg(rows));
    QVector<QStringList> lines{{QStringLiteral("column"), QStringLiteral("type"), QStringLiteral("NULL"),
                                QStringLiteral("empty"), QStringLiteral("distinct"),
                                QStringLiteral("longest"), QStringLiteral("sorted"), QStringLiteral("min"),
                                QStringLiteral("max")}};
    for (qsizetype i = 0; i < profile.columns.size(); ++i)
        lines << cells(profile.columns.at(i), i + 1);
    QVector<qsizetype> widths(lines.first().size(), 0);
    for (const QStringList &line : std::as_const(lines))
        for (qsizetype i = 0; i < line.size(); ++i)
            widths[i] = qMax(widths.at(i), line.at(i).size());
    constexpr qsizetype firstNumber = 2;
    constexpr qsizetype lastNumber = 5;
    for (const QStringList &line : std::as_const(lines)) {
        QString text = QStringLiteral("  ");
        for (qsizetype i = 0; i < line.size(); ++i) {
            const bool isNumber = i >= firstNumber && i <= lastNumber;
            const auto width = static_cast<int>(widths.at(i));
            text += QStringLiteral("  ") +
                    (isNumber ? line.at(i).rightJustified(width) : line.at(i).leftJustified(width));
        }
        printLine(text.trimmed().prepend(QStringLiteral("    ")));
    }
}

} // namespace millrace::cli
