// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/programstate.h"

namespace millrace::test {

namespace {

using Kind = GeneratedColumn::Kind;

enum class Ids
{
    Given,
    Left, ///< no id column
    Empty ///< NULL or DEFAULT
};

QByteArray integerExpression(ProgramState &state)
{
    if (!state.functions.isEmpty() && state.dice.chance(40))
        return quotedName(state.functions.constFirst()) + "(3)";
    return state.dice.oneOf({"1 + 1", "LENGTH('four')", "IF(1 < 2, 5, 6)", "-(3)", "COALESCE(NULL, 8)"});
}

QByteArray valueOf(ProgramState &state, const GeneratedColumn &column, const GeneratedTable &table)
{
    Dice &dice = state.dice;
    if (state.has(ProgramFeature::Expressions) && dice.chance(20)) {
        if (column.hasDefault && dice.chance(50))
            return "DEFAULT";
        if (column.kind == Kind::Integer)
            return integerExpression(state);
        if (column.kind == Kind::Varchar)
            return dice.oneOf({"CONCAT('a', 'b')", "UPPER('x')", "'a' 'b'", "REPEAT('z', 3)"});
    }
    if (column.kind == Kind::Integer) {
        if (state.has(ProgramFeature::HexNumbers) && dice.chance(30))
            return dice.oneOf({"0x0002", "0x10", "b'101'"});
        if (state.userVariable && dice.chance(40))
            return dice.oneOf({"@v", "@v + 1"});
        if (state.loose && dice.chance(20))
            return dice.oneOf({"99999999999999999999", "'12abc'", "''"});
    }
    if (state.loose && dice.chance(10) && column.kind == Kind::Enum)
        return "'nothing of it'";
    return literal(dice, column, table);
}

QByteArray idOf(ProgramState &state, GeneratedTable &table, Ids ids)
{
    if (ids == Ids::Empty) {
        ++table.nextId;
        return state.dice.oneOf({"NULL", "DEFAULT"});
    }
    const qint64 id = table.nextId + (state.dice.chance(20) ? state.dice.below(5) : 0);
    table.nextId = id + 1;
    table.ids << id;
    return QByteArray::number(id);
}

QByteArray row(ProgramState &state, GeneratedTable &table, const QVector<GeneratedColumn> &columns, Ids ids)
{
    QByteArrayList values;
    for (const GeneratedColumn &column : columns)
        values << (column.kind == Kind::Id ? idOf(state, table, ids) : valueOf(state, column, table));
    if (ids == Ids::Left)
        ++table.nextId;
    return '(' + values.join(',') + ')';
}

QByteArray columnList(const QVector<GeneratedColumn> &columns)
{
    QByteArrayList names;
    for (const GeneratedColumn &column : columns)
        names << column.name;
    return " (" + nameList(names) + ')';
}

/// INSERT, REPLACE or the like with columns and rows, without what follows them.
SqlStatement inserting(ProgramState &state, GeneratedTable &table, Ids ids, const QByteArray &verb, int rows)
{
    Dice &dice = state.dice;
    QVector<GeneratedColumn> columns;
    for (const GeneratedColumn &column : std::as_const(table.columns))
        if (column.kind == Kind::Id ? ids != Ids::Left : column.kind != Kind::Computed)
            columns << column;
    if (columns.size() > 2 && columns.constLast().hasDefault && dice.chance(20))
        columns.removeLast();
    // Without names the row has what everybody sees.
    const auto isHidden = [](const GeneratedColumn &column) { return column.hidden; };
    const auto hidden = std::find_if(columns.begin(), columns.end(), isHidden);
    const bool leavesHiddenOut = hidden != columns.end() && dice.chance(50);
    if (leavesHiddenOut)
        columns.erase(hidden);
    bool named = columns.size() + (leavesHiddenOut ? 1 : 0) != table.columns.size() ||
                 std::any_of(columns.begin(), columns.end(), isHidden) || dice.chance(40);
    // Names in another order than the table's, too.
    if (dice.chance(15)) {
        std::rotate(columns.begin(), columns.begin() + 1, columns.end());
        named = true;
    }
    SqlStatement statement{.head = verb + ' ' + quotedName(table.name)};
    if (named)
        statement.head += columnList(columns);
    statement.head += dice.chance(90) ? " VALUES " : " VALUE ";
    for (int i = 0; i < rows; ++i)
        statement.parts << row(state, table, columns, ids);
    return statement;
}

int rowCount(Dice &dice)
{
    return dice.chance(15) ? 10 + dice.below(30) : 1 + dice.below(4);
}

void rowsWithoutIds(ProgramState &state)
{
    GeneratedTable &table = state.anyTable();
    if (!table.numbers)
        return;
    const Ids ids = state.dice.chance(70) ? Ids::Left : Ids::Empty;
    state.add(inserting(state, table, ids, "INSERT INTO", rowCount(state.dice)));
}

void zeroId(ProgramState &state)
{
    GeneratedTable &table = state.anyTable();
    if (!table.numbers || !takesIdAndNumber(table))
        return;
    SqlStatement statement{.head = "INSERT INTO " + quotedName(table.name) + " (`id`, `n`) VALUES ",
                           .parts = {"(0,11)"}};
    if (state.dice.chance(50))
        statement.parts << '(' + QByteArray::number(table.nextId + 5) + ",12)";
    table.nextId += 10;
    state.add(statement);
}

void duplicates(ProgramState &state)
{
    GeneratedTable *table = state.tableWithIds();
    if (table == nullptr || table->ids.isEmpty())
        return;
    Dice &dice = state.dice;
    const qint64 next = table->nextId;
    // As if the last ids had not been given yet.
    table->nextId = std::max<qint64>(1, table->ids.at(dice.below(int(table->ids.size()))));
    const int way = dice.below(3);
    SqlStatement statement = inserting(state, *table, Ids::Given,
                                       way == 0   ? "INSERT IGNORE INTO"
                                       : way == 1 ? "REPLACE INTO"
                                                  : "INSERT INTO",
                                       2 + dice.below(3));
    if (way == 2)
        statement.tail = " ON DUPLICATE KEY UPDATE `n` = " +
                         dice.oneOf({"`n` + 1", "VALUES(`n`)", "COALESCE(VALUES(`n`), 0) + 5"}) + ';';
    table->nextId = std::max(next, table->nextId);
    state.add(statement);
}

void insertSelect(ProgramState &state)
{
    GeneratedTable &to = state.anyTable();
    const GeneratedTable &from = state.anyTable();
    const qint64 offset = to.nextId + from.nextId;
    QByteArrayList names;
    QByteArrayList values;
    if (!to.numbers || state.dice.chance(50)) {
        names << "id";
        values << "`id` + " + QByteArray::number(offset);
    }
    for (const GeneratedColumn &column : to.valueColumns()) {
        names << column.name;
        const bool taken = column.kind == Kind::Integer && from.column(Kind::Integer) != nullptr;
        values << (taken ? QByteArray("COALESCE(`n`, 0)") : literal(state.dice, column, to));
    }
    to.nextId = offset + from.nextId + 200; // the server numbers rows of a SELECT in powers of two
    state.add(state.dice.oneOf({"INSERT INTO ", "INSERT INTO ", "INSERT IGNORE INTO ", "REPLACE INTO "}) +
              quotedName(to.name) + " (" + nameList(names) + ") SELECT " + values.join(", ") + " FROM " +
              quotedName(from.name) + state.dice.oneOf({"", " WHERE `n` > 0"}) + " ORDER BY `id`, `n`");
}

void updateOrDelete(ProgramState &state)
{
    GeneratedTable &table = state.anyTable();
    const QByteArray where = state.dice.oneOf(
        {" WHERE `id` % 2 = 0", " WHERE `n` IS NULL", " WHERE `id` > 2", " WHERE `n` = 42", ""});
    if (state.dice.chance(40)) {
        state.add("DELETE FROM " + quotedName(table.name) + where);
        return;
    }
    const QVector<GeneratedColumn> columns = table.valueColumns();
    const GeneratedColumn &column = columns.at(state.dice.below(int(columns.size())));
    state.add("UPDATE " + quotedName(table.name) + " SET " + quotedName(column.name) + " = " +
              literal(state.dice, column, table) + where);
}

void truncate(ProgramState &state)
{
    state.add(state.dice.oneOf({"TRUNCATE TABLE ", "TRUNCATE "}) + quotedName(state.anyTable().name));
}

void userVariable(ProgramState &state)
{
    if (state.dice.chance(60))
        state.add(state.dice.oneOf({"SET @v = 33", "SET @v := 5", "SET @v = COALESCE(@v, 1) + 1"}));
    else
        state.add("SELECT COUNT(*) INTO @v FROM " + quotedName(state.anyTable().name));
    state.userVariable = true;
    addRows(state, state.anyTable());
}

void lastInsertId(ProgramState &state)
{
    GeneratedTable &table = state.anyTable();
    GeneratedTable *other = state.tableWithIds();
    if (!table.numbers || other == nullptr || !takesIdAndNumber(*other))
        return;
    state.add(inserting(state, table, Ids::Left, "INSERT INTO", 1));
    const bool kept = state.dice.chance(50);
    if (kept)
        state.add("SET @p = LAST_INSERT_ID()");
    state.add(SqlStatement{
        .head = "INSERT INTO " + quotedName(other->name) + " (`id`, `n`) VALUES ",
        .parts = {'(' + idOf(state, *other, Ids::Given) + (kept ? ",@p)" : ",LAST_INSERT_ID())")}});
}

void wrongRow(ProgramState &state)
{
    GeneratedTable &table = state.anyTable();
    const QByteArray name = quotedName(table.name);
    switch (state.dice.below(7)) {
    case 5: // refused by the table's own code, in the midst of a statement
        state.add("CREATE TRIGGER " + quotedName(state.newName("no")) + " BEFORE INSERT ON " + name +
                  " FOR EACH ROW SET NEW.`n` = IF(NEW.`n` = 42, (SELECT `id` FROM `nowhere`), NEW.`n`)");
        addRows(state, table);
        break;
    case 6:
        state.add("SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'not; further'");
        break;
    case 0:
        state.add("INSERT INTO `nowhere` VALUES (1)");
        break;
    case 1:
        state.add("INSERT INTO " + name + " (`id`, `nothing`) VALUES (1,2)");
        break;
    case 2: // a value too many
        state.add("INSERT INTO " + name + " (`id`, `n`) VALUES (" + QByteArray::number(table.nextId + 50) +
                  ",1,2)");
        break;
    case 3:
        state.add("INSERT INTO " + name + " (`id`, `n`) VALUES (" + QByteArray::number(table.nextId + 60) +
                  ",'no number')");
        break;
    default:
        if (!table.ids.isEmpty())
            state.add("INSERT INTO " + name + " (`id`, `n`) VALUES (" +
                      QByteArray::number(table.ids.constFirst()) + ",1)");
        break;
    }
}

} // namespace

void addRows(ProgramState &state, GeneratedTable &table)
{
    state.add(inserting(state, table, Ids::Given, "INSERT INTO", rowCount(state.dice)));
}

bool takesIdAndNumber(const GeneratedTable &table)
{
    const QVector<GeneratedColumn> columns = table.valueColumns();
    return std::all_of(columns.begin(), columns.end(),
                       [](const GeneratedColumn &column) { return column.hasDefault; });
}

QVector<StatementMaker> rowStatements()
{
    return {{ProgramFeature::NoIds, 6, rowsWithoutIds},
            {ProgramFeature::ZeroIds, 3, zeroId},
            {ProgramFeature::Duplicates, 5, duplicates},
            {ProgramFeature::InsertSelect, 4, insertSelect},
            {ProgramFeature::UpdateDelete, 4, updateOrDelete},
            {ProgramFeature::Truncate, 1, truncate},
            {ProgramFeature::UserVariables, 3, userVariable},
            {ProgramFeature::LastInsertId, 3, lastInsertId},
            {ProgramFeature::Errors, 1, wrongRow}};
}

} // namespace millrace::test
