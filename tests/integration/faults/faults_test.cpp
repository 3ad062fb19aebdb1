// SPDX-License-Identifier: GPL-3.0-or-later
// A line that is cut, reset, slow, stalled or corrupt at any byte of either direction: each row of the dump
// is in the table once, or somebody is told.
#include "core/base/literals.h"
#include "tests/integration/faults/faultcase.h"

#include "core/server/connection.h"
#include "core/tuning/settingstable.h"
#include "tests/support/factsof.h"

#include <QElapsedTimer>
#include <QFile>

namespace millrace::test::faults_test {

namespace {

using Kind = LineFault::Kind;
using Direction = LineFault::Direction;
using Tls = ConnectionSpec::Tls;

/// What matters to how rows get in, and to what happens when that is interrupted.
struct Way
{
    const char *name;
    WayIn wayIn = WayIn::Local;
    OnError onError = OnError::Stop;
    OnDuplicate onDuplicate = OnDuplicate::Stop;
    bool withKey = true;
    Tls tls = Tls::Disabled;
};

class BrokenLine : public Faults, public testing::WithParamInterface<Way>
{
protected:
    /// Rows that do not fit: where they may be, there are some.
    int badEvery() const { return GetParam().onError == OnError::SetAside ? 97 : 0; }
    void prepareFor(LoadCase &load, int rows) const
    {
        const Way &way = GetParam();
        prepare(load, rows, way.withKey, badEvery());
        load.plan.wayIn = way.wayIn;
        load.plan.onError = way.onError;
        load.plan.onDuplicate = way.onDuplicate;
        load.account = throughTheLine(load.plan.schema, way.tls);
    }
};

constexpr int manyRows = 12'000;

QByteArray linesOf(const QString &path)
{
    QFile file(path);
    return !path.isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

TEST_P(BrokenLine, WhateverBreaksWhereverEachRowIsThereOnce)
{
    constexpr int rows = 2'400;
    constexpr int rounds = 12;
    if (const QString why = whyNoTls(*server); GetParam().tls == Tls::Required && !why.isEmpty())
        GTEST_SKIP() << why;
    LoadCase load(*server);
    prepareFor(load, rows);
    const Peace peace = inPeace(load);
    int fired = 0;
    int broke = 0; // rounds in which a connection was ended
    int felt = 0;  // of these, as a retry or as a run that had to be gone on with
    for (int round = 0; round < rounds; ++round) {
        constexpr Kind kinds[] = {Kind::Cut, Kind::Reset, Kind::Slow, Kind::Stall};
        const auto direction = round % 2 == 0 ? Direction::ToServer : Direction::ToClient;
        const auto fault = [&] {
            return LineFault{.kind = kinds[random.bounded(4)],
                             .direction = direction,
                             .atByte = random.bounded(peace.bytes[static_cast<int>(direction)]),
                             .stallMs = 300,
                             .bytesPerSecond = 200'000};
        };
        const QVector<LineFault> faults{fault(), fault()};
        SCOPED_TRACE(faultText(faults[0]) + ", " + faultText(faults[1]));
        RunSummary summary;
        const Told told = loadToItsEnd(load, faults, summary);
        fired += told.fired;
        broke += told.broke > 0 ? 1 : 0;
        felt += told.broke > 0 && (told.more > 0 || told.retries > 0) ? 1 : 0;
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        ASSERT_EQ(contentOf(load), peace.content);
        if (!summary.tables.first()
                 .verified) { // a second loss, while the proof's connection was opened again
            ASSERT_FALSE(summary.tables.first().notVerifiedBecause.isEmpty());
            putBack(load);
            continue;
        }
        ASSERT_EQ(summary.tables.first().rowsRejected, badEvery() > 0 ? rows / badEvery() : 0);
        ASSERT_EQ(linesOf(summary.tables.first().rejectsFile).count('\n'),
                  badEvery() > 0 ? rows / badEvery() : 0);
        expectNothingLeft(load);
        empty(load);
    }
    RecordProperty("broke", broke);
    RecordProperty("felt", felt);
    RecordProperty("fired", fired);
    // A byte near the end may not come again, nor what lies beyond a line that was cut for good.
    EXPECT_GE(fired, rounds) << "of " << 2 * rounds;
    EXPECT_GE(broke, 1);
    EXPECT_GE(felt, 1) << "of " << broke;
}

/// Of so many rows nearly all that goes to the server is rows: what happens in their midst happens to one of
/// the workers.
TEST_P(BrokenLine, WhatEndsAConnectionInTheMidstOfTheLoadIsTriedAgain)
{
    if (const QString why = whyNoTls(*server); GetParam().tls == Tls::Required && !why.isEmpty())
        GTEST_SKIP() << why;
    LoadCase load(*server);
    prepareFor(load, manyRows);
    const Peace peace = inPeace(load);
    for (const Kind kind : {Kind::Cut, Kind::Reset})
        expectRetriesInTheMidst(load, peace, kind);
}

/// And what only takes its time is no loss.
TEST_P(BrokenLine, WhatIsSlowOrStallsForAMomentIsWaitedFor)
{
    if (const QString why = whyNoTls(*server); GetParam().tls == Tls::Required && !why.isEmpty())
        GTEST_SKIP() << why;
    LoadCase load(*server);
    prepareFor(load, 2'400);
    const Peace peace = inPeace(load);
    for (const Kind kind : {Kind::Slow, Kind::Stall}) {
        const LineFault fault{
            .kind = kind, .atByte = peace.bytes[0] / 2, .stallMs = 700, .bytesPerSecond = 20'000};
        SCOPED_TRACE(faultText(fault));
        QElapsedTimer timer;
        timer.start();
        RunSummary summary;
        const Told told = loadToItsEnd(load, {fault}, summary);
        EXPECT_EQ(told.fired, 1);
        EXPECT_EQ(told.broke, 0);
        EXPECT_EQ(told.more, 0);
        EXPECT_EQ(told.retries, 0);
        EXPECT_GE(timer.elapsed(), kind == Kind::Stall ? 700 : 100);
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        ASSERT_EQ(contentOf(load), peace.content);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        expectNothingLeft(load);
        empty(load);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Ways, BrokenLine,
    testing::Values(Way{.name = "Local"}, Way{.name = "LocalWithoutAKey", .withKey = false},
                    Way{.name = "Encrypted", .tls = Tls::Required},
                    Way{.name = "Insert", .wayIn = WayIn::Insert, .withKey = false},
                    Way{.name = "SetAside", .onError = OnError::SetAside},
                    Way{.name = "Replace", .onDuplicate = OnDuplicate::Replace},
                    Way{.name = "AsServer", .onError = OnError::AsServer, .withKey = false}),
    [](const auto &way) { return std::string(way.param.name); });

TEST_F(Faults, ALineThatStallsForEverEndsInABoundedTimeAndIsTriedAgain)
{
    LoadCase load(*server);
    prepare(load, 24'000, false);
    const Peace peace = inPeace(load);
    // In the midst of the load: the rows are nearly all that goes to the server.
    const LineFault fault{.kind = Kind::Stall, .atByte = peace.bytes[0] / 2};
    QElapsedTimer timer;
    timer.start();
    line->script({fault});
    const RunSummary summary = load.run();
    EXPECT_LT(timer.elapsed(), 120'000);
    EXPECT_GE(timer.elapsed(), 2'000) << "the line's patience";
    EXPECT_EQ(line->fired(), 1);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_GE(summary.tables.first().retries, 1);
    EXPECT_EQ(contentOf(load), peace.content);
    expectNothingLeft(load);
    EXPECT_EQ(
        server->value(u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE USER = 'app'"_s).toInt(), 0)
        << "the session at the other end of the stalled line";
}

TEST_F(Faults, AStallAtAnyByteHangsNothing)
{
    LoadCase load(*server);
    prepare(load, 1'200, false);
    const Peace peace = inPeace(load);
    int fired = 0;
    for (int round = 0; round < 4; ++round) {
        const auto direction = round % 2 == 0 ? Direction::ToServer : Direction::ToClient;
        const LineFault fault{.kind = Kind::Stall,
                              .direction = direction,
                              .atByte = random.bounded(peace.bytes[static_cast<int>(direction)])};
        SCOPED_TRACE(faultText(fault));
        RunSummary summary;
        fired += loadToItsEnd(load, {fault}, summary).fired;
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        ASSERT_EQ(contentOf(load), peace.content);
        expectNothingLeft(load);
        empty(load);
    }
    EXPECT_GE(fired, 2) << "a byte near the end may not come again";
}

TEST_F(Faults, RowsThatStopComingEndInALostConnection)
{
    const auto connection = Connection::open(throughTheLine({}, Tls::Disabled));
    ASSERT_TRUE(connection) << connection.error().text();
    line->script({{.kind = Kind::Stall, .direction = Direction::ToClient, .atByte = 20'000'000}});
    const auto cursor = (*connection)
                            ->openCursor(u"SELECT REPEAT('x', 1000) FROM information_schema.COLUMNS a, "
                                         "information_schema.COLUMNS b LIMIT 100000"_s);
    ASSERT_TRUE(cursor) << cursor.error().text();
    qint64 rows = 0;
    Result<bool> next = true;
    while ((next = (*cursor)->next()) && *next)
        ++rows;
    ASSERT_FALSE(next) << "all of " << rows << " rows came through a line that swallows them";
    EXPECT_EQ(next.error().code, ErrorCode::ConnectionLost) << next.error().text();
    EXPECT_GT(rows, 10'000);
    EXPECT_EQ(line->fired(), 1);
    line->script({});
}

/// Qt's driver takes an answer that breaks off for a statement without rows (6.4): a journal that was read so
/// would be empty.
TEST_F(Faults, AnAnswerThatBreaksOffIsNoEmptyOne)
{
    for (const auto kind : {Kind::Cut, Kind::Reset, Kind::Stall})
        for (const int atByte : {40'000, 100, 11}) {
            const auto connection = Connection::open(throughTheLine({}, Tls::Disabled));
            ASSERT_TRUE(connection) << connection.error().text();
            const LineFault fault{.kind = kind, .direction = Direction::ToClient, .atByte = atByte};
            SCOPED_TRACE(faultText(fault));
            line->script({fault});
            const auto rows =
                (*connection)->rows(u"SELECT REPEAT('x', 1000) FROM information_schema.COLUMNS LIMIT 100"_s);
            EXPECT_EQ(line->fired(), 1);
            ASSERT_FALSE(rows) << rows->size() << " rows";
            EXPECT_EQ(rows.error().code, ErrorCode::ConnectionLost) << rows.error().text();
            line->script({});
        }
    // And where nobody looks at the rows.
    const auto connection = Connection::open(throughTheLine({}, Tls::Disabled));
    ASSERT_TRUE(connection) << connection.error().text();
    line->script({{.kind = Kind::Cut, .direction = Direction::ToClient, .atByte = 40'000}});
    const auto changed = (*connection)
                             ->executeBytes("SELECT REPEAT('x', 1000) FROM information_schema.COLUMNS "
                                            "LIMIT 100");
    ASSERT_FALSE(changed) << *changed;
    EXPECT_EQ(changed.error().code, ErrorCode::ConnectionLost) << changed.error().text();
    line->script({});
}

TEST_F(Faults, AStatementThatTakesLongIsNoSilence)
{
    const auto connection = Connection::open(throughTheLine({}, Tls::Disabled));
    ASSERT_TRUE(connection) << connection.error().text();
    const auto slept = (*connection)->value(u"SELECT SLEEP(9)"_s); // four times the patience
    ASSERT_TRUE(slept) << slept.error().text();
    EXPECT_EQ(slept->toInt(), 0);
}

/// Without TLS the protocol has no checksum: a bit that flips inside a value is a value, to the server. The
/// contents, compared, are what finds it; counts cannot.
struct FlippedBits
{
    const char *name;
    int rows;
    int everyAnswer; ///< each so many-th bit flips in what the server says, the others in what it is told
};
class FlippedBit : public Faults, public testing::WithParamInterface<FlippedBits>
{};

TEST_P(FlippedBit, IsNeverCalledVerified)
{
    LoadCase load(*server);
    prepare(load, GetParam().rows, true);
    load.plan.verify = VerifyLevel::Content;
    const Peace peace = inPeace(load);
    int told = 0;
    int unharmed = 0;
    for (int round = 1; round <= 20; ++round) {
        const auto direction =
            round % GetParam().everyAnswer == 0 ? Direction::ToClient : Direction::ToServer;
        const LineFault fault{.kind = Kind::Corrupt,
                              .direction = direction,
                              .atByte = random.bounded(peace.bytes[static_cast<int>(direction)]),
                              .bit = random.bounded(8)};
        SCOPED_TRACE(faultText(fault));
        line->script({fault});
        const RunSummary summary = load.run();
        line->script({});
        const bool verified = summary.status == RunState::Done && summary.tables.first().verified;
        if (verified) {
            ++unharmed;
            ASSERT_EQ(contentOf(load), peace.content);
        } else {
            ++told;
            ASSERT_FALSE(why(summary).empty());
        }
        putBack(load);
    }
    RecordProperty("told", told);
    RecordProperty("unharmed", unharmed);
    EXPECT_GT(told, 0);
}

INSTANTIATE_TEST_SUITE_P(Places, FlippedBit,
                         testing::Values(FlippedBits{"AmongRows", 2'400, 5},
                                         FlippedBits{"AmongQuestionsAndAnswers", 48, 2}),
                         [](const auto &place) { return std::string(place.param.name); });

/// A comma that becomes another sign, and the answer has a column less.
TEST_F(Faults, AnAnswerOfAnotherShapeIsAnError)
{
    LoadCase load(*server);
    prepare(load, 2'400, true);
    const Peace peace = inPeace(load);
    empty(load);
    load.plan.limits.rowsPerSecond = 1'000;
    RunSummary summary = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsCommitted == 0 && !control.isCancelled())
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        control.cancel();
    });
    ASSERT_EQ(summary.status, RunState::Cancelled) << why(summary);
    ASSERT_GT(load.rowsInTable(), 0);

    // "," is 0x2c, and "-" 0x2d: one number minus the next.
    line->script({{.kind = Kind::Corrupt, .bit = 0, .after = "SELECT chunk, first_row"}});
    summary = load.resume();
    EXPECT_EQ(line->fired(), 1) << "the journal is read";
    line->script({});
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::JournalUnusable);
    EXPECT_TRUE(summary.error->what.contains(u"11 columns where 12"_s)) << summary.error->text();
    summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(contentOf(load), peace.content);
    expectNothingLeft(load);
}

/// What was changed for a run is not put back to what stood in another column.
TEST_F(Faults, AnAnswerOfAnotherShapeIsNoSetting)
{
    LoadCase load(*server);
    prepare(load, 12, true);
    const auto connection = Connection::open(*load.account);
    ASSERT_TRUE(connection) << connection.error().text();
    const SettingsTable table(load.plan.schema, {});
    ASSERT_TRUE(table.create(**connection));
    ASSERT_TRUE(table.add(**connection, u"run"_s, u"machine"_s,
                          {.scope = SettingScope::Global,
                           .name = u"innodb_io_capacity"_s,
                           .before = ioCapacity,
                           .wanted = u"1000"_s}));
    line->script({{.kind = Kind::Corrupt, .bit = 0, .after = "value_wanted, value_during"}});
    const auto bent = table.rows(**connection);
    EXPECT_EQ(line->fired(), 1);
    line->script({});
    ASSERT_FALSE(bent);
    EXPECT_EQ(bent.error().code, ErrorCode::ConnectionLost);
    EXPECT_TRUE(bent.error().what.contains(u"7 columns where 8"_s)) << bent.error().text();
    const auto whole = table.rows(**connection);
    ASSERT_TRUE(whole) << whole.error().text();
    ASSERT_EQ(whole->size(), 1);
    EXPECT_EQ(whole->first().setting.before, ioCapacity);
    EXPECT_EQ(whole->first().machine, u"machine"_s);
}

TEST_F(Faults, AFlippedBitInAValueIsFoundByTheContents)
{
    LoadCase load(*server);
    prepare(load, 2'400, true);
    load.plan.verify = VerifyLevel::Content;
    load.plan.workers = 1;
    const Peace peace = inPeace(load);
    int inValues = 0;
    for (int round = 0; round < 60 && inValues < 3; ++round) {
        const LineFault fault{.kind = Kind::Corrupt,
                              .atByte = peace.bytes[0] / 4 + random.bounded(peace.bytes[0] / 2),
                              .bit = 0}; // a digit becomes another, a letter too
        SCOPED_TRACE(faultText(fault));
        line->script({fault});
        const RunSummary summary = load.run();
        line->script({});
        const bool allThere = load.rowsInTable() == 2'400 && contentOf(load) != peace.content;
        if (allThere) { // nothing but a comparison can see it
            ++inValues;
            EXPECT_FALSE(summary.tables.first().verified);
            EXPECT_NE(why(summary).find("Chunk"), std::string::npos) << why(summary);
        }
        putBack(load);
    }
    EXPECT_EQ(inValues, 3);
}

TEST_F(Faults, UnderTlsAFlippedBitIsALostConnection)
{
    if (const QString why = whyNoTls(*server); !why.isEmpty())
        GTEST_SKIP() << why;
    LoadCase load(*server);
    prepare(load, 2'400, true);
    load.account = throughTheLine(load.plan.schema, Tls::Required);
    const Peace peace = inPeace(load);
    int fired = 0;
    int felt = 0;
    for (int round = 0; round < 8; ++round) {
        const auto direction = round % 2 == 0 ? Direction::ToServer : Direction::ToClient;
        const LineFault fault{.kind = Kind::Corrupt,
                              .direction = direction,
                              .atByte = random.bounded(peace.bytes[static_cast<int>(direction)]),
                              .bit = random.bounded(8)};
        SCOPED_TRACE(faultText(fault));
        RunSummary summary;
        const Told told = loadToItsEnd(load, {fault}, summary);
        fired += told.fired;
        felt += told.more > 0 || told.retries > 0 ? 1 : 0;
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        ASSERT_EQ(contentOf(load), peace.content);
        if (!summary.tables.first()
                 .verified) { // a second loss, while the proof's connection was opened again
            ASSERT_FALSE(summary.tables.first().notVerifiedBecause.isEmpty());
            putBack(load);
            continue;
        }
        expectNothingLeft(load);
        empty(load);
    }
    EXPECT_GE(fired, 6) << "a byte near the end may not come again";
    EXPECT_GE(felt, 1);
    // In the midst of the rows there is nothing but TLS: who sees the bit is the other end's check of it.
    LoadCase many(*server);
    prepare(many, manyRows, true);
    many.account = throughTheLine(many.plan.schema, Tls::Required);
    expectRetriesInTheMidst(many, inPeace(many), Kind::Corrupt);
}

} // namespace millrace::test::faults_test
