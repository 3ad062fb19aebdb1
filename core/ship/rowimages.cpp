// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/rowimages.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

namespace {

/// The field that is bound to a column; -1: none, -2: more than one.
int fieldOf(const Mapping &mapping, const std::string &column)
{
    const QString name = QString::fromStdString(column);
    int found = -1;
    for (qsizetype i = 0; i < mapping.fields.size(); ++i) {
        const FieldBinding &binding = mapping.fields[i];
        if (binding.kind != FieldBinding::Kind::Column ||
            binding.name.compare(name, Qt::CaseInsensitive) != 0)
            continue;
        found = found == -1 ? int(i) : -2;
    }
    return found;
}

QVector<int> wantedFields(const Mapping &mapping, const TableShape &shape)
{
    QVector<int> fields;
    for (const ibd::ColumnShape &column : shape.columns)
        fields << fieldOf(mapping, column.name);
    const auto bound = int(mapping.fields.size());
    return fields << bound - 1 << bound;
}

bool hasHighBit(std::string_view text)
{
    return std::ranges::any_of(text,
                               [](char byte) { return (static_cast<unsigned char>(byte) & 0x80U) != 0; });
}

} // namespace

QString RowImages::whyNot(const Mapping &mapping, const TableShape &shape)
{
    for (const ibd::ColumnShape &column : shape.columns)
        if (fieldOf(mapping, column.name) < 0)
            return CoreText::tr("Column %1 comes from no field of the dump: the server fills it in.")
                .arg(QString::fromStdString(column.name));
    return {};
}

RowImages::RowImages(const Source &source, const Mapping &mapping, const TableShape &shape,
                     const Session &session)
    : m_shape(shape)
    , m_row(shape.columns)
    , m_values(m_row, shape.labels, {.utc = session.utc})
    , m_fields(source.dialect, wantedFields(mapping, shape))
    , m_asciiOnly(!isUtf8Charset(source.dialect.charset) && source.dialect.charset != "binary")
{}

bool RowImages::store(std::size_t column, const KeyField &field)
{
    if (field.isMissing)
        return false;
    if (field.isNull)
        return !m_shape.nullLeft[column] && m_row.null(column) == ibd::ValueFate::Stored;
    if (m_asciiOnly && m_shape.columns[column].isText() && hasHighBit(field.value))
        return false;
    return m_values.store(column, field.value) == ibd::ValueFate::Stored;
}

bool RowImages::read(std::span<const char> row, bool terminated)
{
    m_fields.read(row, terminated);
    const std::size_t columns = m_shape.columns.size();
    if (m_fields.at(qsizetype(columns)).isMissing || !m_fields.at(qsizetype(columns) + 1).isMissing)
        return false;
    m_row.begin();
    for (std::size_t column = 0; column < columns; ++column)
        if (!store(column, m_fields.at(qsizetype(column))))
            return false;
    // What a 0 becomes depends on the session.
    return m_shape.autoIncrement < 0 || autoIncrement() != 0;
}

quint64 RowImages::autoIncrement() const
{
    if (m_shape.autoIncrement < 0)
        return 0;
    const auto column = static_cast<std::size_t>(m_shape.autoIncrement);
    const ibd::RowImage row = m_row.image();
    const ibd::StoredValue &value = row.values[column];
    quint64 number = 0;
    for (std::uint32_t i = 0; i < value.bytes(); ++i)
        number = number << 8 | row.bytes[value.at + i];
    if (m_shape.columns[column].isUnsigned)
        return number;
    const quint64 sign = quint64{1} << (8 * value.bytes() - 1);
    return number >= sign ? number - sign : 0; // negative ones give no next number
}

} // namespace millrace
