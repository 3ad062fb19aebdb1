// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/runreport.h"

#include "core/load/runfolder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QXmlStreamReader>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace {

namespace {

using testing::HasSubstr;
using testing::Not;

/// A run as the demonstration leaves it, made by hand.
RunReport goodRun()
{
    RunReport report;
    Plan &plan = report.plan;
    plan.name = QStringLiteral("action credits 2010");
    plan.schema = QStringLiteral("causes");
    plan.table = QStringLiteral("credits");
    plan.connection.scratch = true;
    plan.chunkRows = 500;
    plan.source.name = QStringLiteral("credits");
    plan.source.fieldCount = 3;
    plan.source.files = {{.path = QStringLiteral("/dumps/credits_2010_01.txt"),
                          .fingerprint = {.bytes = 40'000},
                          .rows = 1'000},
                         {.path = QStringLiteral("/dumps/credits_2010_02.txt"),
                          .fingerprint = {.bytes = 20'000},
                          .rows = 500}};
    plan.mapping.fields = {{.kind = FieldBinding::Kind::Discard},
                           {.kind = FieldBinding::Kind::Column, .name = QStringLiteral("user_id")},
                           {.kind = FieldBinding::Kind::Variable, .name = QStringLiteral("action")}};
    plan.mapping.expressions = {
        {.column = QStringLiteral("action"), .expression = QStringLiteral("CONCAT('web_', @action)")}};

    RunSummary &summary = report.summary;
    summary.run = QStringLiteral("20260102T030405-abcd");
    summary.status = RunState::Done;
    summary.planName = plan.name;
    summary.startedMs = 1'767'323'045'000; // 2026-01-02 03:04:05 UTC
    summary.seconds = 3.1;
    summary.loadSeconds = 2.5;
    summary.rowsPerSecond = 600;
    summary.server = QStringLiteral("MariaDB 10.11.19");
    summary.tables = {{.table = QStringLiteral("causes.credits"),
                       .rowsRead = 1'500,
                       .rowsLoaded = 1'500,
                       .chunks = 3,
                       .verified = true,
                       .checksum = QStringLiteral("crc32:1f2e3d4c"),
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
                              .text = QStringLiteral("Chunk %1 done.").arg(chunk),
                              .values = {{QStringLiteral("chunk"), chunk},
                                         {QStringLiteral("rows"), 500},
                                         {QStringLiteral("ms"), 700 + chunk}}});
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
    const QString evil = QStringLiteral("</pre></title></script><script>alert(1)</script>\"'&%1%2\x01\u202e");
    report.plan.name = evil;
    report.summary.planName = evil;
    report.summary.run += evil;
    report.summary.server = evil;
    report.summary.tables[0].table = evil;
    report.summary.tables[0].checksum = evil;
    report.plan.table = evil;
    report.plan.schema = evil;
    report.plan.source.files[0].path = QStringLiteral("/dumps/") + evil;
    report.plan.mapping.fields[1].name = evil;
    report.plan.mapping.expressions[0].expression = evil;
    report.plan.createSql = evil;
    report.plan.session = {{QStringLiteral("sql_mode"), evil}};
    report.events.append({.elapsedMs = 900, .kind = Event::Kind::Failed, .text = evil});
    report.events.append({.elapsedMs = 950,
                          .kind = Event::Kind::SettingChanged,
                          .values = {{QStringLiteral("name"), evil},
                                     {QStringLiteral("from"), evil},
                                     {QStringLiteral("to"), evil},
                                     {QStringLiteral("scope"), evil}}});
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
                page.attributes << open.last() + QLatin1Char('@') + attribute.name().toString();
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
        EXPECT_EQ(page.error.toStdString(), "");
        for (const char *element : {"script", "link", "img", "iframe", "a", "object", "form", "base"})
            EXPECT_FALSE(page.elements.contains(QLatin1String(element))) << element;
        for (const QString &attribute : page.attributes)
            EXPECT_FALSE(
                attribute.contains(QLatin1String("@on")) || attribute.endsWith(QLatin1String("@href")) ||
                attribute.endsWith(QLatin1String("@src")) || attribute.endsWith(QLatin1String("@style")))
                << attribute.toStdString();
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
    EXPECT_FALSE(html.contains(QStringLiteral("\u202e").toUtf8()));
    EXPECT_GE(html.count("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;%1%2"), 10)
        << "the names are not where they belong";
}

TEST(ReportHtml, TheVerdictComesFirstAndGreenIsForProof)
{
    const QByteArray good = reportHtml(goodRun());
    EXPECT_EQ(parse(good).byElement[QStringLiteral("h1")].value(0).toStdString(),
              "1,500 rows loaded and verified in 3.1 s.");
    EXPECT_TRUE(good.contains("class=\"verdict proved\""));
    EXPECT_LT(good.indexOf("class=\"verdict"), good.indexOf("class=\"tiles\""));

    RunReport unproved = goodRun();
    unproved.summary.tables[0].verified = false;
    unproved.summary.tables[0].notVerifiedBecause = QStringLiteral("The table was written to meanwhile.");
    const QByteArray html = reportHtml(unproved);
    const Page page = parse(html);
    EXPECT_THAT(page.byElement[QStringLiteral("h1")].value(0).toStdString(), HasSubstr("not verified"));
    EXPECT_TRUE(page.byElement[QStringLiteral("td")].contains(
        QStringLiteral("not verified: The table was written to meanwhile.")));
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
    const QStringList tiles = page.byElement[QStringLiteral("strong")];
    EXPECT_THAT(tiles,
                testing::ElementsAre(QStringLiteral("1,500"), QStringLiteral("600"), QStringLiteral("2.5 s"),
                                     QStringLiteral("3.1 s"), QStringLiteral("60.0 kB"), QStringLiteral("3"),
                                     QStringLiteral("0"), QStringLiteral("0"), QStringLiteral("0")));
    EXPECT_THAT(page.text.toStdString(), HasSubstr("started 2026-01-02 03:04:05 UTC"));
    EXPECT_THAT(page.text.toStdString(), HasSubstr("crc32:1f2e3d4c"));
}

TEST(ReportHtml, TheChunkTableHoldsBoundariesAndTimes)
{
    const QStringList cells = parse(reportHtml(goodRun())).byElement[QStringLiteral("td")];
    const QStringList second{
        QStringLiteral("2"),   QStringLiteral("501"),    QStringLiteral("credits_2010_01.txt"),
        QStringLiteral("501"), QStringLiteral("20,000"), QStringLiteral("20,000"),
        QStringLiteral("500"), QStringLiteral("702 ms")};
    const qsizetype begin = cells.indexOf(QStringLiteral("credits_2010_01.txt"),
                                          cells.indexOf(QStringLiteral("credits_2010_01.txt")) + 1) -
                            2;
    ASSERT_GE(begin, 0);
    EXPECT_EQ(cells.mid(begin, 8), second);
}

TEST(ReportHtml, AChunkThatWasNotLoadedIsNotGivenATime)
{
    RunReport report = goodRun();
    report.summary.status = RunState::Cancelled;
    report.events.remove(1); // chunk 2
    const QStringList cells = parse(reportHtml(report)).byElement[QStringLiteral("td")];
    EXPECT_EQ(cells.count(QStringLiteral("not loaded")), 1);
}

TEST(ReportHtml, StatementsOfThePlanAreAllThere)
{
    const RunReport report = goodRun();
    const QStringList blocks = parse(reportHtml(report)).byElement[QStringLiteral("pre")];
    const QVector<PlannedStatement> statements = plannedStatements(report.plan);
    ASSERT_FALSE(statements.isEmpty());
    for (const PlannedStatement &statement : statements)
        EXPECT_TRUE(blocks.contains(statement.sql)) << statement.sql.toStdString();
    EXPECT_EQ(QJsonDocument::fromJson(blocks.last().toUtf8()).object(),
              QJsonDocument::fromJson(report.plan.toJson()).object())
        << "the plan in the page is the plan";
}

TEST(ReportHtml, SettingsTellWhetherTheyCameBack)
{
    RunReport report = goodRun();
    const auto change = [](const QString &from, const QString &to) {
        return Event{.kind = Event::Kind::SettingChanged,
                     .values = {{QStringLiteral("name"), QStringLiteral("sync_binlog")},
                                {QStringLiteral("from"), from},
                                {QStringLiteral("to"), to},
                                {QStringLiteral("scope"), QStringLiteral("global")}}};
    };
    report.events.append(change(QStringLiteral("1"), QStringLiteral("0")));
    EXPECT_TRUE(parse(reportHtml(report))
                    .byElement[QStringLiteral("td")]
                    .contains(QStringLiteral("0 (not put back)")));
    report.events.append(change(QStringLiteral("0"), QStringLiteral("1")));
    EXPECT_TRUE(
        parse(reportHtml(report)).byElement[QStringLiteral("td")].contains(QStringLiteral("1 (put back)")));
}

TEST(ReportHtml, ALongListSaysWhereTheRestIs)
{
    RunReport report = goodRun();
    const Event note{.elapsedMs = 5, .text = QStringLiteral("n")};
    report.events.fill(note, 5'001);
    EXPECT_THAT(parse(reportHtml(report)).text.toStdString(),
                HasSubstr("The first 5,000 of 5,001 events; the JSON report has them all."));
    report.events.removeLast();
    EXPECT_THAT(parse(reportHtml(report)).text.toStdString(), Not(HasSubstr("the JSON report has them all")));
}

TEST(ReportJson, HoldsEverything)
{
    const QJsonObject json = QJsonDocument::fromJson(reportJson(goodRun())).object();
    EXPECT_EQ(json.value(QStringLiteral("summary")).toObject().value(QStringLiteral("run")).toString(),
              QStringLiteral("20260102T030405-abcd"));
    EXPECT_EQ(json.value(QStringLiteral("events")).toArray().size(), 3);
    EXPECT_EQ(json.value(QStringLiteral("chunks")).toArray().size(), 3);
    EXPECT_EQ(json.value(QStringLiteral("samples")).toArray().size(), 26);
    EXPECT_EQ(json.value(QStringLiteral("samples"))
                  .toArray()
                  .at(25)
                  .toObject()
                  .value(QStringLiteral("rows_streamed"))
                  .toInteger(),
              1'500);
    EXPECT_EQ(json.value(QStringLiteral("plan")).toObject(),
              QJsonDocument::fromJson(goodRun().plan.toJson()).object());
}

TEST(ReportCsv, HasOneLinePerSampleWithItsRate)
{
    const QList<QByteArray> lines = reportCsv(goodRun()).split('\n');
    ASSERT_EQ(lines.size(), 28);
    EXPECT_EQ(lines[0].toStdString(),
              "elapsed_ms,rows_streamed,rows_committed,bytes_streamed,rows_per_second");
    EXPECT_EQ(lines[1].toStdString(), "0,0,0,0,");
    EXPECT_EQ(lines[2].toStdString(), "100,60,0,2400,600.0");
    EXPECT_EQ(lines[26].toStdString(), "2500,1500,1500,60000,600.0");
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
    EXPECT_EQ(reportJson(*read).toStdString(), reportJson(run).toStdString());
    EXPECT_EQ(reportHtml(*read).toStdString(), reportHtml(run).toStdString());
    EXPECT_EQ(reportCsv(*read).toStdString(), reportCsv(run).toStdString());
}

TEST(RunReport, ADamagedFolderIsAnErrorNotAnEmptyReport)
{
    const Result<std::unique_ptr<RunFolder>> folder = RunFolder::create(goodRun().plan);
    ASSERT_TRUE(folder.has_value());
    ASSERT_TRUE((*folder)->save(goodRun().summary).has_value());
    ASSERT_TRUE(QFile::remove((*folder)->path() + QStringLiteral("/plan.millrace")));
    EXPECT_FALSE(RunReport::read(**folder).has_value());
}

} // namespace millrace
