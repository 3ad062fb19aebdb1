// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content.h"

#include "core/source/filescan.h"
#include "core/source/inspector.h"
#include "core/source/packing.h"
#include "core/source/readahead.h"
#include "tests/support/pack.h"
#include "tests/unit/source/sourcefixture.h"

#include <random>

namespace millrace::test {

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

class ContentTest : public SourceFiles, public testing::WithParamInterface<const char *>
{};

TEST_P(ContentTest, IsWhatWasPackedFromAnyOffset)
{
    const QByteArray rows = numberedRows(150'000); // several blocks
    const QString path = write(QStringLiteral("a.txt.packed"), packed(rows, GetParam()));
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
    const QByteArray rows = numberedRows(150'000);
    QByteArray bytes = packed(rows, GetParam());
    for (const qsizetype length : {bytes.size() / 2, bytes.size() - 1}) {
        const QString path = write(QStringLiteral("short"), bytes.left(length));
        QByteArray content = "error: ";
        if (auto stream = openContent(path))
            content = wholeOf(**stream);
        EXPECT_TRUE(content.startsWith("error: ")) << length << " of " << bytes.size();
        const auto scan = scanFile(path, Dialect(), 2);
        ASSERT_FALSE(scan);
        expectHelpful(scan.error(), ErrorCode::SourceUnreadable);
    }
}

TEST_P(ContentTest, IsInspectedLikeItsContent)
{
    write(QStringLiteral("credits_2010_01.txt.%1").arg(QLatin1String(GetParam())),
          packed(numberedRows(3), GetParam()));
    write(QStringLiteral("credits_2010_02.txt"), numberedRows(4));
    write(QStringLiteral("credits_2010_01.sql"), "CREATE TABLE `credits` (\n  `id` int,\n  `t` text\n);\n");
    write(QStringLiteral("credits_2010_02.sql"), "CREATE TABLE `credits` (\n  `id` int,\n  `t` text\n);\n");
    const bool known =
        unpackedName(QStringLiteral("a.txt.%1").arg(QLatin1String(GetParam()))) == QLatin1String("a.txt");
    auto tables = inspectPaths({folder()});
    ASSERT_TRUE(tables) << tables.error().text().toStdString();
    if (!known)
        return; // a suffix nobody uses: passed over in folders
    ASSERT_EQ(tables->size(), 1);
    Source &source = tables->first().source;
    EXPECT_EQ(source.name, QStringLiteral("credits"));
    EXPECT_EQ(source.fieldNames, (QStringList{QStringLiteral("id"), QStringLiteral("t")}));
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

INSTANTIATE_TEST_SUITE_P(Packings, ContentTest, testing::Values("gzip", "bzip2", "xz", "zstd", "lz4"));

using ContentFiles = SourceFiles;

TEST_F(ContentFiles, PlainTextThatBeginsLikeAPackingIsText)
{
    for (const char *text : {"BZh9 is a word\n", "PK\n", "\x1F\x8B\n"}) {
        const QString path = write(QStringLiteral("a.txt"), text);
        EXPECT_EQ(wholeOf(**openContent(path)), text);
    }
    EXPECT_EQ(unpackedName(QStringLiteral("/x/a.csv.GZ")), QStringLiteral("/x/a.csv"));
    EXPECT_EQ(unpackedName(QStringLiteral("/x/a.csv")), QStringLiteral("/x/a.csv"));
}

} // namespace millrace::test
