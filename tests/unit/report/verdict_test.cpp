// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/report/verdict.h"
#include "tests/support/qtprinters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::verdict_test {

namespace {

RunSummary done(double seconds = 216.4)
{
    RunSummary summary;
    summary.run = u"20260102T030405-abcd"_s;
    summary.status = RunState::Done;
    summary.seconds = seconds;
    summary.tables = {{.table = u"causes.credits"_s,
                       .rowsRead = 1'000'000,
                       .rowsLoaded = 1'000'000,
                       .chunks = 40,
                       .verified = true,
                       .rowsCompared = 1'000'000}};
    return summary;
}

std::string text(const QString &value)
{
    return value.toStdString();
}

} // namespace

TEST(Verdict, DoneAndVerifiedIsTheOnlyProof)
{
    const Verdict verdict = verdictOf(done(), 1'000'000);
    EXPECT_EQ(verdict.kind, Verdict::Kind::Proved);
    EXPECT_TRUE(verdict.whole);
    EXPECT_EQ(text(verdict.sentence), "1,000,000 rows loaded and verified in 3:36, by counts and contents.");
    EXPECT_EQ(text(verdict.detail()), "");
}

TEST(Verdict, WhatIsVerifiedOfADumpThatWasNotFinishedIsNotTheDump)
{
    RunSummary summary = done();
    summary.unfinished = u"/dumps/shop: mydumper did not finish this dump."_s;
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::LookHere);
    EXPECT_FALSE(verdict.whole);
    EXPECT_EQ(text(verdict.sentence), "1,000,000 rows loaded and verified in 3:36, by counts and contents. "
                                      "The dump itself was not finished.");
    EXPECT_EQ(text(verdict.detail()),
              "/dumps/shop: mydumper did not finish this dump. What is missing of it is "
              "not in the tables either. Dump again, and load that.");
}

TEST(Verdict, ShortRunsShowTenths)
{
    EXPECT_EQ(text(verdictOf(done(2.43), -1).sentence),
              "1,000,000 rows loaded and verified in 2.4 s, by counts and contents.");
    EXPECT_EQ(text(spanText(59.96)), "0:59");
    EXPECT_EQ(text(spanText(-1)), "0.0 s");
}

TEST(Verdict, WhatWasVerifiedIsSaid)
{
    const auto sentence = [](qint64 compared, const QString &note) {
        RunSummary summary = done();
        summary.tables[0].rowsCompared = compared;
        summary.tables[0].comparedNote = note;
        return text(verdictOf(summary, -1).sentence);
    };
    EXPECT_EQ(
        sentence(1'000'000, u"Not compared: price (double)."_s),
        "1,000,000 rows loaded and verified in 3:36, by counts and contents, though not of every column.");
    EXPECT_EQ(sentence(999, u"Contents of some rows were not compared: x."_s),
              "1,000,000 rows loaded and verified in 3:36, by counts and the contents of 999 rows.");
    EXPECT_EQ(sentence(0, {}),
              "1,000,000 rows loaded and verified in 3:36, by counts; contents were not compared.");
    RunSummary partly = done();
    partly.inOrder = InOrderOutcome{.statements = 2, .rows = 5};
    EXPECT_EQ(text(verdictOf(partly, -1).sentence),
              "1,000,005 rows loaded in 3:36, 1,000,000 of them verified by counts and contents.");
}

// A command that would be refused is not offered.
TEST(Verdict, WhatRanAsItStandsIsNotRolledBack)
{
    RunSummary summary = done();
    summary.status = RunState::Stopped;
    const QString rollback = u"millrace-cli rollback "_s + summary.run;
    EXPECT_TRUE(verdictOf(summary, -1).commands.contains(rollback));
    summary.inOrder = InOrderOutcome{.statements = 1, .rows = 5};
    EXPECT_FALSE(verdictOf(summary, -1).commands.contains(rollback));
    EXPECT_TRUE(verdictOf(summary, -1).commands.contains(u"millrace-cli resume "_s + summary.run));
    summary.status = RunState::Done;
    EXPECT_TRUE(
        verdictOf(summary, -1)
            .why.contains(
                u"1 statement ran as it stands in the dump and changed 5 rows; nothing was counted again."_s));
}

// "Verified" is said of a dump only where all of it ran, or was left out by whoever planned it.
TEST(Verdict, AStatementThatDidNotRunIsMissing)
{
    RunSummary summary = done();
    summary.statementsMissing = 2;
    summary.missing = QStringList{u"line 3 of shop.sql: SET GLOBAL a = 1"_s};
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::LookHere);
    EXPECT_FALSE(verdict.whole);
    EXPECT_EQ(text(verdict.sentence),
              "1,000,000 rows loaded in 3:36, and 2 statements of the dump did not run.");
    EXPECT_EQ(verdict.why, QStringList{u"Did not run: line 3 of shop.sql: SET GLOBAL a = 1 …."_s});
    EXPECT_THAT(text(verdict.howToFix), testing::HasSubstr("--without-others"));
    EXPECT_FALSE(summary.isVerified());
    summary.tables.clear();
    EXPECT_FALSE(verdictOf(summary, -1).whole) << "not even where there are no tables";
}

