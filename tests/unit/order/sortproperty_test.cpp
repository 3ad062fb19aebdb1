// SPDX-License-Identifier: GPL-3.0-or-later
// Random dumps in random dialects, sorted with little memory by random keys: the sorted file must hold what a
// stable sort of the parsed rows holds, byte for byte, and know where each row came from.
#include "core/base/literals.h"
#include "core/order/externalsorter.h"
#include "tests/unit/order/orderfixture.h"
#include "tests/unit/order/sorttwin.h"

#include <QJsonDocument>

namespace millrace::test::sortproperty_test {

namespace {

struct Case
{
    Dialect dialect;
    QVector<QByteArray> files;
    QVector<qint64> bodyStarts;
    SortKey key;
    SortOptions options;
};

/// A value of the kind, out of characters that no dialect of ours gives a meaning.
QByteArray keyValue(Dice &dice, KeyOrderKind kind)
{
    switch (kind) {
    case KeyOrderKind::Signed:
    case KeyOrderKind::Unsigned:
        if (dice.chance(5))
            return dice.oneOf({"9223372036854775807", "-9223372036854775808", "18446744073709551615",
                               "4294967296", "-2147483649", "0", "-0", "007"});
        return QByteArray::number(dice.below(dice.chance(50) ? 100 : 2'000'000'000) - 50);
    case KeyOrderKind::Decimal:
        return QByteArray::number(dice.below(200) - 100) + '.' + QByteArray::number(dice.below(1000));
    default:
        break;
    }
    QByteArray text = dice.chance(30) ? QByteArray("XYZZYXYZZYXYZZYXYZ") : QByteArray();
    for (int i = dice.below(8); i > 0; --i)
        text += "XYZc "[dice.below(5)];
    return text;
}

Case randomCase(Dice &dice)
{
    Case c{.dialect = randomDialect(dice)};
    const int fields = 1 + dice.below(4);
    constexpr std::array kinds{KeyOrderKind::Signed, KeyOrderKind::Unsigned, KeyOrderKind::Decimal,
                               KeyOrderKind::Bytes, KeyOrderKind::Text};
    for (int i = 1 + dice.below(2); i > 0; --i)
        c.key.parts << KeyPart{.field = dice.below(fields),
                               .kind = kinds[std::size_t(dice.below(int(kinds.size())))],
                               .bytes = dice.chance(50) ? 4 : 8,
                               .descending = dice.chance(20)};
    c.dialect.skipLines = dice.chance(20) ? 1 : 0;
    const bool nasty = dice.chance(50);
    const int rows = dice.chance(20) ? 2000 + dice.below(2000) : dice.below(200);
    for (int file = 1 + dice.below(3); file > 0; --file) {
        QByteArray bytes = c.dialect.charset == "utf8mb4" && dice.chance(30) ? "\xEF\xBB\xBF" : "";
        bytes += c.dialect.skipLines > 0 ? "HEAD" + c.dialect.linesTerminatedBy : QByteArray();
        c.bodyStarts << bytes.size();
        if (nasty) {
            const QByteArray body = nastyBytes(dice, c.dialect, rows * 8);
            // A mark in the body's first bytes would be read as the file's own.
            bytes += c.dialect.skipLines == 0 && body.startsWith('\xEF') ? body.mid(3) : body;
        } else {
            for (int row = 0; row < rows; ++row) {
                bytes += c.dialect.linesStartingBy;
                for (int field = 0; field < fields; ++field) {
                    KeyOrderKind kind = KeyOrderKind::Text;
                    for (const KeyPart &part : std::as_const(c.key.parts))
                        kind = part.field == field ? part.kind : kind;
                    bytes +=
                        (field > 0 ? c.dialect.fieldsTerminatedBy : "") +
                        (dice.chance(2) && c.dialect.fieldsEscapedBy == "\\" ? "\\N" : keyValue(dice, kind));
                }
                bytes += c.dialect.linesTerminatedBy;
            }
            if (rows > 0 && dice.chance(30))
                bytes.chop(c.dialect.linesTerminatedBy.size());
        }
        c.files << bytes;
    }
    c.options.memoryBytes = dice.chance(70) ? SortOptions::leastMemoryBytes : 400'000;
    c.options.rowNumbers = dice.chance(30);
    return c;
}

QString describe(const Case &c)
{
    return u"dialect %1\nkey %2\nfiles %3"_s.arg(
        QString::fromUtf8(QJsonDocument(c.dialect.toJson()).toJson(QJsonDocument::Compact)),
        QString::fromUtf8(QJsonDocument(c.key.toJson()).toJson(QJsonDocument::Compact)),
        QString::fromLatin1(c.files.constFirst().left(2000).toPercentEncoding()));
}

struct Tally
{
    int sorted = 0;
    int severalRuns = 0;
    int severalPasses = 0;
    int notMovable = 0;
};

} // namespace

class SortProperty : public Dumps
{
protected:
    // Each sort waits for the disk before it calls itself finished: thousands of them want none.
    SortProperty()
        : Dumps(QDir(u"/dev/shm"_s).exists() ? u"/dev/shm/unit_order-XXXXXX"_s
                                             : QDir::tempPath() + u"/unit_order-XXXXXX"_s)
    {}

    void run(const Case &c, Tally &tally)
    {
        const Source source = sourceOf(c.files, c.dialect);
        SortOptions options = c.options;
        options.folder = sortFolder();
        SortProgress progress;
        const auto sorted = sortByKey(source, c.key, options, {}, &progress);
        TwinDump dump = readDump(c.files, c.bodyStarts, c.dialect);
        if (!sorted) {
            expectRightError(c, dump, sorted.error(), tally);
            EXPECT_TRUE(leftInSortFolder().isEmpty());
            return;
        }
        ASSERT_FALSE(dump.quoteOpen);
        ++tally.sorted;
        tally.severalRuns += progress.runs > 1 ? 1 : 0;
        tally.severalPasses += progress.runs > 12 ? 1 : 0;
        sortSlowly(dump.rows, c.key);
        compareRows(dump.rows, *sorted);
    }

private:
    void expectRightError(const Case &c, const TwinDump &dump, const Error &error, Tally &tally)
    {
        expectHelpful(error, error.code);
        if (error.code == ErrorCode::OrderRowNotMovable) {
            ++tally.notMovable;
            return;
        }
        if (error.code == ErrorCode::OrderMemoryTooSmall) {
            const qint64 largest = c.options.memoryBytes / 8;
            EXPECT_TRUE(std::any_of(dump.rows.begin(), dump.rows.end(),
                                    [largest](const auto &row) { return row.raw.size() > largest; }) ||
                        dump.quoteOpen || !c.dialect.linesStartingBy.isEmpty())
                << qPrintable(error.text());
            return;
        }
        EXPECT_EQ(error.code, ErrorCode::QuoteUnterminated) << qPrintable(error.text());
        EXPECT_TRUE(dump.quoteOpen);
    }

    void compareRows(const QVector<TwinDumpRow> &expected, const SortedSource &sorted)
    {
        ASSERT_EQ(sorted.rows(), expected.size());
        const SourceFile &file = sorted.source.files.constFirst();
        const QByteArray bytes = contentOf(file.path);
        const TwinDump found = readDump({bytes}, {file.bodyOffset}, sorted.source.dialect);
        ASSERT_EQ(found.rows.size(), expected.size());
        const int shift = sorted.rowNumbers ? 1 : 0;
        for (qsizetype i = 0; i < expected.size(); ++i) {
            const TwinDumpRow &is = found.rows.at(i);
            const TwinDumpRow &should = expected.at(i);
            ASSERT_TRUE(is.terminated);
            ASSERT_EQ(is.fields.size(), should.fields.size() + shift)
                << "row " << i + 1 << " is " << is.raw.toPercentEncoding().constData() << ", should be "
                << should.raw.toPercentEncoding().constData();
            if (shift > 0) {
                ASSERT_EQ(is.fields.at(0).value, QByteArray::number(should.number)) << "row " << i + 1;
            } else if (should.terminated) {
                ASSERT_EQ(is.raw, should.raw) << "row " << i + 1;
            }
            for (qsizetype field = 0; field < should.fields.size(); ++field) {
                ASSERT_EQ(is.fields.at(field + shift).value, should.fields.at(field).value)
                    << "row " << i + 1;
                ASSERT_EQ(is.fields.at(field + shift).isNull, should.fields.at(field).isNull);
            }
            if (i % 97 == 0 || expected.size() < 50) {
                const auto origin = sorted.originOf(i + 1);
                ASSERT_TRUE(origin) << qPrintable(origin.error().text());
                ASSERT_EQ(origin->file, should.file);
                ASSERT_EQ(origin->rowInFile, should.rowInFile);
                ASSERT_EQ(origin->row.value, should.number);
                ASSERT_EQ(origin->offset.value, should.offset) << "row " << i + 1;
            }
        }
        for (qsizetype i = 0; i < sorted.original.files.size(); ++i)
            ASSERT_EQ(sorted.original.files.at(i).rows,
                      std::count_if(expected.begin(), expected.end(),
                                    [i](const TwinDumpRow &row) { return row.file == i; }));
    }
};

TEST_F(SortProperty, IsTheStableSortOfTheParsedRows)
{
    constexpr quint32 seed = 4711;
#ifdef NDEBUG
    constexpr quint32 cases = 400;
#else
    constexpr quint32 cases = 100; // unoptimised code is ten times as slow
#endif
    Tally tally;
    for (quint32 i = 0; i < cases; ++i) {
        Dice dice(seed + i);
        const Case c = randomCase(dice);
        run(c, tally);
        if (HasFailure())
            FAIL() << "seed " << seed + i << '\n' << qPrintable(describe(c));
    }
    // The cases must reach what they are for.
    EXPECT_GT(tally.sorted, int(cases / 2));
    EXPECT_GT(tally.severalRuns, int(cases / 10));
    EXPECT_GT(tally.severalPasses, int(cases / 50));
    EXPECT_LT(tally.notMovable, int(cases / 10));
    RecordProperty("sorted", tally.sorted);
    RecordProperty("several_runs", tally.severalRuns);
    RecordProperty("several_passes", tally.severalPasses);
    RecordProperty("not_movable", tally.notMovable);
}

} // namespace millrace::test::sortproperty_test
