// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/dumps/differential/dumpprograms.h"

namespace millrace::test {

namespace {

constexpr auto mariaDb = DumpProgram::Server::MariaDb;
constexpr auto mySql = DumpProgram::Server::MySql;
constexpr auto bothFail = Verdict::Kind::BothFailed;

/// What stands in another order, or in another session, than where the dump has it.
std::vector<DumpProgram> orderPrograms()
{
    return {
        // Triggers
        {"TriggersBeforeRowsFire", R"(
CREATE TABLE film (id int PRIMARY KEY, title varchar(20));
CREATE TABLE film_text (id int PRIMARY KEY, title varchar(20));
DELIMITER ;;
CREATE TRIGGER ins_film AFTER INSERT ON film FOR EACH ROW BEGIN
  INSERT INTO film_text VALUES (NEW.id, NEW.title);
END;;
DELIMITER ;
INSERT INTO film VALUES (1,'ACADEMY'),(2,'ACE');
INSERT INTO film VALUES (3,'ADAPTATION');
)"},
        {"TriggersBetweenRowsFireForThoseBehindThem", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,1);
CREATE TRIGGER more BEFORE INSERT ON t FOR EACH ROW SET NEW.n = NEW.n + 100;
INSERT INTO t VALUES (2,1);
DROP TRIGGER more;
INSERT INTO t VALUES (3,1);
)"},
        {"TriggersOfTablesThatTriggersFill", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
CREATE TABLE links (id int AUTO_INCREMENT PRIMARY KEY, n int);
CREATE TABLE sums (id int PRIMARY KEY, c int);
INSERT INTO sums VALUES (1,0);
CREATE TRIGGER summed AFTER INSERT ON links FOR EACH ROW UPDATE sums SET c = c + 1;
CREATE TRIGGER linked AFTER INSERT ON t FOR EACH ROW INSERT INTO links (n) VALUES (NEW.n);
INSERT INTO t VALUES (1,10),(2,20),(3,30);
)"},
        {"TriggersCallFunctionsOfTheDump", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
CREATE FUNCTION thrice (x int) RETURNS int DETERMINISTIC RETURN x * 3;
CREATE TRIGGER times BEFORE INSERT ON t FOR EACH ROW SET NEW.n = thrice(NEW.n);
INSERT INTO t VALUES (1,1),(2,5);
)"},
        // Of two engines: MySQL 9 warns of a transaction of both, and the dump has none
        {"WarningsAreThoseOfTheDumpsOwnTransactions", R"(
CREATE TABLE m (id int PRIMARY KEY, n int) ENGINE=MyISAM;
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO m VALUES (4,0x10);
INSERT INTO t VALUES (56,@@warning_count);
)"},
        // ALTER TABLE between CREATE and INSERT
        {"AColumnIsAddedBeforeTheRows", R"(
CREATE TABLE t (id int PRIMARY KEY);
ALTER TABLE t ADD COLUMN n int;
INSERT INTO t VALUES (1,10),(2,20);
)"},
        {"AColumnIsAddedBetweenRows", R"(
CREATE TABLE t (id int PRIMARY KEY);
INSERT INTO t VALUES (1),(2);
ALTER TABLE t ADD COLUMN n int NOT NULL DEFAULT 7;
INSERT INTO t VALUES (3,30);
)"},
        {"AColumnIsDroppedBetweenRows", R"(
CREATE TABLE other (id int PRIMARY KEY);
INSERT INTO other VALUES (1),(2);
CREATE TABLE t (id int PRIMARY KEY, old int, n int);
INSERT INTO t VALUES (1,5,10),(2,6,20);
ALTER TABLE t DROP COLUMN old;
INSERT INTO t VALUES (3,30);
INSERT INTO other VALUES (3);
)"},
        {"ARowThatDoesNotFitIsAnError", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10);
INSERT INTO t VALUES (2,20),(3);
)",
         DumpProgram::Server::Any, bothFail},
        {"AColumnIsDroppedBeforeTheRows", R"(
CREATE TABLE t (id int PRIMARY KEY, old int, n int);
ALTER TABLE t DROP COLUMN old;
INSERT INTO t VALUES (1,10),(2,20);
)"},
        {"AColumnIsChangedBetweenRows", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t (id, n) VALUES (1,10);
ALTER TABLE t CHANGE COLUMN n m varchar(20);
INSERT INTO t (id, m) VALUES (2,'twenty');
)"},
        {"AUniqueKeyBetweenRowsIsSeenByThoseBehindIt", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10),(2,20);
ALTER TABLE t ADD UNIQUE KEY by_n (n);
INSERT IGNORE INTO t VALUES (3,10),(4,40);
REPLACE INTO t VALUES (5,20);
)"},
        // Statements that read rows
        {"InsertSelectSeesTheRowsBeforeIt", R"(
CREATE TABLE a (id int PRIMARY KEY, n int);
CREATE TABLE b (id int PRIMARY KEY, n int);
INSERT INTO a VALUES (1,10),(2,20);
INSERT INTO b SELECT id, n * 2 FROM a;
INSERT INTO a VALUES (3,30);
)"},
        {"CreateTableAsSelectSeesTheRowsBeforeIt", R"(
CREATE TABLE a (id int PRIMARY KEY, n int);
INSERT INTO a VALUES (1,10),(2,20);
CREATE TABLE b AS SELECT id, n FROM a;
INSERT INTO a VALUES (3,30);
)"},
        {"ATableIsMadeOfAView", R"(
CREATE TABLE a (id int PRIMARY KEY, n int);
CREATE VIEW v AS SELECT id, n + 1 AS m FROM a;
CREATE VIEW w AS SELECT m FROM v WHERE m > 3;
INSERT INTO a VALUES (1,1),(2,5);
CREATE TABLE b AS SELECT * FROM w;
INSERT INTO a VALUES (3,10);
)"},
        {"ATableIsMadeOfWhatAFunctionSays", R"(
CREATE FUNCTION thrice (x int) RETURNS int DETERMINISTIC RETURN x * 3;
CREATE TABLE a AS SELECT thrice(3) AS n;
CREATE TABLE b (id int PRIMARY KEY, n int);
INSERT INTO b VALUES (1,1),(2,2);
)"},
        {"ATableIsMadeOfAnotherInShort", R"(
CREATE TABLE a (id int PRIMARY KEY, n int);
INSERT INTO a VALUES (1,1),(2,5);
CREATE TABLE b TABLE a;
INSERT INTO a VALUES (3,10);
)",
         mySql},
        // Names and stand-ins
        {"OnlySomeStatementsNameTheSchema", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO by_schema.t VALUES (1,10);
INSERT INTO t VALUES (2,20);
ALTER TABLE by_schema.t ADD COLUMN m int;
INSERT INTO t VALUES (3,30,300);
)"},
        {"AStandInIsDroppedWithoutIfExists", R"(
CREATE TABLE t (id int PRIMARY KEY);
DROP TABLE IF EXISTS v;
CREATE TABLE v (id int);
INSERT INTO t VALUES (1),(2);
DROP TABLE v;
DROP VIEW IF EXISTS v;
CREATE VIEW v AS SELECT id FROM t;
)"},
        {"AViewIsMadeTwice", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10);
