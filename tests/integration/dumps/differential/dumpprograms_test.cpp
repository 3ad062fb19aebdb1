// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest dumps that are programs (dumpprograms.cpp), by the ordinary client and by Millrace.
#include "core/base/literals.h"
#include "tests/integration/dumps/differential/dumpprograms.h"
#include "tests/support/factsof.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <map>

namespace millrace::test::dumpprograms_test {

namespace {

/// What does not hold yet, with what happens instead: one line goes with each that does.
const std::map<std::string, const char *> notYet = {
    // Both end well, and it is not the same.
    {"TriggersBeforeRowsFire", "triggers are made behind the rows"},
    {"TriggersBetweenRowsFireForThoseBehindThem", "triggers are made behind the rows"},
    {"TriggersCallFunctionsOfTheDump", "triggers are made behind the rows"},
    {"AColumnIsAddedBeforeTheRows", "the rows have NULL in it"},
    {"AColumnIsDroppedBeforeTheRows", "what is behind it has NULL"},
    {"InsertSelectSeesTheRowsBeforeIt", "it runs before the rows"},
    {"CreateTableAsSelectSeesTheRowsBeforeIt", "it runs before the rows"},
    {"LastInsertIdIsThatOfTheRowBefore", "NULL and 0 are stored"},
    {"UserVariablesAreValuesOfRows", "NULL is stored"},
    {"TheTimeZoneChangesBetweenRows", "the first one is taken for all"},
    {"TheMomentIsTheOneThatTheDumpSets", "it is left out: the moment is that of the load"},
    {"APreparedStatementRunsWhereItIsExecuted", "it does not change what stands before it"},
    {"RowsWithoutIdsAreNumberedInTheirOrder", "workers take numbers in turns"},
    {"NumbersGoInTheStepsOfTheSession", "the settings are left out"},
    {"TheNextNumberIsTheClients", "rows without ids: workers take numbers in turns"},
    {"ASequenceIsSetBehindIt", "SETVAL is left out"},
    {"ASequenceNumbersRows", "workers take numbers in turns"},
    {"AnErrorLateInABlockIsOne", "what is said behind the first statement is not read"},
    {"ColumnNamesThatTheTableLacksAreAnError", "a column of a like name is taken"},
    {"AValueTooManyIsAnError", "the value is dropped"},
    {"TwoTablesChangeNames", "the renaming is left out"},
    {"AProcedureIsCalled", "the call is left out"},
    {"WhatTheDumpRollsBackIsNotThere", "it is"},
    {"ASavepointIsRolledBackTo", "the rows behind it are there"},
    {"WhatIsNotCommittedIsNotThere", "it is"},
    {"AFileIsReadInItsPlace", "neither it nor the rows behind the command are read"},
    {"CommandsOfTheClientEndWithTheirLine", "the rows behind them are left out"},
    {"RowsWithoutAParentAreRefused", "foreign keys are not checked during the load"},
    // Millrace ends with an error, or is not sure.
    {"AColumnIsAddedBetweenRows", "rows of two shapes"},
    {"AColumnIsChangedBetweenRows", "an INSERT names a column that is no more"},
    {"AUniqueKeyBetweenRowsIsSeenByThoseBehindIt", "the key is made behind all rows"},
    {"ATemporaryTableIsOnlyTheSessions", "CREATE TEMPORARY TABLE is not understood"},
    {"ATableForAWhileIsGoneAtTheEnd", "INSERT … SELECT runs beside what it needs; silently by chance"},
    {"NamesChangeBetweenRows", "the first one is taken for all; with other bytes silently"},
    {"ALooseSqlModeBendsValues", "the load is strict"},
    {"AnIdOfZeroIsTheNextNumber", "0 is stored; silently where there is one"},
    {"AnIdOfZeroStaysWhereTheDumpSaysSo", "0 is stored"},
    {"HexLiteralsAreNumbersInANumericColumn", "they are bytes"},
    {"FunctionsOfTheDumpAreValuesOfRows", "functions are made behind the rows"},
    {"ATableIsRenamedBetweenRows", "rows of two shapes"},
    {"AFileIsReadByTheShortName", "refused, and said"},
    {"StatementsEndAsTheClientLetsThem", "refused behind the rows of an INSERT"},
    {"DuplicatesAreUpdated", "refused, and said"},
    {"DuplicatesAreIgnoredOrReplaced", "not verified"},
    {"RowsAreChangedBetweenRows", "refused, and said"},
    {"ATableIsDroppedAndMadeAnew", "rows of the first in the second"},
    {"ATableIsMadeInPlaceOfAnother", "rows of the first in the second"},
    {"RowsGoThroughAView", "no table of that name"},
    {"ReplacingAParentTakesItsChildren", "not verified"},
    {"ATableIsMadeLikeAnother", "LIKE is not understood"},
    {"ATableIsMadeInAVersionedComment", "the table is not found"},
    {"ACommentOfMySqlsVersionIsAStatementThere", "MySQL: the rows of an INSERT in it run without its column"},
    {"ACommentOfDashesIsOne", "no comment: the statement behind it is lost; of an INSERT silently"},
    {"MyIsamTakesRowsAsTheyCome", "not sure: a row was ignored"},
    {"TypesOfMariaDbAreValuesOfRows", "inet6 goes as another value"},
    {"ASystemVersionedTableIsFilled", "is taken for no table"},
};

/// Disabled ones run with --gtest_also_run_disabled_tests.
std::string nameOf(const testing::TestParamInfo<DumpProgram> &program)
{
    const std::string name = program.param.name;
    return notYet.contains(name) ? "DISABLED_" + name : name;
}

class DumpAsProgram : public testing::TestWithParam<DumpProgram>
{};

} // namespace

TEST_P(DumpAsProgram, IsWhatTheClientMakesOfIt)
{
    const DumpProgram &program = GetParam();
    const bool isMariaDb = factsOf(PrivateServer::shared()).isMariaDb();
    if (program.server == (isMariaDb ? DumpProgram::Server::MySql : DumpProgram::Server::MariaDb))
        GTEST_SKIP() << "of the other flavour";
    static DifferentialRunner runner;
    runner.writeBeside(u"beside.sql"_s, "INSERT INTO t VALUES (1,10);\nINSERT INTO t VALUES (2,20);\n");
    // Each row for itself, several workers; and all at once.
    for (const char *rows : {"1", "1000000"}) {
        const Verdict verdict = runner.compare({.statements = {SqlStatement{.head = program.sql, .tail = {}}},
                                                .planOptions = {u"--chunk-rows"_s, QLatin1String(rows)}});
        ASSERT_EQ(verdict.kind, program.expected)
            << "--chunk-rows " << rows << '\n'
            << program.sql << qPrintable(verdict.text)
            << (notYet.contains(program.name) ? notYet.at(program.name) : "");
    }
}

INSTANTIATE_TEST_SUITE_P(All, DumpAsProgram, testing::ValuesIn(dumpPrograms()), nameOf);

TEST(DumpAsProgramList, NamesOnlyProgramsThatThereAre)
{
    for (const auto &[name, why] : notYet)
        EXPECT_TRUE(std::any_of(dumpPrograms().begin(), dumpPrograms().end(),
                                [&](const DumpProgram &program) { return name == program.name; }))
            << name;
}

} // namespace millrace::test::dumpprograms_test
