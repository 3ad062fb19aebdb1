// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of rows whose key is there, or that the server refuses, by the dump's own word.
#include "tests/integration/dumps/differential/dumpprograms.h"

namespace millrace::test {

std::vector<DumpProgram> duplicatePrograms()
{
    return {
        {"DuplicatesAreUpdated", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10),(2,20);
INSERT INTO t VALUES (2,5),(3,30) ON DUPLICATE KEY UPDATE n = n + VALUES(n);
)"},
        {"DuplicatesAreUpdatedByExpressions", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,1+9) ON DUPLICATE KEY UPDATE n = 0;
INSERT INTO t VALUES (1,2+3),(2,ABS(-20)) ON DUPLICATE KEY UPDATE n = n + VALUES(n);
)"},
        {"DuplicatesAreIgnoredOrReplaced", R"(
CREATE TABLE t (id int PRIMARY KEY, n int, UNIQUE KEY (n));
INSERT INTO t VALUES (1,10),(2,20);
INSERT IGNORE INTO t VALUES (2,99),(3,10),(4,40);
REPLACE INTO t VALUES (1,40),(5,20);
)"},
        {"DuplicatesOfOneVerbAreIgnored", R"(
CREATE TABLE t (id int PRIMARY KEY, n int, UNIQUE KEY (n));
INSERT IGNORE INTO t VALUES (1,10),(2,99),(3,10),(1,40),(4,40);
)"},
        {"IgnoredErrorsOfAStrictSession", R"(
SET sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE';
CREATE TABLE t (id int PRIMARY KEY, s varchar(3) NOT NULL, n tinyint unsigned, d date, e enum('a','b'), f decimal(4,1));
INSERT IGNORE INTO t VALUES (1,'abcdef',300,'2020-01-01','a',1),(2,'b',-5,'2020-02-31','x',99999),(1,'c',1,NULL,NULL,2);
INSERT IGNORE INTO t VALUES (3,'c','7x','nonsense',2,1.25);
)"},
        {"IgnoredErrorsOfAStrictSessionWhereNothingIsTakenBack", R"(
SET sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE';
CREATE TABLE t (id int PRIMARY KEY, s varchar(3) NOT NULL, n tinyint unsigned, d date) ENGINE=MyISAM;
INSERT IGNORE INTO t VALUES (1,'abcdef',300,'2020-01-01');
INSERT IGNORE INTO t VALUES (2,'b',-5,'2020-02-31'),(1,'c',999,NULL),(3,'c','7x','nonsense'),(3,'d',1,NULL);
)"},
        {"IgnoredRowsThatAreBentAndRefusedWhereNothingIsTakenBack", R"(
CREATE TABLE t (id int PRIMARY KEY, n tinyint, m int, CHECK (m < 10)) ENGINE=MyISAM;
INSERT IGNORE INTO t VALUES (1,300,99),(2,300,1),(3,1,99),(4,4,4);
)"},
        {"IgnoredNullsOfColumnsThatHaveNone", R"(
SET sql_mode = 'STRICT_ALL_TABLES';
CREATE TABLE t (id int PRIMARY KEY, s varchar(3) NOT NULL, n int NOT NULL, at timestamp NOT NULL);
INSERT IGNORE INTO t VALUES (1,'a',1,'2020-01-01 00:00:00'),(2,NULL,NULL,'2020-01-01 00:00:00');
)"},
        {"IgnoredNullsOfTypesAndKeys", R"(
CREATE TABLE t (id int, e enum('a','b') NOT NULL, st set('a','b') NOT NULL, d date NOT NULL, x text NOT NULL, y year NOT NULL, bi bit(4) NOT NULL, de decimal(4,1) NOT NULL, ti time NOT NULL, bb binary(4) NOT NULL, PRIMARY KEY (id));
INSERT IGNORE INTO t VALUES (1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),(NULL,'b','b','2020-01-01','x',2020,1,1,'01:00:00','b');
)"},
        {"IgnoredNullsOfAKeyOnly", R"(
CREATE TABLE t (id int, n int, PRIMARY KEY (id));
INSERT IGNORE INTO t VALUES (1,1),(NULL,2),(2,NULL);
)"},
        {"IgnoredNullOfOneRow", R"(
SET sql_mode = 'STRICT_ALL_TABLES';
CREATE TABLE t (id int PRIMARY KEY, n int NOT NULL);
INSERT IGNORE INTO t VALUES (2,NULL);
INSERT IGNORE INTO t VALUES (3,4);
)"},
        {"IgnoredRowsWithoutParents", R"(
SET foreign_key_checks = 0;
CREATE TABLE c (id int PRIMARY KEY, p int, FOREIGN KEY (p) REFERENCES p (id));
CREATE TABLE p (id int PRIMARY KEY);
SET foreign_key_checks = 1;
INSERT INTO p VALUES (1),(2);
INSERT IGNORE INTO c VALUES (1,1),(2,9),(3,2),(1,2),(5,7),(6,NULL);
)"},
        {"IgnoredRowsWhoseParentsComeLater", R"(
CREATE TABLE p (id int PRIMARY KEY);
CREATE TABLE c (id int PRIMARY KEY, p int, FOREIGN KEY (p) REFERENCES p (id));
INSERT INTO p VALUES (1);
INSERT IGNORE INTO c VALUES (1,1),(2,2),(3,1);
INSERT INTO p VALUES (2);
)"},
        {"IgnoredRowsThatReferToTheirOwnTable", R"(
CREATE TABLE c (id int PRIMARY KEY, p int, FOREIGN KEY (p) REFERENCES c (id));
INSERT IGNORE INTO c VALUES (1,1),(2,3),(3,1),(4,3),(5,2);
)"},
        {"IgnoredOrphansWhereNobodyChecks", R"(
SET foreign_key_checks = 0;
CREATE TABLE p (id int PRIMARY KEY);
CREATE TABLE c (id int PRIMARY KEY, p int, FOREIGN KEY (p) REFERENCES p (id));
INSERT IGNORE INTO c VALUES (1,1),(2,9),(3,2),(1,2);
INSERT IGNORE INTO p VALUES (1),(2),(1);
)"},
        {"IgnoredRowsThatACheckRefuses", R"(
CREATE TABLE t (id int PRIMARY KEY, n int, CHECK (n < 10));
INSERT IGNORE INTO t VALUES (1,1),(2,99),(3,3),(3,99),(1,5),(5,77);
)"},
        {"IgnoredRowsThatNoPartitionTakes", R"(
CREATE TABLE t (id int PRIMARY KEY, n int) PARTITION BY RANGE (id) (PARTITION a VALUES LESS THAN (10), PARTITION b VALUES LESS THAN (20));
INSERT IGNORE INTO t VALUES (1,1),(12,99),(30,3),(3,99),(1,5),(50,77);
)"},
        {"IgnoredRowsOfMyIsamThatACheckRefuses", R"(
CREATE TABLE t (id int PRIMARY KEY, n int, CHECK (n < 10)) ENGINE=MyISAM;
INSERT IGNORE INTO t VALUES (1,1),(2,99),(3,3),(3,99),(1,5),(5,77);
)"},
        {"IgnoredRowsOfExpressionsKeepTheirPlace", R"(
CREATE TABLE t (id int PRIMARY KEY, n int DEFAULT 7);
INSERT IGNORE INTO t VALUES (1,DEFAULT),(1,5),(2,2),(2,1+1);
)"},
        {"ReplacedRowsOfExpressionsKeepTheirPlace", R"(
CREATE TABLE t (id int PRIMARY KEY, n int DEFAULT 7);
REPLACE INTO t VALUES (1,DEFAULT),(1,5),(2,2),(2,1+1);
)"},
        {"MyIsamRowsAreAskedAfterOthersTwice", R"(
CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, n int);
CREATE TABLE m (id int AUTO_INCREMENT PRIMARY KEY, n int) ENGINE=MyISAM;
INSERT INTO t (n) VALUES (5),(6);
INSERT INTO m (n) VALUES (@@warning_count),(9),(8);
INSERT INTO m (n) VALUES (ROW_COUNT());
INSERT INTO t (n) VALUES (@@warning_count + ROW_COUNT());
)"},
        {"IgnoredNumbersThatASetLacks", R"(
CREATE TABLE t (id int PRIMARY KEY, s set('x','y') NOT NULL);
INSERT IGNORE INTO t VALUES (1,9),(2,3),(3,'y');
INSERT IGNORE INTO t VALUES (4,6);
)"},
        {"MyIsamRowsAskAfterThoseOfOthers", R"(
CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, n int);
CREATE TABLE m (id int AUTO_INCREMENT PRIMARY KEY, n int) ENGINE=MyISAM;
INSERT INTO t (n) VALUES (5),(6);
INSERT INTO m (n) VALUES (ROW_COUNT());
INSERT INTO m (n) SELECT @@warning_count;
INSERT INTO t (n) SELECT @@warning_count + ROW_COUNT();
INSERT INTO t (n) VALUES (1+1);
INSERT INTO m (n) SELECT ROW_COUNT();
INSERT INTO t (n) SELECT ROW_COUNT() + @@warning_count;
INSERT INTO m (n) SELECT LAST_INSERT_ID();
)"},
        {"MyIsamRowsAreAskedAfterTwice", R"(
CREATE TABLE m (id int AUTO_INCREMENT PRIMARY KEY, n int) ENGINE=MyISAM;
CREATE TABLE l (id int AUTO_INCREMENT PRIMARY KEY, w int, r int);
INSERT INTO m (n) VALUES (1);
INSERT INTO l (w, r) SELECT @@warning_count, ROW_COUNT();
INSERT INTO l (w, r) SELECT @@warning_count, ROW_COUNT();
INSERT INTO m (n) SELECT @@warning_count;
INSERT INTO m (n) SELECT @@warning_count;
INSERT INTO l (w, r) SELECT @@warning_count, ROW_COUNT();
)"},
        {"DuplicatesAreAnError", R"(
CREATE TABLE t (id int PRIMARY KEY, n int);
INSERT INTO t VALUES (1,10),(1,20);
)",
         DumpProgram::Server::Any, Verdict::Kind::BothFailed},
    };
}

} // namespace millrace::test
