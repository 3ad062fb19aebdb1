// SPDX-License-Identifier: GPL-3.0-or-later
// What the report says about time and the server: stages, what limited the load, what the server did
// meanwhile, what the warm-up did, what to do differently next time; and the rows that were set aside.
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/report/htmldocument.h"
#include "core/report/htmltable.h"
#include "core/report/htmltext.h"
#include "core/report/reportsections.h"
#include "core/report/rows/rejectlist.h"
#include "core/report/runhints.h"
#include "core/report/runstages.h"
#include "core/report/svgplot.h"
#include "core/report/verdict.h"

namespace millrace {

namespace {

using Align = HtmlTable::Align;

QString countText(qint64 count)
{
    return count < 0 ? CoreText::tr("not known") : groupedNumber(count);
}

QString secondsText(double seconds)
{
    return seconds < 0 ? CoreText::tr("not read") : u"%1 s"_s.arg(decimalText(seconds, 2));
}

} // namespace

QString limitSection(const RunReport &report)
{
    const QVector<BottleneckSpell> spells = bottleneckSpells(report.limits);
    if (spells.isEmpty())
        return {};
    const Bottleneck overall = overallBottleneck(report.limits);
    QString body = htmlParagraph(bottleneckSentence(overall));
    if (const QString remedy = bottleneckRemedy(overall.kind); !remedy.isEmpty())
        body += htmlParagraph(remedy);
    qint64 total = 0;
    for (const BottleneckSpell &spell : spells)
        total += spell.ms;
    HtmlTable table({{CoreText::tr("What")},
                     {CoreText::tr("Time"), Align::Number},
                     {CoreText::tr("Share"), Align::Number}});
    for (const BottleneckSpell &spell : spells)
        table.addRow({{bottleneckSentence(spell.limit)},
                      {durationText(spell.ms)},
                      {u"%1 %"_s.arg(spell.ms * 100 / std::max<qint64>(1, total))}});
    return reportSection(CoreText::tr("What limited the load"), body + table.html());
}

QString hintList(const RunReport &report)
{
    QString items;
    for (const RunHint &hint : runHints(report))
        items += u"<li>"_s + htmlText(hintSentence(hint)) + u"</li>\n"_s;
    return items.isEmpty() ? QString() : u"<ul>\n"_s + items + u"</ul>\n"_s;
}

QString hintSection(const RunReport &report)
{
    return reportSection(CoreText::tr("Hints for next time"), hintList(report));
}

QString stageSection(const RunReport &report)
{
    HtmlTable table({{CoreText::tr("Stage")},
                     {CoreText::tr("Began at"), Align::Number},
                     {CoreText::tr("Took"), Align::Number}});
    for (const RunStage &stage : runStages(report.events, report.summary.seconds))
        table.addRow({{stageTitle(stage.name)}, {spanText(stage.from)}, {spanText(stage.to - stage.from)}});
    QStringList parts;
    for (const RunSpan &span : report.summary.timings)
        parts << u"%1 %2"_s.arg(stageTitle(span.stage), spanText(span.took));
    const QString accounted =
        parts.isEmpty() ? QString()
                        : u"<p>"_s +
                              htmlText(CoreText::tr("Where the time of the run's last part went: %1.")
                                           .arg(parts.join(u", "_s))) +
                              u"</p>\n"_s;
    return reportSection(CoreText::tr("Stages"), table.isEmpty() ? QString() : table.html() + accounted);
}

namespace {

using Counter = qint64 BottleneckSample::*;

/// A value of the moment, as a share of another in per cent where there is one.
QVector<QPointF> momentary(const QVector<BottleneckSample> &samples, Counter value, Counter whole = nullptr)
{
    QVector<QPointF> points;
    for (const BottleneckSample &sample : samples) {
        const qint64 of = whole ? sample.*whole : 1;
        if (sample.*value >= 0 && of > 0)
            points << QPointF(static_cast<double>(sample.atMs) / 1000.0, static_cast<double>(sample.*value) *
                                                                             (whole ? 100.0 : 1.0) /
                                                                             static_cast<double>(of));
    }
    return points;
}

/// What a counter grew by, per second. A server that was started again counts anew.
QVector<QPointF> growth(const QVector<BottleneckSample> &samples, Counter counter)
{
    QVector<QPointF> points;
    for (qsizetype i = 1; i < samples.size(); ++i) {
        const BottleneckSample &a = samples.at(i - 1);
        const BottleneckSample &b = samples.at(i);
        if (a.*counter >= 0 && b.*counter >= a.*counter && b.atMs > a.atMs)
            points << QPointF(static_cast<double>(b.atMs) / 1000.0,
                              static_cast<double>(b.*counter - a.*counter) * 1000.0 /
                                  static_cast<double>(b.atMs - a.atMs));
    }
    return points;
}

} // namespace

QString serverSection(const RunReport &report)
{
    const QVector<BottleneckSample> &samples = report.limits;
    const QString plots =
        seriesSvg(CoreText::tr("Dirty pages, % of the buffer pool"),
                  momentary(samples, &BottleneckSample::pagesDirty, &BottleneckSample::pagesTotal)) +
        seriesSvg(CoreText::tr("Checkpoint age, % of the redo log"),
                  momentary(samples, &BottleneckSample::redoAge, &BottleneckSample::redoMax)) +
        seriesSvg(CoreText::tr("Buffer pool reads per second"),
                  growth(samples, &BottleneckSample::poolReads)) +
        seriesSvg(CoreText::tr("fsyncs per second"), growth(samples, &BottleneckSample::fsyncs)) +
        seriesSvg(CoreText::tr("Threads running"), momentary(samples, &BottleneckSample::threadsRunning));
    return plots.isEmpty() ? QString()
                           : foldedSection(CoreText::tr("What the server did meanwhile"), plots, true);
}

QString rejectSection(const RunReport &report)
{
    constexpr qint64 mostListed = 200;
    QString body;
    for (const TableOutcome &outcome : report.summary.tables) {
        if (outcome.rowsRejected <= 0 || outcome.reasonsFile.isEmpty())
            continue;
        const auto list = RejectList::read(report.plan, outcome.rejectsFile, outcome.reasonsFile, mostListed);
        if (!list) { // the files may have been taken away since
            body += htmlParagraph(list.error().text());
            continue;
        }
        HtmlTable table({{CoreText::tr("File")},
                         {CoreText::tr("Line"), Align::Number},
                         {CoreText::tr("Column")},
                         {CoreText::tr("Code"), Align::Number},
                         {CoreText::tr("Why")},
                         {CoreText::tr("Row as it stood in the dump")}});
        for (const Reject &reject : list->rows)
            table.addRow({{reject.file.section(u'/', -1)},
                          {reject.key.isEmpty() ? groupedNumber(reject.line) : reject.key},
                          {reject.column},
                          {QString::number(reject.code)},
                          {reject.reason},
                          {QString::fromUtf8(reject.raw.left(300))}});
        body += htmlParagraph(CoreText::tr("%1: %2 holds them as they stood, %3 says why.")
                                  .arg(rowsText(list->count), outcome.rejectsFile, outcome.reasonsFile)) +
                table.html();
        if (list->count > list->rows.size())
            body += htmlParagraph(
                CoreText::tr("The first %1 are listed here.").arg(groupedNumber(list->rows.size())));
    }
    return reportSection(CoreText::tr("Rows set aside"), body);
}

QString warmupSection(const RunReport &report)
{
    if (!report.warmup)
        return {};
    HtmlTable table({{CoreText::tr("Table")},
                     {CoreText::tr("Index")},
                     {CoreText::tr("Pages before"), Align::Number},
                     {CoreText::tr("Pages after"), Align::Number},
                     {CoreText::tr("First scan"), Align::Number},
                     {CoreText::tr("pages read"), Align::Number},
                     {CoreText::tr("Second scan"), Align::Number},
                     {CoreText::tr("pages read"), Align::Number}});
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
        body += htmlParagraph(line);
    return reportSection(CoreText::tr("Warm-up"), body);
}

} // namespace millrace
