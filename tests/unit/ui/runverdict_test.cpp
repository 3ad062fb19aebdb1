// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "tests/support/qtprinters.h"
#include "ui/words/runverdict.h"

#include <gtest/gtest.h>

namespace millrace::runverdict_test {

namespace {

RunSummary doneSummary()
{
    RunSummary summary;
    summary.run = u"20261121-abcd"_s;
    summary.status = RunState::Done;
    summary.seconds = 216.4;
    summary.loadSeconds = 200;
    summary.rowsPerSecond = 750'000;
    TableOutcome table;
    table.table = u"causes.credits"_s;
    table.rowsRead = table.rowsLoaded = 150'000'000;
    table.verified = true;
    table.rowsBefore = 0;
    table.rowsAfter = 150'000'000;
    summary.tables = {table};
    return summary;
}

QString explanation(const Verdict &verdict)
{
    return verdict.why.join(u' ');
}

} // namespace

TEST(RunVerdict, GreenOnlyWhenVerified)
{
    const Verdict verdict = verdictOf(doneSummary(), -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::Proved);
    EXPECT_EQ(verdict.sentence,
              u"150,000,000 rows loaded and verified in 3:36, by counts; contents were not compared."_s);
    EXPECT_TRUE(explanation(verdict).isEmpty());
}

TEST(RunVerdict, DoneAndNotVerifiedIsAmberAndSaysWhy)
{
    RunSummary summary = doneSummary();
    summary.tables[0].verified = false;
    summary.tables[0].notVerifiedBecause = u"other sessions wrote to the table."_s;
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::LookHere);
    EXPECT_EQ(explanation(verdict), u"other sessions wrote to the table."_s);
    EXPECT_FALSE(verdict.sentence.contains(u"loaded and verified"_s));
}

TEST(RunVerdict, OneTableOfTwoUnverifiedIsNotGreen)
{
    RunSummary summary = doneSummary();
    TableOutcome other = summary.tables[0];
    other.verified = false;
    summary.tables << other;
    EXPECT_EQ(verdictOf(summary, -1).kind, Verdict::Kind::LookHere);
}

TEST(RunVerdict, ADoneRunWithoutTablesProvedNothing)
{
    RunSummary summary = doneSummary();
    summary.tables.clear();
    EXPECT_EQ(verdictOf(summary, -1).kind, Verdict::Kind::LookHere);
}

TEST(RunVerdict, SkippedRowsTakeTheGreenAway)
{
    RunSummary summary = doneSummary();
    summary.tables[0].rowsSkipped = 3;
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_EQ(verdict.kind, Verdict::Kind::LookHere);
    EXPECT_TRUE(explanation(verdict).contains(u"3 rows skipped"_s));
}

TEST(RunVerdict, WhatTheDumpItselfSkippedStaysGreenAndIsAmongTheEvidence)
{
    RunSummary summary = doneSummary();
    summary.tables[0].rowsSkipped = 3;
    summary.tables[0].duplicatesAsDump = true;
    EXPECT_EQ(verdictOf(summary, -1).kind, Verdict::Kind::Proved);
    EXPECT_TRUE(
        tableEvidence(summary).contains(u"3 rows of the dump were skipped by its own INSERT IGNORE."_s));
}

TEST(RunVerdict, RowsSetAsideAreCountedOnceAndTheirFileIsNamed)
{
    RunSummary summary = doneSummary();
    summary.tables[0].rowsRejected = 3;
    summary.tables[0].rejectsFile = u"/runs/x/rejects.txt"_s;
    summary.tables[0].reasonsFile = u"/runs/x/rejects.csv"_s;
    const Verdict done = verdictOf(summary, -1);
    EXPECT_EQ(done.kind, Verdict::Kind::LookHere);
    EXPECT_EQ(explanation(done),
              u"3 rows set aside: /runs/x/rejects.txt holds them as they stood in the dump, "
              "/runs/x/rejects.csv says why."_s);
    summary.tables[0].rowsSkipped = 2;
    EXPECT_TRUE(explanation(verdictOf(summary, -1)).startsWith(u"2 rows skipped by the server. 3 rows"_s));
    summary.status = RunState::Cancelled;
    EXPECT_TRUE(explanation(verdictOf(summary, -1)).contains(u"/runs/x/rejects.txt"_s));
}