CREATE VIEW v AS SELECT id FROM t;
DROP VIEW v;
CREATE VIEW v AS SELECT n FROM t;
)"},
        // What a session carries
        {"LastInsertIdIsThatOfTheRowBefore", R"(
CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int);
CREATE TABLE b (id int PRIMARY KEY, a int);
INSERT INTO a (n) VALUES (10);
SET @p = LAST_INSERT_ID();
INSERT INTO b VALUES (1,@p);
INSERT INTO a (n) VALUES (20);
INSERT INTO b VALUES (2,LAST_INSERT_ID()),(3,@p);
)"},
        {"UserVariablesAreValuesOfRows", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
SET @x := 33;
INSERT INTO t VALUES (1,@x),(2,@x + 1);
SET @x = 44;
INSERT INTO t VALUES (3,@x);
)"},
        {"ATemporaryTableIsOnlyTheSessions", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
CREATE TEMPORARY TABLE tmp (id int, n int);
INSERT INTO tmp VALUES (1,10),(2,20);
INSERT INTO t SELECT id, n FROM tmp;
DROP TABLE tmp;
INSERT INTO t VALUES (3,30);
)"},
        {"ATableForAWhileIsGoneAtTheEnd", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
CREATE TABLE tmp (id int, n int);
INSERT INTO tmp VALUES (1,10),(2,20);
INSERT INTO t SELECT id, n FROM tmp;
DROP TABLE tmp;
)"},
        {"NamesChangeBetweenRows",
         "CREATE TABLE t (id int PRIMARY KEY, s varchar(20) CHARACTER SET utf8mb4);\n"
         "SET NAMES utf8mb4;\nINSERT INTO t VALUES (1,'\xC3\xA9');\n"
         "SET NAMES latin1;\nINSERT INTO t VALUES (2,'\xE9'),(3,'\xC3\xA9');\n"
         "SET NAMES utf8mb4;\nINSERT INTO t VALUES (4,'\xC3\xA9');\n"},
        {"TheCharacterSetChangesBetweenRows",
         "SET NAMES latin1;\nCREATE TABLE t (id int PRIMARY KEY, s varchar(20) CHARACTER SET utf8mb4);\n"
         "INSERT INTO t VALUES (1,'\xE9');\nSET CHARACTER SET utf8mb4;\n"
         "INSERT INTO t VALUES (2,'\xC3\xA9\xE2\x9C\x93');\n"},
        {"TheCharacterSetOfTheServersChoice",
         "SET NAMES latin1;\nSET NAMES DEFAULT;\n"
         "CREATE TABLE t (id int PRIMARY KEY, s varchar(20) CHARACTER SET utf8mb4);\n"
         "INSERT INTO t VALUES (1,'\xC3\xA9'),(2,'x');\n"},
        {"TheConnectionsCharacterSetIsNarrower",
         "SET NAMES utf8mb4, character_set_connection = latin1;\n"
         "CREATE TABLE t (id int PRIMARY KEY, s varchar(20) CHARACTER SET utf8mb4);\n"
         "INSERT INTO t VALUES (1,'\xC3\xA9\xE2\x9C\x93'),(2,'x');\n"},
        {"TheClientsCharacterSetIsNone",
         "SET NAMES utf8mb4, character_set_client = binary;\n"
         "CREATE TABLE t (id int PRIMARY KEY, s varchar(20) CHARACTER SET latin1);\n"
         "INSERT INTO t VALUES (1,'\xC3\xA9'),(2,'x');\n"},
        {"TheSessionsCollationComparesText", R"(
SET NAMES utf8mb4 COLLATE utf8mb4_bin;
CREATE TABLE t (id int PRIMARY KEY, s varchar(20));
INSERT INTO t VALUES (1,IF('a' = 'A','same','others')),(2,FIELD('A','a','A')),(3,'x');
)"},
        {"TheTimeZoneChangesBetweenRows", R"(
CREATE TABLE t (id int PRIMARY KEY, ts timestamp NULL);
SET time_zone = '+00:00';
INSERT INTO t VALUES (1,'2024-01-01 12:00:00');
SET time_zone = '+05:00';
INSERT INTO t VALUES (2,'2024-01-01 12:00:00');
)"},
        {"TheSqlModeChangesBetweenRows", R"(
CREATE TABLE t (id int PRIMARY KEY, s varchar(20));
INSERT INTO t VALUES (1,'a\\b');
SET sql_mode = 'NO_BACKSLASH_ESCAPES';
INSERT INTO t VALUES (2,'a\\b');
SET sql_mode = 'PIPES_AS_CONCAT';
INSERT INTO t VALUES (3,'a' || 'b');
)"},
        {"TheMomentIsTheOneThatTheDumpSets", R"(
CREATE TABLE t (id int PRIMARY KEY, d datetime DEFAULT CURRENT_TIMESTAMP);
SET time_zone = '+00:00';
SET timestamp = 1700000000;
INSERT INTO t (id) VALUES (1);
SET timestamp = 1600000000;
INSERT INTO t VALUES (2,NOW()),(3,DEFAULT);
)"},
        {"APreparedStatementRunsWhereItIsExecuted", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10);
