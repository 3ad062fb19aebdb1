// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/dumpdir/dumpdir.h"
#include "core/source/dumpdir/dumpdirreader.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/inspect/inspector.h"
#include "tests/support/shelldumpwriter.h"
#include "tests/unit/source/sourcefixture.h"

#include <QFileInfo>

namespace millrace::test::shelldump_test {

namespace {

class ShellDump : public SourceFiles
{
protected:
    DumpDir read()
    {
        auto dump = readDumpDir(folder());
        EXPECT_TRUE(dump) << qPrintable(dump ? QString() : dump.error().text());
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
    ShellTable actor() const
    {
        return {.schema = u"my shop"_s,
                .name = u"act@or"_s,
                .columns = {u"id"_s, u"photo"_s},
                .chunks = {"1\tAP8=\n", "2\t\\N\n", "3\tAA==\n"},
                .decoders = {{u"photo"_s, u"FROM_BASE64"_s}},
                .createSql = u"CREATE TABLE `act@or` (`id` int, `photo` blob);\n"_s};
    }
};

} // namespace

TEST_F(ShellDump, SaysWhoWroteItAndWhatIsInIt)
{
    ShellTable second = actor();
    second.name = u"b"_s;
    second.chunks = {"1\tAP8=\n"};
    second.decoders.clear();
    ShellDumpWriter(folder()).write({actor(), second});
    const DumpDir dump = read();
    EXPECT_EQ(dump.sentence(), u"Written by MySQL Shell 8.0.33 of server 8.0.33, consistent, finished "
                               "2023-05-05 10:00:07."_s);
    EXPECT_TRUE(dump.coordinates.gtids.startsWith(u"3e11fa47"_s));
    EXPECT_TRUE(dump.coordinates.hasMySqlGtids());
    EXPECT_EQ(dump.coordinates.file, u"binlog.000007"_s);
    EXPECT_EQ(dump.coordinates.position, 1234);
    EXPECT_TRUE(dump.coordinates.wholeServer);
    EXPECT_EQ(dump.views, QStringList{u"a_view"_s});
    EXPECT_TRUE(dump.notes.isEmpty());
    ASSERT_EQ(dump.tables.size(), 2);
    const DumpDirTable &table = dump.tables.first();
    EXPECT_EQ(table.schema, u"my shop"_s);
    EXPECT_EQ(table.name, u"act@or"_s);
    EXPECT_EQ(names(table), u"my%20shop@act%40or@0.tsv.zst my%20shop@act%40or@1.tsv.zst "
                            "my%20shop@act%40or@@2.tsv.zst"_s);
    EXPECT_EQ(table.columns.join(u' '), u"id photo"_s);
    EXPECT_EQ(table.decoders.value(u"photo"_s), u"FROM_BASE64"_s);
    EXPECT_EQ(table.bytes, 7 + 5 + 7);
    ASSERT_TRUE(table.dialect);
    EXPECT_EQ(table.dialect->charset, "utf8mb4");
    EXPECT_EQ(table.dialect->fieldsTerminatedBy, "\t");
    EXPECT_TRUE(table.ddlFile.endsWith(u"my%20shop@act%40or.sql"_s));
    EXPECT_TRUE(table.notes.isEmpty());
    EXPECT_EQ(names(dump.tables.last()), u"my%20shop@b.tsv.zst"_s);
}

TEST_F(ShellDump, IsInUtcUnlessItDeniesThat)
{
    ShellDumpWriter(folder()).write({actor()});
    QFile file(path(u"@.json"_s));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    EXPECT_EQ(read().tables.first().timeZone, u"+00:00"_s);
    json.insert(u"tzUtc"_s, false);
    write(u"@.json"_s, QJsonDocument(json).toJson());
    EXPECT_EQ(read().tables.first().timeZone, QString());
    json.remove(u"tzUtc"_s);
    write(u"@.json"_s, QJsonDocument(json).toJson());
    EXPECT_EQ(read().tables.first().timeZone, u"+00:00"_s);
}

TEST_F(ShellDump, AnUnfinishedDumpSaysSo)
{
    ShellDumpWriter(folder()).write({actor()}, false);
    const DumpDir dump = read();
    EXPECT_FALSE(dump.finished);
    EXPECT_TRUE(dump.sentence().contains(u"NOT finished"_s));
    ASSERT_EQ(dump.notes.size(), 1);
    EXPECT_TRUE(dump.notes.first().what.contains(u"@.done.json is missing"_s));
}

TEST_F(ShellDump, AMissingPieceIsNamed)
{
    ShellDumpWriter(folder()).write({actor()});
    ASSERT_TRUE(QFile::remove(path(u"my%20shop@act%40or@1.tsv.zst"_s)));
    ASSERT_TRUE(QFile::remove(path(u"my%20shop@act%40or@@2.tsv.zst"_s)));
    const DumpDir one = read();
    ASSERT_EQ(one.tables.first().notes.size(), 1);
    EXPECT_TRUE(one.tables.first().notes.first().what.contains(u"@@1.tsv.zst"_s))
        << "of the pieces behind it nothing is left that would say how many they were";
    ASSERT_TRUE(QFile::remove(path(u"my%20shop@act%40or@0.tsv.zst"_s)));
    EXPECT_EQ(read().tables.first().notes.size(), 1);

    ShellDumpWriter(folder()).write({actor()});
    ASSERT_TRUE(QFile::remove(path(u"my%20shop@act%40or@1.tsv.zst"_s)));
    const DumpDir middle = read();
    ASSERT_EQ(middle.tables.first().notes.size(), 1);
    EXPECT_TRUE(middle.tables.first().notes.first().what.contains(u"@1.tsv.zst"_s));
}

/// What is there would be loaded and called verified.
TEST_F(ShellDump, WithoutAPieceItIsNotReadAsAWhole)
{
    ShellDumpWriter(folder()).write({actor()});
    EXPECT_TRUE(readDump({folder()}));
    ASSERT_TRUE(QFile::remove(path(u"my%20shop@act%40or@1.tsv.zst"_s)));
    const auto reading = readDump({folder()});
    ASSERT_FALSE(reading);
    expectHelpful(reading.error(), ErrorCode::SourceMissing);
    EXPECT_TRUE(inspectPaths({folder()})) << "whoever wants the rows that are there may have them";
}

/// The tables would be there, and be called verified.
TEST_F(ShellDump, WithoutADefinitionItIsNotReadAsAWhole)
{
    for (const QString &file : {u"my%20shop@a_view.sql"_s, u"my%20shop@a_view.pre.sql"_s,
                                u"my%20shop@act%40or.sql"_s, u"my%20shop.sql"_s}) {
        ShellDumpWriter(folder()).write({actor()});
        ASSERT_TRUE(readDump({folder()}));
        ASSERT_TRUE(QFile::remove(path(file)));
        const auto reading = readDump({folder()});
        ASSERT_FALSE(reading) << file;
        expectHelpful(reading.error(), ErrorCode::SourceMissing);
        EXPECT_TRUE(reading.error().what.contains(file)) << reading.error().what;
    }
    // What its tool had not come to is no fault of the copy.
    QFile::remove(path(u"@.done.json"_s));
    ShellDumpWriter(folder()).write({actor()}, false);
    ASSERT_TRUE(QFile::remove(path(u"my%20shop@a_view.sql"_s)));
    const auto reading = readDump({folder()});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    ASSERT_TRUE(reading->brokenOff);
    EXPECT_TRUE(reading->brokenOff->what.contains(u"not finished"_s));
}

TEST_F(ShellDump, DamagedMetadataIsNamedWithItsPlace)
{
    ShellDumpWriter(folder()).write({actor()});
    write(u"my%20shop@act%40or.json"_s, "{\"options\": {");
    const DumpDir dump = read();
    EXPECT_TRUE(dump.tables.isEmpty());
    ASSERT_EQ(dump.notes.size(), 1);
    EXPECT_EQ(dump.notes.first().code, ErrorCode::BadJson);
    EXPECT_TRUE(dump.notes.first().context.file.endsWith(u"act%40or.json"_s));
    write(u"@.json"_s, "[]");
    expectHelpful(readDumpDir(folder()).error(), ErrorCode::BadJson);
}

TEST_F(ShellDump, AnOrdinaryFolderIsNone)
{
    write(u"a.txt"_s, "1\t2\n");
    write(u"metadata"_s, "anything\n");
    const auto dump = readDumpDir(folder());
    ASSERT_TRUE(dump);
    EXPECT_FALSE(*dump);
}

} // namespace millrace::test::shelldump_test
