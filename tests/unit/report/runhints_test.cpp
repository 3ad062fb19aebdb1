// SPDX-License-Identifier: GPL-3.0-or-later
// What a run's own figures say: hints, stages, the list of rows set aside, two runs side by side.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/report/reportfiles.h"
#include "core/report/rows/rejectlist.h"
#include "core/report/runcomparison.h"
#include "core/report/runhints.h"
#include "core/report/runstages.h"
#include "core/report/svgplot.h"
#include "tests/support/qtprinters.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::runhints_test {

namespace {

using Kind = RunHint::Kind;

Event chunkDone(qint64 chunk, qint64 ms)
{
    return {.elapsedMs = chunk * 1'000,
            .kind = Event::Kind::ChunkDone,
            .values = {{u"chunk"_s, chunk}, {u"ms"_s, ms}}};
}

RunReport runOf(int chunks, int firstMs, int lastMs)
{
    RunReport report;
    report.summary.run = u"20260102T030405-%1"_s.arg(lastMs);
    report.summary.status = RunState::Done;
    report.summary.seconds = 70;
    report.summary.loadSeconds = 60;
    report.summary.rowsPerSecond = 1'000.0 * firstMs / lastMs;
    report.summary.tables = {{.table = u"s.t"_s, .rowsLoaded = 60'000, .verified = true}};
    report.plan.workers = 2;
    for (int i = 0; i < chunks; ++i)
        report.events << chunkDone(i + 1, firstMs + (lastMs - firstMs) * i / std::max(1, chunks - 1));
    return report;
}

QVector<Kind> kinds(const RunReport &report)
{
    QVector<Kind> result;
    for (const RunHint &hint : runHints(report))
        result << hint.kind;
    return result;
}

} // namespace

// Programs read them by these names; each kind has one of its own.
TEST(RunHints, EveryKindHasANameOfItsOwn)
{
    QSet<QString> names;
    for (int kind = 0; kind <= static_cast<int>(Kind::NotVerified); ++kind)
        names << hintName(static_cast<Kind>(kind));
    EXPECT_EQ(names.size(), static_cast<int>(Kind::NotVerified) + 1);
    EXPECT_FALSE(names.contains(QString()));
}

TEST(ReportJson, HasTheHintsAndStagesOfThePage)
{
    RunReport report = runOf(40, 1'000, 4'000);
    report.plan.indexes = IndexPolicy::Keep;
    const auto stage = [](const char *name, qint64 ms) {
        return Event{.elapsedMs = ms,
                     .kind = Event::Kind::StageChanged,
                     .values = {{u"stage"_s, QString::fromLatin1(name)}}};
    };
    report.events.prepend(stage("load", 500));
    report.events.prepend(stage("preflight", 100));
    report.events << stage("verify", 60'500);
    const QJsonObject json = QJsonDocument::fromJson(reportJson(report)).object();

    const QJsonArray stages = json.value(u"stages"_s).toArray();
    ASSERT_EQ(stages.size(), 3);
    const QJsonObject load = stages.at(1).toObject();
    EXPECT_EQ(load.value(u"stage"_s).toString(), u"load"_s);
    EXPECT_DOUBLE_EQ(load.value(u"from_seconds"_s).toDouble(), 0.5);
    EXPECT_DOUBLE_EQ(load.value(u"to_seconds"_s).toDouble(), 60.5);
    EXPECT_DOUBLE_EQ(stages.at(2).toObject().value(u"to_seconds"_s).toDouble(), 70);

    const QVector<RunHint> hints = runHints(report);
    const QJsonArray told = json.value(u"hints"_s).toArray();
    ASSERT_FALSE(hints.isEmpty());
    ASSERT_EQ(told.size(), hints.size());
    for (qsizetype i = 0; i < hints.size(); ++i) {
        const QJsonObject one = told.at(i).toObject();
        EXPECT_EQ(one.value(u"hint"_s).toString(), hintName(hints.at(i).kind));
        EXPECT_EQ(one.value(u"sentence"_s).toString(), hintSentence(hints.at(i)));
        // What the page says stands in here too.
        EXPECT_TRUE(reportHtml(report).contains(hintSentence(hints.at(i)).left(40).toUtf8()));
    }
    const QJsonObject climbing = told.at(0).toObject();
    EXPECT_EQ(climbing.value(u"hint"_s).toString(), u"climbing"_s);
    EXPECT_DOUBLE_EQ(climbing.value(u"figure"_s).toDouble(), hints.at(0).figure);
    EXPECT_TRUE(
        QJsonDocument::fromJson(reportJson(RunReport())).object().value(u"hints"_s).toArray().isEmpty());
}

TEST(RunHints, AFlatRunOfWholesomeChunksAsksForNothing)
{
    EXPECT_TRUE(runHints(runOf(40, 1'000, 1'000)).isEmpty());
    EXPECT_TRUE(runHints(RunReport()).isEmpty());
    EXPECT_TRUE(runHints(runOf(4, 100, 9'000)).isEmpty()) << "four chunks make no curve";
}

TEST(RunHints, AClimbingCurveIsNamedWithItsCure)
{
    RunReport report = runOf(40, 1'000, 4'000);
    auto hints = runHints(report);
    ASSERT_EQ(hints.size(), 1);
    EXPECT_EQ(hints.first().kind, Kind::Climbing);
    EXPECT_NEAR(hints.first().figure, 3'600.0 / 1'350.0, 0.2);
    EXPECT_TRUE(hintSentence(hints.first()).contains(u"Defer the secondary indexes and sort"_s));
    report.plan.indexes = IndexPolicy::Defer;
    report.plan.order = RowOrder::PrimaryKey;
    hints = runHints(report);
    EXPECT_TRUE(hintSentence(hints.first()).contains(u"buffer pool"_s))
        << "what was done already is not advised";
}

TEST(RunHints, SmallChunksRetriesAndHoldingBackAreMeasured)
{
    RunReport report = runOf(40, 100, 100);
    EXPECT_EQ(kinds(report), QVector<Kind>{Kind::SmallChunks});
    for (int chunk = 3; chunk < 7; ++chunk)
        report.events.prepend(
            {.elapsedMs = 10, .kind = Event::Kind::ChunkRetried, .values = {{u"chunk"_s, chunk}}});
    EXPECT_TRUE(kinds(report).contains(Kind::Retries));
    report.events
        << Event{.elapsedMs = 10'000, .kind = Event::Kind::Note, .values = {{u"throttle_rows"_s, 5'000}}}
        << Event{.elapsedMs = 40'000, .kind = Event::Kind::Note, .values = {{u"throttle_rows"_s, 0}}};
    const auto hints = runHints(report);
    const auto slowed = std::find_if(hints.begin(), hints.end(),
                                     [](const RunHint &hint) { return hint.kind == Kind::Slowed; });
    ASSERT_NE(slowed, hints.end());
    EXPECT_EQ(slowed->figure, 50) << "30 of 60 s";
}

TEST(RunStages, LastUntilTheNextAndToTheEndOfTheRun)
{
    const auto stage = [](const char *name, qint64 at) {
        return Event{.elapsedMs = at,
                     .kind = Event::Kind::StageChanged,
                     .values = {{u"stage"_s, QLatin1String(name)}}};
    };
    const auto stages = runStages({stage("preflight", 0), stage("load", 1'500), stage("verify", 9'000)}, 10);
    ASSERT_EQ(stages.size(), 3);
    EXPECT_EQ(stages.at(1).from, 1.5);
    EXPECT_EQ(stages.at(1).to, 9);
    EXPECT_EQ(stages.at(2).to, 10);
    EXPECT_TRUE(runStages({}, 5).isEmpty());
}

TEST(RejectList, PutsTheRowsBesideTheirReasons)
{
    const QTemporaryDir folder;
    const QString rows = folder.filePath(u"rejects.txt"_s);
    const QString reasons = folder.filePath(u"rejects.csv"_s);
    ASSERT_TRUE(writeFileAtomically(rows, "17\tno date\n18\tworse\\\nstill one row\n19\tx\n"));
    ASSERT_TRUE(writeFileAtomically(
        reasons, "reject,file,row,line,byte_offset,column,code,reason\r\n"
                 "1,/d/a.txt,17,18,900,created_at,1292,\"Incorrect \"\"date\"\", line 1\nof 2\"\r\n"
                 "2,/d/a.txt,18,19,910,created_at,1292,bad\r\n"
                 "3,/d/a.txt,19,21,930,,1062,duplicate\r\n"));
    Plan plan;
    const auto list = RejectList::read(plan, rows, reasons);
    ASSERT_TRUE(list) << list.error().text();
    ASSERT_EQ(list->rows.size(), 3);
    EXPECT_EQ(list->rows.at(0).reason, u"Incorrect \"date\", line 1\nof 2"_s);
    EXPECT_EQ(list->rows.at(0).line, 18);
    EXPECT_EQ(list->rows.at(1).raw, "18\tworse\\\nstill one row");
    EXPECT_EQ(list->rows.at(2).code, 1062);
    ASSERT_EQ(list->causes.size(), 2);
    EXPECT_EQ(list->causes.first().count, 2);
    EXPECT_EQ(list->causes.first().column, u"created_at"_s);
    const auto first = RejectList::read(plan, rows, reasons, 1);
    EXPECT_EQ(first->rows.size(), 1);
    EXPECT_EQ(first->count, 3);
    EXPECT_FALSE(RejectList::read(plan, rows, folder.filePath(u"none.csv"_s)));
}

TEST(RejectPlan, IsTheRunsPlanWithTheMendedFile)
{
    const QTemporaryDir folder;
    const QString rows = folder.filePath(u"rejects.txt"_s);
    ASSERT_TRUE(writeFileAtomically(rows, "id\twhen\n17\t2010-02-28\n18\t2010-03-01\n"));
    Plan plan;
    plan.name = u"credits"_s;
    plan.schema = u"s"_s;
    plan.table = u"t"_s;
    plan.createSql = u"CREATE TABLE t (id INT, d DATE)"_s;
    plan.source.dialect.skipLines = 1;
    plan.source.fieldCount = 2;
    plan.source.files = {{.path = u"/dumps/big.txt"_s, .rows = 1'000'000}};
    plan.mapping.fields = {{.kind = FieldBinding::Kind::Column, .name = u"id"_s},
                           {.kind = FieldBinding::Kind::Column, .name = u"d"_s}};
    plan.workers = 8;
    plan.indexes = IndexPolicy::DeferAll;
    plan.global = {{u"sync_binlog"_s, u"0"_s}};
    plan.onError = OnError::SetAside;
    const auto mended = planForRejects(plan, rows);
    ASSERT_TRUE(mended) << mended.error().text();
    EXPECT_EQ(mended->source.files.size(), 1);
    EXPECT_EQ(mended->source.files.first().path, rows);
    EXPECT_EQ(mended->source.totalRows(), 2) << "after the header";
    EXPECT_EQ(mended->table, plan.table);
    EXPECT_EQ(mended->mapping, plan.mapping);
    EXPECT_EQ(mended->onError, OnError::SetAside);
    EXPECT_EQ(mended->indexes, IndexPolicy::Keep) << "a table that is full";
    EXPECT_TRUE(mended->createSql.isEmpty());
    EXPECT_TRUE(mended->global.isEmpty());

    plan.mapping.expressions = {{.column = u"id"_s, .expression = u"@row_number"_s}};
    const auto numbered = planForRejects(plan, rows);
    ASSERT_FALSE(numbered);
    EXPECT_EQ(numbered.error().code, ErrorCode::MappingIncomplete);
    plan.mapping.expressions.clear();
    ASSERT_TRUE(writeFileAtomically(rows, "id\twhen\n"));
    EXPECT_FALSE(planForRejects(plan, rows)) << "nothing left to load";
}

TEST(RunComparison, SetsFiguresAndPlansSideBySide)
{
    const RunReport slow = runOf(20, 1'000, 4'000);
    RunReport fast = runOf(10, 1'000, 1'000);
    fast.plan.workers = 4;
    fast.plan.session = {{u"unique_checks"_s, u"0"_s}};
    fast.summary.planName = u"</h1><script>"_s;
    const auto find = [](const QVector<ComparedLine> &lines, const char *name) {
        for (const ComparedLine &line : lines)
            if (line.name == QLatin1String(name))
                return line;
        return ComparedLine{};
    };
    const auto figures = comparedFigures(slow, fast);
    EXPECT_EQ(find(figures, "Rows per second, mean").change, u"+300 %"_s);
    EXPECT_EQ(find(figures, "Loading").change, u"same"_s);
    EXPECT_FALSE(find(figures, "Loading").differs);
    const auto plans = comparedPlans(slow, fast);
    EXPECT_EQ(find(plans, "Workers").first, u"2"_s);
    EXPECT_EQ(find(plans, "Workers").second, u"4"_s);
    EXPECT_EQ(find(plans, "unique_checks (session)").first, u"–"_s);
    EXPECT_EQ(find(plans, "unique_checks (session)").second, u"0"_s);

    const QByteArray html = compareRuns(slow, fast);
    QXmlStreamReader reader(html);
    bool script = false;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement)
            script = script || reader.name() == "script"_L1;
    EXPECT_EQ(reader.errorString(), QString());
    EXPECT_FALSE(script);
    EXPECT_THAT(html.toStdString(), testing::HasSubstr("loaded 4.00 times as fast as"));
    const QJsonObject json = QJsonDocument::fromJson(compareRunsJson(slow, fast)).object();
    EXPECT_EQ(json.value(u"figures"_s).toArray().size(), figures.size());
    // Runs of which nothing is known make no figures up.
    EXPECT_EQ(find(comparedFigures({}, {}), "Middle chunk").name, QString());
}

TEST(SvgPlot, BothCurvesBeginWithTheirFirstRow)
{
    QVector<Sample> early, late;
    for (int i = 0; i <= 50; ++i) {
        early << Sample{.elapsedMs = i * 100, .rowsStreamed = i * 1'000};
        late << Sample{.elapsedMs = i * 100 + 20'000, .rowsStreamed = i * 1'000};
    }
    const QString svg = compareSvg(early, late, u"a<b"_s, u"second"_s);
    EXPECT_EQ(svg.count(u"<polyline"_s), 2);
    EXPECT_TRUE(svg.contains(u"a&lt;b"_s));
    EXPECT_FALSE(svg.contains(u">20<"_s)) << "twenty seconds of waiting are not drawn";
    EXPECT_TRUE(compareSvg({}, {}, {}, {}).isEmpty());
    EXPECT_TRUE(seriesSvg(u"x"_s, {{1, 1}}).isEmpty());
    EXPECT_TRUE(seriesSvg(u"x"_s, {{1, 1}, {2, 3}}).contains(u"polyline"_s));
}

} // namespace millrace::runhints_test
