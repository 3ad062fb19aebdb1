// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/bytes/filewindows.h"
#include "core/source/scan/filescan.h"
#include "tests/unit/source/sourcefixture.h"

#include <QJsonArray>

namespace millrace::test::filescan_test {

class FileScans : public SourceFiles
{
protected:
    Source sourceOf(const QStringList &files, int fields)
    {
        Source source{.name = u"t"_s, .fieldCount = fields};
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
    const QString file = write(u"a.txt"_s, content);
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
    EXPECT_EQ(calls, 12) << "windows of 1 MiB";
    EXPECT_EQ(scan->bodyOffset, 5);
    EXPECT_EQ(scan->longestRowBytes, 25);
    EXPECT_EQ(scan->issueCount, 0);
}

TEST_F(FileScans, StopsWhenAsked)
{
    std::stop_source stop;
    stop.request_stop();
    const auto scan = scanFile(write(u"a.txt"_s, "1\n"), {}, 1, stop.get_token());
    ASSERT_FALSE(scan);
    expectHelpful(scan.error(), ErrorCode::Cancelled);
}

TEST_F(FileScans, RefusesADialectThatMeansNothing)
{
    const auto scan = scanFile(write(u"a.txt"_s, "1\n"), {.linesTerminatedBy = ""}, 1);
    ASSERT_FALSE(scan);
    expectHelpful(scan.error(), ErrorCode::DialectInvalid);
}

TEST_F(FileScans, UnterminatedQuoteNamesTheFile)
{
    const QString file = write(u"a.csv"_s, "1,\"a\"\n2,\"b\n3,c\n");
    const auto scan = scanFile(file, Dialect::csvRfc4180("\n"), 2);
    ASSERT_FALSE(scan);
    expectHelpful(scan.error(), ErrorCode::QuoteUnterminated);
    EXPECT_EQ(scan.error().context.file, file);
    EXPECT_EQ(scan.error().context.line, 2);
    EXPECT_EQ(scan.error().context.row, 2);
}

TEST_F(FileScans, FillsInRowsAndLocatesWrongRows)
{
    const QString first = write(u"1.txt"_s, "1\ta\\\nb\n2\n3\tc\n");
    const QString second = write(u"2.txt"_s, "4\td\te\n");
    const QString third = write(u"3.txt"_s, {});
    Source source = sourceOf({first, second, third}, 2);
    QVector<int> filesTold;
    const auto found = scanSource(source, {}, [&](int file, qint64) { filesTold.append(file); });
    ASSERT_TRUE(found);
    const QVector<Error> *errors = &found->rowErrors;
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
    Source source = sourceOf({write(u"a.txt"_s, content)}, 3);
    const auto found = scanSource(source);
    ASSERT_TRUE(found);
    const QVector<Error> *errors = &found->rowErrors;
    ASSERT_EQ(errors->size(), 21);
    EXPECT_EQ(errors->at(19).context.row, 20);
    EXPECT_THAT(errors->at(20).what.toStdString(), testing::HasSubstr("500 of 500 rows"));
    expectHelpful(errors->at(20), ErrorCode::FieldCountWrong);
}

TEST_F(FileScans, NoRowAnywhereIsAnError)
{
    Source source = sourceOf({write(u"a.txt"_s, {}), write(u"b.txt"_s, "header\n")}, 1);
    source.dialect.skipLines = 1;
    const auto found = scanSource(source);
    ASSERT_FALSE(found);
    expectHelpful(found.error(), ErrorCode::SourceEmpty);
}

TEST_F(FileScans, LocatesTheFirstBytesOutsideTheCharacterSet)
{
    Source source = sourceOf(
        {write(u"1.csv"_s, "id,name\n1,\"a\nb\"\n"), write(u"2.csv"_s, "id,name\n2,Ren\xC3\xA9\n3,Ren\xE9"
                                                                       "e\n4,\xFF\n5,x\n")},
        2);
    source.dialect = Dialect::csvRfc4180("\n");
    source.dialect.skipLines = 1;
    source.fieldNames = {u"id"_s, u"name"_s};
    const auto found = scanSource(source);
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->rowErrors.isEmpty());
    ASSERT_EQ(found->notes.size(), 1);
    const Error &note = found->notes.first();
    expectHelpful(note, ErrorCode::BytesNotInCharset);
    EXPECT_THAT(note.what.toStdString(),
                testing::StartsWith("2 of 5 rows in 1 file with bytes that are no utf8mb4"));
    EXPECT_THAT(note.what.toStdString(), testing::HasSubstr("byte 21: 0xe9 0x65"));
    EXPECT_THAT(note.howToFix.toStdString(),
                testing::AllOf(testing::HasSubstr("latin1"), testing::HasSubstr("binary")));
    EXPECT_EQ(note.context.file, source.files.at(1).path);
    EXPECT_EQ(note.context.line, 3);
    EXPECT_EQ(note.context.row, 2);
    EXPECT_EQ(note.context.byteOffset, 16);
    EXPECT_EQ(note.context.column, u"name"_s);
    EXPECT_EQ(note.context.rawRow, "3,Ren\xE9"
                                   "e");