TEST(RunVerdict, ARunThatEndedEarlySaysThatItsIndexesAreGoneAndHowTheyComeBack)
{
    const QStringList deferred{u"by_user"_s, u"by_cause"_s};
    EXPECT_TRUE(explanation(verdictOf(doneSummary(), -1, deferred)).isEmpty()) << "they are built";
    for (const RunState state : {RunState::Stopped, RunState::Cancelled}) {
        RunSummary summary = doneSummary();
        summary.status = state;
        const Verdict verdict = verdictOf(summary, -1, deferred);
        EXPECT_TRUE(explanation(verdict).contains(u"2 indexes (by_user, by_cause)"_s))
            << explanation(verdict);
        const QString restore = u"millrace-cli restore 20261121-abcd"_s;
        EXPECT_TRUE(explanation(verdict).contains(restore));
        EXPECT_TRUE(verdict.commands.contains(restore));
        EXPECT_FALSE(verdictOf(summary, -1).commands.contains(restore)) << "nothing was deferred";
    }
}

TEST(RunVerdict, AStoppedRunNamesPlaceRemedyAndWaysOn)
{
    RunSummary summary = doneSummary();
    summary.status = RunState::Stopped;
    summary.tables[0].rowsLoaded = 40'000'000;
    summary.tables[0].verified = false;
    summary.error = Error{.code = ErrorCode::RowRejected,
                          .what = u"'x' is no number."_s,
                          .howToFix = u"Mend the row."_s,
                          .context = {.file = u"/d/a.txt"_s, .line = 12}};
    const Verdict verdict = verdictOf(summary, 150'000'000);
    EXPECT_EQ(verdict.kind, Verdict::Kind::Danger);
    EXPECT_EQ(verdict.sentence, u"Stopped after 40,000,000 of 150,000,000 rows."_s);
    EXPECT_EQ(explanation(verdict), u"a.txt, line 12: 'x' is no number."_s);
    EXPECT_EQ(verdict.howToFix, u"Mend the row."_s);
    EXPECT_EQ(verdict.commands, QStringList({u"millrace-cli resume 20261121-abcd"_s,
                                             u"millrace-cli rollback 20261121-abcd"_s}));
}

TEST(RunVerdict, NothingLoadedNeedsNoRollback)
{
    RunSummary summary = doneSummary();
    summary.status = RunState::Cancelled;
    summary.tables[0].rowsLoaded = 0;
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_NE(verdict.kind, Verdict::Kind::Proved);
    EXPECT_EQ(verdict.commands, QStringList{u"millrace-cli resume 20261121-abcd"_s});
}

TEST(RunVerdict, ARefusedRunOffersNothingToResume)
{
    RunSummary summary;
    summary.status = RunState::Refused;
    summary.run = u"20261121-abcd"_s;
    summary.error = Error{.what = u"LOCAL INFILE is off."_s, .howToFix = u"SET GLOBAL local_infile=1"_s};
    const Verdict verdict = verdictOf(summary, -1);
    EXPECT_NE(verdict.kind, Verdict::Kind::Proved);
    EXPECT_EQ(explanation(verdict), u"LOCAL INFILE is off."_s);
    EXPECT_TRUE(verdict.commands.isEmpty());
}

TEST(RunVerdict, CountsThatDisagreeAreSaid)
{
    TableOutcome table = doneSummary().tables[0];
    EXPECT_TRUE(countsEvidence(table).contains(u"exactly as many as were loaded"_s));
    table.rowsAfter -= 7;
    EXPECT_EQ(countsEvidence(table),
              u"0 rows before, 149,999,993 after: 149,999,993 more, where 150,000,000 were loaded."_s);
    table.rowsBefore = -1;
    EXPECT_TRUE(countsEvidence(table).isEmpty());
}

TEST(RunVerdict, SettingsTellWhatBecameOfThem)
{
    const auto change = [](const char *name, const char *from, const char *to, const char *scope) {
        Event event;
        event.kind = Event::Kind::SettingChanged;
        event.values = {{u"name"_s, QLatin1String(name)},
                        {u"from"_s, QLatin1String(from)},
                        {u"to"_s, QLatin1String(to)},
                        {u"scope"_s, QLatin1String(scope)}};
        return event;
    };
    const QStringList lines = settingsEvidence(
        {change("unique_checks", "1", "0", "session"), change("sync_binlog", "1", "0", "global"),
         change("general_log", "ON", "OFF", "global"), change("sync_binlog", "0", "1", "global")});
    ASSERT_EQ(lines.size(), 3);
    EXPECT_EQ(lines[0], u"unique_checks: 1 → 0 in the load's own sessions, gone with them"_s);
    EXPECT_EQ(lines[1], u"sync_binlog: 1 → 0 for the whole server, put back to 1"_s);
    EXPECT_EQ(lines[2], u"general_log: ON → OFF for the whole server, still OFF"_s);
}

} // namespace millrace::runverdict_test
