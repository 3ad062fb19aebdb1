// SPDX-License-Identifier: GPL-3.0-or-later
// Directories that a dumping tool is still writing: each state of one, made file by file from a finished
// dump.
#include "core/base/literals.h"
#include "core/source/dumpdir/dumpdirreader.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/inspect/inspector.h"
#include "tests/support/shelldumpwriter.h"
#include "tests/unit/dumpdir/growingfolder.h"
#include "tests/unit/dumpdir/growingmydumper.h"
#include "tests/unit/source/sourcefixture.h"

#include <unistd.h>

namespace millrace::test::growth_test {

namespace {

class Growth : public SourceFiles
{
protected:
    void SetUp() override
    {
        SourceFiles::SetUp();
        ShellDumpWriter writer(m_finished.path());
        writer.views = {};
        const auto table = [](const char *name, const QVector<QByteArray> &chunks) {
            return ShellTable{.schema = u"shop"_s,
                              .name = QLatin1String(name),
                              .columns = {u"id"_s, u"name"_s},
                              .chunks = chunks,
                              .createSql =
                                  u"CREATE TABLE IF NOT EXISTS `%1` (`id` int, `name` varchar(9));\n"_s.arg(
                                      QLatin1String(name))};
        };
        writer.write({table("a", {"1\tx\n", "2\ty\n", "3\tz\n"}), table("b", {"1\tx\n"}), table("c", {""})});
        m_tool = std::make_unique<GrowingFolder>(m_finished.path(), folder());
    }
    void TearDown() override { m_tool->die(); }

    DumpDir read()
    {
        auto dump = readDumpDir(folder());
        EXPECT_TRUE(dump) << qPrintable(dump ? QString() : dump.error().text());
        EXPECT_TRUE(dump && *dump);
        return dump && *dump ? **dump : DumpDir{};
    }

