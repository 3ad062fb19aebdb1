// SPDX-License-Identifier: GPL-3.0-or-later
// What the whole-file scan says about bytes and line ends, against a twin that reads row after row and byte
// after byte.
#include "core/base/literals.h"
#include "core/source/bytes/plainbytes.h"
#include "core/source/scan/bodyscan.h"
#include "tests/support/qtprinters.h"
#include "tests/support/randomdump.h"
#include "tests/unit/source/readinfotwin.h"

#include <QJsonDocument>
#include <QStringDecoder>
#include <gtest/gtest.h>
#include <limits>

namespace millrace::test::bodyscan_test {

namespace {

/// As FileScan would drive it, in blocks of random sizes; false when a quote stays open.
bool scanBody(const Dialect &d, const QByteArray &bytes, Dice &dice, TextFaults &faults, qint64 &bodyStart)
{
    RowScanner scanner(d, {});
    BodyScan body(d, scanner);
    const int border = 1 + dice.below(dice.chance(30) ? 4000 : 9);
    bool inBody = false;
    qint64 at = 0;
    while (at < bytes.size()) {
        const QByteArray block = bytes.mid(at, 1 + dice.below(border));
        std::span<const char> rest(block.constData(), std::size_t(block.size()));
        if (!inBody) {
            const auto step = scanner.scan(rest, 0, std::numeric_limits<qint64>::max());
            inBody = step.limitReached;
            rest = rest.subspan(std::size_t(step.consumed));
        }
        body.take(rest);
        at += block.size();
    }
    if (!scanner.finish())
        return false;
    body.finish();
    faults = body.faults();
    bodyStart = scanner.bodyStart();
    return true;
}

qint64 firstBadUtf8(const QByteArray &row)
{
    qint64 at = 0;
    while (at < row.size()) {
        int length = 1;
        for (; length <= 4; ++length) {
            QStringDecoder decoder(QStringDecoder::Utf8,
                                   QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
            const QByteArray bytes = row.mid(at, length);
            const QString text = decoder.decode(bytes);
            if (!decoder.hasError() && text.toUcs4().size() == 1 && text.toUtf8() == bytes)
                break;
        }
        if (length > 4)
            return at;
        at += length;
    }
    return -1;
}

TextFaults twinFaults(const Dialect &d, const QByteArray &bytes, qint64 bodyStart)
{
    TextFaults faults;
    ReadInfoTwin twin(d, bytes, bodyStart);
    ReadInfoTwin::TwinRow row;
    qint64 number = 0;
    qint64 start = bodyStart;
    const auto note = [&](FaultPlace &place, qint64 offset) {
        if (!place.isSet())
            place = {.offset = offset, .row = number, .rowOffset = start};
    };
    while (twin.readRow(row)) {
        ++number;
        const QByteArray text = bytes.mid(start, row.end - start);
        if (const qint64 bad = d.charset == "utf8mb4" ? firstBadUtf8(text) : -1; bad >= 0) {
            ++faults.badRows;
            note(faults.firstBad, start + bad);
        }
        if (const qsizetype nul = text.indexOf('\0'); nul >= 0)
            note(faults.firstNul, start + nul);
        for (qsizetype i = 0; i < text.size(); ++i)
            if (text.at(i) == '\n' && d.linesTerminatedBy == "\r\n" && (i == 0 || text.at(i - 1) != '\r'))
                note(faults.firstBareLf, start + i);
        if (d.linesTerminatedBy == "\n" && row.terminated)
            note(text.endsWith("\r\n") ? faults.firstCrRow : faults.firstLfRow, row.end - 1);
        start = row.end;
    }
    const QByteArray body = bytes.mid(bodyStart);
    faults.nulBytes = body.count('\0');
    if (d.linesTerminatedBy == "\n")
        faults.crLineFeeds = body.count("\r\n");
    if (d.linesTerminatedBy == "\r\n")
        faults.bareLineFeeds = body.count('\n') - body.count("\r\n");
    return faults;
}

std::string placeText(const FaultPlace &place)
{
    return place.isSet() ? u"offset %1 row %2 at %3"_s.arg(place.offset)
                               .arg(place.row)
                               .arg(place.rowOffset)
                               .toStdString()
                         : "none";
}

QByteArray faultyBytes(Dice &dice, const Dialect &d)
{
    QByteArray bytes;
    const int faults = dice.below(12);
    for (int i = dice.below(dice.chance(10) ? 60 : 12); i >= 0; --i) {
        bytes += nastyBytes(dice, d, dice.below(6));
        if (dice.chance(faults))
            bytes +=
                dice.oneOf({"\xE9", "\xC3", "\xF0\x9F\x98\x80", "\xED\xA0\x80", "\r\n", "\r\n", "\n", "\r"});
        if (dice.chance(faults))
            bytes += '\0';
        if (dice.chance(faults))
            bytes += QByteArray(dice.below(1500), 'z'); // passed over in steps
        if (dice.chance(40))
            bytes += d.linesTerminatedBy;
    }
    return bytes;
}

} // namespace

TEST(BodyScan, PassesOverPlainBytesAndNoOthers)
{
    for (const PlainBytesKernel kernel : {&plainBytesBaseline, avx2PlainBytes(), &plainBytes}) {
        if (kernel == nullptr)
            continue; // this processor has no AVX2
        for (int value = 0; value < 256; ++value)
            for (const int at : {0, 31, 32, 255, 256, 700, 767, 768, 1000}) {
                QByteArray bytes(1000, 'x');
                if (at < bytes.size())
                    bytes[at] = char(value);
                const bool odd = value == 0 || value == '\r' || value >= 0x80;
                ASSERT_EQ(kernel({bytes.constData(), std::size_t(bytes.size())}),
                          std::size_t(odd ? qMin(at / 256 * 256, 768) : 768))
                    << value << " at " << at;
            }
    }
}

TEST(BodyScan, AgreesWithATwinThatReadsRowByRow)
{
    int compared = 0;
    int withFaults = 0;
    for (quint32 seed = 1; seed <= 30'000; ++seed) {
        Dice dice(seed);
        Dialect d = randomDialect(dice);
        if (d.charset == "gbk")
            d.charset = "binary";
        if (dice.chance(50))
            d.linesTerminatedBy = dice.oneOf({"\n", "\r\n"});
        d.skipLines = dice.chance(20) ? 1 + dice.below(2) : 0;
        if (!d.validate())
            continue;
        const QByteArray bytes = faultyBytes(dice, d);
        TextFaults seen;
        qint64 bodyStart = 0;
        if (!scanBody(d, bytes, dice, seen, bodyStart))
            continue;
        const TextFaults expected = twinFaults(d, bytes, bodyStart);
        const std::string text = QJsonDocument(d.toJson()).toJson(QJsonDocument::Compact).toStdString() +
                                 ' ' + bytes.toPercentEncoding().toStdString() + " seed " +
                                 std::to_string(seed);
        ASSERT_EQ(seen.badRows, expected.badRows) << text;
        ASSERT_EQ(placeText(seen.firstBad), placeText(expected.firstBad)) << text;
        ASSERT_EQ(seen.nulBytes, expected.nulBytes) << text;
        ASSERT_EQ(placeText(seen.firstNul), placeText(expected.firstNul)) << text;
        ASSERT_EQ(seen.crLineFeeds, expected.crLineFeeds) << text;
        ASSERT_EQ(placeText(seen.firstCrRow), placeText(expected.firstCrRow)) << text;
        ASSERT_EQ(placeText(seen.firstLfRow), placeText(expected.firstLfRow)) << text;
        ASSERT_EQ(seen.bareLineFeeds, expected.bareLineFeeds) << text;
        ASSERT_EQ(placeText(seen.firstBareLf), placeText(expected.firstBareLf)) << text;
        ++compared;
        withFaults += expected.badRows > 0 && expected.nulBytes > 0 ? 1 : 0;
    }
    EXPECT_GT(compared, 15'000);
    EXPECT_GT(withFaults, 500) << "the files have to hold what is looked for";
}

} // namespace millrace::test::bodyscan_test
