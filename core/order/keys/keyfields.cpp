// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/keyfields.h"

#include "core/source/rows/escapes.h"

#include <algorithm>

namespace millrace {

namespace {

int byteOrNone(const QByteArray &bytes)
{
    return bytes.isEmpty() ? -1 : static_cast<uchar>(bytes.at(0));
}

bool is(char c, int special)
{
    return static_cast<uchar>(c) == special;
}

std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

KeyFields::KeyFields(const Dialect &dialect, QVector<int> fields)
    : m_dialect(dialect)
    , m_reader(dialect)
    , m_slow(trailBytesOf(dialect.charset) != TrailBytes::Harmless)
    , m_quote(byteOrNone(dialect.fieldsEnclosedBy))
    , m_escape(byteOrNone(dialect.fieldsEscapedBy))
    , m_terminator(dialect.fieldsTerminatedBy.at(0))
    , m_fields(std::move(fields))
    , m_values(static_cast<std::size_t>(m_fields.size()))
    , m_buffers(static_cast<std::size_t>(m_fields.size()))
{
    for (const int field : std::as_const(m_fields))
        m_lastField = std::max(m_lastField, field);
    m_wantedBy.resize(static_cast<std::size_t>(m_lastField) + 1);
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_wantedBy[static_cast<std::size_t>(m_fields.at(qsizetype(i)))].push_back(i);
}

void KeyFields::read(std::span<const char> row, bool terminated)
{
    for (KeyField &value : m_values)
        value = {.isMissing = true};
    if (m_slow)
        return readSlowly(row);
    const char *at = row.data();
    const char *end = at + row.size() - (terminated ? m_dialect.linesTerminatedBy.size() : 0);
    if (!m_dialect.linesStartingBy.isEmpty()) {
        const std::size_t found =
            std::string_view(at, static_cast<std::size_t>(end - at)).find(viewOf(m_dialect.linesStartingBy));
        if (found == std::string_view::npos)
            return;
        at += found + static_cast<std::size_t>(m_dialect.linesStartingBy.size());
    }
    // The server does not read an empty field at the end of the file: nothing there is no field.
    if (!terminated && at == end)
        return;
    for (int field = 0; field <= m_lastField && at != nullptr; ++field) {
        if (field > 0 && at == end && !terminated)
            return;
        Slice slice;
        at = cut(at, end, slice);
        for (const std::size_t wanted : m_wantedBy[static_cast<std::size_t>(field)])
            setValue(wanted, slice);
    }
}

/// The field that begins at `at`; returns where the next one begins, nullptr when there is none.
inline const char *KeyFields::cut(const char *at, const char *end, Slice &slice) const
{
    if (at < end && is(*at, m_quote))
        return cutQuoted(at + 1, end, slice);
    return cutPlain(at, end, slice);
}

inline bool KeyFields::fieldEndsAt(const char *at, const char *end) const
{
    if (*at != m_terminator)
        return false;
    const qsizetype size = m_dialect.fieldsTerminatedBy.size();
    return size == 1 ||
           (end - at >= size && std::equal(at + 1, at + size, m_dialect.fieldsTerminatedBy.constData() + 1));
}

inline const char *KeyFields::cutPlain(const char *at, const char *end, Slice &slice) const
{
    slice.begin = at;
    while (at < end) {
        if (is(*at, m_escape) && (m_escape != m_quote || (at + 1 < end && is(at[1], m_escape)))) {
            slice.plain = false;
            at += at + 1 < end ? 2 : 1;
            continue;
        }
        if (fieldEndsAt(at, end)) {
            slice.end = at;
            return at + m_dialect.fieldsTerminatedBy.size();
        }
        ++at;
    }
    slice.end = end;
    return nullptr;
}

const char *KeyFields::cutQuoted(const char *at, const char *end, Slice &slice) const
{
    slice.begin = at;
    slice.enclosed = true;
    while (at < end) {
        if (is(*at, m_escape) && (m_escape != m_quote || (at + 1 < end && is(at[1], m_escape)))) {
            slice.plain = false;
            at += at + 1 < end ? 2 : 1;
            continue;
        }
        if (!is(*at, m_quote)) {
            ++at;
            continue;
        }
        slice.end = at;
        if (at + 1 == end)
            return nullptr;
        if (is(at[1], m_quote)) {
            slice.plain = false;
            at += 2;
            continue;
        }
        if (fieldEndsAt(at + 1, end))
            return at + 1 + m_dialect.fieldsTerminatedBy.size();
        ++at; // a stray quote is data
    }
    // Never closed: the opening quote is data.
    --slice.begin;
    slice.end = end;
    slice.enclosed = false;
    return nullptr;
}

std::string_view KeyFields::unescaped(const Slice &slice, QByteArray &buffer, bool &sawNull) const
{
    buffer.resize(0);
    // An opening quote that is data opens nothing that could be doubled.
    const bool doubles = slice.enclosed;
    for (const char *at = slice.begin; at < slice.end; ++at) {
        const bool last = at + 1 == slice.end;
        if (is(*at, m_escape) && !last && (m_escape != m_quote || is(at[1], m_escape))) {
            buffer.append(unescapedByte(*++at, sawNull));
            continue;
        }
        if (doubles && is(*at, m_quote) && !last && is(at[1], m_quote))
            ++at;
        buffer.append(*at);
    }
    return viewOf(buffer);
}

void KeyFields::setValue(std::size_t wanted, const Slice &slice)
{
    KeyField field;
    bool sawNull = false;
    field.value = slice.plain
                      ? std::string_view(slice.begin, static_cast<std::size_t>(slice.end - slice.begin))
                      : unescaped(slice, m_buffers[wanted], sawNull);
    field.isNull =
        (sawNull && field.value.size() == 1) || (m_quote >= 0 && !slice.enclosed && field.value == "NULL");
    if (field.isNull)
        field.value = {};
    m_values[wanted] = field;
}

void KeyFields::readSlowly(std::span<const char> row)
{
    m_reader.readRow(row, m_row);
    for (std::size_t i = 0; i < m_values.size(); ++i)
        if (const int field = m_fields.at(qsizetype(i)); field < m_row.fields.size())
            m_values[i] = {.value = viewOf(m_row.fields.at(field).value),
                           .isNull = m_row.fields.at(field).isNull};
}

} // namespace millrace
