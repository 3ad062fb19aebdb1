// SPDX-License-Identifier: GPL-3.0-or-later
// What the report says about the server: what limited the load, and what the warm-up did.
#include "core/base/text.h"
#include "core/report/htmldocument.h"
#include "core/report/htmltable.h"
#include "core/report/htmltext.h"
#include "core/report/reportsections.h"

namespace millrace {

namespace {

using Align = HtmlTable::Align;

QString paragraph(const QString &text)
{
    return QStringLiteral("<p>") + htmlText(text) + QStringLiteral("</p>\n");
}

QString countText(qint64 count)
{
    return count < 0 ? QStringLiteral("not known") : groupedNumber(count);
}

QString secondsText(double seconds)
{
    return seconds < 0 ? QStringLiteral("not read") : QStringLiteral("%1 s").arg(seconds, 0, 'f', 2);
}

} // namespace

QString limitSection(const RunReport &report)
{
    const QVector<LimitSpell> spells = limitSpells(report.limits);
    if (spells.isEmpty())
        return {};
    const Limit overall = overallLimit(report.limits);
    QString body = paragraph(limitSentence(overall));
    if (const QString remedy = limitRemedy(overall.kind); !remedy.isEmpty())
        body += paragraph(remedy);
    qint64 total = 0;
    for (const LimitSpell &spell : spells)
        total += spell.ms;
    HtmlTable table({{QStringLiteral("What")},
                     {QStringLiteral("Time"), Align::Number},
                     {QStringLiteral("Share"), Align::Number}});
    for (const LimitSpell &spell : spells)
        table.addRow({{limitSentence(spell.limit)},
                      {durationText(spell.ms)},
                      {QStringLiteral("%1 %").arg(spell.ms * 100 / std::max<qint64>(1, total))}});
    return reportSection(QStringLiteral("What limited the load"), body + table.html());
}

QString warmupSection(const RunReport &report)
{
    if (!report.warmup)
        return {};
    HtmlTable table({{QStringLiteral("Table")},
                     {QStringLiteral("Index")},
                     {QStringLiteral("Pages before"), Align::Number},
                     {QStringLiteral("Pages after"), Align::Number},
                     {QStringLiteral("First scan"), Align::Number},
                     {QStringLiteral("pages read"), Align::Number},
                     {QStringLiteral("Second scan"), Align::Number},
                     {QStringLiteral("pages read"), Align::Number}});
    for (const WarmedTable &warmed : report.warmup->tables)
        for (const WarmedIndex &index : warmed.indexes)
            table.addRow({{warmed.table},
                          {index.index},
                          {countText(index.pagesBefore)},
                          {countText(index.pagesAfter)},
                          {secondsText(index.firstSeconds)},
                          {countText(index.firstReads)},
                          {secondsText(index.secondSeconds)},
                          {countText(index.secondReads)}});
    QString body = table.isEmpty() ? QString() : table.html();
    for (const QString &line : report.warmup->otherLines())
        body += paragraph(line);
    return reportSection(QStringLiteral("Warm-up"), body);
}

} // namespace millrace
