// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/content/content.h"

#include "core/source/bytes/packing.h"
#include "core/source/bytes/readahead.h"
#include "core/source/inspect/inspector.h"
#include "core/source/scan/filescan.h"
#include "tests/support/pack.h"
#include "tests/unit/source/sourcefixture.h"

#include <random>

namespace millrace::test::content_test {

namespace {

QByteArray wholeOf(ByteStream &stream)
{
    QByteArray bytes;
    for (;;) {
        const auto view = stream.next();
        if (!view)
            return "error: " + view.error().text().toUtf8();
        if (view->empty())
            return bytes;
        bytes.append(view->data(), static_cast<qsizetype>(view->size()));
    }
}

QByteArray numberedRows(int count)
{
    QByteArray bytes;
    for (int i = 1; i <= count; ++i)
        bytes += QByteArray::number(i) + "\ttext " + QByteArray::number(i * 7919 % 104729) + '\n';
    return bytes;
}

} // namespace

TEST(Packing, ZstandardsChecksumIsThatOfTheProgram)
{
    // printf 'one\\n' | zstd | tail -c 4 (1.5.4)
    EXPECT_EQ(packed("one\n", "zstd").right(4).toHex(), QByteArray("df166809"));
}

class ContentTest : public SourceFiles, public testing::WithParamInterface<const char *>
{};

TEST_P(ContentTest, IsWhatWasPackedFromAnyOffset)
{
    const QByteArray rows = numberedRows(80'000); // several blocks
    const QString path = write(u"a.txt.packed"_s, packed(rows, GetParam()));
    EXPECT_TRUE(packingOf(packed(rows, GetParam())));
    EXPECT_TRUE(fingerprintOf(path)->packed);
    EXPECT_EQ(wholeOf(**openContent(path)), rows);
    std::minstd_rand random(42);
    for (int i = 0; i < 20; ++i) {
        const auto offset = static_cast<qint64>(random() % static_cast<unsigned>(rows.size()));
        const auto bytes = static_cast<qint64>(random() % static_cast<unsigned>(rows.size() - offset + 1));
        EXPECT_EQ(wholeOf(**openContent(path, offset, bytes)), rows.mid(offset, bytes))
            << offset << ' ' << bytes;
        bool atEnd = false;
        EXPECT_EQ(*readContent(path, offset, bytes, &atEnd), rows.mid(offset, bytes))
            << offset << ' ' << bytes;
        EXPECT_EQ(atEnd, offset + bytes == rows.size()) << offset << ' ' << bytes;
    }
    ReadAhead ahead(*openContent(path), 3 * 1024 * 1024);
    EXPECT_EQ(wholeOf(ahead), rows);
    EXPECT_EQ(ahead.fileBytesRead(), fingerprintOf(path)->bytes);
    // Beyond the end is an error, not silence.
    EXPECT_TRUE(wholeOf(**openContent(path, 0, rows.size() + 1)).startsWith("error: "));
}

TEST_P(ContentTest, ADamagedOrShortenedFileIsNamedAndLocated)
{
    const QByteArray rows = numberedRows(80'000);
    QByteArray bytes = packed(rows, GetParam());
    for (const qsizetype length : {bytes.size() / 2, bytes.size() - 1}) {
        const QString path = write(u"short"_s, bytes.left(length));
        QByteArray content = "error: ";
        if (auto stream = openContent(path))
            content = wholeOf(**stream);
        EXPECT_TRUE(content.startsWith("error: ")) << length << " of " << bytes.size();
        const auto scan = scanFile(path, Dialect(), 2);
        ASSERT_FALSE(scan);
        expectHelpful(scan.error(), ErrorCode::SourceUnreadable);
    }
}

namespace {

/// The unpacked bytes, or "error: …"; by somebody who reads on to the end, or who knows how many bytes are
/// due.
QByteArray contentOf(const QString &path, qint64 bytes)
{
    auto stream = openContent(path, 0, bytes);
    return stream ? wholeOf(**stream) : "error: " + stream.error().text().toUtf8();
}

} // namespace

TEST_P(ContentTest, ABitThatFlipsIsAnErrorNeverAnotherRow)
{
    const QByteArray rows = numberedRows(4'000);
    const QByteArray sound = packed(rows, GetParam());
    int errors = 0;
    const qsizetype step = sound.size() / 700 + 1;
    for (qsizetype at = 0; at < sound.size(); at += at < 64 || at > sound.size() - 64 ? 1 : step) {
        QByteArray bent = sound;
        bent[at] = static_cast<char>(bent.at(at) ^ (1 << at % 8));
        if (!packingOf(bent))
            continue; // what it is taken for now: BytesThatNoLongerBeginLikeAPackingAreNoRows
        const QString path = write(u"bent"_s, bent);
        for (const qint64 bytes : {qint64(-1), static_cast<qint64>(rows.size())}) {
            const QByteArray content = contentOf(path, bytes);
            errors += content.startsWith("error: ") ? 1 : 0;
            // Some bits carry nothing: a time, the writer's system.
            EXPECT_TRUE(content == rows || content.startsWith("error: ")) << at << " of " << sound.size();
        }
    }
    EXPECT_GT(errors, 1000);
}

TEST_P(ContentTest, PartsBehindOneAnotherAreOneAndNoneIsLeftOut)
{
    const QByteArray first = numberedRows(2'000);
    const QByteArray second = "x\n" + numberedRows(2'000);
    const QByteArray one = packed(first, GetParam());
    const QByteArray both = one + packed(second, GetParam());
    EXPECT_EQ(contentOf(write(u"both"_s, both), -1), first + second);
    const QByteArray four = both + both;
    EXPECT_EQ(contentOf(write(u"four"_s, four), -1), first + second + first + second);
    for (qsizetype at = one.size(); at < one.size() + 4; ++at) {
        QByteArray bent = both;
        bent[at] = static_cast<char>(bent.at(at) ^ 4);
        EXPECT_TRUE(contentOf(write(u"bent"_s, bent), -1).startsWith("error: ")) << at;
        EXPECT_TRUE(contentOf(write(u"bent"_s, bent), first.size()).startsWith("error: ")) << at;
        const auto scan = scanFile(write(u"bent"_s, bent), Dialect(), 2);
        ASSERT_FALSE(scan);
        expectHelpful(scan.error(), ErrorCode::SourceUnreadable);
        EXPECT_TRUE(scan.error().what.contains(u"near byte"_s));
    }
    EXPECT_TRUE(contentOf(write(u"behind"_s, one + "1\ttext\n"), -1).startsWith("error: "));
}

TEST_P(ContentTest, WhatIsPackedTwiceIsUnpackedTwice)
{
    const QByteArray rows = numberedRows(100'000);
    for (const char *outer : {"gzip", "xz"}) {
        const QByteArray twice = packed(packed(rows, GetParam()), outer);
        const QString path = write(u"twice"_s, twice);
        EXPECT_EQ(contentOf(path, -1), rows);
        QByteArray bent = twice;
        bent[bent.size() - 6] = static_cast<char>(bent.at(bent.size() - 6) ^ 1);
        EXPECT_TRUE(contentOf(write(u"bent"_s, bent), -1).startsWith("error: "));
    }
}

TEST_P(ContentTest, IsInspectedLikeItsContent)
{
    write(u"credits_2010_01.txt.%1"_s.arg(QLatin1String(GetParam())), packed(numberedRows(3), GetParam()));
    write(u"credits_2010_02.txt"_s, numberedRows(4));
    write(u"credits_2010_01.sql"_s, "CREATE TABLE `credits` (\n  `id` int,\n  `t` text\n);\n");
    write(u"credits_2010_02.sql"_s, "CREATE TABLE `credits` (\n  `id` int,\n  `t` text\n);\n");
    const bool known = unpackedName(u"a.txt.%1"_s.arg(QLatin1String(GetParam()))) == "a.txt"_L1;
    auto tables = inspectPaths({folder()});
    ASSERT_TRUE(tables) << tables.error().text();
    if (!known)
        return; // a suffix nobody uses: passed over in folders
    ASSERT_EQ(tables->size(), 1);
    Source &source = tables->first().source;
    EXPECT_EQ(source.name, u"credits"_s);
    EXPECT_EQ(source.fieldNames, (QStringList{u"id"_s, u"t"_s}));
    ASSERT_EQ(source.files.size(), 2);
    EXPECT_LT(source.files.first().contentBytes(), 0);
    ASSERT_TRUE(scanSource(source));
    EXPECT_EQ(source.files.first().rows, 3);
    EXPECT_EQ(source.files.first().contentBytes(), numberedRows(3).size());
    const auto again = Source::fromJson(source.toJson());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->files.first().contentBytes(), source.files.first().contentBytes());
    EXPECT_EQ(again->files.first().fingerprint, source.files.first().fingerprint);
}

using ContentFiles = SourceFiles;

TEST_P(ContentTest, BytesThatNoLongerBeginLikeAPackingAreNoRows)
{
    const QByteArray sound = packed(numberedRows(500), GetParam());
    static const QMap<Packing, QString> suffixes{{Packing::Gzip, u"gzip"_s},
                                                 {Packing::Bzip2, u"bzip2"_s},
                                                 {Packing::Xz, u"xz"_s},
                                                 {Packing::Zstd, u"zst"_s},
                                                 {Packing::Lz4, u"lz4"_s}};
    const QString suffixed = u"a.txt."_s + suffixes.value(*packingOf(sound));
    for (qsizetype at = 0; at < 6; ++at) {
        QByteArray bent = sound;
        bent[at] = static_cast<char>(bent.at(at) ^ 0x40);
        const QString path = write(suffixed, bent);
        auto tables = inspectPaths({path});
        if (tables && scanSource(tables->first().source)) { // a bit that carries nothing
            EXPECT_EQ(contentOf(path, -1), numberedRows(500)) << at;
        }
        const auto print = fingerprintOf(path);
        EXPECT_TRUE(print ? print->packed : print.error().code == ErrorCode::SourceUnreadable) << at;
    }
    EXPECT_EQ(contentOf(write(suffixed, "1\tplain under another name\n"), -1),
              "1\tplain under another name\n");
}

INSTANTIATE_TEST_SUITE_P(Packings, ContentTest, testing::Values("gzip", "bzip2", "xz", "zstd", "lz4"));

TEST_F(ContentFiles, ZerosBehindGzipAreATapesAndNothingElseIs)
{
    const QByteArray rows = numberedRows(10);
    const QByteArray sound = packed(rows, "gzip");
    EXPECT_EQ(contentOf(write(u"a"_s, sound + QByteArray(700'000, '\0')), -1), rows);
    EXPECT_TRUE(contentOf(write(u"b"_s, sound + QByteArray(700'000, '\0') + 'x'), -1).startsWith("error: "));
    EXPECT_EQ(contentOf(write(u"c"_s, packed({}, "gzip")), -1), QByteArray());
}

TEST_F(ContentFiles, PlainTextThatBeginsLikeAPackingIsText)
{
    for (const char *text : {"BZh9 is a word\n", "PK\n", "\x1F\x8B\n"}) {
        const QString path = write(u"a.txt"_s, text);
        EXPECT_EQ(wholeOf(**openContent(path)), text);
    }
    EXPECT_EQ(unpackedName(u"/x/a.csv.GZ"_s), u"/x/a.csv"_s);
    EXPECT_EQ(unpackedName(u"/x/a.csv"_s), u"/x/a.csv"_s);
}

} // namespace millrace::test::content_test