SET @s = 'UPDATE t SET n = n + 1';
PREPARE st FROM @s;
EXECUTE st;
DEALLOCATE PREPARE st;
INSERT INTO t VALUES (2,20);
)"},
        {"AModeThatIsNotStrictBendsValues", R"(
SET sql_mode = 'NO_AUTO_VALUE_ON_ZERO';
CREATE TABLE t (id int PRIMARY KEY, n tinyint NOT NULL, u int unsigned, s varchar(3), e enum('a','b'), d date,
  f float(5,2), m decimal(5,2), b binary(2));
INSERT INTO t VALUES (1,300,-1,'long one','c','2024-02-31',99999.9,12345.678,'abc'),(2,'x',5,'fit','','0000-00-00',1.005,1.005,'a');
INSERT INTO t VALUES (3,-300,'7z','abcd','b','yesterday',-99999.9,-1,'ab'),(4,1,1,'ok','a','2024-01-01 10:00:00',1,1,NULL);
)"},
        {"AModeThatIsNotStrictFillsInWhatHasNoDefault", R"(
SET sql_mode = 'NO_ENGINE_SUBSTITUTION';
CREATE TABLE t (id int PRIMARY KEY, n int NOT NULL, s varchar(9) NOT NULL, d datetime NOT NULL);
INSERT INTO t (id, s) VALUES (1,'a'),(2,'b');
)"},
        {"AModeThatIsNotStrictKeepsDuplicatesOut", R"(
SET sql_mode = 'NO_ENGINE_SUBSTITUTION';
CREATE TABLE t (id int PRIMARY KEY, n tinyint);
INSERT INTO t VALUES (1,300),(2,20),(1,30);
)",
         DumpProgram::Server::Any, bothFail},
        {"AModeThatIsNotStrictKeepsForeignKeys", R"(
SET sql_mode = 'NO_ENGINE_SUBSTITUTION';
CREATE TABLE p (id tinyint PRIMARY KEY);
CREATE TABLE t (id int PRIMARY KEY, p tinyint, FOREIGN KEY (p) REFERENCES p (id));
INSERT INTO p VALUES (1),(300);
INSERT INTO t VALUES (1,1),(2,300),(3,3);
)",
         DumpProgram::Server::Any, bothFail},
        {"AStrictModeStopsAtWhatDoesNotFit", R"(
SET sql_mode = 'STRICT_TRANS_TABLES,NO_AUTO_VALUE_ON_ZERO';
CREATE TABLE t (id int PRIMARY KEY, n tinyint);
INSERT INTO t VALUES (1,10),(2,300);
)",
         DumpProgram::Server::Any, bothFail},
        {"ALooseSqlModeBendsValues", R"(
SET sql_mode = '';
CREATE TABLE t (id int PRIMARY KEY, n tinyint NOT NULL, s varchar(3));
INSERT INTO t VALUES (1,300,'long one');
INSERT INTO t (id) VALUES (2);
)"},
        // Ids that the server gives
        {"AnIdOfZeroIsTheNextNumber", R"(
CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, n int);
INSERT INTO t VALUES (0,10);
INSERT INTO t VALUES (0,20);
)"},
        {"AnIdOfZeroStaysWhereTheDumpSaysSo", R"(
CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, n int);
SET sql_mode = 'NO_AUTO_VALUE_ON_ZERO';
INSERT INTO t VALUES (0,10),(5,20);
SET sql_mode = '';
INSERT INTO t VALUES (0,30);
)"},
        {"RowsWithoutIdsAreNumberedInTheirOrder", R"(
CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, n int);
INSERT INTO t (n) VALUES (10),(20),(30);
INSERT INTO t (n) VALUES (40);
INSERT INTO t VALUES (NULL,50),(DEFAULT,60);
INSERT INTO t VALUES (20,70);
INSERT INTO t (n) VALUES (80),(90);
)"},
        {"NumbersGoInTheStepsOfTheSession", R"(
CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, n int);
SET auto_increment_increment = 10, auto_increment_offset = 5;
INSERT INTO t (n) VALUES (10),(20);
SET INSERT_ID = 95;
INSERT INTO t (n) VALUES (30);
)"},
        {"TheNextNumberIsTheClients", R"(
CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, n int) AUTO_INCREMENT=50;
INSERT INTO t VALUES (3,10);
CREATE TABLE u (id int AUTO_INCREMENT PRIMARY KEY, n int);
INSERT INTO u VALUES (7,10);
ALTER TABLE u AUTO_INCREMENT=100;
CREATE TABLE w (id int AUTO_INCREMENT PRIMARY KEY, n int);
INSERT INTO w (n) VALUES (1),(2),(3);
)"},
        {"AKeyThatNobodySeesIsNumbered", R"(
SET sql_generate_invisible_primary_key = ON;
CREATE TABLE t (n int, s varchar(9));
INSERT INTO t VALUES (1,'a'),(2,'b'),(3,'c');
)",
         mySql},
        // Sequences
        {"ASequenceIsSetBehindIt", R"(
CREATE SEQUENCE s START WITH 1 CACHE 10;
SELECT SETVAL(s, 57, 0);
CREATE TABLE t (id int PRIMARY KEY);
INSERT INTO t VALUES (1);
)",
         mariaDb},
        {"ASequenceNumbersRows", R"(
CREATE SEQUENCE s START WITH 5 INCREMENT BY 5 NOCACHE;
CREATE TABLE t (id int PRIMARY KEY, n int DEFAULT (NEXTVAL(s)));
INSERT INTO t (id) VALUES (1),(2);
INSERT INTO t VALUES (3,NEXTVAL(s));
)",
         mariaDb},
        // Several statements between two delimiters
        {"ABlockOfStatementsRunsToItsEnd", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10),(2,20);