TEST(Verdict, WhatTheUserLeftOutIsToldAndTakesNothingAway)
{
    RunSummary summary = done();
    summary.leftOut = QStringList{u"Left out, as the plan says: 1 table (shop.b)."_s};
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::Proved);
    EXPECT_TRUE(verdict.whole);
    EXPECT_TRUE(verdict.why.isEmpty());
    EXPECT_EQ(verdict.leftOut, summary.leftOut);
    EXPECT_EQ(verdict.detail(), summary.leftOut.first());
    const auto again = RunSummary::fromJson(summary.toJson());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->leftOut, summary.leftOut);
}

TEST(Verdict, NotVerifiedIsSaidPlainlyWithItsReason)
{
    RunSummary summary = done();
    summary.tables[0].verified = false;
    summary.tables[0].notVerifiedBecause = u"Other sessions wrote to the table."_s;
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::LookHere);
    EXPECT_EQ(text(verdict.sentence), "1,000,000 rows loaded in 3:36, not verified.");
    EXPECT_EQ(text(verdict.detail()), "Other sessions wrote to the table.");
}

TEST(Verdict, OneTableWithoutProofSpoilsAll)
{
    RunSummary summary = done();
    summary.tables.append({.table = u"causes.pledges"_s, .rowsRead = 5, .rowsLoaded = 5});
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::LookHere);
    EXPECT_EQ(text(verdict.sentence), "1,000,005 rows loaded in 3:36, not verified.");
    EXPECT_EQ(text(verdict.detail()), "causes.pledges was not checked.");
}

TEST(Verdict, ADoneRunWithoutTablesProvesNothing)
{
    RunSummary summary = done();
    summary.tables.clear();
    EXPECT_EQ(verdictOf(summary, -1).kind, Verdict::Kind::LookHere);
    EXPECT_THAT(text(verdictOf(summary, -1).sentence), testing::HasSubstr("not verified"));
}

TEST(Verdict, RowsAsideSkippedOrBentAreNeverGreen)
{
    RunSummary aside = done();
    aside.tables[0].rowsRejected = 1;
    EXPECT_EQ(verdictOf(aside, -1).kind, Verdict::Kind::LookHere);
    EXPECT_EQ(text(verdictOf(aside, -1).detail()), "1 row set aside.");

    RunSummary bent = done();
    bent.tables[0].rowsSkipped = 2;
    bent.tables[0].warnings = 1;
    EXPECT_EQ(verdictOf(bent, -1).kind, Verdict::Kind::LookHere);
    EXPECT_EQ(
        text(verdictOf(bent, -1).detail()),
        "2 rows skipped by the server. The server raised 1 warning: values may have been changed to fit.");
}

TEST(Verdict, WhatTheDumpItselfSkipsTakesNothingAway)
{
    RunSummary own = done();
    own.tables[0].rowsSkipped = 2;
    own.tables[0].rowsReplaced = 1;
    own.tables[0].duplicatesAsDump = true;
    own.tables[0].warnings = 2;
    own.tables[0].warningKinds = {{.code = 1062, .count = 2, .example = u"Duplicate entry"_s}};
    const Verdict verdict = verdictOf(own, -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::Proved);
    EXPECT_TRUE(verdict.whole);
    EXPECT_EQ(text(verdict.detail()),
              "2 rows of the dump were skipped by its own INSERT IGNORE. 1 row of the dump took the place of "
              "others or changed them, by its own REPLACE or ON DUPLICATE KEY UPDATE.");
    own.tables[0].warnings = 3; // one is about a value
    EXPECT_EQ(verdictOf(own, -1).kind, Verdict::Kind::LookHere);
    EXPECT_TRUE(verdictOf(own, -1).whole);
}

// What exit code 0 says is a little more than green: warnings are worth a look, and yet no row is missing.
TEST(Verdict, AVerifiedRunWithWarningsIsWholeAndYetNotGreen)
{
    RunSummary bent = done();
    bent.tables[0].warnings = 1;
    EXPECT_EQ(verdictOf(bent, -1).kind, Verdict::Kind::LookHere);
    EXPECT_TRUE(verdictOf(bent, -1).whole);
    for (const auto member : {&TableOutcome::rowsSkipped, &TableOutcome::rowsRejected}) {
        RunSummary part = done();
        part.tables[0].*member = 1;
        EXPECT_FALSE(verdictOf(part, -1).whole);
    }
    RunSummary unproved = done();
    unproved.tables[0].verified = false;
    EXPECT_FALSE(verdictOf(unproved, -1).whole);
    RunSummary statementsOnly = done();
    statementsOnly.tables.clear();
    EXPECT_TRUE(verdictOf(statementsOnly, -1).whole) << "a dump without tables is through";
    for (const RunState state :
         {RunState::Stopped, RunState::Cancelled, RunState::Refused, RunState::Loading}) {
        RunSummary early = done();
        early.status = state;
        EXPECT_FALSE(verdictOf(early, -1).whole);
    }
}

