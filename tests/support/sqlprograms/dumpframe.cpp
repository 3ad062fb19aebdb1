// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sqlprograms/programstate.h"

namespace millrace::test {

namespace {

using Kind = GeneratedColumn::Kind;

constexpr const char *firstLines =
    "/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;\n"
    "/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;\n"
    "/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;\n"
    "/*!40101 SET NAMES utf8mb4 */;\n"
    "/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;\n"
    "/*!40103 SET TIME_ZONE='+00:00' */;\n"
    "/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;\n"
    "/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, "
    "FOREIGN_KEY_CHECKS=0 */;\n"
    "/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;\n"
    "/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */";
constexpr const char *lastLines = "/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;\n"
                                  "/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;\n"
                                  "/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;\n"
                                  "/*!40014 SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS */;\n"
                                  "/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;\n"
                                  "/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;\n"
                                  "/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;\n"
                                  "/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */";

void heading(ProgramState &state, const QByteArray &what)
{
    if (state.has(ProgramFeature::Comments))
        state.add(SqlStatement{.head = "\n--\n-- " + what + "\n--\n", .tail = {}});
}

/// As SHOW CREATE TABLE writes it: keys after the columns, the next number in the options.
void addCreate(ProgramState &state, const GeneratedTable &table, const QByteArray &parent)
{
    SqlStatement statement{.head = "CREATE TABLE " + quotedName(table.name) + " ("};
    for (const GeneratedColumn &column : table.columns)
        statement.parts << "\n  " + quotedName(column.name) + ' ' + column.definition;
    if (table.hasIds)
        statement.parts << "\n  PRIMARY KEY (`id`)";
    for (const QByteArray &key : table.keys)
        statement.parts << "\n  KEY " + quotedName(key) + " (`n`)";
    if (!parent.isEmpty())
        statement.parts << "\n  CONSTRAINT " + quotedName("fk_" + table.name) +
                               " FOREIGN KEY (`parent`) REFERENCES " + quotedName(parent) + " (`id`)";
    statement.tail = "\n) ENGINE=InnoDB";
    if (table.numbers)
        statement.tail += " AUTO_INCREMENT=" + QByteArray::number(table.nextId);
    statement.tail += " DEFAULT CHARSET=utf8mb4;";
    state.add("DROP TABLE IF EXISTS " + quotedName(table.name));
    state.add("/*!40101 SET @saved_cs_client     = @@character_set_client */;\n"
              "/*!40101 SET character_set_client = utf8mb4 */");
    state.add(statement);
    state.add("/*!40101 SET character_set_client = @saved_cs_client */");
}

/// What the dumped table holds: a row a literal each, generated columns left out.
QByteArrayList rowsOf(ProgramState &state, GeneratedTable &table)
{
    Dice &dice = state.dice;
    QByteArrayList rows;
    const int count = dice.chance(10) ? 0 : dice.chance(30) ? 10 + dice.below(60) : 1 + dice.below(5);
    if (table.numbers && state.has(ProgramFeature::ZeroIds) && dice.chance(20))
        table.ids << 0;
    for (int i = int(table.ids.size()); i < count; ++i) {
        table.ids << table.nextId;
        table.nextId += dice.chance(20) ? 2 + dice.below(9) : 1;
    }
    for (const qint64 id : std::as_const(table.ids)) {
        QByteArrayList values{QByteArray::number(id)};
        for (const GeneratedColumn &column : table.valueColumns())
            values << literal(dice, column, table);
        rows << '(' + values.join(',') + ')';
    }
    if (table.numbers && dice.chance(30))
        table.nextId += dice.below(50); // rows that were deleted
    return rows;
}

void addRowsOf(ProgramState &state, const GeneratedTable &table, const QByteArrayList &rows)
{
    Dice &dice = state.dice;
    const QByteArray name = quotedName(table.name);
    QByteArray head = dice.oneOf({"INSERT INTO ", "INSERT INTO ", "INSERT INTO ", "INSERT  IGNORE INTO ",
                                  "REPLACE INTO "}) +
                      name;
    if (table.column(Kind::Computed) != nullptr || dice.chance(30)) {
        QByteArrayList names{"id"};
        for (const GeneratedColumn &column : table.valueColumns())
            names << column.name;
        head += " (" + nameList(names) + ')';
    }
    const qsizetype each = dice.chance(20) ? 1 : dice.chance(30) ? 7 : rows.size();
    state.add("LOCK TABLES " + name + " WRITE");
    state.add("/*!40000 ALTER TABLE " + name + " DISABLE KEYS */");
    for (qsizetype at = 0; at < rows.size(); at += each)
        state.add(SqlStatement{.head = head + " VALUES ", .parts = rows.mid(at, each)});
    state.add("/*!40000 ALTER TABLE " + name + " ENABLE KEYS */");
    state.add("UNLOCK TABLES");
}

/// The settings around triggers and routines.
void addDefinition(ProgramState &state, const QByteArray &definition)
{
    state.add("/*!50003 SET @saved_cs_client      = @@character_set_client */ ;\n"
              "/*!50003 SET @saved_col_connection = @@collation_connection */ ;\n"
              "/*!50003 SET character_set_client  = utf8mb4 */ ;\n"
              "/*!50003 SET collation_connection  = utf8mb4_general_ci */ ;\n"
              "/*!50003 SET @saved_sql_mode       = @@sql_mode */ ;\n"
              "/*!50003 SET sql_mode              = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION' */ ");
    state.add(SqlStatement{.head = "DELIMITER ;;\n" + definition, .tail = " ;;\nDELIMITER ;"});
    state.add("/*!50003 SET sql_mode              = @saved_sql_mode */ ;\n"
              "/*!50003 SET character_set_client  = @saved_cs_client */ ;\n"
              "/*!50003 SET collation_connection  = @saved_col_connection */ ");
}

void addTriggersOf(ProgramState &state, const GeneratedTable &table)
{
    if (!state.has(ProgramFeature::Triggers) || !state.dice.chance(40))
        return;
    addDefinition(state, "/*!50003 CREATE*/ /*!50017 DEFINER=`root`@`localhost`*/ /*!50003 TRIGGER " +
                             quotedName(state.newName("tr")) + " BEFORE INSERT ON " + quotedName(table.name) +
                             " FOR EACH ROW BEGIN\n  SET NEW.`n` = NEW.`n` + 1; -- never of the dump's rows\n"
                             "END */");
}

/// Before the rows: what is done for each of them.
void addTriggerBefore(ProgramState &state, const GeneratedTable &table)
{
    state.add(SqlStatement{.head = "DELIMITER ;;\nCREATE TRIGGER " + quotedName(state.newName("tr")) +
                                   " AFTER INSERT ON " + quotedName(table.name) +
                                   " FOR EACH ROW BEGIN INSERT INTO `seen` (`id`, `n`) VALUES (NEW.`id`, "
                                   "NEW.`n`); END",
                           .tail = ";;\nDELIMITER ;"});
}

/// After the rows: what they are needed for.
void addStatementBehind(ProgramState &state, const GeneratedTable &table)
{
    const QByteArray name = quotedName(table.name);
    const QByteArray made = quotedName(state.newName("s"));
    const QByteArrayList statements{
        "CREATE TABLE " + made + " AS SELECT COUNT(*) AS `c`, SUM(`n`) AS `s` FROM " + name,
        "UPDATE " + name + " SET `n` = `n` + 1 WHERE `n` < 100",
        "INSERT INTO `seen` (`id`, `n`) SELECT `id`, `n` FROM " + name + " ORDER BY `id`",
        "DELETE FROM `seen` WHERE `n` = 42",
        "SELECT COUNT(*) FROM " + name,
        "SET @v = (SELECT MAX(`id`) FROM " + name + ")"};
    state.add(statements.at(state.dice.below(int(statements.size()))));
}

/// A stand-in where mysqldump has one, the view itself at the end.
QByteArray standIn(ProgramState &state, const GeneratedTable &table, const QByteArray &name)
{
    state.add("/*!50001 DROP VIEW IF EXISTS " + quotedName(name) + "*/");
    if (state.dice.chance(50))
        state.add("/*!50001 CREATE TABLE " + quotedName(name) +
                  " (\n  `id` tinyint NOT NULL,\n  `n` tinyint NOT NULL\n) ENGINE=MyISAM */");
    else
        state.add("/*!50001 CREATE VIEW " + quotedName(name) + " AS SELECT\n 1 AS `id`,\n 1 AS `n` */");
    return "/*!50001 CREATE ALGORITHM=UNDEFINED */\n/*!50013 DEFINER=`root`@`localhost` SQL SECURITY DEFINER "
           "*/\n/*!50001 VIEW " +
           quotedName(name) + " AS select " + quotedName(table.name) + ".`id` AS `id`," +
           quotedName(table.name) + ".`n` AS `n` from " + quotedName(table.name) + " */";
}

struct StoodIn
{
    QByteArray name;
    QByteArray definition;
};

void addRoutines(ProgramState &state)
{
    if (!state.has(ProgramFeature::Routines) || !state.dice.chance(50))
        return;
    const QByteArray table = quotedName(state.anyTable().name);
    addDefinition(state, "CREATE DEFINER=`root`@`localhost` FUNCTION " + quotedName(state.newName("f")) +
                             "(x int) RETURNS int(11)\n    DETERMINISTIC\nRETURN x * 3");
    addDefinition(state, "CREATE DEFINER=`root`@`localhost` PROCEDURE " + quotedName(state.newName("p")) +
                             "()\nBEGIN\n  DELETE FROM " + table + " WHERE `n` = 1;\n  SELECT 'a;b';\nEND");
}

} // namespace

void addDumpFrame(ProgramState &state)
{
    Dice &dice = state.dice;
    heading(state, "MySQL dump of a random schema; Host: here");
    state.add(firstLines);
    const bool between = state.has(ProgramFeature::Between);
    if (between) // its numbers tell in which order the rows came
        state.add(
            "CREATE TABLE `seen` (`no` int NOT NULL AUTO_INCREMENT PRIMARY KEY, `id` bigint, `n` bigint)");
    QVector<StoodIn> views;
    const int tables = 1 + dice.below(4);
    for (int i = 0; i < tables; ++i) {
        GeneratedTable table = randomTable(dice, state.newName("t"), {});
        const GeneratedTable *parent = state.tableWithIds();
        QByteArray refersTo;
        if (state.has(ProgramFeature::ForeignKeys) && parent != nullptr && dice.chance(40)) {
            refersTo = parent->name;
            table.parents = parent->ids;
            table.columns.insert(1, GeneratedColumn{.name = "parent",
                                                    .kind = Kind::Parent,
                                                    .definition = "int(11) DEFAULT NULL"});
        }
        const QByteArrayList rows = rowsOf(state, table);
        heading(state, "Table structure for table `" + table.name + '`');
        addCreate(state, table, refersTo);
        heading(state, "Dumping data for table `" + table.name + '`');
        if (between && dice.chance(30))
            addTriggerBefore(state, table);
        addRowsOf(state, table, rows);
        addTriggersOf(state, table);
        if (between && dice.chance(50))
            addStatementBehind(state, table);
        state.tables << table;
        if (state.has(ProgramFeature::Views) && dice.chance(30)) {
            const QByteArray name = state.newName("v");
            views << StoodIn{.name = name, .definition = standIn(state, table, name)};
        }
    }
    addRoutines(state);
    for (const StoodIn &view : std::as_const(views)) {
        state.add("/*!50001 DROP TABLE IF EXISTS " + quotedName(view.name) +
                  "*/;\n/*!50001 DROP VIEW IF EXISTS " + quotedName(view.name) + "*/");
        state.add(view.definition);
    }
    state.add(lastLines);
    heading(state, "Dump completed");
}

} // namespace millrace::test
