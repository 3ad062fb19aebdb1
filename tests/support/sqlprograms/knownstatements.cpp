// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/programstate.h"

namespace millrace::test {

namespace {

/// One row with an id of its own, whose number is \a value.
void addNumber(ProgramState &state, GeneratedTable &table, const QByteArray &value)
{
    const qint64 id = table.nextId++;
    table.ids << id;
    state.add(SqlStatement{.head = "INSERT INTO " + quotedName(table.name) + " (`id`, `n`) VALUES ",
                           .parts = {'(' + QByteArray::number(id) + ',' + value + ')'}});
}

/// What the statement before has done is a value of the next.
void diagnostics(ProgramState &state)
{
    Dice &dice = state.dice;
    GeneratedTable *to = state.tableWithIds();
    if (to == nullptr || !takesIdAndNumber(*to))
        return;
    const QByteArray from = quotedName(state.anyTable().name);
    bool isAnswer = false; // else FOUND_ROWS() is of some session before, to MariaDB
    switch (dice.below(5)) {
    case 0:
        addRows(state, state.anyTable());
        break;
    case 1:
        state.add("UPDATE " + from + " SET `n` = 6 WHERE `n` = 1");
        break;
    case 2:
        state.add("SELECT `n` FROM " + from + " WHERE `n` > 0");
        isAnswer = true;
        break;
    case 3:
        state.add("DELETE FROM " + from + " WHERE `n` = 42");
        break;
    default:
        state.add("DROP TABLE IF EXISTS `never_there`");
        break;
    }
    if (dice.chance(15)) {
        state.add("GET DIAGNOSTICS @known = " + dice.oneOf({"ROW_COUNT", "NUMBER"}));
        addNumber(state, *to, "@known");
    } else if (dice.chance(50)) {
        state.add("SET @known = " +
                  dice.oneOf({"ROW_COUNT()", isAnswer ? "FOUND_ROWS()" : "ROW_COUNT()", "@@warning_count",
                              "@@identity", "@@error_count", "LAST_INSERT_ID()"}));
        addNumber(state, *to, "@known");
    } else {
        addNumber(state, *to, dice.oneOf({"ROW_COUNT()", "@@warning_count", "LAST_INSERT_ID() + 1"}));
    }
}

/// Answers, of one row or of many.
void question(ProgramState &state)
{
    Dice &dice = state.dice;
    const QByteArray name = quotedName(state.anyTable().name);
    switch (dice.below(12)) {
    case 0:
        state.add("SHOW CREATE TABLE " + name);
        break;
    case 1:
        state.add("ANALYZE TABLE " + name);
        break;
    case 2:
        state.add("CHECK TABLE " + name);
        break;
    case 3:
        state.add("DESCRIBE " + name);
        break;
    case 4:
        state.add("EXPLAIN SELECT * FROM " + name);
        break;
    case 5:
        state.add("SHOW WARNINGS");
        break;
    case 6:
        state.add("LOCK TABLES " + name + " WRITE");
        state.add("UNLOCK TABLES");
        break;
    case 7:
        state.add("SELECT * FROM " + name + " ORDER BY 1 LIMIT 3");
        break;
    case 8:
        state.add("(SELECT 1) UNION ALL (SELECT `n` FROM " + name + ")");
        break;
    case 9:
        state.add("WITH `x` AS (SELECT `n` FROM " + name + ") SELECT COUNT(*) FROM `x`");
        break;
    case 10:
        state.add("HANDLER " + name + " OPEN");
        state.add("HANDLER " + name + " READ FIRST");
        state.add("HANDLER " + name + " CLOSE");
        break;
    default:
        state.add("OPTIMIZE TABLE " + name);
        break;
    }
}

void sessionNumbers(ProgramState &state)
{
    Dice &dice = state.dice;
    GeneratedTable &table = state.anyTable();
    if (!table.numbers || !takesIdAndNumber(table))
        return;
    const QByteArray head = "INSERT INTO " + quotedName(table.name) + " (`n`) VALUES ";
    table.nextId += 100;
    switch (dice.below(3)) {
    case 0:
        state.add("SET insert_id = " + QByteArray::number(table.nextId));
        table.nextId += 50;
        state.add(SqlStatement{.head = head, .parts = {"(1)", "(2)"}});
        break;
    case 1:
        state.add("SET auto_increment_increment = 5, auto_increment_offset = 3");
        state.add(SqlStatement{.head = head, .parts = {"(1)", "(2)", "(3)"}});
        state.add("SET auto_increment_increment = 1, auto_increment_offset = 1");
        table.nextId += 100;
        break;
    default:
        state.add("SET timestamp = 1700000000");
        state.add(SqlStatement{.head = head, .parts = {"(UNIX_TIMESTAMP())", "(YEAR(NOW()))"}});
        state.add("SET timestamp = DEFAULT");
        break;
    }
}

/// Structure ends a transaction, and what stands after it is out of one.
void structureWithin(ProgramState &state)
{
    state.add(state.dice.oneOf({"START TRANSACTION", "BEGIN", "START TRANSACTION WITH CONSISTENT SNAPSHOT"}));
    addRows(state, state.anyTable());
    addTable(state);
    addRows(state, state.anyTable());
    state.add(state.dice.oneOf({"ROLLBACK", "COMMIT", "COMMIT AND CHAIN"}));
    if (state.program.statements.constLast().head.endsWith("CHAIN")) {
        addRows(state, state.anyTable());
        state.add(state.dice.oneOf({"ROLLBACK", "COMMIT"}));
    }
}

void compound(ProgramState &state)
{
    const QByteArray name = quotedName(state.anyTable().name);
    state.add(SqlStatement{
        .head = "DELIMITER //\nBEGIN NOT ATOMIC\n  DECLARE i int DEFAULT 0;\n  WHILE i < 3 DO\n    UPDATE " +
                name +
                " SET `n` = `n` + 1 WHERE `id` = i;\n    SET i = i + 1;\n  END WHILE;\n  SELECT 'a;b';\nEND",
        .tail = "//\nDELIMITER ;"});
}

} // namespace

QVector<StatementMaker> knownStatements()
{
    return {{ProgramFeature::Diagnostics, 3, diagnostics},
            {ProgramFeature::Questions, 3, question},
            {ProgramFeature::SessionNumbers, 2, sessionNumbers},
            {ProgramFeature::OpenEnds, 2, structureWithin},
            {ProgramFeature::Compound, 1, compound}};
}

} // namespace millrace::test
