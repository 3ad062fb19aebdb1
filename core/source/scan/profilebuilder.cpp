// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/scan/profilebuilder.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr qsizetype keptBytes = 64;       ///< of a value that is shown
constexpr qsizetype comparedBytes = 1024; ///< of a value that is compared with the next

/// What texts are written in. Where every column keeps its own character set (mysqldump -T) that is nearly
/// always UTF-8; an SQL dump says it.
QByteArray charsetOf(const Source &source)
{
    if (source.dialect.charset != "binary")
        return source.dialect.charset;
    const SqlTablePart *dump = sqlTableOf(source);
    const QByteArray said = !dump                     ? QByteArray()
                            : dump->charset.isEmpty() ? dump->session.charset
                                                      : dump->charset;
    return said.isEmpty() || said == "binary" ? QByteArray("utf8mb4") : said;
}

bool placesAreInFiles(const Source &source)
{
    return std::all_of(source.files.begin(), source.files.end(),
                       [](const SourceFile &file) { return file.content().fileOffset(0).has_value(); });
}

} // namespace

ProfileBuilder::ProfileBuilder(const Source &source)
    : m_charset(charsetOf(source))
    , m_utf8(isUtf8Charset(charsetOf(source)))
    , m_trailBytes(trailBytesOf(charsetOf(source)))
    , m_hasOffsets(placesAreInFiles(source))
    , m_json(source.dialect.isJsonLines())
    , m_fields(source.fieldCount)
{
    for (qsizetype i = 0; i < m_fields.size(); ++i) {
        m_fields[i].column.name = source.fieldNames.value(i);
        m_fields[i].column.kinds = ValueKinds::fromInt((1 << valueKindCount) - 1);
    }
}

bool ProfileBuilder::isText(const QByteArray &value)
{
    m_charset.reset();
    const std::span bytes(value.constData(), static_cast<std::size_t>(value.size()));
    return m_charset.findBad(bytes, 0) == value.size() && m_charset.pendingBytes() == 0 &&
           !value.contains('\0');
}

qint64 ProfileBuilder::charactersOf(const QByteArray &value) const
{
    if (m_utf8)
        return std::count_if(value.begin(), value.end(),
                             [](char c) { return (static_cast<uchar>(c) & 0xC0) != 0x80; });
    if (m_trailBytes == TrailBytes::Harmless)
        return value.size();
    qint64 characters = 0;
    for (qsizetype at = 0; at < value.size(); ++characters)
        at += qMax<qsizetype>(1, qsizetype(characterLength(m_trailBytes, value.constData() + at,
                                                           static_cast<std::size_t>(value.size() - at))));
    return characters;
}

template <typename Less>
void ProfileBuilder::put(Order &order, const QByteArray &value, const ProfiledValue &place, const Less &less)
{
    if (order.any) {
        order.strictly = order.strictly && less(order.last, value);
        order.ascending = order.ascending && !less(value, order.last);
    }
    if (!order.any || less(value, order.leastText)) {
        order.leastText = value;
        order.least = place;
    }
    if (!order.any || less(order.greatestText, value)) {
        order.greatestText = value;
        order.greatest = place;
    }
    order.any = true;
    order.last = value;
}

ProfiledValue ProfileBuilder::valueAt(const QByteArray &value, const Row &row, const QString &file) const
{
    return {.text = value.left(keptBytes),
            .file = file,
            .row = row.row,
            .byteOffset = m_hasOffsets ? row.byteOffset : -1};
}

void ProfileBuilder::addValue(Field &field, const QByteArray &value, const ProfiledValue &place)
{
    ColumnProfile &column = field.column;
    ++column.values;
    const bool text = isText(value);
    const ValueKinds kinds = kindsOf(value, text);
    column.kinds &= kinds;
    for (int i = 0; i < valueKindCount; ++i)
        if (ProfiledValue &other = column.firstOther.at(std::size_t(i));
            !kinds.testFlag(valueKindAt(i)) && !other.isSet())
            other = place;
    const qint64 characters = text ? charactersOf(value) : value.size();
    column.longestBytes = qMax(column.longestBytes, qint64(value.size()));
    if (characters > column.longestCharacters || !column.longest.isSet()) {
        column.longestCharacters = characters;
        column.longest = place;
    }
    if (column.kinds.testFlag(ValueKind::Real))
        column.doubleLoses = column.doubleLoses || doubleLoses(value);
    if (column.kinds.testFlag(ValueKind::Decimal)) {
        const DecimalShape shape = decimalShape(value);
        column.wholeDigits = qMax(column.wholeDigits, shape.whole);
        column.fractionDigits = qMax(column.fractionDigits, shape.fraction);
        put(field.bySize, value, place, decimalLess);
    } else if (column.kinds & (ValueKinds(ValueKind::DateTime) | ValueKind::Time)) {
        column.fractionDigits = qMax(column.fractionDigits, secondDigits(value));
    }
    const auto bytesLess = [](const QByteArray &a, const QByteArray &b) { return a < b; };
    put(field.byBytes, value.left(comparedBytes), place, bytesLess);
}

void ProfileBuilder::add(const Row &row, const QString &file)
{
    if (m_json && row.fields.size() > m_fields.size())
        return; // the line is no object, and these are not its values
    ++m_rows;
    const qsizetype fields = qMin(row.fields.size(), m_fields.size());
    for (qsizetype i = 0; i < fields; ++i) {
        Field &field = m_fields[i];
        const millrace::Field &read = row.fields.at(i);
        if (read.isNull) {
            if (field.column.nulls++ == 0)
                field.column.firstNull = valueAt({}, row, file);
            continue;
        }
        field.distinct.add(read.value);
        const ProfiledValue place = valueAt(read.value, row, file);
        if (!read.value.isEmpty())
            addValue(field, read.value, place);
        else if (field.column.empties++ == 0)
            field.column.firstEmpty = place;
    }
}

TypeProfile ProfileBuilder::profile(bool whole) const
{
    TypeProfile profile{.rows = m_rows, .whole = whole};
    for (const Field &field : m_fields) {
        ColumnProfile column = field.column;
        column.distinct = field.distinct.count();
        column.distinctExact = field.distinct.isExact();
        const Order &order = column.is(ValueKind::Decimal) ? field.bySize : field.byBytes;
        column.ascending = order.any && order.ascending;
        column.strictly = order.any && order.ascending && order.strictly;
        column.least = order.least;
        column.greatest = order.greatest;
        if (column.values == 0)
            column.kinds = {};
        profile.columns << column;
    }
    return profile;
}

} // namespace millrace
