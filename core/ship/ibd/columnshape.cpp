// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/columnshape.h"

#include "core/ship/ibd/base/format.h"

namespace millrace::ibd {

namespace {

constexpr std::uint32_t blobPointerBytes =
    8; ///< in the column's length (Field_blob: packlength + sizeof(char *))

std::uint32_t setBytes(std::uint32_t members)
{
    const std::uint32_t bytes = (members + 7) / 8;
    return bytes > 4 ? 8 : bytes;
}

std::uint32_t bytesToHold(std::uint32_t length)
{
    if (length <= 0xff)
        return 1;
    return length <= 0xffff ? 2 : length <= 0xffffff ? 3 : 4;
}

/// The main types a column of the kind may have; latin1_swedish_ci has one of its own.
bool mainTypeFits(ColumnKind kind, std::uint32_t type)
{
    using namespace format;
    switch (kind) {
    case ColumnKind::Integer:
    case ColumnKind::Date:
    case ColumnKind::Year:
    case ColumnKind::Enum:
    case ColumnKind::Set:
        return type == typeInt;
    case ColumnKind::Float:
        return type == typeFloat;
    case ColumnKind::Double:
        return type == typeDouble;
    case ColumnKind::Decimal:
    case ColumnKind::Time:
    case ColumnKind::DateTime:
    case ColumnKind::Timestamp:
    case ColumnKind::Binary:
    case ColumnKind::Bit:
        return type == typeFixBinary;
    case ColumnKind::Char:
        return type == typeChar || type == typeMySql;
    case ColumnKind::VarChar:
        return type == typeVarChar || type == typeVarMySql;
    case ColumnKind::VarBinary:
        return type == typeBinary;
    case ColumnKind::Text:
    case ColumnKind::Blob:
        return type == typeBlob;
    }
    return false;
}

bool unsignedFits(const ColumnShape &shape, bool isUnsigned)
{
    switch (shape.kind) {
    case ColumnKind::Integer:
        return shape.isUnsigned == isUnsigned;
    case ColumnKind::Date:
        return !isUnsigned; // the sign bit of what is stored depends on it
    case ColumnKind::Year:
    case ColumnKind::Enum:
    case ColumnKind::Set:
        return isUnsigned;
    default:
        return true;
    }
}

} // namespace

std::uint32_t decimalBytes(std::uint32_t digits, std::uint32_t scale)
{
    const std::uint32_t whole = digits - scale;
    return whole / decimalWordDigits * 4 + decimalDigitBytes[whole % decimalWordDigits] +
           scale / decimalWordDigits * 4 + decimalDigitBytes[scale % decimalWordDigits];
}

std::uint32_t fractionBytes(std::uint32_t digits)
{
    return (digits + 1) / 2;
}

bool ColumnShape::isText() const
{
    return kind == ColumnKind::Char || kind == ColumnKind::VarChar || kind == ColumnKind::Text;
}

std::uint32_t ColumnShape::bytesOfChar() const
{
    if (!isText())
        return 1;
    return charset == ColumnCharset::Utf8Mb4 ? 4 : charset == ColumnCharset::Utf8Mb3 ? 3 : 1;
}

std::uint32_t ColumnShape::storedBytes() const
{
    switch (kind) {
    case ColumnKind::Integer:
    case ColumnKind::Binary:
    case ColumnKind::VarBinary:
        return length;
    case ColumnKind::Float:
        return 4;
    case ColumnKind::Double:
        return 8;
    case ColumnKind::Decimal:
        return decimalBytes(length, scale);
    case ColumnKind::Date:
        return 3;
    case ColumnKind::Time:
        return 3 + fractionBytes(scale);
    case ColumnKind::DateTime:
        return 5 + fractionBytes(scale);
    case ColumnKind::Timestamp:
        return 4 + fractionBytes(scale);
    case ColumnKind::Year:
        return 1;
    case ColumnKind::Char:
    case ColumnKind::VarChar:
        return length * bytesOfChar();
    case ColumnKind::Text:
    case ColumnKind::Blob:
        return blobPointerBytes + bytesToHold(length);
    case ColumnKind::Enum:
        return length > 255 ? 2 : 1;
    case ColumnKind::Set:
        return setBytes(length);
    case ColumnKind::Bit:
        return (length + 7) / 8;
    }
    return 0;
}

bool ColumnShape::isFixed() const
{
    switch (kind) {
    case ColumnKind::Char:
        return bytesOfChar() == 1;
    case ColumnKind::VarChar:
    case ColumnKind::VarBinary:
    case ColumnKind::Text:
    case ColumnKind::Blob:
        return false;
    default:
        return true;
    }
}

Outcome<void> checkColumn(const ColumnShape &shape, const ExportedColumn &exported)
{
    const auto differs = [&shape](const std::string &what) {
        return BuildFault{BuildFaultKind::ColumnMismatch, "column " + shape.name + ": " + what};
    };
    if (shape.name != exported.name)
        return differs("the server has " + exported.name + " in its place");
    if (!mainTypeFits(shape.kind, exported.mainType))
        return differs("stored as main type " + std::to_string(exported.mainType));
    if (shape.storedBytes() != exported.length)
        return differs("stored in " + std::to_string(exported.length) + " bytes, not " +
                       std::to_string(shape.storedBytes()));
    if (shape.nullable != exported.nullable())
        return differs("NULL or NOT NULL");
    if (!unsignedFits(shape, exported.isUnsigned()))
        return differs("UNSIGNED or not");
    if (shape.isText() &&
        (exported.minimumBytesOfChar != 1 || shape.bytesOfChar() != exported.mostBytesOfChar))
        return differs("characters of " + std::to_string(exported.mostBytesOfChar) + " bytes");
    return {};
}

Outcome<void> checkColumns(const std::vector<ColumnShape> &shapes, const ExportFile &exported)
{
    for (std::size_t i = 0; i < exported.columns.size(); ++i) {
        if (i < shapes.size()) {
            if (auto same = checkColumn(shapes[i], exported.columns[i]); !same)
                return same;
        } else if (exported.columns[i].mainType != format::typeSys) {
            return BuildFault{BuildFaultKind::ColumnMismatch,
                              "nothing is known of column " + exported.columns[i].name};
        }
    }
    if (shapes.size() > exported.columns.size())
        return BuildFault{BuildFaultKind::ColumnMismatch, "the server has fewer columns"};
    return {};
}

} // namespace millrace::ibd
