// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/reportsections.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/statements.h"
#include "core/record/linebytes.h"
#include "core/report/filecounts.h"
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
    return htmlParagraph(text, u"note"_s);
}

QString tile(const QString &label, const QString &value)
{
    return u"<div class=\"tile\">"_s + htmlText(label) + u"<strong>"_s + htmlText(value) +
           u"</strong></div>\n"_s;
}

QString term(const QString &name, const QString &value)
{
    return u"<dt>"_s + htmlText(name) + u"</dt><dd>"_s + htmlText(value) + u"</dd>\n"_s;
}

QString countOrUnknown(qint64 count)
{
    return count < 0 ? CoreText::tr("not counted") : groupedNumber(count);
}

QString styleName(Verdict::Kind kind)
{
    switch (kind) {
    case Verdict::Kind::Proved:
        return u"proved"_s;
    case Verdict::Kind::LookHere:
        return u"look-here"_s;
    case Verdict::Kind::Danger:
        return u"danger"_s;
    }
    return u"look-here"_s;
}

/// Does the curve stay flat? The question the chunk times answer, as a sentence.
QString flatness(const QVector<ChunkTime> &times)
{
    constexpr qsizetype enough = 10;
    if (times.size() < enough)
        return {};
    const qsizetype tenth = times.size() / 10;
    const double first = meanMs(times, 0, tenth);
    const double last = meanMs(times, times.size() - tenth, tenth);
    if (first <= 0)
        return {};
    return CoreText::tr("Mean of the first tenth of the chunks %1 ms, of the last tenth %2 ms: %3 times.")
        .arg(groupedNumber(qRound64(first)), groupedNumber(qRound64(last)), decimalText(last / first, 2));
}

QString tableText(const SourceTable &table)
{
    if (table.server)
        return CoreText::tr("%1 on %2, read %3")
            .arg(table.isQuery() ? table.query.simplified() : table.qualified(), table.server->displayName(),
                 table.key.isEmpty() ? CoreText::tr("by one SELECT")
                                     : CoreText::tr("in ranges of ") + table.key.text());
    return CoreText::tr("%1 of the same server, by INSERT … SELECT %2")
        .arg(table.qualified(), table.key.isEmpty() ? CoreText::tr("in one piece")
                                                    : CoreText::tr("in ranges of ") + table.key.text());
}

} // namespace

QString verdictSection(const RunReport &report)
{
    const Verdict verdict = verdictOf(report.summary, report.plan.source.totalRows());
    const QString detail =
        verdict.detail().isEmpty() ? QString() : u"<p>"_s + htmlText(verdict.detail()) + u"</p>"_s;
    return u"<section class=\"verdict %1\"><h1>"_s.arg(styleName(verdict.kind)) + htmlText(verdict.sentence) +
           u"</h1>"_s + detail + u"</section>\n"_s;
}

QString figureTiles(const RunReport &report)
{
    const RunSummary &summary = report.summary;
    QString tiles =
        tile(CoreText::tr("Rows loaded"), groupedNumber(summary.total(&TableOutcome::rowsLoaded))) +
        tile(CoreText::tr("Rows per second, mean"), rateText(summary.rowsPerSecond)) +
        tile(CoreText::tr("Loading"), spanText(summary.loadSeconds)) +
        tile(CoreText::tr("Whole run"), spanText(summary.seconds)) +
        tile(CoreText::tr("Source"), sizeText(report.plan.source.totalBytes())) +
        tile(CoreText::tr("Chunks"), groupedNumber(summary.total(&TableOutcome::chunks))) +
        tile(CoreText::tr("Retries"), groupedNumber(summary.total(&TableOutcome::retries))) +
        tile(CoreText::tr("Set aside"), groupedNumber(summary.total(&TableOutcome::rowsRejected))) +
        tile(CoreText::tr("Warnings"), groupedNumber(summary.total(&TableOutcome::warnings)));
    if (const qint64 line = lineBytesOf(summary); line > 0)
        tiles += tile(CoreText::tr("Sent over the line"), sizeText(line));
    if (summary.peakRssBytes > 0)
        tiles += tile(CoreText::tr("Memory of Millrace"), sizeText(summary.peakRssBytes));
    return u"<div class=\"tiles\">\n"_s + tiles + u"</div>\n"_s;
}

