// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/keyform.h"

#include "core/ship/ibd/base/format.h"

#include <array>

namespace millrace::ibd {

namespace {

constexpr Byte keyNull = 0;
constexpr Byte keyValue = 1;
constexpr Byte space = 0x20;

void appendNumber(std::uint64_t value, std::uint32_t bytes, std::vector<Byte> &to)
{
    for (std::uint32_t i = 0; i < bytes; ++i)
        to.push_back(static_cast<Byte>(value >> 8 * (bytes - 1 - i)));
}

/// IEEE numbers of either width: negative ones inverted, of the others the sign. -0 is 0.
template <typename Real, typename Bits> void appendReal(Bytes value, std::vector<Byte> &to)
{
    Real real = 0;
    std::memcpy(&real, value.data(), sizeof real);
    if (real == 0)
        real = 0;
    Bits bits = 0;
    std::memcpy(&bits, &real, sizeof bits);
    constexpr Bits sign = Bits{1} << (8 * sizeof(Bits) - 1);
    bits = (bits & sign) != 0 ? static_cast<Bits>(~bits) : static_cast<Bits>(bits | sign);
    appendNumber(bits, sizeof bits, to);
}

/// 00 as 00 FF, and 00 00 at the end.
void appendVarying(Bytes value, std::vector<Byte> &to)
{
    for (const Byte byte : value) {
        to.push_back(byte);
        if (byte == 0)
            to.push_back(0xff);
    }
    to.push_back(0);
    to.push_back(0);
}

/// As if followed by spaces without end. Each run of spaces, and that at the end, is one space and what ends
/// it: a lower byte (then a longer run is greater), nothing, or a higher one (then a longer run is less).
void appendPadded(Bytes value, std::vector<Byte> &to)
{
    constexpr Byte endsLower = 1;
    constexpr Byte endsNever = 2;
    constexpr Byte endsHigher = 3;
    for (std::size_t at = 0; at < value.size();) {
        if (value[at] != space) {
            to.push_back(value[at++]);
            continue;
        }
        std::size_t end = at;
        while (end < value.size() && value[end] == space)
            ++end;
        if (end == value.size())
            break;
        const auto run = static_cast<std::uint32_t>(end - at);
        const bool lower = value[end] < space;
        to.push_back(space);
        to.push_back(lower ? endsLower : endsHigher);
        appendNumber(lower ? run : ~run, sizeof run, to);
        at = end;
    }
    to.push_back(space);
    to.push_back(endsNever);
}

} // namespace

Outcome<KeyForm::Order> KeyForm::orderOf(const ColumnShape &shape, const std::string &indexName)
{
    switch (shape.kind) {
    case ColumnKind::Float:
        return Order::Float;
    case ColumnKind::Double:
        return Order::Double;
    case ColumnKind::VarBinary:
    case ColumnKind::Blob:
        return Order::VaryingBytes;
    case ColumnKind::Char:
        // How many spaces belong to a CHAR that is compared without padding only the server knows.
        if (shape.ordering == TextOrdering::BytesPadded)
            return shape.isFixed() ? Order::FixedBytes : Order::PaddedBytes;
        break;
    case ColumnKind::VarChar:
    case ColumnKind::Text:
        if (shape.ordering != TextOrdering::ServerOnly)
            return shape.ordering == TextOrdering::Unpadded ? Order::VaryingBytes : Order::PaddedBytes;
        break;
    default:
        return Order::FixedBytes;
    }
    return BuildFault{BuildFaultKind::IndexUnsupported,
                      "index " + indexName + ": the order of column " + shape.name + " is the server's"};
}

Outcome<KeyForm> KeyForm::make(const RecordLayout &layout, const std::string &indexName, std::size_t fields,
                               const std::vector<ColumnShape> &columns)
{
    KeyForm form;
    form.m_isRecord = layout.isPlain() && fields == layout.fields().size();
    for (std::size_t i = 0; i < fields; ++i) {
        const LayoutField &field = layout.fields()[i];
        Order order = Order::FixedBytes;
        if (field.source == LayoutField::Source::Column) {
            auto known = orderOf(columns[field.column], indexName);
            if (!known)
                return known.fault();
            order = *known;
        }
        const bool plain = order == Order::FixedBytes && !field.nullable && !field.descending;
        form.m_isRecord = form.m_isRecord && plain;
        form.m_inRow = form.m_inRow && plain && field.source == LayoutField::Source::Column &&
                       field.prefixCharacters == 0 && (i == 0 || field.column == form.m_lastColumn + 1);
        form.m_firstColumn = i == 0 ? field.column : form.m_firstColumn;
        form.m_lastColumn = field.column;
        form.m_orders.push_back(order);
    }
    return form;
}

void KeyForm::appendValue(Order order, Bytes value, std::vector<Byte> &to)
{
    switch (order) {
    case Order::FixedBytes:
        to.insert(to.end(), value.begin(), value.end());
        return;
    case Order::Float:
        appendReal<float, std::uint32_t>(value, to);
        return;
    case Order::Double:
        appendReal<double, std::uint64_t>(value, to);
        return;
    case Order::VaryingBytes:
        appendVarying(value, to);
        return;
    case Order::PaddedBytes:
        appendPadded(value, to);
        return;
    }
}

void KeyForm::append(const RecordLayout &layout, const RowImage &row, std::vector<Byte> &to,
                     UserPart &user) const
{
    const std::size_t begin = to.size();
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        const LayoutField &field = layout.fields()[i];
        const std::size_t at = to.size();
        if (field.source != LayoutField::Source::Column) {
            appendNumber(row.rowId, format::rowIdBytes, to);
        } else {
            const bool isNull = row.values[field.column].isNull();
            if (field.nullable)
                to.push_back(isNull ? keyNull : keyValue);
            if (!isNull)
                appendValue(m_orders[i], layout.bytesOf(field, row), to);
            user.hasNull = user.hasNull || (isNull && i < user.fields);
        }
        for (std::size_t byte = at; field.descending && byte < to.size(); ++byte)
            to[byte] ^= 0xff;
        if (i + 1 == user.fields)
            user.bytes = to.size() - begin;
    }
}

} // namespace millrace::ibd
