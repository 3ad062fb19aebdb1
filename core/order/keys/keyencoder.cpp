// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/keyencoder.h"

#include "core/order/keys/keyvalues.h"

#include <QtEndian>

namespace millrace {

namespace {

QVector<int> fieldsOf(const SortKey &key)
{
    QVector<int> fields;
    for (const KeyPart &part : key.parts)
        fields << part.field;
    return fields;
}

void encodeValue(const KeyPart &part, std::string_view value, std::string &key)
{
    switch (part.kind) {
    case KeyOrderKind::Signed:
        return encodeSigned(value, part.bytes, key);
    case KeyOrderKind::Unsigned:
        return encodeUnsigned(value, part.bytes, key);
    case KeyOrderKind::Decimal:
        return encodeDecimal(value, key);
    case KeyOrderKind::DateTime:
        return encodeDateTime(value, key);
    case KeyOrderKind::Time:
        return encodeTime(value, key);
    case KeyOrderKind::Bytes:
        return encodeBytes(value, key);
    case KeyOrderKind::Text:
        return encodeText(value, TextOrder::Plain, key);
    case KeyOrderKind::UcaText:
        return encodeText(value, TextOrder::Uca, key);
    case KeyOrderKind::Enum:
        return encodeEnum(value, part.labels, key);
    case KeyOrderKind::Uuid:
        return encodeUuid(value, key);
    }
    Q_UNREACHABLE();
}

quint64 bigEndian(std::string_view key, std::size_t from)
{
    if (key.size() >= from + 8)
        return qFromBigEndian<quint64>(key.data() + from);
    char padded[8] = {};
    if (key.size() > from)
        std::memcpy(padded, key.data() + from, key.size() - from);
    return qFromBigEndian<quint64>(padded);
}

} // namespace

KeyPrefix KeyPrefix::of(std::string_view key)
{
    return {.high = bigEndian(key, 0), .low = bigEndian(key, 8)};
}

KeyEncoder::KeyEncoder(const Dialect &dialect, const SortKey &key)
    : m_fields(dialect, fieldsOf(key))
    , m_parts(key.parts)
{
    m_key.reserve(2 * maxBytes);
}

std::string_view KeyEncoder::encode(std::span<const char> row, bool terminated)
{
    m_fields.read(row, terminated);
    m_key.clear();
    for (qsizetype i = 0; i < m_parts.size() && m_key.size() < maxBytes; ++i) {
        const KeyPart &part = m_parts.at(i);
        const KeyField &field = m_fields.at(i);
        const std::size_t begin = m_key.size();
        if (field.isNull || field.isMissing) {
            encodeNull(part, m_key);
            continue;
        }
        // A value can double its bytes at most: what lies beyond the limit is not even looked at.
        encodeValue(part, field.value.substr(0, maxBytes), m_key);
        if (part.descending)
            for (std::size_t at = begin; at < m_key.size(); ++at)
                m_key[at] = static_cast<char>(~m_key[at]);
    }
    return std::string_view(m_key).substr(0, maxBytes);
}

} // namespace millrace