DELIMITER //
UPDATE t SET n = 11 WHERE id = 1;
SELECT * FROM t;
UPDATE t SET n = 22 WHERE id = 2//
DELIMITER ;
)"},
        {"AnErrorInTheMiddleOfABlockIsOne", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
DELIMITER //
INSERT INTO t VALUES (1,10);
INSERT INTO nowhere VALUES (1);
INSERT INTO t VALUES (2,20)//
DELIMITER ;
)",
         DumpProgram::Server::Any, bothFail},
        {"AnErrorLateInABlockIsOne", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
DELIMITER //
CREATE VIEW v AS SELECT 1 AS n;
CREATE VIEW w AS SELECT n FROM nowhere//
DELIMITER ;
INSERT INTO t VALUES (1,10);
)",
         DumpProgram::Server::Any, bothFail},
        // Values
        {"HexLiteralsAreNumbersInANumericColumn", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,0x0002),(2,17),(3,0x10),(4,b'101');
)"},
        {"FunctionsOfTheDumpAreValuesOfRows", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
CREATE FUNCTION thrice (x int) RETURNS int DETERMINISTIC RETURN x * 3;
INSERT INTO t VALUES (1,thrice(4));
)"},
        {"ARowMayHaveExpressionsAndDefaults", R"(
CREATE TABLE t (id int PRIMARY KEY, n int DEFAULT 7, s varchar(20));
INSERT INTO t VALUES (1,1 + 1,CONCAT('a','b')),(2,DEFAULT,'c' 'd'),(3,-(3),NULL);
)"},
        {"ColumnNamesThatTheTableLacksAreAnError", R"(
CREATE TABLE t (id int PRIMARY KEY, user_name varchar(20));
INSERT INTO t (id, username) VALUES (1,'a');
)",
         DumpProgram::Server::Any, bothFail},
        {"AColumnThatIsNamedTwiceIsAnError", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t (id, n, N) VALUES (1,2,3);
)",
         DumpProgram::Server::Any, bothFail},
        {"AValueTooManyIsAnError", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,2,3);
)",
         DumpProgram::Server::Any, bothFail},
        {"AValueTooFewIsAnError", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t (id, n) VALUES (1);
)",
         DumpProgram::Server::Any, bothFail},
        // Names, routines
        {"ATableIsRenamedBetweenRows", R"(
CREATE TABLE a (id int PRIMARY KEY, n int);
INSERT INTO a VALUES (1,10);
RENAME TABLE a TO b;
INSERT INTO b VALUES (2,20);
CREATE TABLE a (id int PRIMARY KEY);
INSERT INTO a VALUES (9);
)"},
        {"TwoTablesChangeNames", R"(
CREATE TABLE a (id int PRIMARY KEY, n int);
CREATE TABLE b (id int PRIMARY KEY, n int);
INSERT INTO a VALUES (1,10);
INSERT INTO b VALUES (2,20);
RENAME TABLE a TO c, b TO a, c TO b;
INSERT INTO a VALUES (3,30);
)"},
        {"AProcedureIsCalled", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10);