    source.dialect.charset = "latin1"; // the cure
    EXPECT_TRUE(scanSource(source)->notes.isEmpty());
    source.dialect.charset = "binary";
    EXPECT_TRUE(scanSource(source)->notes.isEmpty());
    source.dialect.charset = "ascii";
    EXPECT_THAT(scanSource(source)->notes.first().what.toStdString(), testing::StartsWith("3 of 5 rows"));
}

TEST_F(FileScans, ABadByteAtTheVeryEndAndAcrossWindows)
{
    // The first byte of a character is the last of the first window.
    QByteArray content(FileWindows::defaultWindowBytes - 1, 'x');
    for (qsizetype i = 99; i < content.size(); i += 100)
        content[i] = '\n';
    Source good = sourceOf({write(u"good"_s, content + "\xC3\xA9\n")}, 1);
    good.dialect.charset = "utf8mb4";
    EXPECT_TRUE(scanSource(good)->notes.isEmpty());
    Source bad = sourceOf({write(u"bad"_s, content + "\xC3\n\xE2\x82")}, 1);
    bad.dialect.charset = "utf8mb4";
    const auto found = scanSource(bad);
    ASSERT_EQ(found->notes.size(), 1);
    EXPECT_THAT(found->notes.first().what.toStdString(), testing::StartsWith("2 of 10,487 rows with"));
    EXPECT_EQ(found->notes.first().context.row, 10'486);
}

TEST_F(FileScans, CountsAndLocatesNulBytes)
{
    Source source = sourceOf({write(u"a.txt"_s, QByteArray("1\ta\n2\tb\0c\0\n\0\n", 13))}, 2);
    const auto found = scanSource(source);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->notes.size(), 1);
    expectHelpful(found->notes.first(), ErrorCode::NulBytes);
    EXPECT_THAT(found->notes.first().what.toStdString(),
                testing::StartsWith("3 NUL bytes; the first at byte 7"));
    EXPECT_EQ(found->notes.first().context.line, 2);
    EXPECT_EQ(found->notes.first().context.column, u"field 2"_s);
}

TEST_F(FileScans, LineEndsOfTwoKindsAreCountedOverTheWholeFile)
{
    QByteArray content;
    for (int i = 0; i < 50'000; ++i) // far beyond the head that the sniffer sees
        content += "some text\t" + QByteArray::number(i) + "\n";
    Source source = sourceOf({write(u"a.txt"_s, content + "x\t1\r\nx\t2\n")}, 2);
    const auto found = scanSource(source);
    ASSERT_EQ(found->notes.size(), 1);
    expectHelpful(found->notes.first(), ErrorCode::LineEndsMixed);
    EXPECT_THAT(found->notes.first().what.toStdString(), testing::StartsWith("1 line break is in CRLF"));
    EXPECT_EQ(found->notes.first().context.line, 50'001);
    EXPECT_EQ(found->notes.first().context.rawRow, "x\t1\r");

    Source mostly = sourceOf({write(u"b.txt"_s, QByteArray("a\tb\r\n").repeated(9) + "c\td\n")}, 2);
    const auto odd = scanSource(mostly);
    ASSERT_EQ(odd->notes.size(), 1);
    EXPECT_EQ(odd->notes.first().context.rawRow, "c\td") << "the odd one is the one in LF";

    Source all = sourceOf({write(u"c.txt"_s, QByteArray("a\tb\r\n").repeated(9))}, 2);
    const auto wrong = scanSource(all);
    ASSERT_EQ(wrong->notes.size(), 1);
    EXPECT_THAT(wrong->notes.first().howToFix.toStdString(), testing::HasSubstr("LINES TERMINATED BY"));

    Source windows = sourceOf({write(u"d.txt"_s, "a\tb\r\nc\td\ne\tf\r\n")}, 2);
    windows.dialect.linesTerminatedBy = "\r\n";
    const auto bare = scanSource(windows);
    ASSERT_EQ(bare->notes.size(), 1);
    expectHelpful(bare->notes.first(), ErrorCode::LineEndsMixed);
    EXPECT_EQ(bare->notes.first().context.line, 2);
}

TEST_F(FileScans, LineBreaksInsideQuotesAreNoMixture)
{
    Source lf = sourceOf({write(u"a.csv"_s, "1,\"two\r\nlines\"\n2,\"b\"\n")}, 2);
    lf.dialect = Dialect::csvRfc4180("\n");
    EXPECT_TRUE(scanSource(lf)->notes.isEmpty());
    Source crlf = sourceOf({write(u"b.csv"_s, "1,\"two\nlines\"\r\n2,\"b\"\r\n")}, 2);
    crlf.dialect = Dialect::csvRfc4180("\r\n");
    EXPECT_TRUE(scanSource(crlf)->notes.isEmpty());
}

TEST_F(FileScans, AFileThatIsWrittenToMeanwhileIsNotTheOneThatWasInspected)
{
    const QString file = write(u"a.txt"_s, QByteArray("1\ta\n").repeated(1'000'000));
    Source grown = sourceOf({file}, 2);
    bool written = false;
    const auto found = scanSource(grown, {}, [&](int, qint64) {
        QFile more(file);
        written = written || (more.open(QIODevice::Append) && more.write("2\tb\n") == 4);
    });
    EXPECT_TRUE(written);
    ASSERT_FALSE(found);
    expectHelpful(found.error(), ErrorCode::SourceChanged);
    EXPECT_THAT(found.error().what.toStdString(), testing::HasSubstr("has grown by 4 bytes"));

    Source cut = sourceOf({file}, 2);
    const auto shrunk = scanSource(cut, {}, [&](int, qint64) { QFile::resize(file, 5); });
    ASSERT_FALSE(shrunk);
    expectHelpful(shrunk.error(), ErrorCode::SourceChanged);
}

TEST_F(FileScans, KeepsTheLongestRowAndTheFindingsWithTheSource)
{
    Source source =
        sourceOf({write(u"1.txt"_s, "1\ta\n"), write(u"2.txt"_s, QByteArray("2\tb\n3\tlonger\n"))}, 2);
    ASSERT_TRUE(scanSource(source));
    ASSERT_TRUE(source.scan);
    EXPECT_EQ(source.scan->longestRowBytes, 9);
    EXPECT_EQ(source.scan->longestRow.file, source.files.at(1).path);
    EXPECT_EQ(source.scan->longestRow.row, 2);
    EXPECT_EQ(source.scan->longestRow.byteOffset, 4);
    const auto back = Source::fromJson(source.toJson());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->toJson(), source.toJson());
    EXPECT_EQ(back->scan->longestRowBytes, 9);
}

class Sources : public SourceFiles
{};

TEST_F(Sources, FingerprintSeesChangesOfSizeHeadTailAndTime)
{
    QByteArray content(300'000, 'x');
    const QString file = write(u"a"_s, content);
    const auto before = fingerprintOf(file);
    ASSERT_TRUE(before);
    EXPECT_EQ(before->bytes, 300'000);
    EXPECT_GT(before->modifiedMs, 0);
    EXPECT_EQ(*fingerprintOf(file), *before);
    content[10] = 'y';
    write(u"a"_s, content);
    EXPECT_NE(fingerprintOf(file)->headHash, before->headHash);
    EXPECT_EQ(fingerprintOf(file)->tailHash, before->tailHash);
    content[299'999] = 'y';
    write(u"a"_s, content);
    EXPECT_NE(fingerprintOf(file)->tailHash, before->tailHash);
    EXPECT_TRUE(fingerprintOf(write(u"empty"_s, {})));
    const auto missing = fingerprintOf(path(u"none"_s));
    ASSERT_FALSE(missing);
    expectHelpful(missing.error(), ErrorCode::SourceMissing);
}

TEST_F(Sources, JsonKeepsEverything)
{
    Source source = Source{.name = u"credits"_s,
                           .dialect = Dialect::csvRfc4180("\r\n"),
                           .fieldCount = 2,
                           .fieldNames = {u"id"_s, u"näme"_s},
                           .createSql = u"CREATE TABLE credits (id int)"_s};
    source.files.append({.path = u"/a/b"_s,
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
    broken.insert(u"files"_s, QJsonArray{QJsonObject{{u"path"_s, u"/a"_s}}});
    EXPECT_FALSE(Source::fromJson(broken));
}

} // namespace millrace::test::filescan_test
