// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/report/runreport.h"
#include "tests/support/qtprinters.h"

#include "core/plan/statements.h"
#include "core/record/runfolder.h"
#include "core/report/reportfiles.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QXmlStreamReader>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::runreport_test {

namespace {

using testing::HasSubstr;
using testing::Not;

/// A run as the demonstration leaves it, made by hand.
RunReport goodRun()
{
    RunReport report;
    Plan &plan = report.plan;
    plan.name = u"action credits 2010"_s;
    plan.schema = u"causes"_s;
    plan.table = u"credits"_s;
    plan.connection.scratch = true;
    plan.chunkRows = 500;
    plan.source.name = u"credits"_s;
    plan.source.fieldCount = 3;
    plan.source.files = {
        {.path = u"/dumps/credits_2010_01.txt"_s, .fingerprint = {.bytes = 40'000}, .rows = 1'000},
        {.path = u"/dumps/credits_2010_02.txt"_s, .fingerprint = {.bytes = 20'000}, .rows = 500}};
    plan.mapping.fields = {{.kind = FieldBinding::Kind::Discard},
                           {.kind = FieldBinding::Kind::Column, .name = u"user_id"_s},
                           {.kind = FieldBinding::Kind::Variable, .name = u"action"_s}};
    plan.mapping.expressions = {{.column = u"action"_s, .expression = u"CONCAT('web_', @action)"_s}};

    RunSummary &summary = report.summary;
    summary.run = u"20260102T030405-abcd"_s;
    summary.status = RunState::Done;
    summary.planName = plan.name;
    summary.startedMs = 1'767'323'045'000; // 2026-01-02 03:04:05 UTC
    summary.seconds = 3.1;
    summary.loadSeconds = 2.5;
    summary.rowsPerSecond = 600;
    summary.server = u"MariaDB 10.11.19"_s;
    summary.tables = {{.table = u"causes.credits"_s,
                       .rowsRead = 1'500,
                       .rowsLoaded = 1'500,
                       .chunks = 3,
                       .verified = true,
                       .checksum = u"crc32:1f2e3d4c"_s,
                       .rowsBefore = 0,
                       .rowsAfter = 1'500}};

    const auto segment = [](int file, qint64 offset, qint64 firstRow) {
        return Segment{
            .file = file, .offset = {offset}, .bytes = 20'000, .firstRowInFile = firstRow, .rows = 500};
    };
    report.chunks = {
        {.id = {1}, .firstRow = {1}, .rows = 500, .bytes = 20'000, .segments = {segment(0, 0, 1)}},
        {.id = {2}, .firstRow = {501}, .rows = 500, .bytes = 20'000, .segments = {segment(0, 20'000, 501)}},
        {.id = {3}, .firstRow = {1'001}, .rows = 500, .bytes = 20'000, .segments = {segment(1, 0, 1)}}};
    for (int chunk = 1; chunk <= 3; ++chunk)
        report.events.append({.elapsedMs = chunk * 800,
                              .kind = Event::Kind::ChunkDone,
                              .text = u"Chunk %1 done."_s.arg(chunk),
                              .values = {{u"chunk"_s, chunk}, {u"rows"_s, 500}, {u"ms"_s, 700 + chunk}}});
    for (int i = 0; i <= 25; ++i)
        report.samples.append({.elapsedMs = i * 100,
                               .rowsStreamed = i * 60,
                               .rowsCommitted = i * 60 / 500 * 500,
                               .bytesStreamed = i * 2'400});
    return report;
}

/// The same, with everything that comes from outside trying to break out.
RunReport hostileRun()
{
    RunReport report = goodRun();
    const QString evil = u"</pre></title></script><script>alert(1)</script>\"'&%1%2\x01\u202e"_s;
    report.plan.name = evil;
    report.summary.planName = evil;
    report.summary.run += evil;
    report.summary.server = evil;
    report.summary.tables[0].table = evil;
    report.summary.tables[0].checksum = evil;
    report.plan.table = evil;
    report.plan.schema = evil;
    report.plan.source.files[0].path = u"/dumps/"_s + evil;
    report.plan.mapping.fields[1].name = evil;
    report.plan.mapping.expressions[0].expression = evil;
    report.plan.createSql = evil;
    report.plan.session = {{u"sql_mode"_s, evil}};
    report.events.append({.elapsedMs = 900, .kind = Event::Kind::Failed, .text = evil});
    report.events.append(
        {.elapsedMs = 950,
         .kind = Event::Kind::SettingChanged,
         .values = {{u"name"_s, evil}, {u"from"_s, evil}, {u"to"_s, evil}, {u"scope"_s, evil}}});
    report.summary.status = RunState::Stopped;
    report.summary.error =
        Error{.code = ErrorCode::RowRejected, .what = evil, .context = {.file = evil, .column = evil}};
    return report;
}

struct Page
{
    QString error;
    QSet<QString> elements;
    QStringList attributes; ///< "element@attribute"
    QString text;
    QMap<QString, QStringList> byElement; ///< own text of td, dd, h1, pre, strong
};

Page parse(const QByteArray &html)
{
    Page page;
    QXmlStreamReader reader(html);
    QStringList open;
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            open << reader.name().toString();
            page.elements << open.last();
            page.byElement[open.last()] << QString();
            for (const QXmlStreamAttribute &attribute : reader.attributes())
                page.attributes << open.last() + u'@' + attribute.name().toString();
            break;
        case QXmlStreamReader::EndElement:
            open.removeLast();
            break;
        case QXmlStreamReader::Characters:
            page.text += reader.text();
            if (!open.isEmpty())
                page.byElement[open.last()].last() += reader.text();
            break;
        default:
            break;
        }
    }
    page.error = reader.errorString();
    return page;
}

} // namespace

TEST(ReportHtml, IsWellFormedAndStandsAlone)
{
    for (const RunReport &report : {goodRun(), hostileRun(), RunReport()}) {
        const QByteArray html = reportHtml(report);
        const Page page = parse(html);
        EXPECT_EQ(page.error, QString());
        for (const char *element : {"script", "link", "img", "iframe", "a", "object", "form", "base"})
            EXPECT_FALSE(page.elements.contains(QLatin1String(element))) << element;
        for (const QString &attribute : page.attributes)
            EXPECT_FALSE(attribute.contains("@on"_L1) || attribute.endsWith("@href"_L1) ||
                         attribute.endsWith("@src"_L1) || attribute.endsWith("@style"_L1))
                << attribute;
        EXPECT_FALSE(html.contains("url(")) << "a style sheet can load things too";
        EXPECT_FALSE(html.contains("@import"));
        EXPECT_TRUE(html.contains("default-src 'none'"));
    }
}

TEST(ReportHtml, HostileTextShowsAsText)
{
    const QByteArray html = reportHtml(hostileRun());
    EXPECT_FALSE(html.contains("<script>"));
    EXPECT_FALSE(html.contains('\x01'));
    EXPECT_FALSE(html.contains(u"\u202e"_s.toUtf8()));
    EXPECT_GE(html.count("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;%1%2"), 10)
        << "the names are not where they belong";
}

TEST(ReportHtml, TheVerdictComesFirstAndGreenIsForProof)
{
    const QByteArray good = reportHtml(goodRun());
    EXPECT_EQ(parse(good).byElement[u"h1"_s].value(0),
              u"1,500 rows loaded and verified in 3.1 s, by counts; contents were not compared."_s);
    EXPECT_TRUE(good.contains("class=\"verdict proved\""));
    EXPECT_LT(good.indexOf("class=\"verdict"), good.indexOf("class=\"tiles\""));

    RunReport unproved = goodRun();
    unproved.summary.tables[0].verified = false;
    unproved.summary.tables[0].notVerifiedBecause = u"The table was written to meanwhile."_s;
    const QByteArray html = reportHtml(unproved);
    const Page page = parse(html);
    EXPECT_THAT(page.byElement[u"h1"_s].value(0).toStdString(), HasSubstr("not verified"));
    EXPECT_TRUE(page.byElement[u"td"_s].contains(u"not verified: The table was written to meanwhile."_s));
    EXPECT_FALSE(html.contains("verdict proved"));
    EXPECT_FALSE(html.contains("class=\"good\""));
}

TEST(ReportHtml, EveryWayToEndHasItsColour)
{
    const auto styleOf = [](RunState state) {
        RunReport report = goodRun();
        report.summary.status = state;
        const QByteArray html = reportHtml(report);
        const qsizetype begin = html.indexOf("class=\"verdict ") + 15;
        return html.mid(begin, html.indexOf('"', begin) - begin).toStdString();
    };
    EXPECT_EQ(styleOf(RunState::Done), "proved");
    EXPECT_EQ(styleOf(RunState::Stopped), "danger");
    for (const RunState state :
         {RunState::Cancelled, RunState::Refused, RunState::Loading, RunState::Verifying})
        EXPECT_EQ(styleOf(state), "look-here");
}

TEST(ReportHtml, FiguresAreTheRunsOwn)
{
    const Page page = parse(reportHtml(goodRun()));
    const QStringList tiles = page.byElement[u"strong"_s];
    EXPECT_THAT(tiles, testing::ElementsAre(u"1,500"_s, u"600"_s, u"2.5 s"_s, u"3.1 s"_s, u"60.0 kB"_s,
                                            u"3"_s, u"0"_s, u"0"_s, u"0"_s));
    EXPECT_THAT(page.text.toStdString(), HasSubstr("started 2026-01-02 03:04:05 UTC"));
    EXPECT_THAT(page.text.toStdString(), HasSubstr("crc32:1f2e3d4c"));
}

TEST(ReportHtml, TheChunkTableHoldsBoundariesAndTimes)
{
    const QStringList cells = parse(reportHtml(goodRun())).byElement[u"td"_s];
    const QStringList second{u"2"_s,   u"501"_s,    u"credits_2010_01.txt"_s,
                             u"501"_s, u"20,000"_s, u"20,000"_s,
                             u"500"_s, u"702 ms"_s};
    const qsizetype begin =
        cells.indexOf(u"credits_2010_01.txt"_s, cells.indexOf(u"credits_2010_01.txt"_s) + 1) - 2;
    ASSERT_GE(begin, 0);
    EXPECT_EQ(cells.mid(begin, 8), second);
}

TEST(ReportHtml, AChunkThatWasNotLoadedIsNotGivenATime)
{
    RunReport report = goodRun();
    report.summary.status = RunState::Cancelled;
    report.events.remove(1); // chunk 2
    const QStringList cells = parse(reportHtml(report)).byElement[u"td"_s];
    EXPECT_EQ(cells.count(u"not loaded"_s), 1);
}

TEST(ReportHtml, StatementsOfThePlanAreAllThere)
{
    const RunReport report = goodRun();
    const QStringList blocks = parse(reportHtml(report)).byElement[u"pre"_s];
    const QVector<PlannedStatement> statements = plannedStatements(report.plan);
    ASSERT_FALSE(statements.isEmpty());
    for (const PlannedStatement &statement : statements)
        EXPECT_TRUE(blocks.contains(statement.sql)) << statement.sql;
    EXPECT_EQ(QJsonDocument::fromJson(blocks.last().toUtf8()).object(),
              QJsonDocument::fromJson(report.plan.toJson()).object())
        << "the plan in the page is the plan";
}

TEST(ReportHtml, SettingsTellWhetherTheyCameBack)
{
    RunReport report = goodRun();
    const auto change = [](const QString &from, const QString &to) {
        return Event{
            .kind = Event::Kind::SettingChanged,
            .values = {
                {u"name"_s, u"sync_binlog"_s}, {u"from"_s, from}, {u"to"_s, to}, {u"scope"_s, u"global"_s}}};
    };
    report.events.append(change(u"1"_s, u"0"_s));
    EXPECT_TRUE(parse(reportHtml(report)).byElement[u"td"_s].contains(u"0 (not put back)"_s));
    report.events.append(change(u"0"_s, u"1"_s));
    EXPECT_TRUE(parse(reportHtml(report)).byElement[u"td"_s].contains(u"1 (put back)"_s));
}

TEST(ReportHtml, ALongListSaysWhereTheRestIs)
{
    RunReport report = goodRun();
    const Event note{.elapsedMs = 5, .text = u"n"_s};
    report.events.fill(note, 5'001);
    EXPECT_THAT(parse(reportHtml(report)).text.toStdString(),
                HasSubstr("The first 5,000 of 5,001 events; the JSON report has them all."));
    report.events.removeLast();
    EXPECT_THAT(parse(reportHtml(report)).text.toStdString(), Not(HasSubstr("the JSON report has them all")));
}

TEST(ReportJson, HoldsEverything)
{
    const QJsonObject json = QJsonDocument::fromJson(reportJson(goodRun())).object();
    EXPECT_EQ(json.value(u"summary"_s).toObject().value(u"run"_s).toString(), u"20260102T030405-abcd"_s);
    EXPECT_EQ(json.value(u"events"_s).toArray().size(), 3);
    EXPECT_EQ(json.value(u"chunks"_s).toArray().size(), 3);
    EXPECT_EQ(json.value(u"samples"_s).toArray().size(), 26);
    EXPECT_EQ(json.value(u"samples"_s).toArray().at(25).toObject().value(u"rows_streamed"_s).toInteger(),
              1'500);
    EXPECT_EQ(json.value(u"plan"_s).toObject(), QJsonDocument::fromJson(goodRun().plan.toJson()).object());
}

TEST(ReportCsv, HasOneLinePerSampleWithItsRate)
{
    const QList<QByteArray> lines = reportCsv(goodRun()).split('\n');
    ASSERT_EQ(lines.size(), 28);
    EXPECT_EQ(lines[0], "elapsed_ms,rows_streamed,rows_committed,bytes_streamed,rows_per_second");
    EXPECT_EQ(lines[1], "0,0,0,0,");
    EXPECT_EQ(lines[2], "100,60,0,2400,600.0");
    EXPECT_EQ(lines[26], "2500,1500,1500,60000,600.0");
}

TEST(RunReport, IsReadBackFromTheRunsFolder)
{
    RunReport run = goodRun();
    const Result<std::unique_ptr<RunFolder>> folder = RunFolder::create(run.plan);
    ASSERT_TRUE(folder.has_value()) << qPrintable(folder.error().text());
    run.summary.run = (*folder)->id();
    for (const Event &event : run.events)
        ASSERT_TRUE((*folder)->append(event).has_value());
    for (const Chunk &chunk : run.chunks)
        ASSERT_TRUE((*folder)->append(chunk).has_value());
    for (const Sample &sample : run.samples)
        ASSERT_TRUE((*folder)->append(sample).has_value());
    ASSERT_TRUE((*folder)->save(run.summary).has_value());

    const Result<std::unique_ptr<RunFolder>> found = RunFolder::open(run.summary.run);
    ASSERT_TRUE(found.has_value()) << qPrintable(found.error().text());
    const Result<RunReport> read = RunReport::read(**found);
    ASSERT_TRUE(read.has_value()) << qPrintable(read.error().text());
    EXPECT_EQ(reportJson(*read), reportJson(run));
    EXPECT_EQ(reportHtml(*read), reportHtml(run));
    EXPECT_EQ(reportCsv(*read), reportCsv(run));
}

TEST(RunReport, ADamagedFolderIsAnErrorNotAnEmptyReport)
{
    const Result<std::unique_ptr<RunFolder>> folder = RunFolder::create(goodRun().plan);
    ASSERT_TRUE(folder.has_value());
    ASSERT_TRUE((*folder)->save(goodRun().summary).has_value());
    ASSERT_TRUE(QFile::remove((*folder)->path() + u"/plan.millrace"_s));
    EXPECT_FALSE(RunReport::read(**folder).has_value());
}

} // namespace millrace::runreport_test
