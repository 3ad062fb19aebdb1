// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpddl.h"
#include "core/source/inspector.h"
#include "core/source/shards.h"
#include "tests/support/sanitized.h"
#include "tests/unit/source/sourcefixture.h"

#include <QElapsedTimer>
#include <QFileInfo>

namespace millrace::test {

TEST(NaturalOrder, NumbersCountByValue)
{
    QStringList names{QStringLiteral("credits_10"),  QStringLiteral("credits_2"),
                      QStringLiteral("Credits_1"),   QStringLiteral("credits"),
                      QStringLiteral("credits_02b"), QStringLiteral("actors_9")};
    std::sort(names.begin(), names.end(), naturalLess);
    EXPECT_EQ(names.join(QLatin1Char(' ')),
              QStringLiteral("actors_9 credits Credits_1 credits_2 credits_02b credits_10"));
    EXPECT_FALSE(naturalLess(QStringLiteral("a1"), QStringLiteral("a1")));
    EXPECT_NE(naturalLess(QStringLiteral("a01"), QStringLiteral("a1")),
              naturalLess(QStringLiteral("a1"), QStringLiteral("a01")))
        << "an order must tell different names apart";
    EXPECT_TRUE(
        naturalLess(QStringLiteral("x99999999999999999998"), QStringLiteral("x99999999999999999999")));
}

TEST(Shards, StemsNeedASeparator)
{
    EXPECT_EQ(shardStem(QStringLiteral("credits_2010_01")), QStringLiteral("credits"));
    EXPECT_EQ(shardStem(QStringLiteral("actor@@3")), QStringLiteral("actor"));
    EXPECT_EQ(shardStem(QStringLiteral("part-00000")), QStringLiteral("part"));
    EXPECT_EQ(shardStem(QStringLiteral("users2")), QString()) << "users1 and users2 are two tables";
    EXPECT_EQ(shardStem(QStringLiteral("2010-01")), QString());
    EXPECT_EQ(tableNameOf(QStringLiteral("/x/credits.txt")), QStringLiteral("credits"));
    EXPECT_EQ(shardStem(tableNameOf(QStringLiteral("/x/credits.txt.007"))), QStringLiteral("credits"));
}

TEST(DumpDdl, ReadsColumnsOfATable)
{
    const DumpDdl ddl = parseDumpDdl(QStringLiteral(
        "-- MariaDB dump; CREATE TABLE no (x int);\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `a`;\n"
        "CREATE TABLE IF NOT EXISTS `s`.`od``d` (\n  `id` int(11) NOT NULL AUTO_INCREMENT,\n"
        "  `as` decimal(10,2) DEFAULT 1.50 COMMENT 'x) , AS (',\n  flags BIT(3) /*!80016 INVISIBLE */,\n"
        "  `g` int GENERATED ALWAYS AS (`id` + 1) STORED,\n  `h` int AS (id) VIRTUAL,\n"
        "  PRIMARY KEY (`id`),\n  KEY `k` (`as`,`flags`),\n  CONSTRAINT `c` CHECK (`id` > 0)\n"
        ") ENGINE=InnoDB COMMENT='a;b';\nINSERT_me;\n"));
    EXPECT_EQ(ddl.table, QStringLiteral("od`d"));
    EXPECT_FALSE(ddl.hasInserts);
    EXPECT_EQ(ddl.columnNames(true).join(QLatin1Char(' ')), QStringLiteral("id as flags g h"));
    EXPECT_EQ(ddl.columnNames(false).join(QLatin1Char(' ')), QStringLiteral("id as flags"));
    EXPECT_EQ(ddl.columns.at(2).type, QStringLiteral("BIT"));
    EXPECT_TRUE(ddl.createSql.startsWith(QStringLiteral("CREATE TABLE IF NOT EXISTS `s`")));
    EXPECT_TRUE(ddl.createSql.endsWith(QStringLiteral("COMMENT='a;b'")));
    EXPECT_TRUE(parseDumpDdl(QStringLiteral("/* x */ INSERT INTO t VALUES (1)")).hasInserts);
    EXPECT_TRUE(parseDumpDdl(QStringLiteral("CREATE TABLE t (`unclosed")).columns.isEmpty());
}

TEST(DumpDdl, SaysInWhichZoneTheRowsBesideItAreWritten)
{
    const auto zoneOf = [](const char *sql) {
        return parseDumpDdl(QString::fromUtf8(sql)).timeZone.toStdString();
    };
    const char *mysqldump =
        "-- MySQL dump\n/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;\n/*!40103 SET "
        "TIME_ZONE='+00:00' */;\nDROP TABLE IF EXISTS `a`;\nCREATE TABLE `a` (`t` timestamp);\n"
        "/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;\n";
    EXPECT_EQ(zoneOf(mysqldump), "+00:00");
    EXPECT_EQ(
        zoneOf("SET NAMES binary;\nSET time_zone = \"Europe/Berlin\"; LOAD DATA INFILE 'a;b' INTO TABLE a;"
               "SET time_zone='SYSTEM';"),
        "Europe/Berlin");
    EXPECT_EQ(zoneOf("/*!40103 SET TIME_ZONE='+00:00' */;INSERT INTO t VALUES (1);SET TIME_ZONE='+01:00';"),
              "+00:00");
    EXPECT_EQ(zoneOf("CREATE VIEW v AS SELECT 1; SET TIME_ZONE = '+03:00'; CREATE TABLE t (a int)"),
              "+03:00");
    EXPECT_EQ(zoneOf("-- SET TIME_ZONE='+00:00';\nCREATE TABLE t (a int COMMENT 'SET time_zone = 1;')"), "");
    EXPECT_EQ(zoneOf("SET GLOBAL time_zone = '+05:00'; SET time_zone = DEFAULT; CREATE TABLE t (a int);"),
              "");
}

class Inspector : public SourceFiles
{
protected:
    QVector<FoundTable> inspect(const QStringList &paths, const InspectOptions &options = {})
    {
        auto found = inspectPaths(paths, options);
        EXPECT_TRUE(found) << qPrintable(found ? QString() : found.error().text());
        return found.value_or(QVector<FoundTable>());
    }

