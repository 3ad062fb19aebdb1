// SPDX-License-Identifier: GPL-3.0-or-later
// Directories of mydumper, old and new; those of the real program: tests/integration/dumps/dumpdir_test.cpp.
#include "core/base/literals.h"
#include "core/source/dumpdir/dumpdir.h"
#include "core/source/dumpdir/dumpdirreader.h"
#include "core/source/dumpdir/loaddatatext.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/inspect/inspector.h"
#include "tests/support/pack.h"
#include "tests/unit/source/sourcefixture.h"

#include <QFileInfo>

namespace millrace::test::mydumperdir_test {

namespace {

class MydumperDir : public SourceFiles
{
protected:
    DumpDir read()
    {
        auto dump = readDumpDir(folder());
        EXPECT_TRUE(dump && *dump);
        return dump && *dump ? **dump : DumpDir{};
    }
    static QString names(const DumpDirTable &table)
    {
        QStringList list;
        for (const QString &file : table.files)
            list << QFileInfo(file).fileName();
        return list.join(u' ');
    }
};

} // namespace

TEST_F(MydumperDir, OldMetadataAndCompressedFiles)
{
    write(u"metadata"_s, "Started dump at: 2011-05-05 13:57:17\nSHOW MASTER STATUS:\n\tLog: bin.000001\n"
                         "\tPos: 106\n\tGTID:\n\nFinished dump at: 2011-05-05 13:57:18\n");
    write(u"shop-schema-create.sql"_s, "CREATE DATABASE `shop`;\n");
    write(u"shop.t-schema.sql.gz"_s,
          packed("CREATE TABLE `t` (`id` int, `g` int AS (1), `s` text);\n", "gzip"));
    write(u"shop.t-schema-triggers.sql"_s, "CREATE TRIGGER …;\n");
    for (const char *piece : {"00010", "00002", "00000"})
        write(u"shop.t.%1.sql.gz"_s.arg(QLatin1String(piece)),
              packed("INSERT INTO `t` VALUES(1,\"x\");\n", "gzip"));
    write(u"shop.v-schema.sql"_s, "CREATE TABLE `v` (`id` int);\n");
    write(u"shop.v-schema-view.sql"_s, "CREATE VIEW `v` AS SELECT 1;\n");
    write(u"shop.empty-schema.sql"_s, "CREATE TABLE `empty` (`id` int);\n");
    const DumpDir dump = read();
    EXPECT_EQ(dump.sentence(), u"Written by mydumper, finished 2011-05-05 13:57:18."_s);
    EXPECT_EQ(dump.coordinates.text(), u"bin.000001:106"_s);
    EXPECT_EQ(dump.views, QStringList{u"v"_s});
    ASSERT_EQ(dump.tables.size(), 2);
    EXPECT_EQ(dump.tables.at(0).name, u"empty"_s);
    EXPECT_TRUE(dump.tables.at(0).files.isEmpty());
    const DumpDirTable &table = dump.tables.at(1);
    EXPECT_EQ(table.schema, u"shop"_s);
    EXPECT_EQ(table.columns.join(u' '), u"id s"_s);
    EXPECT_EQ(names(table), u"shop.t.00000.sql.gz shop.t.00002.sql.gz shop.t.00010.sql.gz"_s);
    EXPECT_FALSE(table.dialect) << "INSERT statements";
}

/// Of a replica: its own moment, not that of its source.
TEST_F(MydumperDir, CoordinatesOfEachForm)
{
    write(u"shop-schema-create.sql"_s, "CREATE DATABASE `shop`;\n");
    write(u"shop.t-schema.sql"_s, "CREATE TABLE `t` (`id` int);\n");
    const auto coordinates = [this](const QByteArray &metadata) {
        write(u"metadata"_s, metadata);
        return read().coordinates;
    };
    const auto free =
        coordinates("Started dump at: 2026-11-28 14:54:58\nSHOW MASTER STATUS:\n\tLog: bin.000001\n\t"
                    "Pos: 771\n\tGTID:0-7-3\n\nSHOW SLAVE STATUS:\n\tHost: db1\n\tLog: other.000009\n\t"
                    "Pos: 9\n\tGTID:9-9-9\n\nFinished dump at: 2026-11-28 14:54:58\n");
    EXPECT_EQ(free.file, u"bin.000001"_s);
    EXPECT_EQ(free.position, 771);
    EXPECT_EQ(free.gtids, u"0-7-3"_s);
    EXPECT_EQ(free.foundIn, u"metadata"_s);
    const auto none =
        coordinates("Started dump at: 2026-11-28 14:54:58\nSHOW SLAVE STATUS:\n\tLog: other.000009\n\tPos: "
                    "9\n\tGTID:9-9-9\n\nFinished dump at: 2026-11-28 14:54:58\n");
    EXPECT_FALSE(none.isThere()) << "the dumped server has no binary log";
    const auto ini =
        coordinates("# Started dump at: 2024-06-09 11:47:18\n[source]\n# SOURCE_LOG_FILE = \"bin.000017\"\n"
                    "#SOURCE_LOG_POS = 24\nexecuted_gtid_set = \"3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5\"\n"
                    "[replication]\nFile = other.000009\nPosition = 9\n[`shop`.`t`]\nrows = 0\n"
                    "# Finished dump at: 2024-06-09 11:47:19\n");
    EXPECT_EQ(ini.file, u"bin.000017"_s);
    EXPECT_EQ(ini.position, 24);
    EXPECT_TRUE(ini.hasMySqlGtids());
}

TEST_F(MydumperDir, NewMetadataMadeUpNamesAndTextFiles)
{
    write(u"metadata"_s,
          "# Started dump at: 2023-06-09 11:47:18\n[config]\nquote_character = BACKTICK\n\n[source]\n"
          "# Channel_Name = ''\nFile = bin.000017\nPosition = 241149225\nExecuted_Gtid_Set = "
          "7b166a41:1-147115\n\n"
          "[`sakila`.`mydumper_0`]\nreal_table_name=odd.name\nrows = 2\n\n[`sakila`]\nrows = 9\n"
          "# Finished dump at: 2023-06-09 11:47:19\n");
    write(u"sakila.mydumper_0-schema.sql"_s, "CREATE TABLE `odd.name` (`id` int, `s` text);\n");
    write(u"sakila.mydumper_0.00000.dat"_s, "1|a;2|b;");
    write(u"sakila.mydumper_0.00000.00001.dat"_s, "3|c;");
    write(u"sakila.mydumper_0.00000.sql"_s,
          "/*!40101 SET NAMES binary*/;\n/*!40103 SET TIME_ZONE='+00:00' */;\nLOAD DATA LOCAL INFILE "
          "'sakila.mydumper_0.00000.dat' REPLACE INTO "
          "TABLE "
          "`odd.name` CHARACTER SET utf8mb4 FIELDS TERMINATED BY '|' ENCLOSED BY '\"' ESCAPED BY '\\\\' "
          "LINES STARTING "
          "BY '' TERMINATED BY ';' (`s`,`id`);\n");
    const DumpDir dump = read();
    EXPECT_TRUE(dump.finished);
    EXPECT_EQ(dump.coordinates.text(), u"7b166a41:1-147115"_s);
    ASSERT_EQ(dump.tables.size(), 1);
    const DumpDirTable &table = dump.tables.first();
    EXPECT_EQ(table.name, u"odd.name"_s);
    EXPECT_EQ(table.rows, 2);
    EXPECT_EQ(names(table), u"sakila.mydumper_0.00000.00001.dat sakila.mydumper_0.00000.dat"_s);
    ASSERT_TRUE(table.dialect);
    EXPECT_EQ(table.dialect->fieldsTerminatedBy, "|");
    EXPECT_EQ(table.dialect->fieldsEnclosedBy, "\"");
    EXPECT_EQ(table.dialect->fieldsEscapedBy, "\\");
    EXPECT_EQ(table.dialect->linesTerminatedBy, ";");
    EXPECT_EQ(table.dialect->charset, "utf8mb4");
    EXPECT_EQ(table.columns.join(u' '), u"s id"_s);
    EXPECT_EQ(table.timeZone, u"+00:00"_s);
    const auto found = inspectPaths({folder()});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    EXPECT_EQ(found->first().source.timeZone, u"+00:00"_s);
}

TEST_F(MydumperDir, TextWithoutAStatementHasTheZoneOfItsDefinition)
{
    write(u"metadata"_s, "# Started dump at: 2023-06-09 11:47:18\n# Finished dump at: x\n");
    write(u"a.t-schema.sql"_s,
          "/*!40103 SET TIME_ZONE='+00:00' */;\nCREATE TABLE `t` (`id` int, `s` text);\n");
    write(u"a.t.00000.dat"_s, "1\ta\n");
    write(u"a.u-schema.sql"_s, "CREATE TABLE `u` (`id` int, `s` text);\n");
    write(u"a.u.00000.dat"_s, "1\ta\n");
    const DumpDir dump = read();
    ASSERT_EQ(dump.tables.size(), 2);
    EXPECT_EQ(dump.tables.first().timeZone, u"+00:00"_s);
    EXPECT_EQ(dump.tables.last().timeZone, QString());
}

TEST_F(MydumperDir, AnUnfinishedDumpSaysSo)
{
    write(u"metadata.partial"_s, "Started dump at: 2011-05-05 13:57:17\n");
    write(u"shop.t-schema.sql"_s, "CREATE TABLE `t` (`id` int);\n");
    const DumpDir dump = read();
    EXPECT_FALSE(dump.finished);
    ASSERT_EQ(dump.notes.size(), 1);
    expectHelpful(dump.notes.first(), ErrorCode::SourceEmpty);
}

/// Its table would be empty, and all that is left of the dump proved.
TEST_F(MydumperDir, WithADamagedFileItIsNotReadAsAWhole)
{
    const QByteArray rows = "INSERT INTO `t` VALUES(1,\"x\"),(2,\"y\");\n";
    const auto make = [&](const QString &name, const QByteArray &content) {
        write(u"metadata"_s, "Started dump at: 2011-05-05 13:57:17\nFinished dump at: 2011-05-05 13:57:18\n");
        for (const QString &table : {u"t"_s, u"u"_s})
            write(u"shop.%1-schema.sql"_s.arg(table),
                  "CREATE TABLE `" + table.toUtf8() + "` (`id` int, `s` text);\n");
        write(u"shop.u.sql"_s, QByteArray(rows).replace("`t`", "`u`"));
        return write(name, content);
    };
    const QByteArray zipped = packed(rows, "gzip");
    for (const auto &[name, content] : {std::pair(u"shop.t.sql"_s, rows.chopped(4)),
                                        {u"shop.t.00001.sql"_s, rows.chopped(4)},
                                        {u"shop.t.sql.gz"_s, zipped.chopped(9)}}) {
        const QString path = make(name, content);
        if (name.contains(u"00001"_s))
            write(u"shop.t.00000.sql"_s, rows); // one that can be read is not all of the table
        const auto reading = readDump({folder()});
        ASSERT_FALSE(reading) << qPrintable(name);
        EXPECT_EQ(reading.error().context.file, path);
        EXPECT_FALSE(reading.error().howToFix.isEmpty());
        EXPECT_TRUE(reading.error().howToFix.contains(u"take the file out"_s))
            << qPrintable(reading.error().text());
        // The tables that can be read are there for whoever wants one of them.
        const auto found = inspectPaths({folder()});
        ASSERT_TRUE(found) << qPrintable(found.error().text());
        ASSERT_EQ(found->size(), 1) << qPrintable(name);
        EXPECT_EQ(found->first().source.name, u"u"_s);
        EXPECT_TRUE(QFile::remove(path));
        (void)QFile::remove(folder() + u"/shop.t.00000.sql"_s);
    }
    write(u"shop.t.sql"_s, "/* no rows */\n");
    EXPECT_TRUE(readDump({folder()})) << "a file of comments has none that could be missed";
}

TEST_F(MydumperDir, ItsNamesTellWhereTheMetadataAreLost)
{
    write(u"shop-schema-create.sql"_s, "CREATE DATABASE `shop`;\n");
    write(u"shop.t-schema.sql.zst"_s, packed("CREATE TABLE `t` (`id` int);\n", "zstd"));
    write(u"shop.t.000000001.sql.zst"_s, packed("INSERT INTO `t` VALUES(1);\n", "zstd"));
    write(u"shop.t.000000000.sql.zst"_s, packed("INSERT INTO `t` VALUES(2);\n", "zstd"));
    write(u"shop.t-schema-triggers.sql"_s, "CREATE TRIGGER …;\n");
    write(u"shop-schema-triggers.sql"_s, "CREATE TRIGGER …;\n");
    write(u"shop-schema-post.sql"_s, "CREATE FUNCTION …;\n");
    write(u"shop.t-metadata"_s, "2\n");
    const DumpDir dump = read();
    EXPECT_EQ(dump.tool, u"mydumper"_s);
    EXPECT_FALSE(dump.finished);
    ASSERT_EQ(dump.notes.size(), 1);
    expectHelpful(dump.notes.constFirst(), ErrorCode::SourceMissing);
    ASSERT_EQ(dump.tables.size(), 1);
    EXPECT_EQ(names(dump.tables.constFirst()), u"shop.t.000000000.sql.zst shop.t.000000001.sql.zst"_s);
    QStringList scripts;
    for (const DumpScript &script : dump.scripts) {
        scripts << QFileInfo(script.content.path).fileName();
        EXPECT_EQ(script.schema, u"shop"_s);
    }
    EXPECT_EQ(scripts.join(u' '), u"shop-schema-create.sql shop.t-schema.sql.zst shop-schema-triggers.sql "
                                  "shop.t-schema-triggers.sql shop-schema-post.sql"_s);

    write(u"more.sql"_s, "SELECT 1;\n");
    EXPECT_FALSE(readDumpDir(folder())->has_value()) << "another program's file: it is nobody's dump";
    QFile::remove(path(u"more.sql"_s));
    write(u"shop.u.00000.sql"_s, "INSERT INTO `u` VALUES(1);\n");
    EXPECT_FALSE(readDumpDir(folder())->has_value()) << "rows of a table that nobody makes";
}

TEST(LoadDataText, ReadsWhatTheStatementSays)
{
    const auto load = parseLoadData(
        "-- x\nLOAD DATA INFILE '/d/a.txt' INTO TABLE `s`.`t` FIELDS TERMINATED BY ',' "
        "OPTIONALLY ENCLOSED BY '\\'' ESCAPED BY '' LINES TERMINATED BY '\\r\\n' IGNORE 1 LINES "
        "(a, @b, `c d`) SET b = UNHEX(@b);");
    ASSERT_TRUE(load);
    EXPECT_EQ(load->table, u"t"_s);
    EXPECT_EQ(load->dialect.fieldsTerminatedBy, ",");
    EXPECT_EQ(load->dialect.fieldsEnclosedBy, "'");
    EXPECT_EQ(load->dialect.fieldsEscapedBy, "");
    EXPECT_EQ(load->dialect.linesTerminatedBy, "\r\n");
    EXPECT_EQ(load->dialect.skipLines, 1);
    EXPECT_TRUE(load->dialect.optionallyEnclosed);
    EXPECT_EQ(load->columns.join(u' '), u"a b c d"_s);
    EXPECT_FALSE(parseLoadData("INSERT INTO t VALUES (1);"));
    EXPECT_FALSE(parseLoadData("LOAD DATA INFILE"));
    EXPECT_FALSE(parseLoadData("LOAD DATA INFILE 'a' INTO TABLE t FIELDS TERMINATED BY"));
}

} // namespace millrace::test::mydumperdir_test