    QTemporaryDir m_finished;
    std::unique_ptr<GrowingFolder> m_tool;
};

} // namespace

TEST_F(Growth, SaysWhoWritesAndHowManyTablesAreComplete)
{
    m_tool->addDefinitions();
    const QString own = QString::number(::getpid());
    for (const int complete : {0, 0, 0, 1, 2}) { // the last of three pieces completes "a"
        SCOPED_TRACE(m_tool->data().size());
        const DumpDir dump = read();
        ASSERT_TRUE(dump.growth);
        EXPECT_FALSE(dump.finished);
        EXPECT_EQ(dump.growth->tables, 3);
        EXPECT_EQ(dump.growth->tablesComplete, complete);
        ASSERT_EQ(dump.growth->writers.size(), 1);
        EXPECT_EQ(dump.growth->writers.first().pid, ::getpid());
        EXPECT_TRUE(dump.growth->writers.first().isAlive());
        EXPECT_TRUE(dump.sentence().contains(own)) << qPrintable(dump.sentence());
        EXPECT_TRUE(dump.sentence().contains(u"%1 of 3 tables are complete"_s.arg(complete)))
            << qPrintable(dump.sentence());
        ASSERT_EQ(dump.notes.size(), 1) << "that files are missing is no fault of it";
        for (const DumpDirTable &table : dump.tables)
            EXPECT_TRUE(table.notes.isEmpty()) << qPrintable(table.notes.first().text());
        m_tool->addData();
    }
    m_tool->end();
    const DumpDir whole = read();
    EXPECT_TRUE(whole.finished);
    EXPECT_FALSE(whole.growth);
    EXPECT_TRUE(whole.notes.isEmpty());
}

TEST_F(Growth, IsNotPlannedBeforeAllDefinitionsAreThere)
{
    QFile open(path(u"held.dumping"_s));
    ASSERT_TRUE(open.open(QIODevice::WriteOnly));
    while (m_tool->definitions().size() > 1) {
        m_tool->addDefinition();
        SCOPED_TRACE(m_tool->definitions().join(u' ').toStdString());
        const auto reading = readDump({folder()});
        ASSERT_FALSE(reading);
        expectHelpful(reading.error(), ErrorCode::SourceEmpty);
        EXPECT_TRUE(reading.error().what.contains(u"still writing this dump"_s))
            << qPrintable(reading.error().what);
        EXPECT_TRUE(reading.error().what.contains(m_tool->definitions().last()) ||
                    reading.error().what.contains(u".json"_s))
            << qPrintable(reading.error().what);
    }
    m_tool->addDefinitions();
    const auto reading = readDump({folder()});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    ASSERT_TRUE(reading->growing);
    EXPECT_EQ(reading->tables.size(), 3);
    EXPECT_EQ(reading->allTables().size(), 3) << "each once";
    for (const DumpReading::Table &table : reading->allTables())
        EXPECT_EQ(table.schema, u"shop"_s) << qPrintable(table.name);
    EXPECT_FALSE(reading->needsSchema());
    EXPECT_TRUE(std::all_of(reading->tables.begin(), reading->tables.end(),
                            [](const DumpTableReading &table) { return table.found.isAwaited; }));
}

TEST_F(Growth, AFileOfMetadataOfWhichAPartIsThereIsNoDamage)
{
    QFile open(path(u"@.json"_s));
    ASSERT_TRUE(open.open(QIODevice::WriteOnly));
    open.write("{\"dumper\": \"mysq");
    open.flush();
    const auto dump = readDumpDir(folder());
    ASSERT_FALSE(dump);
    expectHelpful(dump.error(), ErrorCode::SourceEmpty);
    open.close();
    expectHelpful(readDumpDir(folder()).error(), ErrorCode::BadJson);
}

TEST_F(Growth, InspectionShowsTheTablesThatAreComplete)
{
    m_tool->addDefinitions();
    const auto none = inspectPaths({folder()});
    ASSERT_FALSE(none);
    EXPECT_TRUE(none.error().what.contains(u"0 of 3 tables"_s)) << qPrintable(none.error().what);
    for (int piece = 0; piece < 3; ++piece)
        m_tool->addData();
    const auto found = inspectPaths({folder()});
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    ASSERT_EQ(found->size(), 1);
    EXPECT_EQ(found->first().source.name, u"a"_s);
    EXPECT_EQ(found->first().source.files.size(), 3);
    EXPECT_TRUE(holdTables(*found)) << "one of a dump's";
    ASSERT_EQ(found->first().notes.size(), 1);
    EXPECT_TRUE(found->first().notes.first().what.contains(u"1 of 3 tables"_s));
}

TEST_F(Growth, OfADeadToolItIsADumpThatWasBrokenOff)
{
    m_tool->addDefinitions();
    m_tool->addData();
    m_tool->die();
    const DumpDir dump = read();
    EXPECT_FALSE(dump.growth);
    EXPECT_FALSE(dump.finished);
    ASSERT_EQ(dump.notes.size(), 1);
    EXPECT_TRUE(dump.notes.first().what.contains(u"@.done.json is missing"_s));
    EXPECT_FALSE(dump.tables.first().notes.isEmpty()) << "what it lacks is a fault now";
}

TEST_F(Growth, AReaderOfItsFilesIsNoWriter)
{
    m_tool->addDefinitions();
    m_tool->die();
    QFile open(path(u"@.json"_s));
    ASSERT_TRUE(open.open(QIODevice::ReadOnly));
    EXPECT_TRUE(writersIn(folder()).isEmpty());
    EXPECT_FALSE(read().growth);
}

TEST_F(Growth, AnEmptyTableOfAFinishedDumpIsPlannedWithoutRows)
{
    const auto reading = readDump({m_finished.path()});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    ASSERT_EQ(reading->tables.size(), 3);
    EXPECT_EQ(reading->rows(), 4);
    EXPECT_FALSE(reading->growing);
}

/// Without its mark open it may be dead, and each of its files a part.
TEST_F(Growth, OfMydumperNobodyCanTellWhichFilesAreWholeWithoutItsMark)
{
    write(u"shop.a-schema.sql"_s, "CREATE TABLE `a` (`id` int);\n");
    write(u"shop.a.00000.sql"_s, "INSERT INTO `a` VALUES (1);\n");
    write(u"metadata.partial"_s, "Started dump at: 2026-11-20 10:00:00\n");
    QFile open(path(u"shop.a.00001.sql"_s));
    ASSERT_TRUE(open.open(QIODevice::WriteOnly));
    const DumpDir dump = read();
    ASSERT_TRUE(dump.growth);
    EXPECT_TRUE(dump.sentence().contains(u"mydumper"_s) && dump.sentence().contains(u"still writing"_s));
    for (const Error &error : {inspectPaths({folder()}).error(), readDump({folder()}).error()}) {
        expectHelpful(error, ErrorCode::SourceEmpty);
        EXPECT_TRUE(error.what.contains(QString::number(::getpid()))) << qPrintable(error.what);
        EXPECT_TRUE(error.howToFix.contains(u"when mydumper has ended"_s)) << qPrintable(error.howToFix);
    }
    const auto look = lookAtDumpDir(folder());
    ASSERT_TRUE(look) << qPrintable(look.error().text());
    ASSERT_EQ(look->tables.size(), 1);
    EXPECT_TRUE(look->tables.first().files.isEmpty());
    EXPECT_FALSE(look->tables.first().complete);
    // The newer form: its last line tells.
    QFile::remove(path(u"metadata.partial"_s));
    write(u"metadata"_s, "# Started dump at: 2026-11-20 10:00:00\n[config]\n");
    EXPECT_TRUE(read().growth);
    open.write("INSERT INTO `a` VALUES (2);\n");
    open.close();
    write(u"metadata"_s, "# Started dump at: 2026-11-20 10:00:00\n# Finished dump at: 2026-11-20 10:00:09\n");
    EXPECT_TRUE(read().finished);
    EXPECT_FALSE(read().growth);
}

class MydumperGrowth : public SourceFiles
{
protected:
    void SetUp() override
    {
        SourceFiles::SetUp();
        for (const char *name : {"shop-schema-create", "shop.a-schema", "shop.b-schema", "shop.e-schema"})
            finished(name, QByteArray("CREATE TABLE `") + name[5] + "` (`id` int);\n");
        for (const char *name : {"shop.a.00000", "shop.a.00001", "shop.b"})
            finished(name, QByteArray("INSERT INTO `") + name[5] + "` VALUES (1);\nINSERT INTO `" + name[5] +
                               "` VALUES (2);\n");
        m_tool = std::make_unique<GrowingMydumperFolder>(
            m_finished.path(), folder(),
            QStringList{u"shop.a.00001.sql"_s, u"shop.a.00000.sql"_s, u"shop.b.sql"_s});
    }
    void TearDown() override { m_tool->die(); }
    void finished(const char *name, const QByteArray &content)
    {
        QFile file(m_finished.filePath(QLatin1String(name) + u".sql"_s));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(content), content.size());
    }
    const DumpDirTable &table(const char *name)
    {
        auto dump = lookAtDumpDir(folder());
        EXPECT_TRUE(dump) << qPrintable(dump ? QString() : dump.error().text());
        m_dump = dump ? *dump : DumpDir{};
        for (const DumpDirTable &each : std::as_const(m_dump.tables))
            if (each.name == QLatin1String(name))
                return each;
        ADD_FAILURE() << name;
        return m_none;
    }

