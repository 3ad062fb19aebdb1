// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/json/jsonrow.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

namespace millrace {

namespace {

constexpr qsizetype blockBytes = 1024LL * 1024;
constexpr char lastEscaped = '\r'; ///< no byte above it but the backslash has a meaning in such rows

/// A backslash, or a byte up to the carriage return.
const char *nextToEscape(const char *at, const char *end)
{
#if defined(__x86_64__)
    for (; end - at >= 16; at += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        const __m128i found =
            _mm_or_si128(_mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(lastEscaped)), bytes),
                         _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\')));
        if (const auto mask = static_cast<unsigned>(_mm_movemask_epi8(found)))
            return at + std::countr_zero(mask);
    }
#endif
    while (at != end && static_cast<unsigned char>(*at) > lastEscaped && *at != '\\')
        ++at;
    return at;
}

char *putBytes(std::string_view bytes, char *out)
{
    std::memcpy(out, bytes.data(), bytes.size());
    return out + bytes.size();
}

/// So that the server reads these bytes.
char *putEscaped(std::string_view bytes, char *out)
{
    const char *at = bytes.data();
    const char *const end = at + bytes.size();
    for (;;) {
        const char *const special = nextToEscape(at, end);
        out = putBytes({at, static_cast<std::size_t>(special - at)}, out);
        if (special == end)
            return out;
        const char c = *special;
        const char name = c == '\\'   ? '\\'
                          : c == '\t' ? 't'
                          : c == '\n' ? 'n'
                          : c == '\r' ? 'r'
                          : c == '\0' ? '0'
                                      : '\0';
        if (name != '\0')
            *out++ = '\\';
        *out++ = name != '\0' ? name : c;
        at = special + 1;
    }
}

} // namespace

JsonRowWriter::JsonRowWriter(const QStringList &keys, const QStringList &asJson)
    : m_reader(keys)
    , m_faultyRow(QByteArrayList(keys.size() + 1, "\\N").join('\t') + '\n')
{
    if (asJson.isEmpty())
        return;
    for (const QString &key : keys)
        m_asJson.push_back(asJson.contains(key));
}

char *JsonRowWriter::reserve(qsizetype bytes)
{
    if (m_rows.size() - m_size < bytes)
        m_rows.resize(std::max({blockBytes, m_size + bytes, m_rows.size() * 2}));
    return m_rows.data() + m_size;
}

JsonFault JsonRowWriter::write(std::string_view line)
{
    const bool first = std::exchange(m_first, false);
    const JsonFault fault = m_reader.read(line);
    // Each byte may be escaped, and each value be NULL; and one backslash in front.
    char *const begin = reserve(static_cast<qsizetype>(line.size()) * 2 + m_faultyRow.size() + 1);
    char *out = begin;
    if (fault != JsonFault::None) {
        m_size = putBytes({m_faultyRow.constData(), static_cast<std::size_t>(m_faultyRow.size())}, out) -
                 m_rows.constData();
        return fault;
    }
    const std::vector<JsonValueText> &values = m_reader.values();
    for (std::size_t i = 0; i < values.size(); ++i) {
        out = !m_asJson.empty() && m_asJson[i] ? putJson(values[i], out) : put(values[i], out);
        *out++ = '\t';
    }
    out[-1] = '\n';
    // In front of all rows the bytes of a byte order mark would be taken for one.
    if (first && std::string_view(begin, static_cast<std::size_t>(out - begin)).starts_with("\xEF\xBB\xBF")) {
        std::memmove(begin + 1, begin, static_cast<std::size_t>(out - begin));
        *begin = '\\';
        ++out;
    }
    m_size = out - m_rows.constData();
    return fault;
}

char *JsonRowWriter::put(const JsonValueText &value, char *out)
{
    using Kind = JsonValueText::Kind;
    switch (value.kind) {
    case Kind::Missing:
    case Kind::Null:
        return putBytes("\\N", out);
    case Kind::False:
        *out++ = '0';
        return out;
    case Kind::True:
        *out++ = '1';
        return out;
    case Kind::Number:
    case Kind::String:
        return putBytes(value.text, out);
    case Kind::Nested:
        return putEscaped(value.text, out);
    case Kind::EscapedString: {
        const auto size = static_cast<qsizetype>(value.text.size());
        if (m_scratch.size() < size)
            m_scratch.resize(size);
        const char *const end = decodeJsonString(value.text.begin(), value.text.end(), m_scratch.data());
        return putEscaped({m_scratch.constData(), static_cast<std::size_t>(end - m_scratch.constData())},
                          out);
    }
    }
    return out;
}

char *JsonRowWriter::putJson(const JsonValueText &value, char *out)
{
    using Kind = JsonValueText::Kind;
    if (value.kind == Kind::Missing || value.kind == Kind::Null)
        return putBytes("\\N", out);
    const bool isString = value.kind == Kind::String || value.kind == Kind::EscapedString;
    return putEscaped(isString
                          ? std::string_view(value.text.data() - 1, value.text.size() + 2) // with its quotes
                          : value.text,
                      out);
}

QByteArray JsonRowWriter::take()
{
    QByteArray rows = std::exchange(m_rows, QByteArray());
    rows.truncate(std::exchange(m_size, 0));
    return rows;
}

} // namespace millrace