DELIMITER $$
CREATE PROCEDURE raise (IN x int) BEGIN UPDATE t SET n = n + x; SELECT * FROM t; END$$
DELIMITER ;
CALL raise(5);
INSERT INTO t VALUES (2,20);
)"},
        // Transactions
        {"WhatTheDumpRollsBackIsNotThere", R"(
CREATE TABLE t (id int PRIMARY KEY, n int) ENGINE=InnoDB;
INSERT INTO t VALUES (1,10);
START TRANSACTION;
INSERT INTO t VALUES (2,20);
ROLLBACK;
INSERT INTO t VALUES (3,30);
)"},
        {"ASavepointIsRolledBackTo", R"(
CREATE TABLE t (id int PRIMARY KEY, n int) ENGINE=InnoDB;
BEGIN;
INSERT INTO t VALUES (1,10);
SAVEPOINT here;
INSERT INTO t VALUES (2,20);
ROLLBACK TO SAVEPOINT here;
COMMIT;
)"},
        {"WhatIsNotCommittedIsNotThere", R"(
CREATE TABLE t (id int PRIMARY KEY, n int) ENGINE=InnoDB;
SET autocommit = 0;
INSERT INTO t VALUES (1,10);
COMMIT;
INSERT INTO t VALUES (2,20);
)"},
        // The client's own commands
        {"AFileIsReadInItsPlace", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
source beside.sql
INSERT INTO t VALUES (3,30);
)"},
        {"AFileIsReadByTheShortName", "CREATE TABLE t (id int PRIMARY KEY, n int);\n\\. beside.sql\n"},
        {"AFileIsReadUpToADelimiter", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
source beside.sql; INSERT INTO t VALUES (3,30);
INSERT INTO t VALUES (4,40); SOURCE beside_more.sql ;
INSERT INTO t VALUES (6,60);
)"},
        {"TheSchemaAndDelimiterOfAFileStay", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
DELIMITER //
source beside_delimiter.sql
INSERT INTO t VALUES (3,30);
UPDATE t SET n = n + 1;
)"},
        {"CommandsOfTheClientEndWithTheirLine", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
prompt dump>
INSERT INTO t VALUES (1,10);
nowarning
INSERT INTO t VALUES (2,20);
)"},
        {"StatementsEndAsTheClientLetsThem",
         "CREATE TABLE t (id int PRIMARY KEY, n int)\\g\n"
         "INSERT INTO t VALUES (1,10) \\G\nINSERT INTO t VALUES (2,20)\\g\n"
         "INSERT INTO t VALUES (3,30)\n\\g\n"},
        {"StatementsEndSoWhateverTheDelimiterIs",
         "CREATE TABLE t (id int PRIMARY KEY, n int);\n\\g\n\\G\nDELIMITER //\n"
         "INSERT INTO t VALUES (1,10)\\gINSERT INTO t VALUES (2,20),(3,1+2) \\G //\n"
         "INSERT INTO t VALUES (4,40);\n\\g\nDELIMITER ;\nUPDATE t SET n = n + 1\\g\n"
         "INSERT INTO t VALUES (5,NULL) ON DUPLICATE KEY UPDATE n = 0\\G\n"},
        {"StatementsThatEndTooEarlyAreAnError",
         "CREATE TABLE t (id int PRIMARY KEY, n int);\nINSERT INTO t VALUES (1,10),\\g\n"
         "INSERT INTO t VALUES (2,20);\n",
         DumpProgram::Server::Any, bothFail},
        // Rows that meet rows
        {"RowsAreChangedBetweenRows", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10),(2,20),(3,30);
