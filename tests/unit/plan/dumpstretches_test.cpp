// SPDX-License-Identifier: GPL-3.0-or-later
// Which tables' rows may be loaded where a dump runs in its own order: each case is the dump after its turn.
#include "core/base/literals.h"
#include "core/plan/wholedump/dumpstretches.h"
#include "core/source/bytes/charsets.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"

#include <QStringList>
#include <gtest/gtest.h>

namespace millrace::test::dumpstretches_test {

namespace {

struct Case
{
    const char *name;
    const char *tables; ///< in their order
    const char *sql;
};

std::ostream &operator<<(std::ostream &out, const Case &c)
{
    return out << c.name;
}

class Stretches : public testing::TestWithParam<Case>
{};

QVector<DumpStretch> stretches(const SqlDumpInspection &dump)
{
    const DumpTurn turn{.why = u"from its beginning"_s};
    return stretchesOf(dump, turn, {});
}

SqlDumpInspection inspected(const QByteArray &sql)
{
    ChoppedStream input(sql);
    auto dump = inspectSqlDump(input, {.keepTexts = true});
    EXPECT_TRUE(dump);
    return dump ? *dump : SqlDumpInspection();
}

} // namespace

TEST_P(Stretches, AreWhatNobodyCanTellFromALoad)
{
    const SqlDumpInspection dump = inspected(GetParam().sql);
    QStringList names;
    for (const DumpStretch &stretch : stretches(dump))
        names << displayText(stretch.table->name);
    EXPECT_EQ(names.join(u','), QLatin1String(GetParam().tables));
}

#define TABLE_A "CREATE TABLE a (i int);\n"
#define ROWS_A "INSERT INTO a VALUES (1);\nINSERT INTO a VALUES (2), (3);\n"

INSTANTIATE_TEST_SUITE_P(
    All, Stretches,
    testing::Values(
        Case{"PlainRows", "a", TABLE_A ROWS_A},
        Case{"OneAfterTheOther", "b,a",
             "CREATE TABLE b (i int);\nINSERT INTO b VALUES (1);\nUPDATE b SET i = 2;\n" TABLE_A ROWS_A
             "DELETE FROM a;\n"},
        Case{"NotMadeByTheDump", "", ROWS_A},
        Case{"WithRowsOfAnotherBetween", "",
             TABLE_A "CREATE TABLE b (i int);\nINSERT INTO a VALUES (1);\nINSERT INTO b VALUES (1);\n"
                     "INSERT INTO a VALUES (2);\n"},
        Case{"WithAnUpdateBetween", "",
             TABLE_A "INSERT INTO a VALUES (1);\nUPDATE a SET i = 5;\nINSERT INTO a VALUES (2);\n"},
        Case{"WithASettingBetween", "",
             TABLE_A "INSERT INTO a VALUES (1);\nSET foreign_key_checks = 0;\nINSERT INTO a VALUES (2);\n"},
        Case{"WithAQuestionBetween", "",
             TABLE_A "INSERT INTO a VALUES (1);\nSELECT 1;\nINSERT INTO a VALUES (2);\n"},
        Case{"WithWhatALoadDoesWithoutBetween", "a",
             TABLE_A "LOCK TABLES a WRITE;\nINSERT INTO a VALUES (1);\nCOMMIT;\nINSERT INTO a VALUES (2);\n"
                     "UNLOCK TABLES;\n"},
        Case{"AsMysqldumpFramesThem", "a",
             "/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;\n"
             "DROP TABLE IF EXISTS a;\n" TABLE_A
             "LOCK TABLES a WRITE;\n/*!40000 ALTER TABLE a DISABLE KEYS */;\n"
             "INSERT INTO a VALUES (1);\nINSERT INTO a VALUES (2);\n/*!40000 ALTER TABLE a ENABLE KEYS */;\n"
             "UNLOCK TABLES;\nSELECT COUNT(*) FROM a;\n"},
        Case{"ChangedBeforeItsRows", "", TABLE_A "ALTER TABLE a ADD COLUMN j int;\n" ROWS_A},
        Case{"ChangedBehindItsRows", "a", TABLE_A ROWS_A "ALTER TABLE a ADD COLUMN j int;\n"},
        Case{"IndexedBeforeItsRows", "", TABLE_A "CREATE INDEX k ON a (i);\n" ROWS_A},
        Case{"MadeTwice", "", TABLE_A "DROP TABLE a;\n" TABLE_A ROWS_A},
        Case{"DroppedFirst", "a", "DROP TABLE IF EXISTS a;\n" TABLE_A ROWS_A},
        Case{"BehindARenaming", "", TABLE_A "RENAME TABLE a TO c;\n" ROWS_A},
        Case{"BehindACall", "", TABLE_A "CALL p();\n" ROWS_A},
        Case{"BehindSeveralOfOneDelimiter", "",
             TABLE_A "DELIMITER //\nUPDATE a SET i = 1; DROP TABLE a; //\nDELIMITER ;\n" ROWS_A},
        Case{"BehindAQuestion", "a", TABLE_A "SELECT COUNT(*) FROM a;\n" ROWS_A},
        Case{"OfTwoVerbs", "", TABLE_A "INSERT INTO a VALUES (1);\nREPLACE INTO a VALUES (2);\n"},
        Case{"WithAnExpression", "", TABLE_A "INSERT INTO a VALUES (1), (1 + 1);\n"},
        Case{"WhereTheDumpIsTakenBack", "", TABLE_A ROWS_A "ROLLBACK;\n"},
        Case{"WhereItEndsWithoutACommit", "", TABLE_A "SET autocommit = 0;\n" ROWS_A},
        Case{"WhereItCommits", "a", TABLE_A "SET autocommit = 0;\n" ROWS_A "COMMIT;\nSET autocommit = 1;\n"},
        Case{"InATransaction", "a", TABLE_A "START TRANSACTION;\n" ROWS_A "COMMIT;\n"},
        Case{"WhereLastInsertIdIsAsked", "", TABLE_A ROWS_A "SELECT LAST_INSERT_ID();\n"},
        Case{"WhereWarningsAreAsked", "", TABLE_A ROWS_A "SHOW WARNINGS;\n"},
        Case{"BehindAnOddSetting", "", TABLE_A "SET auto_increment_increment = 5;\n" ROWS_A},
        Case{"BehindASettingOfTheServer", "a", TABLE_A "SET @@GLOBAL.GTID_PURGED = 'a:1';\n" ROWS_A},
        Case{"BehindAVariableOfTheUser", "a", TABLE_A "SET @x = NOW();\n" ROWS_A},
        Case{"BehindADatabaseThatIsAltered", "", TABLE_A "ALTER DATABASE d CHARACTER SET latin1;\n" ROWS_A},
        Case{"WithATriggerThatGoesByTheRow", "a",
             TABLE_A
             "CREATE TRIGGER t AFTER INSERT ON a FOR EACH ROW INSERT INTO b VALUES (new.i);\n" ROWS_A},
        Case{"WithATriggerOfSomebody", "a",
             TABLE_A
             "CREATE DEFINER=`root`@`localhost` TRIGGER t AFTER INSERT ON a FOR EACH ROW INSERT INTO b "
             "VALUES (new.i);\n" ROWS_A},
        Case{"WithATriggerThatCounts", "",
             TABLE_A "CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW SET @n = @n + 1;\n" ROWS_A},
        Case{"WithATriggerAndReplace", "",
             TABLE_A "CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW SET NEW.i = 1;\n"
                     "REPLACE INTO a VALUES (1);\n"},
        Case{"WhereCodeSetsTheSession", "",
             TABLE_A "CREATE FUNCTION f() RETURNS int BEGIN SET SESSION sql_mode = ''; RETURN 1; END;\n"
                     "SELECT f();\n" ROWS_A}),
    [](const testing::TestParamInfo<Case> &each) { return std::string(each.param.name); });

TEST(StretchesKnow, WhetherForeignKeysAreChecked)
{
    const SqlDumpInspection dump =
        inspected("CREATE TABLE a (i int);\nCREATE TABLE b (i int);\nCREATE TABLE c (i int);\nINSERT INTO a "
                  "VALUES (1);\n"
                  "SET @old = @@foreign_key_checks, foreign_key_checks = 0;\nINSERT INTO b VALUES (1);\n"
                  "SET foreign_key_checks = @old;\nINSERT INTO c VALUES (1);\n");
    const auto found = stretches(dump);
    ASSERT_EQ(found.size(), 3);
    EXPECT_TRUE(found.at(0).checksForeignKeys);
    EXPECT_FALSE(found.at(1).checksForeignKeys);
    EXPECT_TRUE(found.at(2).checksForeignKeys);
    EXPECT_FALSE(found.at(0).hasTriggers);
}

} // namespace millrace::test::dumpstretches_test