QString rateSection(const RunReport &report)
{
    const QString svg = rateSvg(report.samples, report.events, report.summary.rowsPerSecond,
                                runStages(report.events, report.summary.seconds));
    return reportSection(
        CoreText::tr("Rows per second"),
        svg.isEmpty() ? note(CoreText::tr("Too short to draw: the run left fewer than two samples.")) : svg);
}

QString chunkTimeSection(const RunReport &report)
{
    const QVector<ChunkTime> times = chunkTimes(report.events);
    const QString sentence = flatness(times);
    return reportSection(CoreText::tr("Time per chunk"),
                         chunkSvg(times) + (sentence.isEmpty() ? QString() : note(sentence)));
}

QString evidenceSection(const RunReport &report)
{
    HtmlTable table({{CoreText::tr("Table")},
                     {CoreText::tr("Rows read"), Align::Number},
                     {CoreText::tr("Loaded"), Align::Number},
                     {CoreText::tr("Set aside"), Align::Number},
                     {CoreText::tr("Skipped"), Align::Number},
                     {CoreText::tr("Warnings"), Align::Number},
                     {CoreText::tr("In the table before"), Align::Number},
                     {CoreText::tr("After"), Align::Number},
                     {CoreText::tr("Contents")},
                     {CoreText::tr("Verified")}});
    for (const TableOutcome &outcome : report.summary.tables) {
        const QString because =
            outcome.notVerifiedBecause.isEmpty() ? QString() : u": "_s + outcome.notVerifiedBecause;
        const QString byDump = outcome.duplicatesAsDump && outcome.rowsSkipped > 0
                                   ? CoreText::tr(" by the dump's own INSERT IGNORE")
                                   : QString();
        const QString replaced =
            outcome.rowsReplaced > 0
                ? CoreText::tr(", %1 in the place of others").arg(groupedNumber(outcome.rowsReplaced))
                : QString();
        QString contents = outcome.contentSentence();
        if (!outcome.checksum.isEmpty())
            contents += CoreText::tr(" Checksum %1.").arg(outcome.checksum);
        table.addRow({{outcome.table},
                      {groupedNumber(outcome.rowsRead)},
                      {groupedNumber(outcome.rowsLoaded) + replaced},
                      {groupedNumber(outcome.rowsRejected), outcome.rowsRejected > 0 ? u"bad"_s : QString()},
                      {groupedNumber(outcome.rowsSkipped) + byDump,
                       outcome.rowsSkipped > 0 && !outcome.duplicatesAsDump ? u"bad"_s : QString()},
                      {groupedNumber(outcome.warnings), outcome.warnings > 0 ? u"look"_s : QString()},
                      {countOrUnknown(outcome.rowsBefore)},
                      {countOrUnknown(outcome.rowsAfter)},
                      {contents.isEmpty() ? CoreText::tr("not compared") : contents},
                      outcome.verified ? HtmlTable::Cell{u"verified"_s, u"good"_s}
                                       : HtmlTable::Cell{CoreText::tr("not verified") + because, u"look"_s}});
    }
    QString shipped;
    for (const QString &line : report.shipped)
        shipped += note(line);
    return reportSection(CoreText::tr("Evidence"),
                         (table.isEmpty()
                              ? note(CoreText::tr("No table was reached, so there is nothing to verify."))
                              : table.html()) +
                             shipped);
}

QString settingsSection(const RunReport &report)
{
    HtmlTable table({{CoreText::tr("Setting")},
                     {CoreText::tr("Scope")},
                     {CoreText::tr("Before")},
                     {CoreText::tr("During the load")},
                     {CoreText::tr("Now")}});
    for (const SettingHistory &history : settingHistories(report.events)) {
        HtmlTable::Cell now;
        switch (history.end) {
        case SettingHistory::End::PutBack:
            now = {history.now + CoreText::tr(" (put back)"), u"good"_s};
            break;
        case SettingHistory::End::EndedWithSession:
            now = {CoreText::tr("ended with its connections")};
            break;
        case SettingHistory::End::LeftChanged:
            now = {history.now + CoreText::tr(" (not put back)"), u"bad"_s};
            break;
        case SettingHistory::End::LeftAlone:
            now = {history.now + CoreText::tr(" (changed by somebody else meanwhile, left alone)"),
                   u"look"_s};
            break;
        case SettingHistory::End::HandedOver:
            now = {history.now + CoreText::tr(" (another run has it and puts it back)")};
            break;
        case SettingHistory::End::NotSet:
            now = {history.reason, u"look"_s};
            break;
        }
        table.addRow({{history.name}, {history.scope}, {history.before}, {history.during}, now});
    }
    return reportSection(CoreText::tr("Settings changed"),
                         table.isEmpty() ? note(CoreText::tr("The run's log records no changed setting."))
                                         : table.html());
}

