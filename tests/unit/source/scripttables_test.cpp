// SPDX-License-Identifier: GPL-3.0-or-later
// One SQL file that makes tables, beside a file of rows for each of them.
#include "core/base/literals.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/inspect/inspector.h"
#include "tests/support/archivefile.h"
#include "tests/unit/source/sourcefixture.h"

#include <QFileInfo>

namespace millrace::test::scripttables_test {

namespace {

const QByteArray structure = "/*!40103 SET TIME_ZONE='+00:00' */;\n"
                             "DROP TABLE IF EXISTS `a`;\nCREATE TABLE `a` (`id` int, `v` varchar(10));\n"
                             "CREATE TABLE `Mixed.b` (`id` int, `t` timestamp NULL);\n"
                             "CREATE TABLE `log` (`x` int);\nCREATE TABLE `v` (`id` tinyint NOT NULL);\n"
                             "CREATE TRIGGER tr AFTER INSERT ON a FOR EACH ROW INSERT INTO log VALUES (1);\n"
                             "DROP TABLE IF EXISTS `v`;\nCREATE VIEW `v` AS SELECT id FROM a;\n";

class OneScript : public SourceFiles
{
protected:
    QVector<FoundTable> look(const QStringList &paths = {})
    {
        const auto found = inspectPaths(paths.isEmpty() ? QStringList{folder()} : paths);
        EXPECT_TRUE(found) << qPrintable(found.error().text());
        return found.value_or(QVector<FoundTable>());
    }
    static QString notesOf(const QVector<FoundTable> &found)
    {
        QStringList texts;
        for (const FoundTable &table : found)
            for (const Error &note : table.notes)
                texts << note.what;
        return texts.join(u'\n');
    }
};

} // namespace

TEST_F(OneScript, MakesTheTablesOfItsFiles)
{
    const QString script = write(u"schema.sql"_s, structure);
    write(u"a.txt"_s, "1\tone\n2\t\\N\n");
    write(u"Mixed.b.txt"_s, "7\t2026-01-01 00:00:00\n");
    const auto found = look();
    ASSERT_EQ(found.size(), 2);
    EXPECT_TRUE(holdTables(found));
    const FoundTable &a = found.at(0);
    EXPECT_EQ(a.source.name, u"a"_s);
    EXPECT_EQ(a.madeBy, script);
    EXPECT_EQ(a.source.fieldNames.join(u' '), u"id v"_s);
    EXPECT_TRUE(a.source.createSql.startsWith(u"CREATE TABLE `a`"_s));
    EXPECT_EQ(a.source.timeZone, u"+00:00"_s);
    EXPECT_EQ(found.at(1).source.name, u"Mixed.b"_s) << "a dot in the name";
    EXPECT_TRUE(notesOf(found).contains(u"without a data file: log."_s)) << qPrintable(notesOf(found));
    EXPECT_FALSE(notesOf(found).contains(u"holds SQL statements"_s));

    const auto reading = readDump({folder()});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_FALSE(reading->severalFiles) << "one SQL file has an order of its own";
    EXPECT_EQ(reading->path, script);
    EXPECT_EQ(reading->rows(), 3);
    ASSERT_EQ(reading->scripts.size(), 1);
    QStringList tables;
    for (const DumpReading::Table &table : reading->allTables())
        tables << u"%1:%2"_s.arg(table.name).arg(table.rows);
    EXPECT_EQ(tables.join(u' '), u"a:2 Mixed.b:1 log:0"_s) << "a view's stand-in is no table";
    QStringList notes;
    for (const Error &note : reading->notes)
        notes << note.what;
    EXPECT_TRUE(notes.join(u'\n').contains(u"without a data file: log."_s)) << qPrintable(notes.join(u'\n'));
}

TEST_F(OneScript, PickedByHandOrInAnArchiveIsTheSame)
{
    const QString script = write(u"schema.sql"_s, structure);
    const QString rows = write(u"a.csv"_s, "1,one\n2,two\n");
    const auto picked = look({rows, script});
    ASSERT_EQ(picked.size(), 1);
    EXPECT_TRUE(holdTables(picked)) << "one table of several is a dump, too";
    EXPECT_EQ(picked.first().source.fieldNames.join(u' '), u"id v"_s);
    const QString zip =
        write(u"all.zip"_s, archived({{"in/schema.sql", structure}, {"in/a.tsv", "1\tone\n"}}, "zip"));
    const auto archivedOnes = look({zip});
    ASSERT_EQ(archivedOnes.size(), 1);
    EXPECT_TRUE(archivedOnes.first().source.createSql.startsWith(u"CREATE TABLE `a`"_s));
    const auto reading = readDump({zip});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_FALSE(reading->severalFiles);
}

TEST_F(OneScript, NamesAreReadAsPeopleGiveThem)
{
    write(u"schema.sql"_s, "CREATE TABLE orders (id int);\nCREATE TABLE `My Tab` (id int);\n"
                           "CREATE TABLE CASED (id int);\nCREATE TABLE parts (id int);\n");
    write(u"orders.2026-01-01.txt"_s, "1\n"); // as mysqlimport: up to the first dot
    write(u"My@0020Tab.txt"_s, "2\n");
    write(u"cased.txt"_s, "3\n");
    write(u"parts_2.txt"_s, "5\n");
    write(u"parts_10.txt"_s, "6\n");
    QStringList named;
    for (const FoundTable &table : look())
        named << u"%1:%2"_s.arg(table.source.name).arg(table.source.files.size());
    EXPECT_EQ(named.join(u' '), u"CASED:1 My Tab:1 orders:1 parts:2"_s);
}

TEST_F(OneScript, OfSeveralSchemasNamesTheRightOne)
{
    write(u"schema.sql"_s, "CREATE DATABASE one; USE one;\nCREATE TABLE t (a int);\nCREATE TABLE u (a int);\n"
                           "CREATE DATABASE two; USE two;\nCREATE TABLE t (a int, b int);\n");
    write(u"two.t.txt"_s, "1\t2\n");
    write(u"u.txt"_s, "3\n");
    const auto found = look();
    ASSERT_EQ(found.size(), 2);
    EXPECT_EQ(dumpSchemaOf(found.at(0)) + u'.' + found.at(0).source.name, u"two.t"_s);
    EXPECT_EQ(dumpSchemaOf(found.at(1)) + u'.' + found.at(1).source.name, u"one.u"_s);
    write(u"t.txt"_s, "1\n");
    const auto doubtful = look();
    EXPECT_TRUE(notesOf(doubtful).contains(u"makes no table for"_s)) << "which t, nobody says";
}

TEST_F(OneScript, AFileWithoutATableIsSaid)
{
    write(u"schema.sql"_s, structure);
    write(u"a.txt"_s, "1\tone\n");
    const QString readme = write(u"README.txt"_s, "how\tto\n");
    const auto found = look();
    ASSERT_EQ(found.size(), 2);
    EXPECT_TRUE(holdTables(found)) << "it can be left out";
    EXPECT_TRUE(notesOf(found).contains(u"makes no table for "_s + readme)) << qPrintable(notesOf(found));
}

TEST_F(OneScript, BesideFilesOfOtherNamesIsNone)
{
    const QString script = write(u"schema.sql"_s, structure);
    const QString rows = write(u"numbers.txt"_s, "1\n");
    const auto found = look({folder()});
    ASSERT_EQ(found.size(), 1);
    EXPECT_FALSE(holdTables(found));
    EXPECT_TRUE(notesOf(found).contains(u"holds SQL statements"_s)) << qPrintable(notesOf(found));
    EXPECT_FALSE(inspectPaths({rows, script})) << "who names both wants something that nobody does";
}

TEST_F(OneScript, WithRowsOfItsOwnKeepsThem)
{
    write(u"schema.sql"_s,
          "CREATE TABLE a (id int);\nCREATE TABLE k (id int);\nINSERT INTO k VALUES (1),(2);\n");
    write(u"a.txt"_s, "1\n2\n3\n");
    const auto reading = readDump({folder()});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_EQ(reading->rows(), 5);
    EXPECT_EQ(reading->tables.size(), 1);
    for (const Error &note : reading->notes)
        EXPECT_FALSE(note.what.contains(u"without a data file"_s)) << qPrintable(note.what);
}

} // namespace millrace::test::scripttables_test