UPDATE t SET n = 11 WHERE id = 1;
DELETE FROM t WHERE id = 2;
INSERT INTO t VALUES (2,22),(4,10);
UPDATE t SET n = n + 1 WHERE n = 10;
)"},
        {"ATableIsEmptiedBetweenRows", R"(
CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10),(2,20);
TRUNCATE TABLE t;
INSERT INTO t (n) VALUES (30);
)"},
        {"ATableWithoutRowsOfTheDumpIsChanged", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
TRUNCATE t;
UPDATE t SET n = 1;
DELETE FROM t;
)"},
        {"ATableIsDroppedAndMadeAnew", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10);
DROP TABLE t;
CREATE TABLE t (id int PRIMARY KEY, s varchar(10));
INSERT INTO t VALUES (1,'one');
)"},
        {"RowsGoThroughAView", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
CREATE VIEW v AS SELECT id, n FROM t;
INSERT INTO v VALUES (1,10),(2,20);
)"},
        // Other forms
        {"ATableIsMadeLikeAnother", R"(
CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, n int, KEY (n));
CREATE TABLE b LIKE a;
INSERT INTO b VALUES (1,10);
)"},
        {"ATableIsMadeInAVersionedComment", R"(
/*!40101 CREATE TABLE t (id int PRIMARY KEY, n int) */;
INSERT INTO t VALUES (1,10);
)"},
        {"ACommentOfMySqlsVersionIsAStatementThere", R"(
CREATE TABLE t (id int PRIMARY KEY);
/*!50708 ALTER TABLE t ADD COLUMN n int */;
/*!50708 INSERT INTO t VALUES (1,10) */;
INSERT INTO t (id) VALUES (2);
)"},
        {"ACommentOfMariaDbsIsAStatementThere", R"(
CREATE TABLE t (id int PRIMARY KEY);
/*M!100100 INSERT INTO t VALUES (1) */;
INSERT INTO t VALUES (2);
)"},
        {"ATableIsMadeUnlessItIsThere", R"(
CREATE TABLE IF NOT EXISTS t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10);
CREATE TABLE IF NOT EXISTS t (id int PRIMARY KEY, other varchar(10));
INSERT INTO t VALUES (2,20);
)"},
        {"ATableIsMadeInPlaceOfAnother", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10);
