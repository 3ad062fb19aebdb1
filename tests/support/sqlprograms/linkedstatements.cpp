// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/programstate.h"

namespace millrace::test {

namespace {

using Kind = GeneratedColumn::Kind;

QByteArray newId(GeneratedTable &table)
{
    table.ids << table.nextId;
    return QByteArray::number(table.nextId++);
}

void throughView(ProgramState &state)
{
    Dice &dice = state.dice;
    GeneratedTable *table = nullptr;
    QByteArray view;
    for (const auto &[name, of] : std::as_const(state.views))
        if (GeneratedTable *shown = state.tableNamed(of); shown != nullptr && takesIdAndNumber(*shown)) {
            table = shown;
            view = name;
        }
    if (table == nullptr) {
        table = state.tableWithIds();
        if (table == nullptr || !takesIdAndNumber(*table))
            return;
        view = state.newName("v");
        state.views << std::pair(view, table->name);
        state.add("CREATE VIEW " + quotedName(view) + " AS SELECT `id`, `n` FROM " + quotedName(table->name) +
                  dice.oneOf({"", " WHERE `n` > 0", " WHERE `n` > 0 WITH CHECK OPTION"}));
    }
    const int way = dice.below(4);
    if (way == 0)
        state.add("UPDATE " + quotedName(view) + " SET `n` = 5 WHERE `id` > 1");
    else if (way == 1)
        state.add("DELETE FROM " + quotedName(view) + " WHERE `n` = 42");
    else
        state.add(SqlStatement{.head = "INSERT INTO " + quotedName(view) +
                                       (dice.chance(50) ? " VALUES " : " (`id`, `n`) VALUES "),
                               .parts = {'(' + newId(*table) + ",21)", '(' + newId(*table) + ",22)"}});
}

/// A child that is there before its parent, and rows of nobody's.
void orphans(ProgramState &state)
{
    Dice &dice = state.dice;
    const QByteArray parent = state.newName("late");
    const QByteArray child = state.newName("orphan");
    state.add("SET foreign_key_checks = 0");
    state.add("CREATE TABLE " + quotedName(child) +
              " (`id` int(11) NOT NULL PRIMARY KEY, `n` int(11) NULL, " +
              "`parent` int(11), FOREIGN KEY (`parent`) REFERENCES " + quotedName(parent) + " (`id`)" +
              dice.oneOf({"", " ON DELETE CASCADE", " ON DELETE SET NULL"}) + ") ENGINE=InnoDB");
    state.add(
        SqlStatement{.head = "INSERT INTO " + quotedName(child) + " VALUES ",
                     .parts = {"(1,1,1)", "(2,2,2)", "(3,3,NULL)", dice.oneOf({"(4,4,99)", "(4,4,1)"})}});
    state.add("CREATE TABLE " + quotedName(parent) +
              " (`id` int(11) NOT NULL PRIMARY KEY, `n` int(11) NULL) ENGINE=InnoDB");
    state.add(SqlStatement{.head = "INSERT INTO " + quotedName(parent) + " VALUES ",
                           .parts = {"(1,10)", "(2,20)"}});
    state.add("SET foreign_key_checks = 1");
    if (dice.chance(60))
        state.add(dice.oneOf({"DELETE FROM ", "REPLACE INTO "}) + quotedName(parent));
    if (const QByteArray &last = state.program.statements.constLast().head; last.startsWith("DELETE"))
        state.program.statements.last().head = last + " WHERE `id` = 2";
    else if (last.startsWith("REPLACE"))
        state.program.statements.last().head = last + " VALUES (1,11)";
    for (const QByteArray &name : {child, parent}) {
        GeneratedTable table{.name = name, .hasIds = true, .nextId = 10};
        table.columns = {
            GeneratedColumn{.name = "id", .kind = Kind::Id, .nullable = false, .hasDefault = false},
            GeneratedColumn{.name = "n", .definition = "int(11) NULL"}};
        if (name == child)
            table.columns << GeneratedColumn{.name = "parent", .kind = Kind::Parent, .definition = "int(11)"};
        state.tables << table;
    }
}

void assignments(ProgramState &state)
{
    GeneratedTable *table = state.tableWithIds();
    if (table == nullptr || !takesIdAndNumber(*table))
        return;
    const QByteArray name = quotedName(table->name);
    const QByteArray other = quotedName(state.anyTable().name);
    switch (state.dice.below(6)) {
    case 0:
        state.add("INSERT INTO " + name + " SET `id` = " + newId(*table) + ", `n` = 4");
        break;
    case 1:
        state.add("REPLACE INTO " + name + " SET `id` = " + newId(*table) + ", `n` = 3 + 1");
        break;
    case 2:
        state.add("INSERT INTO " + name + " (`id`, `n`) WITH `x` AS (SELECT 1 AS `one`) SELECT `one` + " +
                  newId(*table) + " - 1, COUNT(*) FROM `x`");
        break;
    case 3:
        if (name != other)
            state.add("UPDATE " + name + " AS `a` JOIN " + other +
                      " AS `b` ON `a`.`id` = `b`.`id` SET `a`.`n` = " + "COALESCE(`b`.`n`, 0) % 100");
        break;
    case 4:
        if (name != other)
            state.add("DELETE `a` FROM " + name + " AS `a` JOIN " + other +
                      " AS `b` ON `a`.`id` = `b`.`id` + 1");
        break;
    default:
        state.add("INSERT INTO " + name + " (`id`, `n`) VALUES (" + newId(*table) +
                  ", (SELECT COUNT(*) FROM (SELECT " + "`n` FROM " + other + ") AS `x`))");
        break;
    }
}

/// What was there goes, or becomes another.
void replacements(ProgramState &state)
{
    Dice &dice = state.dice;
    const int way = dice.below(5);
    if (way == 0 && !state.triggers.isEmpty()) {
        state.add(dice.oneOf({"DROP TRIGGER ", "DROP TRIGGER IF EXISTS "}) +
                  quotedName(state.triggers.takeLast()));
        addRows(state, state.anyTable());
    } else if (way == 1 && !state.views.isEmpty()) {
        const auto [view, table] = state.views.constLast();
        if (state.tableNamed(table) != nullptr)
            state.add(dice.oneOf({"ALTER VIEW ", "CREATE OR REPLACE VIEW "}) + quotedName(view) +
                      " AS SELECT `n` AS `id`, `id` AS `n` FROM " + quotedName(table));
    } else if (way == 2 && !state.views.isEmpty()) {
        state.add(dice.oneOf({"DROP VIEW ", "DROP VIEW IF EXISTS "}) +
                  quotedName(state.views.takeLast().first));
    } else if (way == 3 && !state.functions.isEmpty()) {
        const QByteArray name = quotedName(state.functions.constFirst());
        state.add("DROP FUNCTION " + name);
        state.add("CREATE FUNCTION " + name + " (x int) RETURNS int DETERMINISTIC RETURN x * 5");
        addRows(state, state.anyTable());
    } else if (state.tables.size() > 1) {
        GeneratedTable &one = state.tables[0];
        GeneratedTable &other = state.tables[1];
        state.add("RENAME TABLE " + quotedName(one.name) + " TO `between`, " + quotedName(other.name) +
                  " TO " + quotedName(one.name) + ", `between` TO " + quotedName(other.name));
        std::swap(one.name, other.name);
        addRows(state, one);
    }
}

void readingFunction(ProgramState &state)
{
    GeneratedTable *to = state.tableWithIds();
    if (to == nullptr || !takesIdAndNumber(*to))
        return;
    const QByteArray from = quotedName(state.anyTable().name);
    const QByteArray name = quotedName(state.newName("reads"));
    state.add("CREATE FUNCTION " + name + " () RETURNS int READS SQL DATA RETURN (SELECT COUNT(*) FROM " +
              from + ")");
    if (state.dice.chance(70))
        addRows(state, state.anyTable());
    if (from == quotedName(to->name)) { // the server reads no table that it writes
        state.add("SET @counted = " + name + "()");
        state.add("INSERT INTO " + from + " (`id`, `n`) VALUES (" + newId(*to) + ",@counted)");
        return;
    }
    state.add(SqlStatement{.head = "INSERT INTO " + quotedName(to->name) + " (`id`, `n`) VALUES ",
                           .parts = {'(' + newId(*to) + ',' + name + "())", '(' + newId(*to) + ",7)"}});
}

} // namespace

QVector<StatementMaker> linkedStatements()
{
    return {{ProgramFeature::ViewRows, 3, throughView},
            {ProgramFeature::Orphans, 2, orphans},
            {ProgramFeature::Assignments, 3, assignments},
            {ProgramFeature::Replacements, 3, replacements},
            {ProgramFeature::ReadingFunctions, 2, readingFunction}};
}

} // namespace millrace::test
