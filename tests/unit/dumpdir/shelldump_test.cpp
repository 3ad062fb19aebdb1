// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/dumpdir.h"
#include "tests/support/shelldumpwriter.h"
#include "tests/unit/source/sourcefixture.h"

#include <QFileInfo>

namespace millrace::test {

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
        return list.join(QLatin1Char(' '));
    }
    ShellTable actor() const
    {
        return {.schema = QStringLiteral("my shop"),
                .name = QStringLiteral("act@or"),
                .columns = {QStringLiteral("id"), QStringLiteral("photo")},
                .chunks = {"1\tAP8=\n", "2\t\\N\n", "3\tAA==\n"},
                .decoders = {{QStringLiteral("photo"), QStringLiteral("FROM_BASE64")}},
                .createSql = QStringLiteral("CREATE TABLE `act@or` (`id` int, `photo` blob);\n")};
    }
};

} // namespace

TEST_F(ShellDump, SaysWhoWroteItAndWhatIsInIt)
{
    ShellTable second = actor();
    second.name = QStringLiteral("b");
    second.chunks = {"1\tAP8=\n"};
    second.decoders.clear();
    ShellDumpWriter(folder()).write({actor(), second});
    const DumpDir dump = read();
    EXPECT_EQ(dump.sentence(),
              QStringLiteral("Written by MySQL Shell 8.0.33 of server 8.0.33, consistent, finished "
                             "2023-05-05 10:00:07."));
    EXPECT_TRUE(dump.position.startsWith(QStringLiteral("3e11fa47")));
    EXPECT_EQ(dump.views, QStringList{QStringLiteral("a_view")});
    EXPECT_TRUE(dump.notes.isEmpty());
    ASSERT_EQ(dump.tables.size(), 2);
    const DumpDirTable &table = dump.tables.first();
    EXPECT_EQ(table.schema, QStringLiteral("my shop"));
    EXPECT_EQ(table.name, QStringLiteral("act@or"));
    EXPECT_EQ(names(table), QStringLiteral("my%20shop@act%40or@0.tsv.zst my%20shop@act%40or@1.tsv.zst "
                                           "my%20shop@act%40or@@2.tsv.zst"));
    EXPECT_EQ(table.columns.join(QLatin1Char(' ')), QStringLiteral("id photo"));
    EXPECT_EQ(table.decoders.value(QStringLiteral("photo")), QStringLiteral("FROM_BASE64"));
    EXPECT_EQ(table.bytes, 7 + 5 + 7);
    ASSERT_TRUE(table.dialect);
    EXPECT_EQ(table.dialect->charset, "utf8mb4");
    EXPECT_EQ(table.dialect->fieldsTerminatedBy, "\t");
    EXPECT_TRUE(table.ddlFile.endsWith(QStringLiteral("my%20shop@act%40or.sql")));
    EXPECT_TRUE(table.notes.isEmpty());
    EXPECT_EQ(names(dump.tables.last()), QStringLiteral("my%20shop@b.tsv.zst"));
}

TEST_F(ShellDump, IsInUtcUnlessItDeniesThat)
{
    ShellDumpWriter(folder()).write({actor()});
    QFile file(path(QStringLiteral("@.json")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    EXPECT_EQ(read().tables.first().timeZone, QStringLiteral("+00:00"));
    json.insert(QStringLiteral("tzUtc"), false);
    write(QStringLiteral("@.json"), QJsonDocument(json).toJson());
    EXPECT_EQ(read().tables.first().timeZone, QString());
    json.remove(QStringLiteral("tzUtc"));
    write(QStringLiteral("@.json"), QJsonDocument(json).toJson());
    EXPECT_EQ(read().tables.first().timeZone, QStringLiteral("+00:00"));
}

TEST_F(ShellDump, AnUnfinishedDumpSaysSo)
{
    ShellDumpWriter(folder()).write({actor()}, false);
    const DumpDir dump = read();
    EXPECT_FALSE(dump.finished);
    EXPECT_TRUE(dump.sentence().contains(QStringLiteral("NOT finished")));
    ASSERT_EQ(dump.notes.size(), 1);
    EXPECT_TRUE(dump.notes.first().what.contains(QStringLiteral("@.done.json is missing")));
}

TEST_F(ShellDump, AMissingPieceIsNamed)
{
    ShellDumpWriter(folder()).write({actor()});
    ASSERT_TRUE(QFile::remove(path(QStringLiteral("my%20shop@act%40or@1.tsv.zst"))));
    ASSERT_TRUE(QFile::remove(path(QStringLiteral("my%20shop@act%40or@@2.tsv.zst"))));
    const DumpDir one = read();
    ASSERT_EQ(one.tables.first().notes.size(), 1);
    EXPECT_TRUE(one.tables.first().notes.first().what.contains(QStringLiteral("@@1.tsv.zst")))
        << "of the pieces behind it nothing is left that would say how many they were";
    ASSERT_TRUE(QFile::remove(path(QStringLiteral("my%20shop@act%40or@0.tsv.zst"))));
    EXPECT_EQ(read().tables.first().notes.size(), 1);

    ShellDumpWriter(folder()).write({actor()});
    ASSERT_TRUE(QFile::remove(path(QStringLiteral("my%20shop@act%40or@1.tsv.zst"))));
    const DumpDir middle = read();
    ASSERT_EQ(middle.tables.first().notes.size(), 1);
    EXPECT_TRUE(middle.tables.first().notes.first().what.contains(QStringLiteral("@1.tsv.zst")));
}

TEST_F(ShellDump, DamagedMetadataIsNamedWithItsPlace)
{
    ShellDumpWriter(folder()).write({actor()});
    write(QStringLiteral("my%20shop@act%40or.json"), "{\"options\": {");
    const DumpDir dump = read();
    EXPECT_TRUE(dump.tables.isEmpty());
    ASSERT_EQ(dump.notes.size(), 1);
    EXPECT_EQ(dump.notes.first().code, ErrorCode::BadJson);
    EXPECT_TRUE(dump.notes.first().context.file.endsWith(QStringLiteral("act%40or.json")));
    write(QStringLiteral("@.json"), "[]");
    expectHelpful(readDumpDir(folder()).error(), ErrorCode::BadJson);
}

TEST_F(ShellDump, AnOrdinaryFolderIsNone)
{
    write(QStringLiteral("a.txt"), "1\t2\n");
    write(QStringLiteral("metadata"), "anything\n");
    const auto dump = readDumpDir(folder());
    ASSERT_TRUE(dump);
    EXPECT_FALSE(*dump);
}

} // namespace millrace::test
