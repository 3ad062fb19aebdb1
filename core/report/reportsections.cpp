// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/reportsections.h"

#include "core/base/text.h"
#include "core/report/htmldocument.h"
#include "core/report/htmltable.h"
#include "core/report/htmltext.h"
#include "core/report/settinghistory.h"
#include "core/report/svgplot.h"
#include "core/report/verdict.h"

#include <QDateTime>
#include <QFileInfo>

namespace millrace {

namespace {

using Align = HtmlTable::Align;

QString note(const QString &text)
{
    return QStringLiteral("<p class=\"note\">") + htmlText(text) + QStringLiteral("</p>\n");
}

QString tile(const QString &label, const QString &value)
{
    return QStringLiteral("<div class=\"tile\">") + htmlText(label) + QStringLiteral("<strong>") +
           htmlText(value) + QStringLiteral("</strong></div>\n");
}

QString term(const QString &name, const QString &value)
{
    return QStringLiteral("<dt>") + htmlText(name) + QStringLiteral("</dt><dd>") + htmlText(value) +
           QStringLiteral("</dd>\n");
}

QString countOrUnknown(qint64 count)
{
    return count < 0 ? QStringLiteral("not counted") : groupedNumber(count);
}

QString styleName(Verdict::Kind kind)
{
    switch (kind) {
    case Verdict::Kind::Proved:
        return QStringLiteral("proved");
    case Verdict::Kind::LookHere:
        return QStringLiteral("look-here");
    case Verdict::Kind::Danger:
        return QStringLiteral("danger");
    }
    return QStringLiteral("look-here");
}

qint64 sum(const RunSummary &summary, qint64 TableOutcome::*member)
{
    qint64 total = 0;
    for (const TableOutcome &table : summary.tables)
        total += table.*member;
    return total;
}

double meanMs(const QVector<ChunkTime> &times, qsizetype begin, qsizetype end)
{
    double total = 0;
    for (qsizetype i = begin; i < end; ++i)
        total += times[i].ms;
    return total / static_cast<double>(end - begin);
}

/// Does the curve stay flat? The question the chunk times answer, as a sentence.
QString flatness(const QVector<ChunkTime> &times)
{
    constexpr qsizetype enough = 10;
    if (times.size() < enough)
        return {};
    const qsizetype tenth = times.size() / 10;
    const double first = meanMs(times, 0, tenth);
    const double last = meanMs(times, times.size() - tenth, times.size());
    if (first <= 0)
        return {};
    return QStringLiteral("Mean of the first tenth of the chunks %1 ms, of the last tenth %2 ms: %3 times.")
        .arg(groupedNumber(qRound64(first)), groupedNumber(qRound64(last)),
             QString::number(last / first, 'f', 2));
}

QString tableText(const SourceTable &table)
{
    if (table.server)
        return QStringLiteral("%1 on %2, read %3")
            .arg(table.isQuery() ? table.query.simplified() : table.qualified(), table.server->displayName(),
                 table.key.isEmpty() ? QStringLiteral("by one SELECT")
                                     : QStringLiteral("in ranges of ") + table.key.text());
    return QStringLiteral("%1 of the same server, by INSERT … SELECT %2")
        .arg(table.qualified(), table.key.isEmpty() ? QStringLiteral("in one piece")
                                                    : QStringLiteral("in ranges of ") + table.key.text());
}

} // namespace

QString verdictSection(const RunReport &report)
{
    const Verdict verdict = verdictOf(report.summary, report.plan.source.totalRows());
    const QString detail = verdict.detail.isEmpty()
                               ? QString()
                               : QStringLiteral("<p>") + htmlText(verdict.detail) + QStringLiteral("</p>");
    return QStringLiteral("<section class=\"verdict %1\"><h1>").arg(styleName(verdict.kind)) +
           htmlText(verdict.sentence) + QStringLiteral("</h1>") + detail + QStringLiteral("</section>\n");
}

QString figureTiles(const RunReport &report)
{
    const RunSummary &summary = report.summary;
    QString tiles =
        tile(QStringLiteral("Rows loaded"), groupedNumber(sum(summary, &TableOutcome::rowsLoaded))) +
        tile(QStringLiteral("Rows per second, mean"), rateText(summary.rowsPerSecond)) +
        tile(QStringLiteral("Loading"), spanText(summary.loadSeconds)) +
        tile(QStringLiteral("Whole run"), spanText(summary.seconds)) +
        tile(QStringLiteral("Source"), sizeText(report.plan.source.totalBytes())) +
        tile(QStringLiteral("Chunks"), groupedNumber(sum(summary, &TableOutcome::chunks))) +
        tile(QStringLiteral("Retries"), groupedNumber(sum(summary, &TableOutcome::retries))) +
        tile(QStringLiteral("Set aside"), groupedNumber(sum(summary, &TableOutcome::rowsRejected))) +
        tile(QStringLiteral("Warnings"), groupedNumber(sum(summary, &TableOutcome::warnings)));
    if (summary.peakRssBytes > 0)
        tiles += tile(QStringLiteral("Memory of Millrace"), sizeText(summary.peakRssBytes));
    return QStringLiteral("<div class=\"tiles\">\n") + tiles + QStringLiteral("</div>\n");
}

QString rateSection(const RunReport &report)
{
    const QString svg = rateSvg(report.samples, report.events, report.summary.rowsPerSecond,
                                runStages(report.events, report.summary.seconds));
    return reportSection(QStringLiteral("Rows per second"),
                         svg.isEmpty()
                             ? note(QStringLiteral("Too short to draw: the run left fewer than two samples."))
                             : svg);
}

QString chunkTimeSection(const RunReport &report)
{
    const QVector<ChunkTime> times = chunkTimes(report.events);
    const QString sentence = flatness(times);
    return reportSection(QStringLiteral("Time per chunk"),
                         chunkSvg(times) + (sentence.isEmpty() ? QString() : note(sentence)));
}

QString evidenceSection(const RunReport &report)
{
    HtmlTable table({{QStringLiteral("Table")},
                     {QStringLiteral("Rows read"), Align::Number},
                     {QStringLiteral("Loaded"), Align::Number},
                     {QStringLiteral("Set aside"), Align::Number},
                     {QStringLiteral("Skipped"), Align::Number},
                     {QStringLiteral("Warnings"), Align::Number},
                     {QStringLiteral("In the table before"), Align::Number},
                     {QStringLiteral("After"), Align::Number},
                     {QStringLiteral("Contents")},
                     {QStringLiteral("Verified")}});
    for (const TableOutcome &outcome : report.summary.tables) {
        const QString because = outcome.notVerifiedBecause.isEmpty()
                                    ? QString()
                                    : QStringLiteral(": ") + outcome.notVerifiedBecause;
        QString contents = outcome.contentSentence();
        if (!outcome.checksum.isEmpty())
            contents += QStringLiteral(" Checksum %1.").arg(outcome.checksum);
        table.addRow(
            {{outcome.table},
             {groupedNumber(outcome.rowsRead)},
             {groupedNumber(outcome.rowsLoaded)},
             {groupedNumber(outcome.rowsRejected),
              outcome.rowsRejected > 0 ? QStringLiteral("bad") : QString()},
             {groupedNumber(outcome.rowsSkipped),
              outcome.rowsSkipped > 0 ? QStringLiteral("bad") : QString()},
             {groupedNumber(outcome.warnings), outcome.warnings > 0 ? QStringLiteral("look") : QString()},
             {countOrUnknown(outcome.rowsBefore)},
             {countOrUnknown(outcome.rowsAfter)},
             {contents.isEmpty() ? QStringLiteral("not compared") : contents},
             outcome.verified
                 ? HtmlTable::Cell{QStringLiteral("verified"), QStringLiteral("good")}
                 : HtmlTable::Cell{QStringLiteral("not verified") + because, QStringLiteral("look")}});
    }
    return reportSection(QStringLiteral("Evidence"),
                         table.isEmpty()
                             ? note(QStringLiteral("No table was reached, so there is nothing to verify."))
                             : table.html());
}

QString settingsSection(const RunReport &report)
{
    HtmlTable table({{QStringLiteral("Setting")},
                     {QStringLiteral("Scope")},
                     {QStringLiteral("Before")},
                     {QStringLiteral("During the load")},
                     {QStringLiteral("Now")}});
    for (const SettingHistory &history : settingHistories(report.events)) {
        HtmlTable::Cell now;
        switch (history.end) {
        case SettingHistory::End::PutBack:
            now = {history.now + QStringLiteral(" (put back)"), QStringLiteral("good")};
            break;
        case SettingHistory::End::EndedWithSession:
            now = {QStringLiteral("ended with its connections")};
            break;
        case SettingHistory::End::LeftChanged:
            now = {history.now + QStringLiteral(" (not put back)"), QStringLiteral("bad")};
            break;
        case SettingHistory::End::LeftAlone:
            now = {history.now + QStringLiteral(" (changed by somebody else meanwhile, left alone)"),
                   QStringLiteral("look")};
            break;
        case SettingHistory::End::HandedOver:
            now = {history.now + QStringLiteral(" (another run has it and puts it back)")};
            break;
        case SettingHistory::End::NotSet:
            now = {history.reason, QStringLiteral("look")};
            break;
        }
        table.addRow({{history.name}, {history.scope}, {history.before}, {history.during}, now});
    }
    return reportSection(QStringLiteral("Settings changed"),
                         table.isEmpty() ? note(QStringLiteral("The run's log records no changed setting."))
                                         : table.html());
}

QString planSection(const RunReport &report)
{
    const Plan &plan = report.plan;
    HtmlTable files({{QStringLiteral("Order"), Align::Number},
                     {QStringLiteral("File")},
                     {QStringLiteral("Rows"), Align::Number},
                     {QStringLiteral("Size"), Align::Number}});
    qint64 order = 0;
    for (const SourceFile &file : plan.source.files)
        files.addRow({{groupedNumber(++order)},
                      {file.name()},
                      {countOrUnknown(file.rows)},
                      {sizeText(file.fileBytes())}});
    QString limits = QStringLiteral("%1 per chunk")
                         .arg(counted(plan.chunkRows, QStringLiteral("row"), QStringLiteral("rows")));
    if (plan.chunkBytes > 0)
        limits += QStringLiteral(", at most %1").arg(sizeText(plan.chunkBytes));
    limits +=
        QStringLiteral(", ") + counted(plan.workers, QStringLiteral("worker"), QStringLiteral("workers"));
    QString mapping = plan.mapping.summary() + QStringLiteral(": ") + columnListText(plan.mapping.fields);
    for (const ColumnExpression &expression : plan.mapping.expressions)
        mapping += QStringLiteral("; ") + expression.column + QStringLiteral(" = ") + expression.expression;
    const QString terms =
        term(QStringLiteral("Target"), plan.schema + QLatin1Char('.') + plan.table + QStringLiteral(" on ") +
                                           plan.connection.displayName()) +
        (plan.source.isTable() ? term(QStringLiteral("Source"), tableText(*plan.source.table)) : QString()) +
        term(QStringLiteral("Server"),
             report.summary.server.isEmpty() ? QStringLiteral("not reached") : report.summary.server) +
        term(QStringLiteral("Mapping"), mapping) + term(QStringLiteral("Chunks"), limits) +
        term(QStringLiteral("At a bad row"), policyName(plan.onError)) +
        term(QStringLiteral("At a duplicate"), policyName(plan.onDuplicate));
    return reportSection(QStringLiteral("What was loaded"),
                         QStringLiteral("<dl>") + terms + QStringLiteral("</dl>\n") +
                             (plan.source.isTable() ? QString() : files.html()));
}

QString statementsSection(const RunReport &report)
{
    QString items;
    for (const PlannedStatement &statement : plannedStatements(report.plan)) {
        const QString times = statement.times == 1
                                  ? QString()
                                  : QStringLiteral(" (%1 times)").arg(groupedNumber(statement.times));
        items += QStringLiteral("<li>") + htmlText(statement.purpose + times) + QStringLiteral("<pre>") +
                 htmlText(statement.sql) + QStringLiteral("</pre></li>\n");
    }
    return items.isEmpty()
               ? QString()
               : foldedSection(QStringLiteral("Statements of the plan, in order"),
                               QStringLiteral("<ol>\n") + items + QStringLiteral("</ol>\n"), false);
}

QString planJsonSection(const RunReport &report)
{
    return foldedSection(QStringLiteral("Plan"),
                         QStringLiteral("<pre>") + htmlText(QString::fromUtf8(report.plan.toJson())) +
                             QStringLiteral("</pre>\n"),
                         false);
}

namespace {

/// A page a browser can open: the rest of a very long list is in the JSON report.
constexpr qsizetype listLimit = 5'000;

QString restNote(qsizetype count, const QString &things)
{
    return count <= listLimit ? QString()
                              : note(QStringLiteral("The first %1 of %2 %3; the JSON report has them all.")
                                         .arg(groupedNumber(listLimit), groupedNumber(count), things));
}

QString fileName(const Plan &plan, int index)
{
    return index >= 0 && index < plan.source.files.size()
               ? QFileInfo(plan.source.files[index].path).fileName()
               : QStringLiteral("file %1").arg(index + 1);
}

/// The chunks of a table: ranges of its key.
QString rangeTable(const RunReport &report, const QMap<qint64, ChunkTime> &times)
{
    const TableKey &key = report.plan.source.table->key;
    HtmlTable table({{QStringLiteral("Chunk"), Align::Number},
                     {QStringLiteral("First row"), Align::Number},
                     {QStringLiteral("Behind")},
                     {QStringLiteral("Up to")},
                     {QStringLiteral("Rows"), Align::Number},
                     {QStringLiteral("Time"), Align::Number}});
    for (const Chunk &chunk : report.chunks.mid(0, listLimit)) {
        const auto time = times.constFind(chunk.id.value);
        const KeyRange &keys = chunk.keys;
        table.addRow({{groupedNumber(chunk.id.value)},
                      {groupedNumber(chunk.firstRow.value)},
                      {keys.after.isEmpty() ? QStringLiteral("the beginning") : keyText(key, keys.after)},
                      {keys.upTo.isEmpty() ? QStringLiteral("the end") : keyText(key, keys.upTo)},
                      {groupedNumber(chunk.rows)},
                      time == times.cend()
                          ? HtmlTable::Cell{QStringLiteral("not loaded"), QStringLiteral("look")}
                          : HtmlTable::Cell{groupedNumber(qRound64(time->ms)) + QStringLiteral(" ms")}});
    }
    return foldedSection(QStringLiteral("Chunks (%1)").arg(groupedNumber(report.chunks.size())),
                         table.html() + restNote(report.chunks.size(), QStringLiteral("chunks")), false);
}

} // namespace

QString chunkTableSection(const RunReport &report)
{
    if (report.chunks.isEmpty())
        return {};
    QMap<qint64, ChunkTime> times;
    for (const ChunkTime &time : chunkTimes(report.events))
        times.insert(time.chunk, time);
    if (report.plan.source.isTable())
        return rangeTable(report, times);
    HtmlTable table({{QStringLiteral("Chunk"), Align::Number},
                     {QStringLiteral("First row"), Align::Number},
                     {QStringLiteral("File")},
                     {QStringLiteral("First row in file"), Align::Number},
                     {QStringLiteral("Offset"), Align::Number},
                     {QStringLiteral("Bytes"), Align::Number},
                     {QStringLiteral("Rows"), Align::Number},
                     {QStringLiteral("Time"), Align::Number}});
    for (const Chunk &chunk : report.chunks.mid(0, listLimit)) {
        const auto time = times.constFind(chunk.id.value);
        const HtmlTable::Cell milliseconds =
            time == times.cend() ? HtmlTable::Cell{QStringLiteral("not loaded"), QStringLiteral("look")}
                                 : HtmlTable::Cell{groupedNumber(qRound64(time->ms)) + QStringLiteral(" ms")};
        bool first = true;
        for (const Segment &segment : chunk.segments) {
            table.addRow({{first ? groupedNumber(chunk.id.value) : QString()},
                          {first ? groupedNumber(chunk.firstRow.value) : QString()},
                          {fileName(report.plan, segment.file)},
                          {groupedNumber(segment.firstRowInFile)},
                          {groupedNumber(segment.offset.value)},
                          {groupedNumber(segment.bytes)},
                          {groupedNumber(segment.rows)},
                          first ? milliseconds : HtmlTable::Cell{}});
            first = false;
        }
    }
    return foldedSection(QStringLiteral("Chunks (%1)").arg(groupedNumber(report.chunks.size())),
                         table.html() + restNote(report.chunks.size(), QStringLiteral("chunks")), false);
}

QString eventsSection(const RunReport &report)
{
    HtmlTable table(
        {{QStringLiteral("Time"), Align::Number}, {QStringLiteral("What")}, {QStringLiteral("Event")}});
    for (const Event &event : report.events.mid(0, listLimit)) {
        const bool bad = event.kind == Event::Kind::Failed || event.kind == Event::Kind::RowRejected;
        const bool look = event.kind == Event::Kind::Warning || event.kind == Event::Kind::ChunkRetried ||
                          event.kind == Event::Kind::Cancelled;
        table.addRow(
            {{spanText(static_cast<double>(event.elapsedMs) / 1000.0)},
             {eventKindName(event.kind).replace(QLatin1Char('_'), QLatin1Char(' ')), QStringLiteral("note")},
             {event.text, bad    ? QStringLiteral("bad")
                          : look ? QStringLiteral("look")
                                 : QString()}});
    }
    return table.isEmpty()
               ? QString()
               : foldedSection(QStringLiteral("Events (%1)").arg(groupedNumber(report.events.size())),
                               table.html() + restNote(report.events.size(), QStringLiteral("events")),
                               report.events.size() <= 40);
}

} // namespace millrace
