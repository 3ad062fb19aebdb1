// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/programstate.h"

namespace millrace::test {

namespace {

using Kind = GeneratedColumn::Kind;

/// A definition whose semicolons are not the end of it.
void addDelimited(ProgramState &state, const QByteArray &definition)
{
    const QByteArray mark = state.dice.oneOf({";;", "$$", "//"});
    state.add(SqlStatement{.head = "DELIMITER " + mark + '\n' + definition,
                           .tail = state.dice.oneOf({" ", "\n", ""}) + mark + "\nDELIMITER ;"});
}

void addView(ProgramState &state)
{
    const GeneratedTable &table = state.anyTable();
    const QByteArray name = state.newName("v");
    state.views << std::pair(name, table.name);
    state.add(state.dice.oneOf({"CREATE VIEW ", "CREATE OR REPLACE VIEW "}) + quotedName(name) +
              " AS SELECT `id`, `n` FROM " + quotedName(table.name) +
              state.dice.oneOf({"", " WHERE `n` > 0"}));
}

void addTrigger(ProgramState &state)
{
    Dice &dice = state.dice;
    const GeneratedTable &table = state.anyTable();
    state.triggers << state.newName("tr");
    const QByteArray name = quotedName(state.triggers.constLast());
    const QByteArray on = " ON " + quotedName(table.name) + " FOR EACH ROW ";
    if (dice.chance(40)) {
        state.add("CREATE TRIGGER " + name + " BEFORE INSERT" + on +
                  "SET NEW.`n` = COALESCE(NEW.`n`, 0) + 100");
        return;
    }
    const QByteArray what = dice.oneOf({"INSERT", "INSERT", "UPDATE", "DELETE"});
    state.add("CREATE TABLE IF NOT EXISTS `noted` (`what` varchar(20), `id` int(11), `n` int(11))");
    const QByteArray row = what == "DELETE" ? "OLD" : "NEW";
    const QByteArray noting =
        "INSERT INTO `noted` VALUES ('" + what.toLower() + "', " + row + ".`id`, " + row + ".`n`)";
    if (dice.chance(40))
        state.add("CREATE TRIGGER " + name + " AFTER " + what + on + noting);
    else
        addDelimited(state, "CREATE TRIGGER " + name + " AFTER " + what + on + "BEGIN\n  " + noting +
                                ";\n  SET @seen = 'a;b';\nEND");
}

void addRoutine(ProgramState &state)
{
    if (state.dice.chance(40)) {
        const QByteArray name = state.newName("f");
        state.add("CREATE FUNCTION " + quotedName(name) + " (x int) RETURNS int DETERMINISTIC RETURN x * 3");
        state.functions << name;
        return;
    }
    const GeneratedTable &table = state.anyTable();
    const QByteArray name = state.newName("p");
    addDelimited(state, "CREATE PROCEDURE " + quotedName(name) +
                            " (IN x int)\nBEGIN\n  -- twice ;\n  UPDATE " + quotedName(table.name) +
                            " SET `n` = x WHERE `n` IS NULL;\n  DELETE FROM " + quotedName(table.name) +
                            " WHERE `n` = 42;\nEND");
    state.procedures << name;
}

void callProcedure(ProgramState &state)
{
    if (state.procedures.isEmpty())
        addRoutine(state);
    if (!state.procedures.isEmpty())
        state.add("CALL " + quotedName(state.procedures.constLast()) + "(" +
                  state.dice.oneOf({"4", "-1", "NULL"}) + ")");
}

void addSequence(ProgramState &state)
{
    Dice &dice = state.dice;
    if (state.sequences.isEmpty() || dice.chance(40)) {
        state.sequences << state.newName("s");
        state.add("CREATE SEQUENCE " + quotedName(state.sequences.constLast()) +
                  dice.oneOf({"", " START WITH 10", " START WITH 5 INCREMENT BY 5 CACHE 10", " NOCACHE"}));
    }
    const QByteArray sequence = quotedName(state.sequences.constLast());
    GeneratedTable *table = state.tableWithIds();
    switch (dice.below(4)) {
    case 0:
        state.add("SELECT SETVAL(" + sequence + ", 50)");
        break;
    case 1:
        state.add("DO SETVAL(" + sequence + ", 77, 0)");
        break;
    case 2:
        state.add("SELECT NEXTVAL(" + sequence + ")");
        break;
    default:
        if (table != nullptr)
            state.add(SqlStatement{
                .head = "INSERT INTO " + quotedName(table->name) + " (`id`, `n`) VALUES ",
                .parts = {'(' + QByteArray::number(table->nextId++) + ", NEXTVAL(" + sequence + "))"}});
        break;
    }
}

} // namespace

QVector<StatementMaker> codeStatements()
{
    return {{ProgramFeature::Views, 2, addView},
            {ProgramFeature::Triggers, 3, addTrigger},
            {ProgramFeature::Routines, 2, addRoutine},
            {ProgramFeature::Calls, 2, callProcedure},
            {ProgramFeature::Sequences, 3, addSequence}};
}

} // namespace millrace::test
