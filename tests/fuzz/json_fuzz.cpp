// SPDX-License-Identifier: GPL-3.0-or-later
// The first four bytes choose block borders; the rest is a JSON Lines file. Its rows have to be those that a
// slow reader finds in each line, and lines that are no objects have to be the same ones.
#include "core/source/content/jsonlinestream.h"
#include "core/source/rows/rowreader.h"
#include "tests/fuzz/target.h"
#include "tests/support/commenttwin.h"
#include "tests/support/jsontwin.h"

#include <cstring>

using namespace millrace;
using namespace millrace::test;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::uint32_t seed = 0;
    if (size < sizeof seed)
        return 0;
    std::memcpy(&seed, data, sizeof seed);
    const QByteArray bytes(reinterpret_cast<const char *>(data) + sizeof seed, qsizetype(size - sizeof seed));
    if (bytes.count('[') + bytes.count('{') > 2'000)
        return 0; // the slow reader takes stack for each
    Dice dice(seed);
    const QStringList keys{QStringLiteral("a"), QStringLiteral("b")};
    JsonLineStream stream(std::make_unique<ChoppedStream>(bytes, dice, 1 + dice.below(200)),
                          QStringLiteral("fuzz"), ContentWay{.jsonKeys = keys});
    QByteArray made;
    for (auto view = stream.next(); view && !view->empty(); view = stream.next())
        made.append(view->data(), qsizetype(view->size()));

    const RowReader reader(Dialect::jsonLines(keys).asSent());
    qsizetype at = 0;
    qint64 blank = 0;
    QByteArrayList lines = bytes.split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    if (!lines.isEmpty() && lines.first().startsWith("\xEF\xBB\xBF"))
        lines.first().remove(0, 3);
    for (const QByteArray &line : lines) {
        if (QByteArray(line).replace('\t', ' ').replace('\r', ' ').count(' ') == line.size()) {
            ++blank;
            continue;
        }
        Row row;
        const qint64 taken = reader.readRow({made.constData() + at, std::size_t(made.size() - at)}, row);
        FUZZ_EXPECT(taken > 0);
        at += taken;
        const auto twin = JsonTwin::read(line);
        FUZZ_EXPECT(row.fields.size() == keys.size() + (twin ? 0 : 1));
        for (qsizetype i = 0; twin && i < keys.size(); ++i) {
            const auto value = twin->value(keys.at(i).toUtf8());
            FUZZ_EXPECT(row.fields.at(i).isNull == !value);
            FUZZ_EXPECT(row.fields.at(i).value == value.value_or(QByteArray()));
        }
    }
    FUZZ_EXPECT(at == made.size());
    FUZZ_EXPECT(stream.linesLeftOut() == blank);
    return 0;
}
