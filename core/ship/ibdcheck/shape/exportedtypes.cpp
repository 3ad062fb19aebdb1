// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/shape/exportedtypes.h"

#include <algorithm>
#include <array>

namespace millrace::ibdcheck {

namespace {

// InnoDB's own types.
constexpr uint32_t varchar = 1;
constexpr uint32_t fixedChar = 2;
constexpr uint32_t fixedBinary = 3;
constexpr uint32_t varbinary = 4;
constexpr uint32_t blobType = 5;
constexpr uint32_t integerType = 6;
constexpr uint32_t systemType = 8;
constexpr uint32_t floatType = 9;
constexpr uint32_t doubleType = 10;
constexpr uint32_t varcharOfServer = 12;
constexpr uint32_t charOfServer = 13;

// The server's, in the low byte of the precise type.
constexpr uint32_t serverTimestamp = 7;
constexpr uint32_t serverDate = 10;
constexpr uint32_t serverTime = 11;
constexpr uint32_t serverDateTime = 12;
constexpr uint32_t serverNewDate = 14;
constexpr uint32_t serverTimestamp2 = 17;
constexpr uint32_t serverDateTime2 = 18;
constexpr uint32_t serverTime2 = 19;

constexpr uint32_t notNullBit = 256;
constexpr uint32_t binaryBit = 1024;

constexpr uint32_t binaryCollation = 63;
constexpr uint32_t noPadOffset = 1024; ///< MariaDB's collations without padding

bool isText(const ExportedType &type)
{
    switch (type.main) {
    case varchar:
    case fixedChar:
    case varcharOfServer:
    case charOfServer:
        return true;
    case blobType:
        return !(type.precise & binaryBit);
    default:
        return false;
    }
}

void text(const ExportedType &type, CheckedColumn &column)
{
    const uint32_t collation = type.precise >> 16 & 0x7fff;
    column.charset = charsetOf(collation, column.leastCharBytes, column.mostCharBytes);
    column.order = orderOf(collation);
    if (column.charset == StoredCharset::Binary)
        return;
    column.value = StoredValue::Text;
    if (type.main != blobType)
        column.mostChars = type.length / column.mostCharBytes;
    // CHAR without padding is compared without the spaces at its end, which it is stored with.
    if (type.main == charOfServer && !column.fixedBytes && column.order == StoredOrder::Bytes)
        column.order = StoredOrder::Unknown;
}

void moment(const ExportedType &type, CheckedColumn &column)
{
    const uint32_t server = type.precise & 0xff;
    const uint32_t bytes = type.length;
    if (type.main == integerType) {
        if ((server == serverDate || server == serverNewDate) && bytes == 3)
            column.value = StoredValue::Date;
        return;
    }
    if ((server == serverTime || server == serverTime2) && bytes >= 3 && bytes <= 6)
        column.value = StoredValue::Time;
    else if ((server == serverDateTime || server == serverDateTime2) && bytes >= 5 && bytes <= 8)
        column.value = StoredValue::DateTime;
    else if ((server == serverTimestamp || server == serverTimestamp2) && bytes >= 4 && bytes <= 7)
        column.value = StoredValue::Timestamp;
}

} // namespace

StoredCharset charsetOf(uint32_t collation, uint32_t leastCharBytes, uint32_t mostCharBytes)
{
    if (collation == binaryCollation)
        return StoredCharset::Binary;
    const uint32_t padded =
        collation >= noPadOffset && collation < 2048 ? collation - noPadOffset : collation;
    if (padded == 11 || padded == 65)
        return StoredCharset::Ascii;
    if (mostCharBytes == 1)
        return StoredCharset::OneByte;
    constexpr std::array<uint32_t, 7> gb18030AndEuc{248, 249, 250, 12, 91, 97, 98};
    const bool other = std::find(gb18030AndEuc.begin(), gb18030AndEuc.end(), padded) != gb18030AndEuc.end();
    if (leastCharBytes != 1 || mostCharBytes < 3 || other)
        return StoredCharset::Other;
    return mostCharBytes == 3 ? StoredCharset::Utf8mb3 : StoredCharset::Utf8mb4;
}

StoredOrder orderOf(uint32_t collation)
{
    // latin1, utf8mb4, ascii, utf8mb3, latin2, latin5, latin7, cp850, cp852, cp866, cp1250, cp1251, cp1256,
    // cp1257, greek, hebrew, koi8r, koi8u: the _bin of each
    constexpr std::array<uint32_t, 18> byBytes{47, 46, 65, 83, 77, 78, 79, 80, 81,
                                               68, 66, 50, 67, 58, 70, 71, 74, 75};
    if (collation == binaryCollation || collation == 309) // utf8mb4_0900_bin does not pad
        return StoredOrder::Bytes;
    if (collation == 11)
        return StoredOrder::AsciiNoCase;
    const auto has = [&](uint32_t number) {
        return std::find(byBytes.begin(), byBytes.end(), number) != byBytes.end();
    };
    if (has(collation))
        return StoredOrder::PaddedBytes;
    return collation > noPadOffset && has(collation - noPadOffset) ? StoredOrder::Bytes
                                                                   : StoredOrder::Unknown;
}

CheckedColumn columnOf(const ExportedType &type)
{
    CheckedColumn column;
    column.nullable = !(type.precise & notNullBit);
    column.mostBytes = type.length;
    column.mostCharBytes = std::max(1U, type.charBytes / 5);
    column.leastCharBytes = std::clamp(type.charBytes % 5, 1U, column.mostCharBytes);
    const bool oneSize = column.mostCharBytes == column.leastCharBytes;
    switch (type.main) {
    case fixedChar:
    case fixedBinary:
    case integerType:
    case systemType:
    case floatType:
    case doubleType:
        column.fixedBytes = type.length;
        break;
    case charOfServer:
        column.fixedBytes = oneSize ? type.length : 0;
        break;
    case varchar:
    case varbinary:
    case varcharOfServer:
        break;
    default: // BLOB, TEXT, JSON, geometry
        column.mostBytes = 0xffffffff;
        column.longLengths = true;
        break;
    }
    column.longLengths = column.longLengths || column.mostBytes > 255;
    if (type.main == floatType)
        column = {.fixedBytes = 4,
                  .mostBytes = 4,
                  .nullable = column.nullable,
                  .value = StoredValue::Float,
                  .order = StoredOrder::Float};
    else if (type.main == doubleType)
        column = {.fixedBytes = 8,
                  .mostBytes = 8,
                  .nullable = column.nullable,
                  .value = StoredValue::Double,
                  .order = StoredOrder::Double};
    else if (type.main == fixedBinary || type.main == integerType)
        moment(type, column);
    if (isText(type))
        text(type, column);
    return column;
}

} // namespace millrace::ibdcheck
