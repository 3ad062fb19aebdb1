// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/find/naturalorder.h"
#include "core/source/find/shards.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/inspect/inspector.h"
#include "tests/support/sanitized.h"
#include "tests/unit/source/sourcefixture.h"

#include <QElapsedTimer>
#include <QFileInfo>

namespace millrace::test::inspector_test {

TEST(NaturalOrder, NumbersCountByValue)
{
    QStringList names{u"credits_10"_s, u"credits_2"_s,   u"Credits_1"_s,
                      u"credits"_s,    u"credits_02b"_s, u"actors_9"_s};
    std::sort(names.begin(), names.end(), naturalLess);
    EXPECT_EQ(names.join(u' '), u"actors_9 credits Credits_1 credits_2 credits_02b credits_10"_s);
    EXPECT_FALSE(naturalLess(u"a1"_s, u"a1"_s));
    EXPECT_NE(naturalLess(u"a01"_s, u"a1"_s), naturalLess(u"a1"_s, u"a01"_s))
        << "an order must tell different names apart";
    EXPECT_TRUE(naturalLess(u"x99999999999999999998"_s, u"x99999999999999999999"_s));
}

TEST(Shards, StemsNeedASeparator)
{
    EXPECT_EQ(shardStem(u"credits_2010_01"_s), u"credits"_s);
    EXPECT_EQ(shardStem(u"actor@@3"_s), u"actor"_s);
    EXPECT_EQ(shardStem(u"part-00000"_s), u"part"_s);
    EXPECT_EQ(shardStem(u"users2"_s), QString()) << "users1 and users2 are two tables";
    EXPECT_EQ(shardStem(u"2010-01"_s), QString());
    EXPECT_EQ(tableNameOf(u"/x/credits.txt"_s), u"credits"_s);
    EXPECT_EQ(shardStem(tableNameOf(u"/x/credits.txt.007"_s)), u"credits"_s);
}

TEST(DumpDdl, ReadsColumnsOfATable)
{
    const DumpDdl ddl = parseDumpDdl(
        u"-- MariaDB dump; CREATE TABLE no (x int);\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `a`;\n"
        "CREATE TABLE IF NOT EXISTS `s`.`od``d` (\n  `id` int(11) NOT NULL AUTO_INCREMENT,\n"
        "  `as` decimal(10,2) DEFAULT 1.50 COMMENT 'x) , AS (',\n  flags BIT(3) /*!80016 INVISIBLE */,\n"
        "  `g` int GENERATED ALWAYS AS (`id` + 1) STORED,\n  `h` int AS (id) VIRTUAL,\n"
        "  PRIMARY KEY (`id`),\n  KEY `k` (`as`,`flags`),\n  CONSTRAINT `c` CHECK (`id` > 0)\n"
        ") ENGINE=InnoDB COMMENT='a;b';\nINSERT_me;\n"_s);
    EXPECT_EQ(ddl.table, u"od`d"_s);
    EXPECT_FALSE(ddl.hasInserts);
    EXPECT_EQ(ddl.columnNames(true).join(u' '), u"id as flags g h"_s);
    EXPECT_EQ(ddl.columnNames(false).join(u' '), u"id as flags"_s);
    EXPECT_EQ(ddl.columns.at(2).type, u"BIT"_s);
    EXPECT_TRUE(ddl.createSql.startsWith(u"CREATE TABLE IF NOT EXISTS `s`"_s));
    EXPECT_TRUE(ddl.createSql.endsWith(u"COMMENT='a;b'"_s));
    EXPECT_TRUE(parseDumpDdl(u"/* x */ INSERT INTO t VALUES (1)"_s).hasInserts);
    EXPECT_TRUE(parseDumpDdl(u"CREATE TABLE t (`unclosed"_s).columns.isEmpty());
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
        return list.join(u' ');
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
        paths << write(u"credits_2010_%1.txt"_s.arg(month), numbered(5));
    const auto tables = inspect(paths);
    ASSERT_EQ(names(tables), u"credits"_s);
    const Source &source = tables.at(0).source;
    ASSERT_EQ(source.files.size(), 12);
    for (int month = 1; month <= 12; ++month)
        EXPECT_EQ(QFileInfo(source.files.at(month - 1).path).fileName(), u"credits_2010_%1.txt"_s.arg(month));
    EXPECT_EQ(source.fieldCount, 2);
    EXPECT_EQ(tables.at(0).sample.size(), 5);
    EXPECT_EQ(source.files.at(0).fingerprint, *fingerprintOf(source.files.at(0).path));
}

TEST_F(Inspector, AShardOfAnotherShapeStaysApart)
{
    write(u"c_1.txt"_s, numbered(5));
    write(u"c_2.txt"_s, QByteArray("1\ta\tmore\n").repeated(5));
    write(u"c_3.txt"_s, numbered(5));
    write(u"c_4.txt"_s, {});
    const auto tables = inspect({folder()});
    ASSERT_EQ(names(tables), u"c c_2"_s);
    EXPECT_EQ(tables.at(0).source.files.size(), 3);
    EXPECT_TRUE(hasNote(tables.at(0), "is empty"));
    EXPECT_TRUE(hasNote(tables.at(1), "of another shape"));
}

TEST_F(Inspector, AShardInAnotherCharsetOrWithAHeaderStaysApart)
{
    write(u"c_1.csv"_s, "id,name\n1,a\n2,b\n3,c\n");
    write(u"c_2.csv"_s, "id,name\n4,a\n5,b\n6,c\n");
    write(u"c_3.csv"_s, "7,a\n8,b\n9,c\n");
    write(u"d_1.csv"_s, "7,M\xC3\xBCn\n8,b\n9,c\n");
    write(u"d_2.csv"_s, "7,M\xFCn\n8,b\n9,c\n");
    const auto tables = inspect({folder()});
    ASSERT_EQ(names(tables), u"c c_3 d_1 d_2"_s);
    EXPECT_EQ(tables.at(0).source.dialect.skipLines, 1);
    EXPECT_EQ(tables.at(0).source.fieldNames.join(u' '), u"id name"_s);
    EXPECT_EQ(tables.at(0).sample.at(0).fields.at(0).value, "1");
    EXPECT_EQ(tables.at(1).source.dialect.skipLines, 0);
    EXPECT_EQ(tables.at(3).source.dialect.charset, "latin1");
}

TEST_F(Inspector, MysqldumpPairs)
{
    write(u"orders_2020.sql"_s, "CREATE TABLE `orders_2020` (`id` int, `f` bit(8), `g` int AS "
                                "(`id`+1) VIRTUAL, `v` varchar(9), KEY (`id`));\n");
    write(u"orders_2020.txt"_s, "1\t\x02\t2\tM\xFCller\n2\t\x03\t3\t\\N\n");
    write(u"orders_2021.sql"_s, "CREATE TABLE `orders_2021` (`id` int, `v` varchar(9));\n");
    write(u"orders_2021.txt"_s, "1\tx\n");
    const auto tables = inspect({folder()});
    ASSERT_EQ(names(tables), u"orders_2020 orders_2021"_s) << "their columns differ";
    const FoundTable &first = tables.at(0);
    EXPECT_EQ(first.source.dialect, Dialect::mysqldumpTab());
    EXPECT_EQ(first.source.fieldNames.join(u' '), u"id f g v"_s);
    EXPECT_TRUE(first.source.createSql.startsWith(u"CREATE TABLE `orders_2020`"_s));
    EXPECT_TRUE(hasNote(first, "is of type BIT"));
    EXPECT_TRUE(hasNote(first, "is generated"));
    EXPECT_DOUBLE_EQ(first.proposal.confidence, 1.0);
    EXPECT_TRUE(first.sample.at(1).fields.at(3).isNull);
    EXPECT_FALSE(hasNote(tables.at(1), "BIT"));
}

TEST_F(Inspector, MonthlyPairsOfTheSameColumnsAreShardsOfOneTable)
{
    for (const char *month : {"10", "02", "11"}) {
        const QString table = u"credits_2010_"_s + QLatin1String(month);
        write(table + u".sql"_s,
              u"CREATE TABLE `%1` (`id` int, `v` varchar(9)) COMMENT='%1';\n"_s.arg(table).toUtf8());
        write(table + u".txt"_s, QByteArray("1\t") + month + "\n");
    }
    const auto tables = inspect({folder()});
    ASSERT_EQ(names(tables), u"credits"_s);
    ASSERT_EQ(tables.first().source.files.size(), 3);
    EXPECT_TRUE(tables.first().source.files.first().path.endsWith(u"credits_2010_02.txt"_s));
    EXPECT_EQ(tables.first().source.fieldNames.join(u' '), u"id v"_s);
    EXPECT_FALSE(tables.first().source.createSql.isEmpty());
}

TEST_F(Inspector, RealDumpOfMariadb)
{
    const auto tables = inspect({data("mysqldump-tab")});
    ASSERT_EQ(names(tables), u"people"_s);
    const FoundTable &people = tables.at(0);
    EXPECT_EQ(people.source.fieldNames.join(u' '), u"id name note amount born twice"_s);
    ASSERT_EQ(people.sample.size(), 5);
    EXPECT_EQ(people.sample.at(1).fields.at(2).value, "tab\there, line\nbreak, back\\slash");
    EXPECT_TRUE(people.sample.at(2).fields.at(2).isNull);
    EXPECT_EQ(people.sample.at(3).fields.at(2).value, QByteArray("nul\0cr\r", 7));
    EXPECT_EQ(people.sample.at(4).line, 6) << "one row takes two lines";
    EXPECT_TRUE(hasNote(people, "is generated"));
    EXPECT_EQ(people.source.timeZone, u"+00:00"_s);
}

TEST_F(Inspector, APairInAnotherZoneStaysApart)
{
    for (const char *month : {"1", "2", "3"}) {
        const QString table = u"log_"_s + QLatin1String(month);
        write(table + u".sql"_s, (*month == '3' ? QByteArray() : QByteArray("SET TIME_ZONE='+00:00';\n")) +
                                     "CREATE TABLE `x` (`id` int, `t` timestamp);\n");
        write(table + u".txt"_s, "1\t2026-01-01 00:00:00\n");
    }
    const auto tables = inspect({folder()});
    ASSERT_EQ(tables.size(), 2);
    EXPECT_EQ(tables.first().source.files.size(), 2);
    EXPECT_EQ(tables.first().source.timeZone, u"+00:00"_s);
    EXPECT_EQ(tables.last().source.timeZone, QString());
}

TEST_F(Inspector, CrlfMixtureIsANote)
{
    const auto tables = inspect({write(u"a.tsv"_s, numbered(40) + "8\ttext\r\n" + numbered(9))});
    ASSERT_EQ(tables.size(), 1);
    EXPECT_EQ(tables.at(0).source.dialect.linesTerminatedBy, "\n");
    EXPECT_TRUE(hasNote(tables.at(0), "end in CRLF, the others in LF"));
}

TEST_F(Inspector, DialectSetByHandIsNotDoubted)
{
    InspectOptions options;
    options.dialect = Dialect{.fieldsTerminatedBy = ";", .skipLines = 1, .charset = "latin1"};
    options.sampleRows = 2;
    const auto tables = inspect({write(u"a.csv"_s, "x;y\n1;2,3\n4;5,6\n7;8,9\n")}, options);
    ASSERT_EQ(tables.size(), 1);
    EXPECT_EQ(tables.at(0).source.dialect, *options.dialect);
    EXPECT_EQ(tables.at(0).source.fieldNames.join(u' '), u"x y"_s);
    EXPECT_EQ(tables.at(0).sample.size(), 2);
    EXPECT_EQ(tables.at(0).proposal.confidence, 1);
}

TEST_F(Inspector, WhatCannotBeReadIsSaid)
{
    expectHelpful(inspectPaths({path(u"none"_s)}).error(), ErrorCode::SourceMissing);
    expectHelpful(inspectPaths({folder()}).error(), ErrorCode::SourceEmpty);
    expectHelpful(inspectPaths({}).error(), ErrorCode::SourceEmpty);
    const QString zip = write(u"a.txt.zip"_s, QByteArray("PK\x03\x04", 4));
    expectHelpful(inspectPaths({zip}).error(), ErrorCode::SourceUnreadable);
    expectHelpful(inspectPaths({folder()}).error(), ErrorCode::SourceUnreadable);
    const QString nothing = write(u"nothing.sql"_s, "-- CREATE TABLE t (a int);\n");
    expectHelpful(inspectPaths({nothing}).error(), ErrorCode::SourceUnsupported);
    EXPECT_TRUE(QFile::remove(nothing));
    const QString sql = write(u"dump.sql"_s, "CREATE TABLE t (a int);");
    const QString empty = write(u"empty.txt"_s, {});
    expectHelpful(inspectPaths({empty}).error(), ErrorCode::SourceEmpty);

    const QString good = write(u"good.txt"_s, numbered(3));
    const auto tables = inspect({folder()});
    ASSERT_EQ(names(tables), u"good"_s);
    EXPECT_TRUE(hasNote(tables.at(0), "the directory at the end of a .zip is missing"));
    EXPECT_TRUE(hasNote(tables.at(0), "SQL statements, and no rows"));
    EXPECT_TRUE(hasNote(tables.at(0), "is empty"));
    expectHelpful(inspectPaths({good, zip}).error(), ErrorCode::SourceUnreadable);
    expectHelpful(inspectPaths({good, sql}).error(), ErrorCode::SourceUnsupported);
}

TEST_F(Inspector, TheSameFileTwiceIsLoadedOnce)
{
    const QString file = write(u"a.txt"_s, numbered(3));
    const auto tables = inspect({file, file, folder() + u"/./a.txt"_s});
    ASSERT_EQ(tables.size(), 1);
    EXPECT_EQ(tables.at(0).source.files.size(), 1);
}

TEST_F(Inspector, TenThousandFilesAreQuick)
{
    for (int i = 0; i < 10'000; ++i)
        write(u"t%1_%2.txt"_s.arg(i % 50).arg(i), numbered(100));
    QElapsedTimer timer;
    timer.start();
    const auto tables = inspect({folder()});
    EXPECT_EQ(tables.size(), 50);
    EXPECT_EQ(tables.at(0).source.files.size(), 200);
    EXPECT_LT(timer.elapsed(), promptly(4000)) << "two seconds in an optimised build";
}

} // namespace millrace::test::inspector_test
