// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/keyfields.h"
#include "tests/unit/order/orderfixture.h"
#include "tests/unit/order/sorttwin.h"

namespace millrace::test::keyfields_test {

namespace {

std::span<const char> spanOf(const QByteArray &bytes)
{
    return {bytes.constData(), std::size_t(bytes.size())};
}

QByteArray valueOf(const KeyField &field)
{
    return {field.value.data(), qsizetype(field.value.size())};
}

} // namespace

TEST(KeyFields, ReadsWhatTheServersReaderReads)
{
#ifdef NDEBUG
    constexpr quint32 cases = 50'000;
#else
    constexpr quint32 cases = 5'000;
#endif
    int fieldsSeen = 0;
    for (quint32 seed = 1; seed <= cases; ++seed) {
        Dice dice(seed);
        const Dialect dialect = randomDialect(dice);
        const QByteArray bytes = nastyBytes(dice, dialect, dice.below(60));
        const TwinDump dump = readDump({bytes}, {0}, dialect);
        KeyFields fields(dialect, {2, 0, 1, 0});
        for (const TwinDumpRow &row : dump.rows) {
            if (!row.terminated && dump.quoteOpen)
                continue;                    // RowFeed gives no such row
            const QByteArray copy = row.raw; // a block of its own: reading beyond it shows under ASan
            fields.read(spanOf(copy), row.terminated);
            const int wanted[] = {2, 0, 1, 0};
            for (qsizetype i = 0; i < 4; ++i) {
                const KeyField &is = fields.at(i);
                ASSERT_EQ(is.isMissing, wanted[i] >= row.fields.size())
                    << "seed " << seed << " row " << row.rowInFile << " field " << wanted[i];
                if (is.isMissing)
                    continue;
                ++fieldsSeen;
                const Field &should = row.fields.at(wanted[i]);
                ASSERT_EQ(valueOf(is), should.value) << "seed " << seed << " row " << row.rowInFile;
                ASSERT_EQ(is.isNull, should.isNull) << "seed " << seed << " row " << row.rowInFile;
            }
        }
    }
    EXPECT_GT(fieldsSeen, int(cases));
}

} // namespace millrace::test::keyfields_test
