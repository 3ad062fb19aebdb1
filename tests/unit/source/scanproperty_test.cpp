// SPDX-License-Identifier: GPL-3.0-or-later
// Random dialects, random bytes out of a nasty alphabet, random block borders: the fast scanner, the row
// reader and the byte-wise twin of the server's reader must agree about every row end, field count and value.
#include "core/base/literals.h"
#include "core/source/rows/plainscan.h"
#include "core/source/rows/rowscanner.h"
#include "tests/support/qtprinters.h"
#include "tests/support/randomdump.h"
#include "tests/unit/source/readinfotwin.h"

#include <QJsonDocument>
#include <gtest/gtest.h>
#include <limits>

namespace millrace::test::scanproperty_test {

namespace {

constexpr qint64 endless = std::numeric_limits<qint64>::max();

QByteArray randomBytes(Dice &dice, const Dialect &d)
{
    return nastyBytes(dice, d, dice.chance(10) ? dice.below(400) : dice.below(40));
}

struct Seen
{
    QVector<qint64> ends;
    QVector<int> fields;
    qint64 bodyStart = 0;
    bool quoteOpen = false;
    bool endedInsideRow = false;
};

/// Every field count is an issue: that is how the scanner tells them.
Seen scanInBlocks(const Dialect &d, const QByteArray &bytes, Dice &dice)
{
    RowScanner scanner(d, {.expectedFields = 1 << 30, .maxIssuesKept = 1 << 30});
    Seen seen;
    qint64 at = 0;
    const int border = 1 + dice.below(dice.chance(30) ? 200 : 7);
    while (at < bytes.size()) {
        const qint64 size = qMin<qint64>(bytes.size() - at, 1 + dice.below(border));
        const QByteArray copy =
            bytes.mid(at, size); // a heap block of its own: reading beyond it shows under ASan
        qint64 done = 0;
        while (done < size) {
            const auto step = scanner.scan({copy.constData() + done, std::size_t(size - done)},
                                           scanner.rowsDone() + 1, endless);
            done += step.consumed;
            EXPECT_EQ(scanner.offset(), at + done);
            if (step.limitReached) {
                EXPECT_EQ(scanner.rowStart(), scanner.offset());
                seen.ends.append(scanner.offset());
            } else {
                EXPECT_EQ(done, size);
            }
        }
        at += size;
    }
    const qint64 before = scanner.rowsDone();
    seen.quoteOpen = !scanner.finish();
    if (scanner.rowsDone() > before)
        seen.ends.append(scanner.offset());
    for (const FieldCountIssue &issue : scanner.issues())
        seen.fields.append(issue.fields);
    seen.bodyStart = scanner.bodyStart();
    seen.endedInsideRow = scanner.endedInsideRow();
    return seen;
}

QString describe(const Dialect &d, const QByteArray &bytes)
{
    return u"dialect %1\nbytes %2"_s.arg(
        QString::fromUtf8(QJsonDocument(d.toJson()).toJson(QJsonDocument::Compact)),
        QString::fromLatin1(bytes.toPercentEncoding()));
}

void compare(const Dialect &d, const QByteArray &bytes, Dice &dice)
{
    const bool marked = d.charset == "utf8mb4" && bytes.startsWith("\xEF\xBB\xBF");
    ReadInfoTwin twin(d, bytes, marked ? 3 : 0);
    const RowReader reader(d);
    const Seen seen = scanInBlocks(d, bytes, dice);
    ASSERT_EQ(seen.bodyStart, marked ? 3 : 0);

    ReadInfoTwin::TwinRow expected;
    qsizetype index = 0;
    bool quoteOpen = false;
    bool terminated = true;
    while (twin.readRow(expected)) {
        ASSERT_LT(index, seen.ends.size()) << "the scanner misses row " << index + 1;
        ASSERT_EQ(seen.ends.at(index), expected.end) << "end of row " << index + 1;
        ASSERT_EQ(seen.fields.at(index), expected.fields.size()) << "fields of row " << index + 1;
        Row row;
        const qsizetype size = expected.end - expected.start;
        ASSERT_EQ(reader.readRow({bytes.constData() + expected.start, std::size_t(size)}, row), size);
        ASSERT_EQ(row.fields.size(), expected.fields.size());
        for (qsizetype i = 0; i < row.fields.size(); ++i) {
            ASSERT_EQ(row.fields.at(i).value, expected.fields.at(i).value)
                << "row " << index + 1 << " field " << i + 1;
            ASSERT_EQ(row.fields.at(i).isNull, expected.fields.at(i).isNull);
            ASSERT_EQ(row.fields.at(i).enclosed, expected.fields.at(i).enclosed);
        }
        quoteOpen = expected.quoteOpen;
        terminated = expected.terminated;
        ++index;
    }
    ASSERT_EQ(seen.ends.size(), index) << "the scanner finds rows that are none";
    ASSERT_EQ(seen.quoteOpen, quoteOpen);
    ASSERT_EQ(seen.endedInsideRow, !terminated);
}

} // namespace

TEST(ScanProperty, AgreesWithTheServersReaderOnRandomDialectsAndBytes)
{
    constexpr quint32 seed = 20240817;
#ifdef NDEBUG
    constexpr quint32 cases = 200'000;
#else
    constexpr quint32 cases = 25'000; // unoptimised code is eight times as slow
#endif
    for (quint32 i = 0; i < cases; ++i) {
        Dice dice(seed + i);
        const Dialect dialect = randomDialect(dice);
        const QByteArray bytes = randomBytes(dice, dialect);
        compare(dialect, bytes, dice);
        if (HasFailure())
            FAIL() << "seed " << seed + i << '\n' << qPrintable(describe(dialect, bytes));
    }
}

TEST(ScanProperty, EveryKernelFindsTheSameRows)
{
    const auto kernels = plainKernels();
    ASSERT_GE(kernels.size(), 1);
    for (quint32 seed = 1; seed <= 5'000; ++seed) {
        Dice dice(seed);
        Dialect d;
        d.fieldsEscapedBy = dice.oneOf({"\\", ""});
        const QByteArray bytes = randomBytes(dice, d) + randomBytes(dice, d);
        QVector<FieldCountIssue> first;
        for (const NamedKernel &kernel : kernels) {
            RowBook book{.expectedFields = 1 << 30, .maxIssuesKept = 1 << 30};
            PlainScan scan(d, true, kernel.scan);
            const auto border = std::size_t(dice.below(int(bytes.size()) + 1));
            const ScanLimits none{.rows = endless, .bytes = endless};
            scan.scan(bytes.constData(), border, 0, none, book);
            scan.scan(bytes.constData() + border, std::size_t(bytes.size()) - border, qint64(border), none,
                      book);
            scan.finish(bytes.size(), book);
            ReadInfoTwin twin(d, bytes);
            ReadInfoTwin::TwinRow row;
            qsizetype i = 0;
            for (; twin.readRow(row); ++i) {
                ASSERT_LT(i, book.issues.size()) << kernel.name << " seed " << seed;
                ASSERT_EQ(book.issues.at(i).byteOffset, row.start) << kernel.name << " seed " << seed;
                ASSERT_EQ(book.issues.at(i).fields, row.fields.size()) << kernel.name << " seed " << seed;
            }
            ASSERT_EQ(book.issues.size(), i) << kernel.name << " seed " << seed;
        }
    }
}

} // namespace millrace::test::scanproperty_test
