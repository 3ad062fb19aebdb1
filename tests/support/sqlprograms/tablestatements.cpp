// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/programstate.h"

namespace millrace::test {

namespace {

using Kind = GeneratedColumn::Kind;

void createTable(ProgramState &state)
{
    addTable(state);
    if (state.dice.chance(60))
        addRows(state, state.tables.last());
}

/// Only a column that nothing else names: neither key nor computed column nor another table.
bool isFree(const GeneratedColumn &column)
{
    return column.name != "n" && column.kind != Kind::Id && column.kind != Kind::Parent;
}

void alterColumns(ProgramState &state)
{
    Dice &dice = state.dice;
    GeneratedTable &table = state.anyTable();
    const QByteArray alter = "ALTER TABLE " + quotedName(table.name);
    const auto at = 1 + dice.below(int(table.columns.size()) - 1);
    GeneratedColumn &column = table.columns[at];
    const int way = dice.below(5);
    if (way == 0 && isFree(column)) {
        state.add(alter + " DROP COLUMN " + quotedName(column.name));
        table.columns.remove(at);
    } else if (way == 1 && isFree(column)) {
        const QByteArray name = state.newName("r");
        state.add(alter + " CHANGE COLUMN " + quotedName(column.name) + ' ' + quotedName(name) + ' ' +
                  column.definition);
        column.name = name;
    } else if (way == 2 && column.kind == Kind::Varchar && isFree(column)) {
        column.definition.replace("varchar(40)", "varchar(80)");
        state.add(alter + " MODIFY " + quotedName(column.name) + ' ' + column.definition);
    } else if (way == 3 && table.numbers) {
        table.nextId += 20;
        state.add(alter + " AUTO_INCREMENT=" + QByteArray::number(table.nextId));
    } else {
        const GeneratedColumn added =
            randomColumn(dice, state.newName("a"), state.has(ProgramFeature::Types));
        const int place = dice.below(3);
        state.add(alter + " ADD COLUMN " + quotedName(added.name) + ' ' + added.definition +
                  (place == 0   ? QByteArray(" FIRST")
                   : place == 1 ? " AFTER " + quotedName(table.columns.at(at - 1).name)
                                : QByteArray()));
        table.columns.insert(place == 0 ? 0 : place == 1 ? at : table.columns.size(), added);
    }
}

void alterKeys(ProgramState &state)
{
    GeneratedTable &table = state.anyTable();
    const QByteArray name = quotedName(table.name);
    if (!table.keys.isEmpty() && state.dice.chance(40)) {
        state.add("ALTER TABLE " + name + " DROP KEY " + quotedName(table.keys.takeLast()));
        return;
    }
    const QByteArray key = state.newName("k");
    if (state.dice.chance(30))
        state.add("CREATE INDEX " + quotedName(key) + " ON " + name + " (`n`, `id`)");
    else
        state.add("ALTER TABLE " + name + " ADD " +
                  state.dice.oneOf({"KEY ", "INDEX ", "UNIQUE KEY ", "UNIQUE KEY "}) + quotedName(key) +
                  state.dice.oneOf({" (`id`)", " (`id`, `n`)"}));
    table.keys << key;
}

void childTable(ProgramState &state)
{
    GeneratedTable *parent = state.tableWithIds();
    if (parent == nullptr || parent->ids.isEmpty())
        return;
    GeneratedTable child = randomTable(state.dice, state.newName("child"), {});
    child.columns.insert(
        2, GeneratedColumn{.name = "parent", .kind = Kind::Parent, .definition = "int(11) NULL"});
    child.parents = parent->ids;
    SqlStatement statement = createStatement(state.dice, child, {});
    statement.parts << "CONSTRAINT " + quotedName("fk_" + child.name) +
                           " FOREIGN KEY (`parent`) REFERENCES " + quotedName(parent->name) + " (`id`)" +
                           state.dice.oneOf({"", " ON DELETE CASCADE", " ON DELETE SET NULL"});
    state.add(statement);
    state.tables << child;
    addRows(state, state.tables.last());
}

void createSelect(ProgramState &state)
{
    const GeneratedTable from = state.anyTable();
    GeneratedTable made{.name = state.newName("made"), .nextId = from.nextId + 100};
    // A computed column becomes one that is not.
    made.columns = {from.columns.constFirst(), GeneratedColumn{.name = "n", .definition = "int(11) NULL"}};
    if (made.columns.constFirst().kind != Kind::Id)
        return;
    state.add("CREATE TABLE " + quotedName(made.name) + state.dice.oneOf({" AS ", " "}) +
              "SELECT `id`, `n` FROM " + quotedName(from.name) + state.dice.oneOf({"", " WHERE `n` > 0"}));
    state.tables << made;
}

void createLike(ProgramState &state)
{
    GeneratedTable made = state.anyTable();
    if (made.column(Kind::Parent) != nullptr)
        return;
    const QByteArray from = made.name;
    made.name = state.newName("like");
    made.nextId += 100;
    made.ids.clear();
    state.add("CREATE TABLE " + quotedName(made.name) + " LIKE " + quotedName(from));
    state.tables << made;
    addRows(state, state.tables.last());
}

void renameTable(ProgramState &state)
{
    GeneratedTable &table = state.anyTable();
    const QByteArray name = state.newName("moved");
    state.add(state.dice.chance(60)
                  ? "RENAME TABLE " + quotedName(table.name) + " TO " + quotedName(name)
                  : "ALTER TABLE " + quotedName(table.name) + " RENAME TO " + quotedName(name));
    table.name = name;
    if (state.dice.chance(70))
        addRows(state, table);
}

void dropTable(ProgramState &state)
{
    if (state.tables.size() < 2)
        return;
    const int at = state.dice.below(int(state.tables.size()));
    const QByteArray name = state.tables.at(at).name;
    state.add(state.dice.oneOf({"DROP TABLE IF EXISTS ", "DROP TABLE "}) + quotedName(name));
    state.tables.remove(at);
    if (state.dice.chance(50)) { // and another of its name
        state.tables << randomTable(state.dice, name, state.features);
        state.add(createStatement(state.dice, state.tables.last(), state.features));
        addRows(state, state.tables.last());
    }
}

void temporaryTable(ProgramState &state)
{
    GeneratedTable table{.name = state.newName("tmp"), .temporary = true};
    table.columns = {GeneratedColumn{.name = "id", .definition = "int(11) NOT NULL"},
                     GeneratedColumn{.name = "n", .definition = "int(11) NULL"}};
    state.add(createStatement(state.dice, table, {}));
    state.add(SqlStatement{.head = "INSERT INTO " + quotedName(table.name) + " VALUES ",
                           .parts = {"(1,10)", "(2,20)", "(3,NULL)"}});
    GeneratedTable *to = state.tableWithIds();
    if (to != nullptr) {
        // Columns without default stay without a value: then both sides refuse it.
        state.add("INSERT INTO " + quotedName(to->name) + " (`id`, `n`) SELECT `id` + " +
                  QByteArray::number(to->nextId) + ", `n` FROM " + quotedName(table.name));
        to->nextId += 10;
    }
    if (state.dice.chance(60))
        state.add("DROP " + state.dice.oneOf({"TEMPORARY TABLE ", "TABLE "}) + quotedName(table.name));
}

} // namespace

void addTable(ProgramState &state)
{
    const GeneratedTable table = randomTable(state.dice, state.newName("t"), state.features);
    state.add(createStatement(state.dice, table, state.features));
    state.tables << table;
}

QVector<StatementMaker> tableStatements()
{
    return {{ProgramFeature::AlterColumns, 4, alterColumns},
            {ProgramFeature::AlterKeys, 2, alterKeys},
            {ProgramFeature::ForeignKeys, 2, childTable},
            {ProgramFeature::CreateSelect, 2, createSelect},
            {ProgramFeature::CreateLike, 2, createLike},
            {ProgramFeature::Rename, 2, renameTable},
            {ProgramFeature::Drops, 2, dropTable},
            {ProgramFeature::Drops, 1, createTable},
            {ProgramFeature::TemporaryTables, 3, temporaryTable}};
}

} // namespace millrace::test
