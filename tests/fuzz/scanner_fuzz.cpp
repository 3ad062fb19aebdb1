// SPDX-License-Identifier: GPL-3.0-or-later
// The first four bytes choose a dialect and block borders; the rest is the file. The fast scanner and the
// byte-wise twin of the server's reader have to find the same rows, and the same comments among them.
#include "core/source/content/commentfilter.h"
#include "core/source/rows/rowscanner.h"
#include "tests/fuzz/target.h"
#include "tests/support/commenttwin.h"
#include "tests/support/randomdump.h"
#include "tests/unit/source/readinfotwin.h"

#include <cstring>
#include <limits>

using namespace millrace;
using namespace millrace::test;

namespace {

void leaveOutComments(Dice &dice, const QByteArray &bytes)
{
    const Dialect dialect = randomCommentDialect(dice);
    CommentFilter filter(std::make_unique<ChoppedStream>(bytes, dice, 1 + dice.below(200)), dialect, 2);
    QByteArray kept;
    for (auto view = filter.next(); view && !view->empty(); view = filter.next())
        kept.append(view->data(), qsizetype(view->size()));
    const CommentTwin twin(dialect, bytes);
    FUZZ_EXPECT(kept == twin.bytes);
    FUZZ_EXPECT(filter.leftOut().lines == twin.comments);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::uint32_t seed = 0;
    if (size < sizeof seed)
        return 0;
    std::memcpy(&seed, data, sizeof seed);
    const QByteArray bytes(reinterpret_cast<const char *>(data) + sizeof seed, qsizetype(size - sizeof seed));
    Dice dice(seed);
    const Dialect dialect = randomDialect(dice);
    if (!dialect.validate())
        return 0;
    constexpr qint64 noLimit = std::numeric_limits<qint64>::max();
    RowScanner scanner(dialect, {});
    QVector<qint64> ends;
    for (qsizetype at = 0; at < bytes.size();) {
        const QByteArray block = bytes.mid(at, 1 + dice.below(200));
        for (qint64 done = 0; done < block.size();) {
            const auto step = scanner.scan({block.constData() + done, std::size_t(block.size() - done)},
                                           scanner.rowsDone() + 1, noLimit);
            done += step.consumed;
            FUZZ_EXPECT(step.limitReached || done == block.size());
            if (step.limitReached)
                ends.append(scanner.offset());
        }
        at += block.size();
    }
    const qint64 before = scanner.rowsDone();
    const bool quoteOpen = !scanner.finish();
    if (scanner.rowsDone() > before)
        ends.append(scanner.offset());

    const bool marked = dialect.charset == "utf8mb4" && bytes.startsWith("\xEF\xBB\xBF");
    ReadInfoTwin twin(dialect, bytes, marked ? 3 : 0);
    ReadInfoTwin::TwinRow row;
    qsizetype rows = 0;
    bool twinQuoteOpen = false;
    for (; twin.readRow(row); ++rows) {
        FUZZ_EXPECT(rows < ends.size());
        FUZZ_EXPECT(ends.at(rows) == row.end);
        twinQuoteOpen = row.quoteOpen;
    }
    FUZZ_EXPECT(rows == ends.size());
    FUZZ_EXPECT(quoteOpen == twinQuoteOpen);
    leaveOutComments(dice, bytes);
    return 0;
}