    QTemporaryDir m_finished;
    std::unique_ptr<GrowingMydumperFolder> m_tool;
    DumpDir m_dump;
    const DumpDirTable m_none;
};

TEST_F(MydumperGrowth, WhatItHasClosedIsWholeAsLongAsItGoesOn)
{
    m_tool->addDefinitions();
    m_tool->begin();
    EXPECT_TRUE(table("a").files.isEmpty()) << "it is open, and ends as a whole one";
    m_tool->addData();
    EXPECT_EQ(table("a").files, QStringList{path(u"shop.a.00001.sql"_s)});
    EXPECT_FALSE(table("a").complete);
    EXPECT_FALSE(table("b").complete);
    m_tool->addData();
    m_tool->addData();
    EXPECT_EQ(table("a").files.size(), 2);
    EXPECT_FALSE(table("a").complete) << "nobody knows how many there will be";
    EXPECT_TRUE(table("b").complete) << "a file without a number is all of the table";
    EXPECT_FALSE(table("e").complete);
    const auto reading = readDump({folder()});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    ASSERT_TRUE(reading->growing);
    EXPECT_EQ(reading->growing->growth->tables, 3);
    EXPECT_EQ(reading->growing->growth->tablesComplete, 1);
    EXPECT_EQ(reading->tables.size(), 3);
    m_tool->die();
    EXPECT_TRUE(table("a").files.isEmpty()) << "whoever was killed has closed them, too";
    EXPECT_FALSE(table("b").complete);
}

