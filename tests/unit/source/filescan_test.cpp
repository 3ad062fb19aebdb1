// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/filescan.h"
#include "tests/unit/source/sourcefixture.h"

#include <QJsonArray>

namespace millrace::test {

class FileScans : public SourceFiles
{
protected:
    Source sourceOf(const QStringList &files, int fields)
    {
        Source source{.name = QStringLiteral("t"), .fieldCount = fields};
        for (const QString &file : files)
            source.files.append({.path = file, .fingerprint = fingerprintOf(file).value()});
        return source;
    }
};

TEST_F(FileScans, CountsRowsBytesAndTheLongestRow)
{
    QByteArray content = "head\n";
    for (int i = 0; i < 700'000; ++i)
        content += "123456789\t123456\n"; // more than one window
    content += "a long\\\nrow without end\tx";
    const QString file = write(QStringLiteral("a.txt"), content);
    Dialect d;
    d.skipLines = 1;
    qint64 told = 0;
    int calls = 0;
    const auto scan = scanFile(file, d, 2, {}, [&](qint64 bytes) {
        EXPECT_GT(bytes, told);
        told = bytes;
        ++calls;
    });
    ASSERT_TRUE(scan);
    EXPECT_EQ(scan->rows, 700'001);
    EXPECT_EQ(scan->bytes, content.size());
    EXPECT_EQ(told, content.size());
    EXPECT_EQ(calls, 2);
    EXPECT_EQ(scan->bodyOffset, 5);
    EXPECT_EQ(scan->longestRowBytes, 25);
    EXPECT_EQ(scan->issueCount, 0);
}

TEST_F(FileScans, StopsWhenAsked)
{
    std::stop_source stop;
    stop.request_stop();
    const auto scan = scanFile(write(QStringLiteral("a.txt"), "1\n"), {}, 1, stop.get_token());
    ASSERT_FALSE(scan);
    expectHelpful(scan.error(), ErrorCode::Cancelled);
}

TEST_F(FileScans, RefusesADialectThatMeansNothing)
{
    const auto scan = scanFile(write(QStringLiteral("a.txt"), "1\n"), {.linesTerminatedBy = ""}, 1);
    ASSERT_FALSE(scan);
    expectHelpful(scan.error(), ErrorCode::DialectInvalid);
}

TEST_F(FileScans, UnterminatedQuoteNamesTheFile)
{
    const QString file = write(QStringLiteral("a.csv"), "1,\"a\"\n2,\"b\n3,c\n");
    const auto scan = scanFile(file, Dialect::csvRfc4180("\n"), 2);
    ASSERT_FALSE(scan);
    expectHelpful(scan.error(), ErrorCode::QuoteUnterminated);
    EXPECT_EQ(scan.error().context.file, file);
    EXPECT_EQ(scan.error().context.line, 2);
    EXPECT_EQ(scan.error().context.row, 2);
}

TEST_F(FileScans, FillsInRowsAndLocatesWrongRows)
{
    const QString first = write(QStringLiteral("1.txt"), "1\ta\\\nb\n2\n3\tc\n");
    const QString second = write(QStringLiteral("2.txt"), "4\td\te\n");
    const QString third = write(QStringLiteral("3.txt"), {});
    Source source = sourceOf({first, second, third}, 2);
    QVector<int> filesTold;
    const auto errors = scanSource(source, {}, [&](int file, qint64) { filesTold.append(file); });
    ASSERT_TRUE(errors);
    EXPECT_EQ(source.totalRows(), 4);
    EXPECT_EQ(source.files.at(2).rows, 0);
    EXPECT_EQ(filesTold, (QVector<int>{0, 1}));
    ASSERT_EQ(errors->size(), 2);
    expectHelpful(errors->at(0), ErrorCode::FieldCountWrong);
    EXPECT_EQ(errors->at(0).context.file, first);
    EXPECT_EQ(errors->at(0).context.line, 3) << "the first row takes two lines";
    EXPECT_EQ(errors->at(0).context.row, 2);
    EXPECT_EQ(errors->at(0).context.byteOffset, 7);
    EXPECT_EQ(errors->at(0).context.rawRow, "2");
    EXPECT_EQ(errors->at(1).context.rawRow, "4\td\te");
}

TEST_F(FileScans, ListsTwentyWrongRowsAndCountsTheRest)
{
    QByteArray content;
    for (int i = 0; i < 500; ++i)
        content += "only one\n";
    Source source = sourceOf({write(QStringLiteral("a.txt"), content)}, 3);
    const auto errors = scanSource(source);
    ASSERT_TRUE(errors);
    ASSERT_EQ(errors->size(), 21);
    EXPECT_EQ(errors->at(19).context.row, 20);
    EXPECT_THAT(errors->at(20).what.toStdString(), testing::HasSubstr("500 of 500 rows"));
    expectHelpful(errors->at(20), ErrorCode::FieldCountWrong);
}

TEST_F(FileScans, NoRowAnywhereIsAnError)
{
    Source source = sourceOf({write(QStringLiteral("a.txt"), {}), write(QStringLiteral("b.txt"), "header\n")}, 1);
    source.dialect.skipLines = 1;
    const auto errors = scanSource(source);
    ASSERT_FALSE(errors);
    expectHelpful(errors.error(), ErrorCode::SourceEmpty);
}

class Sources : public SourceFiles
{};

TEST_F(Sources, FingerprintSeesChangesOfSizeHeadTailAndTime)
{
    QByteArray content(300'000, 'x');
    const QString file = write(QStringLiteral("a"), content);
    const auto before = fingerprintOf(file);
    ASSERT_TRUE(before);
    EXPECT_EQ(before->bytes, 300'000);
    EXPECT_GT(before->modifiedMs, 0);
    EXPECT_EQ(*fingerprintOf(file), *before);
    content[10] = 'y';
    write(QStringLiteral("a"), content);
    EXPECT_NE(fingerprintOf(file)->headHash, before->headHash);
    EXPECT_EQ(fingerprintOf(file)->tailHash, before->tailHash);
    content[299'999] = 'y';
    write(QStringLiteral("a"), content);
    EXPECT_NE(fingerprintOf(file)->tailHash, before->tailHash);
    EXPECT_TRUE(fingerprintOf(write(QStringLiteral("empty"), {})));
    const auto missing = fingerprintOf(path(QStringLiteral("none")));
    ASSERT_FALSE(missing);
    expectHelpful(missing.error(), ErrorCode::SourceMissing);
}

TEST_F(Sources, JsonKeepsEverything)
{
    Source source = Source{.name = QStringLiteral("credits"),
                           .dialect = Dialect::csvRfc4180("\r\n"),
                           .fieldCount = 2,
                           .fieldNames = {QStringLiteral("id"), QStringLiteral("näme")},
                           .createSql = QStringLiteral("CREATE TABLE credits (id int)")};
    source.files.append({.path = QStringLiteral("/a/b"),
                         .fingerprint = {.bytes = 5, .modifiedMs = 7, .headHash = ~quint64{0}, .tailHash = 1},
                         .rows = 12,
                         .bodyOffset = 3});
    const auto back = Source::fromJson(source.toJson());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->toJson(), source.toJson());
    EXPECT_EQ(back->files.at(0).fingerprint, source.files.at(0).fingerprint);
    EXPECT_EQ(back->dialect, source.dialect);
    EXPECT_EQ(back->totalRows(), 12);
    EXPECT_EQ(back->totalBytes(), 5);

    QJsonObject broken = source.toJson();
    broken.insert(QStringLiteral("files"), QJsonArray{QJsonObject{{QStringLiteral("path"), QStringLiteral("/a")}}});
    EXPECT_FALSE(Source::fromJson(broken));
}

} // namespace millrace::test