QString planSection(const RunReport &report)
{
    const Plan &plan = report.plan;
    HtmlTable files({{CoreText::tr("Order"), Align::Number},
                     {CoreText::tr("File")},
                     {CoreText::tr("Size"), Align::Number},
                     {CoreText::tr("Rows"), Align::Number},
                     {CoreText::tr("Set aside"), Align::Number},
                     {CoreText::tr("Loaded"), Align::Number}});
    qint64 order = 0;
    for (const FileCount &count : countsByFile(report)) {
        const SourceFile &file = plan.source.files.at(order);
        files.addRow({{groupedNumber(++order)},
                      {file.name()},
                      {sizeText(file.fileBytes())},
                      {countOrUnknown(count.rows)},
                      {groupedNumber(count.setAside)},
                      {countOrUnknown(count.loaded)}});
    }
    QString limits = CoreText::tr("%1 per chunk").arg(rowsText(plan.chunkRows));
    if (plan.chunkBytes > 0)
        limits += CoreText::tr(", at most %1").arg(sizeText(plan.chunkBytes));
    limits += u", "_s + workersText(plan.workers);
    QString mapping = plan.mapping.summary() + u": "_s + columnListText(plan.mapping.fields);
    for (const ColumnExpression &expression : plan.mapping.expressions)
        mapping += u"; "_s + expression.column + u" = "_s + expression.expression;
    const QString terms =
        term(CoreText::tr("Target"), plan.tableName() + u" on "_s + plan.connection.displayName()) +
        (plan.source.isTable() ? term(CoreText::tr("Source"), tableText(*plan.source.table)) : QString()) +
        (plan.source.dialect.isJsonLines()
             ? term(CoreText::tr("Format"), CoreText::tr("JSON Lines, %1 as fields")
                                                .arg(counted(plan.source.dialect.jsonKeys.size(),
                                                             CoreText::tr("key"), CoreText::tr("keys"))))
             : QString()) +
        term(CoreText::tr("Server"),
             report.summary.server.isEmpty() ? CoreText::tr("not reached") : report.summary.server) +
        term(CoreText::tr("Mapping"), mapping) + term(CoreText::tr("Chunks"), limits) +
        term(CoreText::tr("At a bad row"), enumName(plan.onError)) +
        term(CoreText::tr("At a duplicate"), enumName(plan.onDuplicate));
    return reportSection(CoreText::tr("What was loaded"),
                         u"<dl>"_s + terms + u"</dl>\n"_s +
                             (plan.source.isTable() ? QString() : files.html()));
}

QString statementsSection(const RunReport &report)
{
    QString items;
    for (const PlannedStatement &statement : plannedStatements(report.plan))
        items += u"<li>"_s + htmlText(statement.heading()) + u"<pre>"_s + htmlText(statement.sql) +
                 u"</pre></li>\n"_s;
    return items.isEmpty() ? QString()
                           : foldedSection(CoreText::tr("Statements of the plan, in order"),
                                           u"<ol>\n"_s + items + u"</ol>\n"_s, false);
}

QString planJsonSection(const RunReport &report)
{
    return foldedSection(CoreText::tr("Plan"),
                         u"<pre>"_s + htmlText(QString::fromUtf8(report.plan.toJson())) + u"</pre>\n"_s,
                         false);
}

