// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/runverdict.h"

#include <gtest/gtest.h>

namespace millrace {

namespace {

RunSummary doneSummary()
{
    RunSummary summary;
    summary.run = QStringLiteral("20261121-abcd");
    summary.status = RunState::Done;
    summary.seconds = 216.4;
    summary.loadSeconds = 200;
    summary.rowsPerSecond = 750'000;
    TableOutcome table;
    table.table = QStringLiteral("causes.credits");
    table.rowsRead = table.rowsLoaded = 150'000'000;
    table.verified = true;
    table.rowsBefore = 0;
    table.rowsAfter = 150'000'000;
    summary.tables = {table};
    return summary;
}

} // namespace

TEST(RunVerdict, GreenOnlyWhenVerified)
{
    const RunVerdict verdict = runVerdict(doneSummary());
    EXPECT_EQ(verdict.tone, RunVerdict::Tone::Good);
    EXPECT_EQ(verdict.headline, QStringLiteral("150,000,000 rows loaded and verified in 3:36."));
    EXPECT_TRUE(verdict.explanation.isEmpty());
}

TEST(RunVerdict, DoneAndNotVerifiedIsAmberAndSaysWhy)
{
    RunSummary summary = doneSummary();
    summary.tables[0].verified = false;
    summary.tables[0].notVerifiedBecause = QStringLiteral("other sessions wrote to the table.");
    const RunVerdict verdict = runVerdict(summary);
    EXPECT_EQ(verdict.tone, RunVerdict::Tone::Warning);
    EXPECT_EQ(verdict.explanation, QStringLiteral("other sessions wrote to the table."));
    EXPECT_FALSE(verdict.headline.contains(QStringLiteral("loaded and verified")));
}

TEST(RunVerdict, OneTableOfTwoUnverifiedIsNotGreen)
{
    RunSummary summary = doneSummary();
    TableOutcome other = summary.tables[0];
    other.verified = false;
    summary.tables << other;
    EXPECT_EQ(runVerdict(summary).tone, RunVerdict::Tone::Warning);
}

TEST(RunVerdict, ADoneRunWithoutTablesProvedNothing)
{
    RunSummary summary = doneSummary();
    summary.tables.clear();
    EXPECT_EQ(runVerdict(summary).tone, RunVerdict::Tone::Warning);
}

TEST(RunVerdict, SkippedRowsTakeTheGreenAway)
{
    RunSummary summary = doneSummary();
    summary.tables[0].rowsSkipped = 3;
    const RunVerdict verdict = runVerdict(summary);
    EXPECT_EQ(verdict.tone, RunVerdict::Tone::Warning);
    EXPECT_TRUE(verdict.explanation.contains(QStringLiteral("3 rows skipped")));
}

TEST(RunVerdict, RowsSetAsideAreCountedOnceAndTheirFileIsNamed)
{
    RunSummary summary = doneSummary();
    summary.tables[0].rowsRejected = 3;
    summary.tables[0].rejectsFile = QStringLiteral("/runs/x/rejects.txt");
    summary.tables[0].reasonsFile = QStringLiteral("/runs/x/rejects.csv");
    const RunVerdict done = runVerdict(summary);
    EXPECT_EQ(done.tone, RunVerdict::Tone::Warning);
    EXPECT_EQ(done.explanation,
              QStringLiteral("3 rows set aside: /runs/x/rejects.txt holds them as they stood in the dump, "
                             "/runs/x/rejects.csv says why."));
    summary.tables[0].rowsSkipped = 2;
    EXPECT_TRUE(
        runVerdict(summary).explanation.startsWith(QStringLiteral("2 rows skipped by the server. 3 rows")));
    summary.status = RunState::Cancelled;
    EXPECT_TRUE(runVerdict(summary).explanation.contains(QStringLiteral("/runs/x/rejects.txt")));
}

TEST(RunVerdict, ARunThatEndedEarlySaysThatItsIndexesAreGoneAndHowTheyComeBack)
{
    const QStringList deferred{QStringLiteral("by_user"), QStringLiteral("by_cause")};
    EXPECT_TRUE(runVerdict(doneSummary(), deferred).explanation.isEmpty()) << "they are built";
    for (const RunState state : {RunState::Stopped, RunState::Cancelled}) {
        RunSummary summary = doneSummary();
        summary.status = state;
        const RunVerdict verdict = runVerdict(summary, deferred);
        EXPECT_TRUE(verdict.explanation.contains(QStringLiteral("2 indexes (by_user, by_cause)")))
            << verdict.explanation.toStdString();
        const QString restore = QStringLiteral("millrace-cli restore 20261121-abcd");
        EXPECT_TRUE(verdict.explanation.contains(restore));
        EXPECT_TRUE(verdict.commands.contains(restore));
        EXPECT_FALSE(runVerdict(summary).commands.contains(restore)) << "nothing was deferred";
    }
}

TEST(RunVerdict, AStoppedRunNamesPlaceRemedyAndWaysOn)
{
    RunSummary summary = doneSummary();
    summary.status = RunState::Stopped;
    summary.tables[0].rowsLoaded = 40'000'000;
    summary.tables[0].verified = false;
    summary.error = Error{.code = ErrorCode::RowRejected,
                          .what = QStringLiteral("'x' is no number."),
                          .howToFix = QStringLiteral("Mend the row."),
                          .context = {.file = QStringLiteral("/d/a.txt"), .line = 12}};
    const RunVerdict verdict = runVerdict(summary);
    EXPECT_EQ(verdict.tone, RunVerdict::Tone::Bad);
    EXPECT_EQ(verdict.headline, QStringLiteral("Stopped after 40,000,000 of 150,000,000 rows."));
    EXPECT_EQ(verdict.explanation, QStringLiteral("a.txt, line 12: 'x' is no number."));
    EXPECT_EQ(verdict.howToFix, QStringLiteral("Mend the row."));
    EXPECT_EQ(verdict.commands, QStringList({QStringLiteral("millrace-cli resume 20261121-abcd"),
                                             QStringLiteral("millrace-cli rollback 20261121-abcd")}));
}

TEST(RunVerdict, NothingLoadedNeedsNoRollback)
{
    RunSummary summary = doneSummary();
    summary.status = RunState::Cancelled;
    summary.tables[0].rowsLoaded = 0;
    const RunVerdict verdict = runVerdict(summary);
    EXPECT_NE(verdict.tone, RunVerdict::Tone::Good);
    EXPECT_EQ(verdict.commands, QStringList{QStringLiteral("millrace-cli resume 20261121-abcd")});
}

TEST(RunVerdict, ARefusedRunOffersNothingToResume)
{
    RunSummary summary;
    summary.status = RunState::Refused;
    summary.run = QStringLiteral("20261121-abcd");
    summary.error = Error{.what = QStringLiteral("LOCAL INFILE is off."),
                          .howToFix = QStringLiteral("SET GLOBAL local_infile=1")};
    const RunVerdict verdict = runVerdict(summary);
    EXPECT_NE(verdict.tone, RunVerdict::Tone::Good);
    EXPECT_EQ(verdict.explanation, QStringLiteral("LOCAL INFILE is off."));
    EXPECT_TRUE(verdict.commands.isEmpty());
}

TEST(RunVerdict, CountsThatDisagreeAreSaid)
{
    TableOutcome table = doneSummary().tables[0];
    EXPECT_TRUE(countsEvidence(table).contains(QStringLiteral("exactly as many as were loaded")));
    table.rowsAfter -= 7;
    EXPECT_EQ(
        countsEvidence(table),
        QStringLiteral("0 rows before, 149,999,993 after: 149,999,993 more, where 150,000,000 were loaded."));
    table.rowsBefore = -1;
    EXPECT_TRUE(countsEvidence(table).isEmpty());
}

TEST(RunVerdict, SettingsTellWhatBecameOfThem)
{
    const auto change = [](const char *name, const char *from, const char *to, const char *scope) {
        Event event;
        event.kind = Event::Kind::SettingChanged;
        event.values = {{QStringLiteral("name"), QLatin1String(name)},
                        {QStringLiteral("from"), QLatin1String(from)},
                        {QStringLiteral("to"), QLatin1String(to)},
                        {QStringLiteral("scope"), QLatin1String(scope)}};
        return event;
    };
    const QStringList lines = settingsEvidence(
        {change("unique_checks", "1", "0", "session"), change("sync_binlog", "1", "0", "global"),
         change("general_log", "ON", "OFF", "global"), change("sync_binlog", "0", "1", "global")});
    ASSERT_EQ(lines.size(), 3);
    EXPECT_EQ(lines[0], QStringLiteral("unique_checks: 1 → 0 in the load's own sessions, gone with them"));
    EXPECT_EQ(lines[1], QStringLiteral("sync_binlog: 1 → 0 for the whole server, put back to 1"));
    EXPECT_EQ(lines[2], QStringLiteral("general_log: ON → OFF for the whole server, still OFF"));
}

} // namespace millrace