CREATE OR REPLACE TABLE t (id int PRIMARY KEY, s varchar(10));
INSERT INTO t VALUES (2,'two');
)",
         mariaDb},
        {"RowsAreWrittenAsAssignments", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t SET id = 1, n = 10;
INSERT INTO t VALUES (2,20);
)"},
        {"ReplacingAParentTakesItsChildren", R"(
CREATE TABLE a (id int PRIMARY KEY, n int);
CREATE TABLE b (id int PRIMARY KEY, a int, FOREIGN KEY (a) REFERENCES a (id) ON DELETE CASCADE);
INSERT INTO a VALUES (1,10),(2,20);
INSERT INTO b VALUES (1,1),(2,2);
REPLACE INTO a VALUES (1,11);
)"},
        {"RowsWithoutAParentAreRefused", R"(
CREATE TABLE a (id int PRIMARY KEY);
CREATE TABLE b (id int PRIMARY KEY, a int, FOREIGN KEY (a) REFERENCES a (id));
INSERT INTO b VALUES (1,1);
INSERT INTO a VALUES (1);
)",
         DumpProgram::Server::Any, bothFail},
        {"AnErrorEndsTheProgram", R"(
CREATE TABLE t (id int PRIMARY KEY);
INSERT INTO t VALUES (1);
ALTER TABLE t DROP COLUMN nothing;
INSERT INTO t VALUES (2);
)",
         DumpProgram::Server::Any, bothFail},
        {"ACommentOfDashesIsOne", R"(
-----------
-- table `t`
-----------
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10);
)"},
        {"MyIsamTakesRowsAsTheyCome", R"(
CREATE TABLE t (id int PRIMARY KEY, n int) ENGINE=MyISAM;
INSERT INTO t VALUES (1,10),(2,20);
INSERT IGNORE INTO t VALUES (2,99),(3,30);
)"},
        {"MyIsamKeepsWhatStoodBeforeAnError", R"(
CREATE TABLE t (id int PRIMARY KEY, n int) ENGINE=MyISAM;
INSERT INTO t VALUES (1,10),(1,20);
)",
         DumpProgram::Server::Any, bothFail},
        {"TypesOfMariaDbAreValuesOfRows", R"(
CREATE TABLE t (id int PRIMARY KEY, u uuid, i inet6);
INSERT INTO t VALUES (1,'123e4567-e89b-12d3-a456-426655440000','::1'),(2,NULL,'2001:db8::ff00:42:8329');
)",
         mariaDb},
        {"TheHistoryOfASystemVersionedTableIsFilled", R"(
SET system_versioning_insert_history = 1, time_zone = '+00:00';
CREATE TABLE t (id int PRIMARY KEY, n int, s timestamp(6) GENERATED ALWAYS AS ROW START,
  e timestamp(6) GENERATED ALWAYS AS ROW END, PERIOD FOR SYSTEM_TIME (s, e)) WITH SYSTEM VERSIONING;
INSERT INTO t (id, n, s, e) VALUES (1,10,'2020-01-01 00:00:00','2021-01-01 00:00:00'),
  (2,20,'2020-01-01 00:00:00','2038-01-19 03:14:07.999999');
)",
         mariaDb},
        {"ChecksMayBeSwitchedOff", R"(
SET check_constraint_checks = 0;
CREATE TABLE t (id int PRIMARY KEY, n int CHECK (n > 0));
INSERT INTO t VALUES (1,1),(2,-2),(3,5);
)",
         mariaDb},
        {"ASystemVersionedTableIsFilled", R"(
CREATE TABLE t (id int PRIMARY KEY, n int) WITH SYSTEM VERSIONING;
INSERT INTO t VALUES (1,10),(2,20);
)",
         mariaDb},
        {"BytesAndConvertedTextInOneColumn", R"(
SET NAMES binary;
CREATE TABLE t (id int PRIMARY KEY, s varchar(20)) CHARACTER SET utf8mb4;
INSERT INTO t VALUES (1,'a'),(2,CONVERT('b' USING utf8mb4)),(3,_binary 'c');
)"},
        {"RowsAreCountedByTheStatementBehindThem", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10),(2,20);
