// SPDX-License-Identifier: GPL-3.0-or-later
// Random SQL texts and what makes them small: what the differential test stands on.
#include "tests/support/qtprinters.h"
#include "tests/support/sqlprograms/programgenerator.h"
#include "tests/support/sqlprograms/programshrinker.h"

#include <gtest/gtest.h>

namespace millrace::test::sqlprograms_test {

namespace {

SqlProgram programOf(int statements)
{
    SqlProgram program;
    for (int i = 0; i < statements; ++i)
        program.statements << SqlStatement{.head = "S" + QByteArray::number(i)};
    return program;
}

/// In at least one of some programs.
bool makes(const ProgramFeatures &features, const QByteArray &text)
{
    for (quint32 seed = 1; seed <= 60; ++seed)
        if (randomProgram(seed, features).text().contains(text))
            return true;
    return false;
}

} // namespace

TEST(SqlPrograms, OfTheSameSeedAreTheSame)
{
    const ProgramFeatures all = allFeatures(true);
    for (quint32 seed = 1; seed <= 50; ++seed) {
        const SqlProgram one = randomProgram(seed, all);
        EXPECT_EQ(one.text(), randomProgram(seed, all).text()) << seed;
        EXPECT_EQ(one.planOptions, randomProgram(seed, all).planOptions);
        EXPECT_NE(one.text(), randomProgram(seed + 1, all).text()) << seed;
        EXPECT_GE(one.statements.size(), 3);
    }
}

TEST(SqlPrograms, EachFeatureShowsAndOnlyWhereItIsAskedFor)
{
    const struct
    {
        ProgramFeature feature;
        const char *text;
    } shows[] = {{ProgramFeature::DumpFrame, "LOCK TABLES"},
                 {ProgramFeature::Between, "`seen`"},
                 {ProgramFeature::Comments, "\n-- one"},
                 {ProgramFeature::NoIds, "(`n`) VALUES"},
                 {ProgramFeature::ZeroIds, "VALUES (0,11)"},
                 {ProgramFeature::Expressions, "1 + 1"},
                 {ProgramFeature::HexNumbers, "0x0002"},
                 {ProgramFeature::Duplicates, "ON DUPLICATE KEY UPDATE"},
                 {ProgramFeature::InsertSelect, ") SELECT "},
                 {ProgramFeature::UpdateDelete, "DELETE FROM"},
                 {ProgramFeature::Truncate, "TRUNCATE"},
                 {ProgramFeature::AlterColumns, "ADD COLUMN"},
                 {ProgramFeature::AlterKeys, "ADD UNIQUE KEY"},
                 {ProgramFeature::ForeignKeys, "REFERENCES"},
                 {ProgramFeature::CreateSelect, "SELECT `id`, `n` FROM"},
                 {ProgramFeature::CreateLike, "` LIKE `"},
                 {ProgramFeature::Rename, "RENAME TABLE"},
                 {ProgramFeature::Drops, "DROP TABLE"},
                 {ProgramFeature::Views, "VIEW `v"},
                 {ProgramFeature::Triggers, "CREATE TRIGGER"},
                 {ProgramFeature::Routines, "CREATE PROCEDURE"},
                 {ProgramFeature::Calls, "CALL `"},
                 {ProgramFeature::UserVariables, "@v"},
                 {ProgramFeature::LastInsertId, "LAST_INSERT_ID()"},
                 {ProgramFeature::TemporaryTables, "CREATE TEMPORARY TABLE"},
                 {ProgramFeature::SqlMode, "NO_BACKSLASH_ESCAPES"},
                 {ProgramFeature::Names, "SET NAMES latin1"},
                 {ProgramFeature::TimeZone, "+05:00"},
                 {ProgramFeature::Checks, "unique_checks=0"},
                 {ProgramFeature::Transactions, "COMMIT"},
                 {ProgramFeature::Rollbacks, "ROLLBACK"},
                 {ProgramFeature::Sequences, "CREATE SEQUENCE"},
                 {ProgramFeature::Blocks, "DELIMITER //"},
                 {ProgramFeature::ClientCommands, "\\g"},
                 {ProgramFeature::Engines, "ENGINE=MyISAM"},
                 {ProgramFeature::Prepared, "EXECUTE `st`"},
                 {ProgramFeature::Bent, "sql_mode = ''"},
                 {ProgramFeature::Types, "char(6)"},
                 {ProgramFeature::ViewRows, "INSERT INTO `v"},
                 {ProgramFeature::Orphans, "CREATE TABLE `orphan"},
                 {ProgramFeature::Assignments, " SET `id` = "},
                 {ProgramFeature::Diagnostics, "ROW_COUNT()"},
                 {ProgramFeature::Questions, "SHOW WARNINGS"},
                 {ProgramFeature::SessionNumbers, "SET insert_id"},
                 {ProgramFeature::Constraints, "CHECK (`n`"},
                 {ProgramFeature::OpenEnds, "WITH CONSISTENT SNAPSHOT"},
                 {ProgramFeature::Replacements, "RENAME TABLE"},
                 {ProgramFeature::ReadingFunctions, "READS SQL DATA"},
                 {ProgramFeature::Partitions, "PARTITION BY HASH"},
                 {ProgramFeature::Compound, "BEGIN NOT ATOMIC"},
                 {ProgramFeature::Errors, "`nowhere`"},
                 {ProgramFeature::Connections, "SET CHARACTER SET"},
                 {ProgramFeature::MadeOfViews, "CREATE TABLE `made"},
                 {ProgramFeature::ColumnDefaults, "DEFAULT (1 + 2)"},
                 {ProgramFeature::Chains, "TRIGGER `link"},
                 {ProgramFeature::Unchecked, "check_constraint_checks = 0"}};
    EXPECT_EQ(std::size(shows), enumNames<ProgramFeature>.size());
    for (const auto &[feature, text] : shows) {
        ProgramFeatures without;
        if (feature == ProgramFeature::Between) // in no other form of program
            without.insert(ProgramFeature::DumpFrame);
        ProgramFeatures with = without;
        with.insert(feature);
        EXPECT_TRUE(makes(with, text)) << text;
        EXPECT_FALSE(makes(without, text)) << text;
    }
}

TEST(SqlPrograms, ShrinkToWhatTheDifferenceNeeds)
{
    int questions = 0;
    const auto both = [&](const SqlProgram &program) {
        ++questions;
        return program.text().contains("S7;") && program.text().contains("S31;");
    };
    EXPECT_EQ(shrunk(programOf(40), both).text(), QByteArray("S7;\nS31;\n"));
    EXPECT_LT(questions, 60) << "not one by one";
    EXPECT_TRUE(both(shrunk(programOf(40), both, 3))) << "what is left when the questions ran out";
    const auto never = [](const SqlProgram &) { return false; };
    EXPECT_EQ(shrunk(programOf(5), never).text(), programOf(5).text());
}

TEST(SqlPrograms, ShrinkTheirRowsToo)
{
    SqlProgram program = programOf(3);
    program.statements << SqlStatement{.head = "INSERT ", .parts = {"(1)", "(2)", "(3)", "(4)"}};
    program.planOptions = QStringList{QStringLiteral("--kept")};
    const SqlProgram small =
        shrunk(program, [](const SqlProgram &candidate) { return candidate.text().contains("(3)"); });
    EXPECT_EQ(small.text(), QByteArray("INSERT (3);\n"));
    EXPECT_EQ(small.planOptions, program.planOptions);
}

} // namespace millrace::test::sqlprograms_test
