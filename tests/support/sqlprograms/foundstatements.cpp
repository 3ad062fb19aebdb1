// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/programstate.h"

namespace millrace::test {

namespace {

GeneratedTable *tableOfNumbers(ProgramState &state)
{
    GeneratedTable *table = state.tableWithIds();
    return table != nullptr && takesIdAndNumber(*table) ? table : nullptr;
}

SqlStatement numbered(GeneratedTable &table, const QByteArrayList &values)
{
    SqlStatement statement{.head = "INSERT INTO " + quotedName(table.name) + " (`id`, `n`) VALUES "};
    for (const QByteArray &value : values) {
        table.ids << table.nextId;
        statement.parts << '(' + QByteArray::number(table.nextId++) + ',' + value + ')';
    }
    return statement;
}

/// What literals are taken for on their way from the client to the column, and compared by.
void connection(ProgramState &state)
{
    Dice &dice = state.dice;
    state.add(dice.oneOf({"SET CHARACTER SET utf8mb4", "SET CHARACTER SET latin1", "SET NAMES DEFAULT",
                          "SET NAMES utf8mb4 COLLATE utf8mb4_bin", "SET character_set_connection = latin1",
                          "SET @@session.collation_connection = 'utf8mb4_bin'",
                          "SET character_set_client = latin1"}));
    addRows(state, state.anyTable());
    if (GeneratedTable *table = tableOfNumbers(state); table != nullptr && dice.chance(60))
        state.add(
            numbered(*table, {dice.oneOf({"'a' = 'A'", "LENGTH('\xC3\xA9')", "FIELD('A','a','A')"}), "7"}));
    if (dice.chance(50))
        state.add("SET NAMES utf8mb4");
}

void madeOfView(ProgramState &state)
{
    Dice &dice = state.dice;
    const QByteArray made = state.newName("made");
    QByteArray query;
    if (dice.chance(30)) {
        const QByteArray function = quotedName(state.newName("f"));
        state.add("CREATE FUNCTION " + function + " (x int) RETURNS int DETERMINISTIC RETURN x * 3");
        query = "SELECT " + function + "(1) AS `id`, " + function + "(2) AS `n`";
    } else {
        const QByteArray view = state.newName("v");
        const QByteArray of = state.anyTable().name;
        state.views << std::pair(view, of);
        state.add("CREATE VIEW " + quotedName(view) + " AS SELECT `id`, `n` FROM " + quotedName(of));
        query = "SELECT * FROM " + quotedName(view);
    }
    if (dice.chance(70))
        addRows(state, state.anyTable());
    state.add("CREATE TABLE " + quotedName(made) + dice.oneOf({" AS ", " "}) + query);
    addRows(state, state.anyTable());
}

/// A trigger writes into a table that has one.
void chain(ProgramState &state)
{
    const GeneratedTable &table = state.anyTable();
    state.add(
        "CREATE TABLE IF NOT EXISTS `links` (`id` int(11) NOT NULL AUTO_INCREMENT PRIMARY KEY, `n` int(11))");
    state.add("CREATE TABLE IF NOT EXISTS `sums` (`what` varchar(20) PRIMARY KEY, `c` int(11))");
    state.add("INSERT IGNORE INTO `sums` VALUES ('rows',0)");
    if (!state.sums) {
        state.add(
            "CREATE TRIGGER `summed` AFTER INSERT ON `links` FOR EACH ROW UPDATE `sums` SET `c` = `c` + 1 "
            "WHERE `what` = 'rows'");
        state.sums = true;
    }
    state.triggers << state.newName("link");
    state.add("CREATE TRIGGER " + quotedName(state.triggers.constLast()) + " AFTER INSERT ON " +
              quotedName(table.name) + " FOR EACH ROW INSERT INTO `links` (`n`) VALUES (NEW.`n`)");
    addRows(state, state.anyTable());
    if (state.dice.chance(40))
        state.add("INSERT INTO `links` (`n`) VALUES (1),(2)");
}

void unchecked(ProgramState &state)
{
    GeneratedTable *table = tableOfNumbers(state);
    if (table == nullptr)
        return;
    state.add("SET check_constraint_checks = 0");
    state.add(numbered(*table, {"1001", "-51"}));
    if (state.dice.chance(70))
        state.add("SET check_constraint_checks = 1");
    addRows(state, *table);
}

} // namespace

QVector<StatementMaker> foundStatements()
{
    return {{ProgramFeature::Connections, 2, connection},
            {ProgramFeature::MadeOfViews, 2, madeOfView},
            {ProgramFeature::Chains, 2, chain},
            {ProgramFeature::Unchecked, 1, unchecked}};
}

} // namespace millrace::test