TEST_F(MydumperGrowth, OnlyEndedStatementsAreAWholeFile)
{
    m_tool->addDefinitions();
    m_tool->begin();
    m_tool->write(u"shop.a.00005.sql"_s, "INSERT INTO `a` VALUES (1),\n");
    m_tool->write(u"shop.a.00006.sql"_s, "");
    EXPECT_TRUE(table("a").files.isEmpty());
}

/// --chunk-filesize counts from 1, and gives a table's only file another name in the end.
TEST_F(MydumperGrowth, AFirstFileThatMayGetAnotherNameWaitsForTheSecond)
{
    m_tool->addDefinitions();
    m_tool->begin();
    m_tool->write(u"shop.e.00001.sql"_s, "INSERT INTO `e` VALUES (1);\n");
    EXPECT_TRUE(table("e").files.isEmpty());
    m_tool->write(u"shop.e.00002.sql"_s, "");
    EXPECT_EQ(table("e").files, QStringList{path(u"shop.e.00001.sql"_s)});
}

TEST_F(MydumperGrowth, IsNotPlannedBeforeAllDefinitionsAreThere)
{
    m_tool->begin();
    m_tool->addData();
    const auto without = readDump({folder()});
    ASSERT_FALSE(without);
    expectHelpful(without.error(), ErrorCode::SourceEmpty);
    EXPECT_TRUE(without.error().what.contains(u"shop.a-schema.sql"_s)) << qPrintable(without.error().what);
    EXPECT_TRUE(without.error().howToFix.contains(u"the rows alone after that"_s))
        << qPrintable(without.error().howToFix);
    m_tool->addDefinitions();
    EXPECT_TRUE(readDump({folder()}));
    m_tool->write(u"shop.f-schema.sql"_s, "CREATE TABLE `f` (`id` int);\n");
    const auto fresh = readDump({folder()});
    ASSERT_FALSE(fresh) << "another one may follow it";
    EXPECT_TRUE(fresh.error().what.contains(u"shop.f-schema.sql"_s)) << qPrintable(fresh.error().what);
}

/// Of an earlier dump of the definitions alone.
TEST_F(MydumperGrowth, MetadataBesideAPartialOneAreNoEnd)
{
    m_tool->addDefinitions();
    m_tool->write(u"metadata"_s,
                  "Started dump at: 2026-11-20 10:00:00\nFinished dump at: 2026-11-20 10:00:09\n");
    m_tool->begin();
    m_tool->addData();
    const auto dump = readDumpDir(folder());
    ASSERT_TRUE(dump && *dump);
    EXPECT_TRUE((*dump)->growth);
    EXPECT_FALSE((*dump)->finished);
    m_tool->die();
    const auto dead = readDumpDir(folder());
    ASSERT_TRUE(dead && *dead);
    EXPECT_FALSE((*dead)->growth);
    EXPECT_FALSE((*dead)->finished);
}

} // namespace millrace::test::growth_test
