// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/programstate.h"

namespace millrace::test {

namespace {

void setSqlMode(ProgramState &state)
{
    const QByteArray mode = state.dice.oneOf({"NO_AUTO_VALUE_ON_ZERO", "ANSI_QUOTES", "NO_BACKSLASH_ESCAPES",
                                              "STRICT_TRANS_TABLES", "STRICT_ALL_TABLES,PIPES_AS_CONCAT"});
    if (state.dice.chance(30))
        state.add("/*!40101 SET SQL_MODE='" + mode + "' */");
    else
        state.add("SET sql_mode = '" + mode + "'");
    state.loose = false;
    addRows(state, state.anyTable());
}

void setNames(ProgramState &state)
{
    state.add(state.dice.oneOf({"SET NAMES latin1", "SET NAMES utf8mb4", "/*!40101 SET NAMES latin1 */"}));
    addRows(state, state.anyTable());
}

void setTimeZone(ProgramState &state)
{
    state.add(state.dice.oneOf(
        {"SET time_zone = '+05:00'", "SET TIME_ZONE='+00:00'", "/*!40103 SET TIME_ZONE='-08:30' */"}));
    addRows(state, state.anyTable());
}

void setChecks(ProgramState &state)
{
    state.add(state.dice.oneOf({"SET foreign_key_checks = 0", "SET FOREIGN_KEY_CHECKS=1",
                                "SET unique_checks=0, foreign_key_checks=0", "SET UNIQUE_CHECKS=1"}));
}

void transaction(ProgramState &state)
{
    state.add(state.dice.oneOf({"START TRANSACTION", "BEGIN", "SET autocommit=0"}));
    addRows(state, state.anyTable());
    state.add("COMMIT");
    if (state.program.statements.at(state.program.statements.size() - 3).head.startsWith("SET"))
        state.add("SET autocommit=1");
}

void rolledBack(ProgramState &state)
{
    state.add(state.dice.oneOf({"START TRANSACTION", "BEGIN"}));
    addRows(state, state.anyTable());
    if (state.dice.chance(30)) {
        state.add("SAVEPOINT `here`");
        addRows(state, state.anyTable());
        state.add("ROLLBACK TO SAVEPOINT `here`");
        state.add("COMMIT");
    } else {
        state.add("ROLLBACK");
    }
}

void comment(ProgramState &state)
{
    state.add(SqlStatement{
        .head = state.dice.oneOf({"-- one; two", "# hash ; mark", "/* several\n lines; */",
                                  "-----------\n-- `t1`\n-----------", "--", "/* 'open */",
                                  "/*!99999 SELECT 1 */;", "/*!40101 SET @saved=1 */;", "", "--\t'quote"}),
        .tail = {}});
}

void severalInOne(ProgramState &state)
{
    Dice &dice = state.dice;
    GeneratedTable &table = state.anyTable();
    const QByteArray name = quotedName(table.name);
    QByteArrayList together{"UPDATE " + name + " SET `n` = 8 WHERE `n` = 42",
                            "DELETE FROM " + name + " WHERE `n` = 1000", "SET @several = 3",
                            "SELECT COUNT(*) FROM " + name};
    std::shuffle(together.begin(), together.end(), dice.engine());
    state.add(SqlStatement{.head = "DELIMITER //\n" + together.mid(0, 2 + dice.below(3)).join(";\n"),
                           .tail = "//\nDELIMITER ;"});
}

void clientCommand(ProgramState &state)
{
    addRows(state, state.anyTable());
    state.program.statements.last().tail =
        state.dice.oneOf({"\\g", " \\G", ";\nprompt dump>", ";\nwarnings"});
}

void prepared(ProgramState &state)
{
    const QByteArray name = quotedName(state.anyTable().name);
    state.add("PREPARE `st` FROM 'UPDATE " + name + " SET `n` = ? WHERE `n` = 42'");
    state.add("SET @a = 17");
    state.add("EXECUTE `st` USING @a");
    state.add("DEALLOCATE PREPARE `st`");
}

void loosened(ProgramState &state)
{
    state.add(state.dice.oneOf({"SET sql_mode = ''", "SET SQL_MODE=\"NO_ENGINE_SUBSTITUTION\""}));
    state.loose = true;
    addRows(state, state.anyTable());
}

} // namespace

QVector<StatementMaker> sessionStatements()
{
    return {{ProgramFeature::SqlMode, 2, setSqlMode},
            {ProgramFeature::Names, 2, setNames},
            {ProgramFeature::TimeZone, 2, setTimeZone},
            {ProgramFeature::Checks, 1, setChecks},
            {ProgramFeature::Transactions, 2, transaction},
            {ProgramFeature::Rollbacks, 2, rolledBack},
            {ProgramFeature::Comments, 3, comment},
            {ProgramFeature::Blocks, 2, severalInOne},
            {ProgramFeature::ClientCommands, 2, clientCommand},
            {ProgramFeature::Prepared, 1, prepared},
            {ProgramFeature::Bent, 2, loosened}};
}

} // namespace millrace::test