    static QString names(const QVector<FoundTable> &tables)
    {
        QStringList list;
        for (const FoundTable &table : tables)
            list << table.source.name;
        return list.join(QLatin1Char(' '));
    }

    static bool hasNote(const FoundTable &table, const char *text)
    {
        return std::any_of(table.notes.begin(), table.notes.end(), [text](const Error &note) {
            EXPECT_FALSE(note.howToFix.isEmpty());
            return note.what.contains(QLatin1String(text));
        });
    }

    static QByteArray numbered(int rows) { return QByteArray("7\ttext\n").repeated(rows); }
};

TEST_F(Inspector, ShardsBecomeOneTableInNaturalOrder)
{
    QStringList paths;
    for (int month = 12; month >= 1; --month)
        paths << write(QStringLiteral("credits_2010_%1.txt").arg(month), numbered(5));
    const auto tables = inspect(paths);
    ASSERT_EQ(names(tables), QStringLiteral("credits"));
    const Source &source = tables.at(0).source;
    ASSERT_EQ(source.files.size(), 12);
    for (int month = 1; month <= 12; ++month)
        EXPECT_EQ(QFileInfo(source.files.at(month - 1).path).fileName(),
                  QStringLiteral("credits_2010_%1.txt").arg(month));
    EXPECT_EQ(source.fieldCount, 2);
    EXPECT_EQ(tables.at(0).sample.size(), 5);
    EXPECT_EQ(source.files.at(0).fingerprint, *fingerprintOf(source.files.at(0).path));
}

TEST_F(Inspector, AShardOfAnotherShapeStaysApart)
{
    write(QStringLiteral("c_1.txt"), numbered(5));
    write(QStringLiteral("c_2.txt"), QByteArray("1\ta\tmore\n").repeated(5));
    write(QStringLiteral("c_3.txt"), numbered(5));
    write(QStringLiteral("c_4.txt"), {});
    const auto tables = inspect({folder()});
    ASSERT_EQ(names(tables), QStringLiteral("c c_2"));
    EXPECT_EQ(tables.at(0).source.files.size(), 3);
    EXPECT_TRUE(hasNote(tables.at(0), "is empty"));
    EXPECT_TRUE(hasNote(tables.at(1), "of another shape"));
}

TEST_F(Inspector, AShardInAnotherCharsetOrWithAHeaderStaysApart)
{
    write(QStringLiteral("c_1.csv"), "id,name\n1,a\n2,b\n3,c\n");
    write(QStringLiteral("c_2.csv"), "id,name\n4,a\n5,b\n6,c\n");
    write(QStringLiteral("c_3.csv"), "7,a\n8,b\n9,c\n");
    write(QStringLiteral("d_1.csv"), "7,M\xC3\xBCn\n8,b\n9,c\n");
    write(QStringLiteral("d_2.csv"), "7,M\xFCn\n8,b\n9,c\n");
    const auto tables = inspect({folder()});
    ASSERT_EQ(names(tables), QStringLiteral("c c_3 d_1 d_2"));
    EXPECT_EQ(tables.at(0).source.dialect.skipLines, 1);
    EXPECT_EQ(tables.at(0).source.fieldNames.join(QLatin1Char(' ')), QStringLiteral("id name"));
    EXPECT_EQ(tables.at(0).sample.at(0).fields.at(0).value, "1");
    EXPECT_EQ(tables.at(1).source.dialect.skipLines, 0);
    EXPECT_EQ(tables.at(3).source.dialect.charset, "latin1");
}

TEST_F(Inspector, MysqldumpPairs)
{
    write(QStringLiteral("orders_2020.sql"), "CREATE TABLE `orders_2020` (`id` int, `f` bit(8), `g` int AS "
                                             "(`id`+1) VIRTUAL, `v` varchar(9), KEY (`id`));\n");
    write(QStringLiteral("orders_2020.txt"), "1\t\x02\t2\tM\xFCller\n2\t\x03\t3\t\\N\n");
    write(QStringLiteral("orders_2021.sql"), "CREATE TABLE `orders_2021` (`id` int, `v` varchar(9));\n");
    write(QStringLiteral("orders_2021.txt"), "1\tx\n");
    const auto tables = inspect({folder()});
    ASSERT_EQ(names(tables), QStringLiteral("orders_2020 orders_2021")) << "their columns differ";
    const FoundTable &first = tables.at(0);
    EXPECT_EQ(first.source.dialect, Dialect::mysqldumpTab());
    EXPECT_EQ(first.source.fieldNames.join(QLatin1Char(' ')), QStringLiteral("id f g v"));
    EXPECT_TRUE(first.source.createSql.startsWith(QStringLiteral("CREATE TABLE `orders_2020`")));
    EXPECT_TRUE(hasNote(first, "is of type BIT"));
    EXPECT_TRUE(hasNote(first, "is generated"));
    EXPECT_DOUBLE_EQ(first.proposal.confidence, 1.0);
    EXPECT_TRUE(first.sample.at(1).fields.at(3).isNull);
    EXPECT_FALSE(hasNote(tables.at(1), "BIT"));
}

TEST_F(Inspector, MonthlyPairsOfTheSameColumnsAreShardsOfOneTable)
{
    for (const char *month : {"10", "02", "11"}) {
        const QString table = QStringLiteral("credits_2010_") + QLatin1String(month);
        write(table + QStringLiteral(".sql"),
              QStringLiteral("CREATE TABLE `%1` (`id` int, `v` varchar(9)) COMMENT='%1';\n")
                  .arg(table)
                  .toUtf8());
        write(table + QStringLiteral(".txt"), QByteArray("1\t") + month + "\n");
    }
    const auto tables = inspect({folder()});
    ASSERT_EQ(names(tables), QStringLiteral("credits"));
    ASSERT_EQ(tables.first().source.files.size(), 3);
    EXPECT_TRUE(tables.first().source.files.first().path.endsWith(QStringLiteral("credits_2010_02.txt")));
    EXPECT_EQ(tables.first().source.fieldNames.join(QLatin1Char(' ')), QStringLiteral("id v"));
    EXPECT_FALSE(tables.first().source.createSql.isEmpty());
}

TEST_F(Inspector, RealDumpOfMariadb)
{
    const auto tables = inspect({data("mysqldump-tab")});
    ASSERT_EQ(names(tables), QStringLiteral("people"));
    const FoundTable &people = tables.at(0);
    EXPECT_EQ(people.source.fieldNames.join(QLatin1Char(' ')),
              QStringLiteral("id name note amount born twice"));
    ASSERT_EQ(people.sample.size(), 5);
    EXPECT_EQ(people.sample.at(1).fields.at(2).value, "tab\there, line\nbreak, back\\slash");
    EXPECT_TRUE(people.sample.at(2).fields.at(2).isNull);
    EXPECT_EQ(people.sample.at(3).fields.at(2).value, QByteArray("nul\0cr\r", 7));
    EXPECT_EQ(people.sample.at(4).line, 6) << "one row takes two lines";
    EXPECT_TRUE(hasNote(people, "is generated"));
    EXPECT_EQ(people.source.timeZone, QStringLiteral("+00:00"));
}

TEST_F(Inspector, APairInAnotherZoneStaysApart)
{
    for (const char *month : {"1", "2", "3"}) {
        const QString table = QStringLiteral("log_") + QLatin1String(month);
        write(table + QStringLiteral(".sql"),
              (*month == '3' ? QByteArray() : QByteArray("SET TIME_ZONE='+00:00';\n")) +
                  "CREATE TABLE `x` (`id` int, `t` timestamp);\n");
        write(table + QStringLiteral(".txt"), "1\t2026-01-01 00:00:00\n");
    }
    const auto tables = inspect({folder()});
    ASSERT_EQ(tables.size(), 2);
    EXPECT_EQ(tables.first().source.files.size(), 2);
    EXPECT_EQ(tables.first().source.timeZone, QStringLiteral("+00:00"));
    EXPECT_EQ(tables.last().source.timeZone, QString());
}

TEST_F(Inspector, CrlfMixtureIsANote)
{
    const auto tables = inspect({write(QStringLiteral("a.tsv"), numbered(40) + "8\ttext\r\n" + numbered(9))});
    ASSERT_EQ(tables.size(), 1);
    EXPECT_EQ(tables.at(0).source.dialect.linesTerminatedBy, "\n");
    EXPECT_TRUE(hasNote(tables.at(0), "end in CRLF, the others in LF"));
}

TEST_F(Inspector, DialectSetByHandIsNotDoubted)
{
    InspectOptions options;
    options.dialect = Dialect{.fieldsTerminatedBy = ";", .skipLines = 1, .charset = "latin1"};
    options.sampleRows = 2;
    const auto tables = inspect({write(QStringLiteral("a.csv"), "x;y\n1;2,3\n4;5,6\n7;8,9\n")}, options);
    ASSERT_EQ(tables.size(), 1);
    EXPECT_EQ(tables.at(0).source.dialect, *options.dialect);
    EXPECT_EQ(tables.at(0).source.fieldNames.join(QLatin1Char(' ')), QStringLiteral("x y"));
    EXPECT_EQ(tables.at(0).sample.size(), 2);
    EXPECT_EQ(tables.at(0).proposal.confidence, 1);
}

TEST_F(Inspector, WhatCannotBeReadIsSaid)
{
    expectHelpful(inspectPaths({path(QStringLiteral("none"))}).error(), ErrorCode::SourceMissing);
    expectHelpful(inspectPaths({folder()}).error(), ErrorCode::SourceEmpty);
    expectHelpful(inspectPaths({}).error(), ErrorCode::SourceEmpty);
    const QString zip = write(QStringLiteral("a.txt.zip"), QByteArray("PK\x03\x04", 4));
    expectHelpful(inspectPaths({zip}).error(), ErrorCode::SourceUnreadable);
    expectHelpful(inspectPaths({folder()}).error(), ErrorCode::SourceUnreadable);
    const QString sql = write(QStringLiteral("dump.sql"), "CREATE TABLE t (a int);");
    expectHelpful(inspectPaths({sql}).error(), ErrorCode::SourceUnsupported);
    const QString empty = write(QStringLiteral("empty.txt"), {});
    expectHelpful(inspectPaths({empty}).error(), ErrorCode::SourceEmpty);

    const QString good = write(QStringLiteral("good.txt"), numbered(3));
    const auto tables = inspect({folder()});
    ASSERT_EQ(names(tables), QStringLiteral("good"));
    EXPECT_TRUE(hasNote(tables.at(0), "the directory at the end of a .zip is missing"));
    EXPECT_TRUE(hasNote(tables.at(0), "SQL statements, and no rows"));
    EXPECT_TRUE(hasNote(tables.at(0), "is empty"));
    expectHelpful(inspectPaths({good, zip}).error(), ErrorCode::SourceUnreadable);
    expectHelpful(inspectPaths({good, sql}).error(), ErrorCode::SourceUnsupported);
}

TEST_F(Inspector, TheSameFileTwiceIsLoadedOnce)
{
    const QString file = write(QStringLiteral("a.txt"), numbered(3));
    const auto tables = inspect({file, file, folder() + QStringLiteral("/./a.txt")});
    ASSERT_EQ(tables.size(), 1);
    EXPECT_EQ(tables.at(0).source.files.size(), 1);
}

TEST_F(Inspector, TenThousandFilesAreQuick)
{
    for (int i = 0; i < 10'000; ++i)
        write(QStringLiteral("t%1_%2.txt").arg(i % 50).arg(i), numbered(100));
    QElapsedTimer timer;
    timer.start();
    const auto tables = inspect({folder()});
    EXPECT_EQ(tables.size(), 50);
    EXPECT_EQ(tables.at(0).source.files.size(), 200);
    EXPECT_LT(timer.elapsed(), promptly(4000)) << "two seconds in an optimised build";
}

} // namespace millrace::test
