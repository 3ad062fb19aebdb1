// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/profiletable.h"

#include "app/cli/shared/command.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"

namespace millrace::cli {

namespace {

QString shown(const ProfiledValue &value)
{
    constexpr qsizetype most = 24;
    if (!value.isSet())
        return u"-"_s;
    const QString text = displayText(value.text).simplified();
    return text.size() > most ? text.left(most - 1) + QChar(0x2026) : text;
}

QStringList cells(const ColumnProfile &column, qsizetype number)
{
    const QString order = column.values < 2  ? u"-"_s
                          : column.strictly  ? u"rising"_s
                          : column.ascending ? u"sorted"_s
                                             : u"no"_s;
    return {
        column.name.isEmpty() ? u"field %1"_s.arg(number) : column.name,
        column.kindText(),
        groupedNumber(column.nulls),
        groupedNumber(column.empties),
        (column.distinctExact ? QString() : u"~"_s) + groupedNumber(column.distinct),
        column.longestBytes == column.longestCharacters
            ? groupedNumber(column.longestBytes)
            : u"%1 (%2 B)"_s.arg(groupedNumber(column.longestCharacters), groupedNumber(column.longestBytes)),
        order,
        shown(column.least),
        shown(column.greatest)};
}

} // namespace

void printProfile(const TypeProfile &profile)
{
    const QString rows = rowsText(profile.rows);
    printLine(profile.whole ? u"  profile  of all %1"_s.arg(rows)
                            : u"  profile  of %1 taken throughout the source"_s.arg(rows));
    QVector<QStringList> lines{{u"column"_s, u"type"_s, u"NULL"_s, u"empty"_s, u"distinct"_s, u"longest"_s,
                                u"sorted"_s, u"min"_s, u"max"_s}};
    for (qsizetype i = 0; i < profile.columns.size(); ++i)
        lines << cells(profile.columns.at(i), i + 1);
    QVector<qsizetype> widths(lines.first().size(), 0);
    for (const QStringList &line : std::as_const(lines))
        for (qsizetype i = 0; i < line.size(); ++i)
            widths[i] = qMax(widths.at(i), line.at(i).size());
    constexpr qsizetype firstNumber = 2;
    constexpr qsizetype lastNumber = 5;
    for (const QStringList &line : std::as_const(lines)) {
        QString text = u"  "_s;
        for (qsizetype i = 0; i < line.size(); ++i) {
            const bool isNumber = i >= firstNumber && i <= lastNumber;
            const auto width = static_cast<int>(widths.at(i));
            text += u"  "_s + (isNumber ? line.at(i).rightJustified(width) : line.at(i).leftJustified(width));
        }
        printLine(text.trimmed().prepend(u"    "_s));
    }
}

} // namespace millrace::cli
