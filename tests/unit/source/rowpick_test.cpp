// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/rowpick.h"

#include "core/base/literals.h"
#include "core/source/content/rowfiles.h"
#include "core/source/scan/filescan.h"
#include "tests/support/pack.h"
#include "tests/unit/source/sourcefixture.h"

#include <random>

namespace millrace::test::rowpick_test {

namespace {

using Picked = std::optional<PickedRow>;

class RowPickTest : public SourceFiles
{
protected:
    Source sourceOf(const QVector<QByteArray> &files, const Dialect &dialect)
    {
        Source source{.name = u"t"_s};
        source.setDialect(dialect);
        for (qsizetype i = 0; i < files.size(); ++i)
            source.files << SourceFile{.path = write(u"f%1.txt"_s.arg(i), files.at(i))};
        for (SourceFile &file : source.files)
            file.fingerprint = *fingerprintOf(file.path);
        EXPECT_TRUE(scanSource(source));
        return source;
    }

    static Picked find(const Source &source, const QVector<FieldWanted> &wanted, bool last = false)
    {
        const auto found = rowWithFields(source, wanted, last);
        EXPECT_TRUE(found) << (found ? std::string() : found.error().text().toStdString());
        return found ? *found : Picked();
    }
};

FieldWanted text(int field, const QByteArray &value)
{
    return {.field = field, .value = value};
}
FieldWanted number(int field, const QByteArray &value)
{
    return {.field = field, .value = value, .isNumber = true};
}

} // namespace

TEST_F(RowPickTest, ARowIsFoundByItsFieldsWithItsNumberOverAllFiles)
{
    const Source source = sourceOf({"1\ta\n2\tb\n", "3\ta\n4\tx\\\ty\n5\t\\N"}, Dialect::mysqldumpTab());
    const Picked row = find(source, {text(0, "4")});
    ASSERT_TRUE(row);
    EXPECT_EQ(row->number, 4);
    EXPECT_EQ(row->file, 1);
    EXPECT_EQ(row->row.row, 2);
    EXPECT_EQ(row->row.byteOffset, 4);
    EXPECT_EQ(row->row.raw, "4\tx\\\ty");
    ASSERT_TRUE(find(source, {text(1, "x\ty")})) << "unescaped";
    EXPECT_EQ(find(source, {text(1, "a")})->number, 1);
    EXPECT_EQ(find(source, {text(1, "a")}, true)->number, 3);
    EXPECT_EQ(find(source, {text(1, "a"), text(0, "3")})->number, 3);
    EXPECT_EQ(find(source, {text(0, "5")})->number, 5) << "a last row without its end";
    EXPECT_FALSE(find(source, {text(1, "")})) << "NULL is no empty text";
    EXPECT_FALSE(find(source, {text(7, "a")})) << "no row has so many fields";
    EXPECT_FALSE(find(source, {text(0, "44")}));
}

TEST_F(RowPickTest, NumbersAreEqualHoweverTheyAreWritten)
{
    const Source source = sourceOf({"007\n+8\n-009\n7.50\n.25\n10\n-0\n12.\n"}, Dialect::mysqldumpTab());
    EXPECT_EQ(find(source, {number(0, "7")})->number, 1);
    EXPECT_EQ(find(source, {number(0, "8")})->number, 2);
    EXPECT_EQ(find(source, {number(0, "-9")})->number, 3);
    EXPECT_EQ(find(source, {number(0, "7.5")})->number, 4);
    EXPECT_EQ(find(source, {number(0, "0.25")})->number, 5);
    EXPECT_EQ(find(source, {number(0, "10.00")})->number, 6);
    EXPECT_EQ(find(source, {number(0, "0")})->number, 7);
    EXPECT_EQ(find(source, {number(0, "12")})->number, 8);
    EXPECT_FALSE(find(source, {number(0, "1")}));
    EXPECT_FALSE(find(source, {number(0, "9")}));
    const Source padded = sourceOf({"ab  \nab\tc\n"}, Dialect::mysqldumpTab());
    EXPECT_EQ(find(padded, {{.field = 0, .value = "ab", .isPadded = true}})->number, 1);
    EXPECT_EQ(find(padded, {text(0, "ab")})->number, 2);
}

TEST_F(RowPickTest, HeaderLinesAreNoRows)
{
    Dialect csv = Dialect::csvRfc4180("\n");
    csv.skipLines = 1;
    const Source source = sourceOf({"id,n\n1,\"a\nb\"\n2,c\n"}, csv);
    EXPECT_FALSE(find(source, {text(0, "id")}));
    const Picked row = find(source, {text(1, "a\nb")});
    ASSERT_TRUE(row);
    EXPECT_EQ(row->number, 1);
    EXPECT_EQ(row->row.byteOffset, 5);
    EXPECT_EQ(row->row.raw, "1,\"a\nb\"");
}

/// Packed ones have to be read from the front; nothing of them is read twice.
TEST_F(RowPickTest, SaysHowFarItIsAndCanBeStopped)
{
    QByteArray bytes;
    std::mt19937 random(20261128);
    for (int row = 1; row <= 200'000; ++row)
        bytes += QByteArray::number(row) + '\t' + QByteArray::number(quint64(random()) << 20) + '\n';
    for (const char *packing : {"", "gzip", "zstd"}) {
        SCOPED_TRACE(packing);
        const QByteArray file = *packing ? packed(bytes, packing) : bytes;
        Source source{.name = u"t"_s};
        source.setDialect(Dialect::mysqldumpTab());
        for (const QString &name : {u"a"_s, u"b"_s}) {
            source.files << SourceFile{.path = write(name + QString::fromLatin1(packing), file)};
            source.files.last().fingerprint = *fingerprintOf(source.files.last().path);
        }
        ASSERT_TRUE(scanSource(source));
        QVector<qint64> told;
        const qint64 all = 2 * file.size();
        std::stop_source stop;
        LookWatch watch{.stop = stop.get_token(), .progress = [&](qint64 read, qint64 of) {
                            EXPECT_GE(read, told.isEmpty() ? 0 : told.last());
                            EXPECT_LE(read, of);
                            EXPECT_EQ(of, all);
                            told << read;
                        }};
        const auto none = rowWithFields(source, {text(0, "x")}, false, watch);
        ASSERT_TRUE(none && !*none);
        ASSERT_GE(told.size(), 4);
        EXPECT_EQ(told.last(), all);

        // By its number: the last one of the second file, in one go over that file.
        told.clear();
        watch.progress = [&](qint64 read, qint64 of) {
            EXPECT_LE(read, of);
            EXPECT_GE(read, told.isEmpty() ? 0 : told.last());
            EXPECT_LE(of, file.size());
            told << read;
        };
        const auto last = rowsNumbered(source, {}, {400'000}, watch);
        ASSERT_TRUE(last && last->size() == 1);
        EXPECT_EQ(last->first().row.row, 200'000);
        EXPECT_TRUE(last->first().row.raw.startsWith("200000\t"));
        EXPECT_GE(told.size(), 2);

        // Not a window more once it is stopped.
        told.clear();
        watch.progress = [&](qint64 read, qint64) {
            told << read;
            stop.request_stop();
        };
        const auto stopped = rowWithFields(source, {text(0, "x")}, false, watch);
        ASSERT_FALSE(stopped);
        EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
        EXPECT_EQ(told.size(), 1);
        EXPECT_FALSE(rowsNumbered(source, {}, {400'000}, watch));
    }
}

/// Beside a twin that reads all rows at once, on files of which many rows cross the borders of its blocks.
TEST_F(RowPickTest, FindsWhatReadingAllRowsFinds)
{
    std::mt19937 random(20261127);
    Dialect quoted = Dialect::csvRfc4180("\n");
    quoted.skipLines = 1;
    for (const Dialect &dialect : {Dialect::mysqldumpTab(), quoted}) {
        const bool csv = dialect.skipLines > 0;
        QByteArray bytes = csv ? "id,what\n" : "";
        const int rows = 300;
        for (int row = 1; row <= rows; ++row) {
            const QByteArray filler(static_cast<qsizetype>(random() % 9000),
                                    static_cast<char>('a' + row % 26));
            bytes += QByteArray::number(random() % 200) + (csv ? "," : "\t") +
                     (csv ? "\"" + filler + "\n\"\"\"" : filler + "\\\n\\t") + "\n";
        }
        const Source source = sourceOf({bytes}, dialect);
        ASSERT_EQ(source.totalRows(), rows);
        const auto all = readRows(source.files.first().content(), dialect, 0, rows, bytes.size() + 1);
        ASSERT_TRUE(all);
        ASSERT_EQ(all->size(), rows);
        for (int value = 0; value < 200; value += 7) {
            for (const bool last : {false, true}) {
                Picked twin;
                for (const Row &row : *all)
                    if (row.fields.first().value == QByteArray::number(value) && (last || !twin))
                        twin = PickedRow{.row = row, .number = row.row};
                const Picked found = find(source, {number(0, QByteArray::number(value))}, last);
                ASSERT_EQ(found.has_value(), twin.has_value()) << value;
                if (!found)
                    continue;
                EXPECT_EQ(found->number, twin->number);
                EXPECT_EQ(found->row.raw, twin->row.raw);
                EXPECT_EQ(found->row.byteOffset, twin->row.byteOffset);
            }
        }
    }
}

} // namespace millrace::test::rowpick_test