TEST(Verdict, OfSeveralTablesItNamesTheOneToLookAt)
{
    RunSummary summary = done();
    summary.tables.append({.table = u"causes.pledges"_s,
                           .rowsRejected = 2,
                           .notVerifiedBecause = u"Other sessions wrote to the table."_s,
                           .rejectsFile = u"/r/rejects.txt"_s,
                           .reasonsFile = u"/r/rejects.csv"_s});
    EXPECT_EQ(
        verdictOf(summary, -1).why,
        QStringList({u"causes.pledges: Other sessions wrote to the table."_s,
                     u"causes.pledges: 2 rows set aside: /r/rejects.txt holds them as they stood in the "
                     "dump, /r/rejects.csv says why."_s}));
}

TEST(Verdict, ABrokenRollbackIsFinishedNotResumed)
{
    RunSummary summary = done();
    summary.status = RunState::RollingBack;
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_EQ(text(verdict.detail()), "Finish it with: millrace-cli rollback 20260102T030405-abcd");
    EXPECT_EQ(verdict.commands, QStringList{u"millrace-cli rollback 20260102T030405-abcd"_s})
        << "resuming is refused";
}

TEST(Verdict, StoppedIsDangerAndNamesPlaceReasonAndWayOn)
{
    RunSummary summary = done();
    summary.status = RunState::Stopped;
    summary.tables[0].rowsLoaded = 412'000;
    summary.error = Error{.code = ErrorCode::RowRejected,
                          .what = u"'2010-02-30' is no date."_s,
                          .howToFix = u"Mend the row."_s,
                          .context = {.file = u"/d/credits_2010_02.txt"_s, .line = 31'234}};
    const Verdict verdict = verdictOf(summary, 1'000'000);
    EXPECT_EQ(verdict.kind, Verdict::Kind::Danger);
    EXPECT_EQ(text(verdict.sentence), "Stopped after 412,000 of 1,000,000 rows.");
    EXPECT_EQ(text(verdict.detail()),
              "credits_2010_02.txt, line 31,234: '2010-02-30' is no date. Mend the row. "
              "It can be resumed: millrace-cli resume 20260102T030405-abcd");
    EXPECT_EQ(text(verdictOf(summary, -1).sentence), "Stopped after 412,000 rows.")
        << "an unknown total is not made up";
}

TEST(Verdict, CancelledIsNoDangerAndCanBeResumed)
{
    RunSummary summary = done();
    summary.status = RunState::Cancelled;
    summary.tables[0].rowsLoaded = 25'000;
    const Verdict verdict = verdictOf(summary, 1'000'000);
    EXPECT_EQ(verdict.kind, Verdict::Kind::LookHere);
    EXPECT_EQ(text(verdict.sentence), "Cancelled after 25,000 of 1,000,000 rows.");
    EXPECT_EQ(text(verdict.detail()), "It can be resumed: millrace-cli resume 20260102T030405-abcd");
}

TEST(Verdict, RefusedSaysThatNothingWasTouchedAndWhy)
{
    RunSummary summary = done();
    summary.status = RunState::Refused;
    summary.tables.clear();
    summary.error = Error{.code = ErrorCode::LocalInfileOff,
                          .what = u"local_infile is off."_s,
                          .howToFix = u"SET GLOBAL local_infile=1;"_s};
    const Verdict verdict = verdictOf(summary, 1'000'000);
    EXPECT_EQ(verdict.kind, Verdict::Kind::LookHere);
    EXPECT_EQ(text(verdict.sentence), "Refused before the load: nothing on the server was changed.");
    EXPECT_EQ(text(verdict.detail()), "local_infile is off. SET GLOBAL local_infile=1;");
}

TEST(Verdict, RolledBackIsNeitherGreenNorResumable)
{
    RunSummary summary = done();
    summary.status = RunState::RolledBack;
    const Verdict verdict = verdictOf(summary, 1'000'000);
    EXPECT_EQ(verdict.kind, Verdict::Kind::LookHere);
    EXPECT_EQ(text(verdict.sentence), "Rolled back: this run's rows were taken out again.");
    EXPECT_EQ(text(verdict.detail()), "");
}

TEST(Verdict, ARunThatNeverEndedIsNotDone)
{
    RunSummary summary = done();
    summary.status = RunState::Loading;
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::LookHere);
    EXPECT_THAT(text(verdict.sentence), testing::HasSubstr("Not finished"));
    EXPECT_THAT(text(verdict.detail()), testing::HasSubstr("resume"));
}

} // namespace millrace::verdict_test