namespace {

/// A page a browser can open: the rest of a very long list is in the JSON report.
constexpr qsizetype listLimit = 5'000;

QString restNote(qsizetype count, const QString &things)
{
    return count <= listLimit ? QString()
                              : note(CoreText::tr("The first %1 of %2 %3; the JSON report has them all.")
                                         .arg(groupedNumber(listLimit), groupedNumber(count), things));
}

QString fileName(const Plan &plan, int index)
{
    return index >= 0 && index < plan.source.files.size()
               ? QFileInfo(plan.source.files[index].path).fileName()
               : CoreText::tr("file %1").arg(index + 1);
}

HtmlTable::Cell timeCell(const QMap<qint64, ChunkTime> &times, const Chunk &chunk)
{
    const auto time = times.constFind(chunk.id.value);
    if (time == times.cend())
        return {CoreText::tr("not loaded"), u"look"_s};
    return {groupedNumber(qRound64(time->ms)) + CoreText::tr(" ms")};
}

/// The chunks of a table: ranges of its key.
QString rangeTable(const RunReport &report, const QMap<qint64, ChunkTime> &times)
{
    const TableKey &key = report.plan.source.table->key;
    HtmlTable table({{CoreText::tr("Chunk"), Align::Number},
                     {CoreText::tr("First row"), Align::Number},
                     {CoreText::tr("After")},
                     {CoreText::tr("Up to")},
                     {CoreText::tr("Rows"), Align::Number},
                     {CoreText::tr("Time"), Align::Number}});
    for (const Chunk &chunk : report.chunks.mid(0, listLimit)) {
        const KeyRange &keys = chunk.keys;
        table.addRow({{groupedNumber(chunk.id.value)},
                      {groupedNumber(chunk.firstRow.value)},
                      {keys.after.isEmpty() ? CoreText::tr("the beginning") : keyText(key, keys.after)},
                      {keys.upTo.isEmpty() ? CoreText::tr("the end") : keyText(key, keys.upTo)},
                      {groupedNumber(chunk.rows)},
                      timeCell(times, chunk)});
    }
    return table.html();
}

/// The chunks of files: a row for each file that one has rows of.
QString segmentTable(const RunReport &report, const QMap<qint64, ChunkTime> &times)
{
    HtmlTable table({{CoreText::tr("Chunk"), Align::Number},
                     {CoreText::tr("First row"), Align::Number},
                     {CoreText::tr("File")},
                     {CoreText::tr("First row in file"), Align::Number},
                     {CoreText::tr("Offset"), Align::Number},
                     {CoreText::tr("Bytes"), Align::Number},
                     {CoreText::tr("Rows"), Align::Number},
                     {CoreText::tr("Time"), Align::Number}});
    for (const Chunk &chunk : report.chunks.mid(0, listLimit))
        for (const Segment &segment : chunk.segments) {
            const bool first = &segment == &chunk.segments.first();
            table.addRow({{first ? groupedNumber(chunk.id.value) : QString()},
                          {first ? groupedNumber(chunk.firstRow.value) : QString()},
                          {fileName(report.plan, segment.file)},
                          {groupedNumber(segment.firstRowInFile)},
                          {groupedNumber(segment.offset.value)},
                          {groupedNumber(segment.bytes)},
                          {groupedNumber(segment.rows)},
                          first ? timeCell(times, chunk) : HtmlTable::Cell{}});
        }
    return table.html();
}

} // namespace

QString chunkTableSection(const RunReport &report)
{
    if (report.chunks.isEmpty())
        return {};
    QMap<qint64, ChunkTime> times;
    for (const ChunkTime &time : chunkTimes(report.events))
        times.insert(time.chunk, time);
    const QString table =
        report.plan.source.isTable() ? rangeTable(report, times) : segmentTable(report, times);
    return foldedSection(CoreText::tr("Chunks (%1)").arg(groupedNumber(report.chunks.size())),
                         table + restNote(report.chunks.size(), CoreText::tr("chunks")), false);
}

QString eventsSection(const RunReport &report)
{
    HtmlTable table({{CoreText::tr("Time"), Align::Number}, {CoreText::tr("What")}, {CoreText::tr("Event")}});
    for (const Event &event : report.events.mid(0, listLimit)) {
        const bool bad = event.kind == Event::Kind::Failed || event.kind == Event::Kind::RowRejected;
        const bool look = event.kind == Event::Kind::Warning || event.kind == Event::Kind::ChunkRetried ||
                          event.kind == Event::Kind::Cancelled;
        table.addRow({{spanText(static_cast<double>(event.elapsedMs) / 1000.0)},
                      {enumName(event.kind).replace(u'_', u' '), u"note"_s},
                      {event.text, bad    ? u"bad"_s
                                   : look ? u"look"_s
                                          : QString()}});
    }
    return table.isEmpty()
               ? QString()
               : foldedSection(CoreText::tr("Events (%1)").arg(groupedNumber(report.events.size())),
                               table.html() + restNote(report.events.size(), CoreText::tr("events")),
                               report.events.size() <= 40);
}

} // namespace millrace