SET @known = ROW_COUNT();
INSERT INTO t VALUES (3,@known);
INSERT INTO t VALUES (4,ROW_COUNT());
UPDATE t SET n = n + 1;
INSERT INTO t VALUES (5,ROW_COUNT());
)"},
        {"RowsAreCountedByACall", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
CREATE PROCEDURE note (x int) INSERT INTO t VALUES (100 + x,x);
INSERT INTO t VALUES (1,1),(2,2),(3,3);
CALL note(ROW_COUNT());
UPDATE t SET n = n + 1;
CALL note(ROW_COUNT());
)"},
        {"RowsAreCountedByWhatWasPrepared", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
CREATE TABLE seen (id int AUTO_INCREMENT PRIMARY KEY, n int);
PREPARE counted FROM 'INSERT INTO seen (n) SELECT ROW_COUNT()';
PREPARE other FROM 'INSERT INTO seen (n) VALUES (7)';
INSERT INTO t VALUES (1,1),(2,2),(3,3);
EXECUTE counted;
UPDATE t SET n = n + 1 WHERE id < 3;
EXECUTE counted;
EXECUTE other;
EXECUTE counted;
DEALLOCATE PREPARE counted;
)"},
        {"RowsAreCountedInARoutine", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
CREATE TABLE seen (id int AUTO_INCREMENT PRIMARY KEY, n int);
CREATE PROCEDURE counted () INSERT INTO seen (n) SELECT ROW_COUNT();
INSERT INTO t VALUES (1,1),(2,2),(3,3);
CALL counted();
UPDATE t SET n = n + 1 WHERE id < 3;
CALL counted;
INSERT INTO t VALUES (4,4);
CALL `counted`();
)"},
        {"WhatAStatementHasDoneIsDiagnosed", R"(
CREATE TABLE t (id int PRIMARY KEY, s varchar(20));
CREATE TABLE m (id int PRIMARY KEY, s varchar(20)) ENGINE=MyISAM;
INSERT IGNORE INTO t VALUES (1,'a'),(1,'b');
GET DIAGNOSTICS @n = NUMBER, @r = ROW_COUNT;
INSERT INTO t VALUES (2,CONCAT(@n,'/',@r));
INSERT IGNORE INTO m VALUES (1,'a'),(1,'b'),(2,'c');
GET DIAGNOSTICS @n = NUMBER, @r = ROW_COUNT;
INSERT INTO t VALUES (3,CONCAT(@n,'/',@r));
)"},
        {"NothingIsCountedBehindStructure", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,ROW_COUNT());
CREATE TABLE u (id int PRIMARY KEY, n int);
SET @known = ROW_COUNT();
INSERT INTO u VALUES (1,@known);
)"},
        {"RowsAreCountedWhereNothingIsTakenBack", R"(
CREATE TABLE t (id int PRIMARY KEY, n int) ENGINE=MyISAM;
INSERT INTO t VALUES (1,10),(2,20);
INSERT INTO t VALUES (3,ROW_COUNT());
SET @known = ROW_COUNT();
INSERT INTO t VALUES (4,@known);
)"},
        {"RowsOfAnAnswerAreCounted", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10);
SELECT * FROM t WHERE n > 15;
SET @found = FOUND_ROWS();
INSERT INTO t VALUES (2,@found);
SELECT 1 UNION ALL SELECT 2;
SET @found = FOUND_ROWS();
INSERT INTO t VALUES (3,@found);
)"},
        {"WarningsAreCountedByTheStatementBehindThem", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
DROP TABLE IF EXISTS never_there;
SET @warnings = @@warning_count;
INSERT INTO t VALUES (1,@warnings);
DROP TABLE IF EXISTS never_there;
INSERT INTO t VALUES (2,@@warning_count);
)"},
        {"ARowWithoutIdStandsAmongThoseWithIds", R"(
CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, n int);
INSERT INTO t VALUES (3,12);
INSERT INTO t (n) VALUES (7);
INSERT INTO t VALUES (15,42);
)"},
        {"ACommitThatChainsBeginsATransaction", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,1);
COMMIT AND CHAIN;
INSERT INTO t VALUES (2,2);
)"},
        {"ADeprecatedCharacterSetIsNoFaultOfARow", R"(
SET NAMES utf8;
CREATE TABLE t (id int PRIMARY KEY, s varchar(20)) CHARACTER SET utf8;
INSERT INTO t VALUES (1,'a'),(2,'b');
)",
         mySql},
    };
}

} // namespace

const std::vector<DumpProgram> &dumpPrograms()
{
    static const std::vector<DumpProgram> programs = [] {
        std::vector<DumpProgram> all = orderPrograms();
        const std::vector<DumpProgram> more = duplicatePrograms();
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }();
    return programs;
}

void PrintTo(const DumpProgram &program, std::ostream *stream)
{
    *stream << program.name;
}

} // namespace millrace::test
